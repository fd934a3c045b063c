/** A save as data, and the one function that carries it out. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { messages } from '~/domain/messages';
import { isRecord } from '~/lib/isRecord';
import { staffSession } from '~/session/staff';

import { ApiError, kindOf } from '../transport/errors';
import type { CacheWrite } from './cacheWrite';
import { EarlierSavedError, isLost, SaveOutcomeError } from './failures';

/** What a save was sent with. */
export interface Sent<Variables, Before> {
  readonly variables: Variables;
  /** What was read before; undefined for a save that reads nothing. */
  readonly before: Before;
}

/** What a save resolves to. */
export interface Saved<Answer> {
  readonly answer: Answer;
  /** The save's own answer was lost, and the state that was read again proves that it was carried out. */
  readonly isRecovered: boolean;
  /** Names of what others changed between the state that the screen showed and the answer (Spanish). */
  readonly others: readonly string[];
  /** Names of what the server holds twice although it was sent once (Spanish). */
  readonly twice: readonly string[];
}

/** What a server holds beyond what it held before and what was sent: it carried a request out twice. */
export interface Surplus<Answer> {
  /** For the person (Spanish). */
  readonly names: readonly string[];
  /** Removes it. Without it, or when that fails, the outcome names them. */
  readonly takeBack?: () => Promise<Answer>;
}

/** What a save consists of; each save is one constant at module level. */
export interface Save<Variables, Answer, Before = undefined> {
  /** Reads what the save is built on and compared with; a rejection sends nothing. */
  before?: (variables: Variables, queryClient: QueryClient | null) => Promise<Before>;
  send: (sent: Sent<Variables, Before>) => Promise<Answer>;
  /** Reads, after a lost answer, what `send` would have answered; null when it was not carried out. */
  find?: (sent: Sent<Variables, Before>) => Promise<Answer | null>;
  /**
   * A second request would add something twice, or be refused. A lost one is remembered, also when its form is closed, and
   * looked up before the next one: a slow server may carry it out late.
   */
  adds?: true;
  /** Names what `adds` changes, where requests for different targets have nothing to do with each other. */
  target?: (variables: Variables) => string | number;
  /** Whether a later call of `adds` sends what a lost one sent; by default when its variables are equal. */
  isSame?: (later: Variables, sent: Sent<Variables, Before>) => boolean | Promise<boolean>;
  /** What to try after a lost answer that nothing can look up (Spanish). */
  tryInstead?: string;
  /** It changes nothing when it is sent twice, and nothing looks it up. */
  isRepeatable?: true;
  /** Keeps a request of `adds` in the browser from before it is sent until its answer: the page may be loaded again meanwhile. */
  kept?: {
    /** The request that a page sent which is gone. */
    get: () => Sent<Variables, Before> | null;
    set: (sent: Sent<Variables, Before> | null) => void;
  };
  /** Names of what others changed; `lost` was sent before, and its answer was lost. */
  others?: (
    answer: Answer,
    sent: Sent<Variables, Before>,
    lost: Sent<Variables, Before> | null,
  ) => readonly string[];
  /** Compares what is held now with what was held before and what was sent; null: nothing is there twice. */
  surplus?: (
    answer: Answer,
    sent: Sent<Variables, Before>,
  ) => Surplus<Answer> | null | Promise<Surplus<Answer> | null>;
  /** Cache entries that the answer updates. */
  writes?: (answer: Answer, variables: Variables) => readonly CacheWrite[];
  /**
   * Keys, including all keys below them, to refetch after the save, and at once after a refusal (4xx but 401 and 403), a
   * conflict, a lost or a cancelled answer.
   */
  invalidates?: readonly QueryKey[];
  /**
   * Delay after the answer until `invalidates` are refetched, in ms; without it the save is pending until they have been
   * refetched.
   */
  delayMs?: number;
  /** Nothing else can be done until it is answered: the loading overlay covers the window. */
  veil?: true;
  /** Names the state that is saved: a save waits for the one in flight of its scope, and is built on what that one left. */
  scope?: (variables: Variables) => string;
}

/** A request whose answer was lost. */
interface LostRequest<Variables, Before> {
  readonly sent: Sent<Variables, Before>;
  readonly error: ApiError;
}

/** Requests whose answer was lost, by tab; they outlive forms, and the cache when the session ends. */
const lostRequests = new Map<
  QueryClient | null,
  readonly (LostRequest<unknown, unknown> & { readonly save: object; readonly key: string })[]
>();

/** The lost request of a save to a target; users have their own. */
function lostRequestOf<Variables, Answer, Before>(
  queryClient: QueryClient | null,
  save: Save<Variables, Answer, Before>,
  variables: Variables,
) {
  const key = `${staffSession()?.user.email}:${save.target?.(variables) ?? ''}`;
  const all = () => lostRequests.get(queryClient) ?? [];
  const isIt = (one: ReturnType<typeof all>[number]) => one.save === save && one.key === key;
  const others = () => all().filter((one) => !isIt(one));
  return {
    // Safe: the requests of a save are remembered with its own variables.
    get: () => (all().find(isIt) ?? keptRequest(save)) as LostRequest<Variables, Before> | null,
    forget: () => {
      save.kept?.set(null);
      lostRequests.set(queryClient, others());
    },
    remember: (sent: Sent<Variables, Before>, error: ApiError) => {
      lostRequests.set(queryClient, [...others(), { save, key, sent, error }]);
    },
  };
}

/** An answer that never came: the request was cancelled, or its page is gone. */
const noAnswer = () => new ApiError(messages.networkFailure, 0);

function keptRequest<Variables, Answer, Before>(save: Save<Variables, Answer, Before>) {
  const sent = save.kept?.get() ?? null;
  return sent && { sent, error: noAnswer() };
}

/** The last save in flight of each scope. */
const lastSaves = new Map<string, Promise<unknown>>();

/** Runs a task after the earlier ones of its scope, whether they succeeded or not. */
function inTurn<Result>(scope: string, task: () => Promise<Result>): Promise<Result> {
  const turn = (lastSaves.get(scope) ?? Promise.resolve()).then(task, task);
  lastSaves.set(scope, turn);
  const end = () => {
    if (lastSaves.get(scope) === turn) lastSaves.delete(scope);
  };
  turn.then(end, end);
  return turn;
}

/** Waits for the saves in flight of a scope. @throws what the last of them throws */
export async function savesInFlight(scope: string): Promise<void> {
  await lastSaves.get(scope);
}

/** @throws SaveOutcomeError with the outcome `notSent` when what the save is built on cannot be read */
async function readBefore<Before>(read: () => Promise<Before>): Promise<Before> {
  try {
    return await read();
  } catch (error) {
    throw isLost(error) ? new SaveOutcomeError('notSent', error) : error;
  }
}

/** @throws SaveOutcomeError with the outcome `unknown` when the server's state cannot be read */
async function lookUp<Answer>(find: () => Promise<Answer>, lost: ApiError): Promise<Answer> {
  try {
    return await find();
  } catch {
    throw new SaveOutcomeError('unknown', lost);
  }
}

/** A refusal may answer the repetition of a request that was carried out; null: it was not, or that cannot be read. */
async function lookUpRefused<Answer>(find: () => Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await find();
  } catch {
    return null;
  }
}

/** JSON has no functions and no files: those are the same when they are one object. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype);

/** Whether two calls send the same. */
export function isSameCall(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other);
  return Object.keys({ ...one, ...other }).every((name) =>
    isSameCall(Reflect.get(one, name), Reflect.get(other, name)),
  );
}

/**
 * Carries out a save:
 * 1. waits for the save in flight of its scope;
 * 2. looks up an earlier request whose answer was lost: the same one is not sent again;
 * 3. reads what it is built on, and sends it;
 * 4. looks up a lost answer, and a refusal: the first of two requests may have been carried out;
 * 5. compares the answer with what was held before.
 * @throws SaveOutcomeError when the answer was lost, and EarlierSavedError when an earlier request was stored instead
 */
export function carryOut<Variables, Answer, Before>(
  queryClient: QueryClient | null,
  save: Save<Variables, Answer, Before>,
  variables: Variables,
  /** Called with the answer to an earlier request that was lost and is stored. */
  onEarlier?: (answer: Answer, variables: Variables) => Promise<void>,
): Promise<Saved<Answer>> {
  const run = () => carryOutNow(queryClient, save, variables, onEarlier);
  return save.scope === undefined ? run() : inTurn(save.scope(variables), run);
}

/**
 * Looks up an earlier request of `adds` to the same target whose answer was lost, and forgets it when it was carried out.
 * @returns null when there is none that `concerns`, or it was not carried out
 * @throws SaveOutcomeError with the outcome `unknown` when the server's state cannot be read
 */
export async function takeEarlier<Variables, Answer, Before>(
  queryClient: QueryClient | null,
  save: Save<Variables, Answer, Before>,
  variables: Variables,
  concerns: (earlier: Variables) => boolean = () => true,
): Promise<{ answer: Answer; sent: Sent<Variables, Before> } | null> {
  const { adds, find } = save;
  const lostRequest = lostRequestOf(queryClient, save, variables);
  const lost = lostRequest.get();
  if (lost === null || !adds || !find || !concerns(lost.sent.variables)) return null;
  const answer = await lookUp(() => find(lost.sent), lost.error);
  if (answer === null) return null;
  lostRequest.forget();
  return { answer, sent: lost.sent };
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && kindOf(error) === 'refused';

async function carryOutNow<Variables, Answer, Before>(
  queryClient: QueryClient | null,
  save: Save<Variables, Answer, Before>,
  variables: Variables,
  onEarlier?: (answer: Answer, variables: Variables) => Promise<void>,
): Promise<Saved<Answer>> {
  const { find, kept, tryInstead } = save;
  const { isSame = (later, earlier) => isSameCall(later, earlier.variables) } = save;
  const lostRequest = lostRequestOf(queryClient, save, variables);
  const lost = lostRequest.get();
  const earlier = await takeEarlier(queryClient, save, variables);
  if (earlier !== null) {
    if (await isSame(variables, earlier.sent)) {
      return { answer: earlier.answer, isRecovered: true, others: [], twice: [] };
    }
    await onEarlier?.(earlier.answer, earlier.sent.variables);
    throw new EarlierSavedError();
  }

  const before = await readBefore(async () => save.before?.(variables, queryClient));
  // Safe: only a save without `before` has none, and its type says so.
  const sent: Sent<Variables, Before> = { variables, before: before as Before };
  const { onLine } = navigator;

  /** A browser that says that it is offline can be wrong: the server is asked. */
  async function isReached(): Promise<boolean> {
    if (onLine || !find) return onLine;
    return find(sent).then(
      () => true,
      () => false,
    );
  }

  /** The answer to the request, which failed; rejects unless it was carried out all the same. */
  async function answerOfFailed(error: unknown): Promise<Answer> {
    if (isLost(error) && !(await isReached())) {
      kept?.set(null);
      throw new SaveOutcomeError('notSent', error);
    }
    if (isLost(error) || kindOf(error) === 'cancelled') {
      const failure = isLost(error) ? error : noAnswer();
      lostRequest.remember(sent, failure);
      if (tryInstead !== undefined) throw new SaveOutcomeError('unknown', failure, tryInstead);
      if (save.isRepeatable) throw new SaveOutcomeError('repeatable', failure);
      if (!isLost(error) || !find) throw error;
      const found = await lookUp(() => find(sent), error);
      if (found === null) throw new SaveOutcomeError('notSaved', error);
      return found;
    }
    const found = find && isRefused(error) ? await lookUpRefused(() => find(sent)) : null;
    if (found !== null) return found;
    kept?.set(null);
    if (lost === null || tryInstead === undefined || !isRefused(error)) throw error;
    lostRequest.forget();
    throw new ApiError(`${error.message}. ${tryInstead}`, error.status);
  }

  kept?.set(sent);
  let answer: Answer;
  let isRecovered = false;
  try {
    answer = await save.send(sent);
  } catch (error) {
    answer = await answerOfFailed(error);
    isRecovered = true;
  }
  lostRequest.forget();
  const { settled, twice } = await withoutSurplus(save, answer, sent);
  const others = save.others?.(settled, sent, lost?.sent ?? null) ?? [];
  return { answer: settled, isRecovered, others: [...new Set(others)], twice };
}

/** The state without what is there twice; where that stays, its names. */
async function withoutSurplus<Variables, Answer, Before>(
  save: Save<Variables, Answer, Before>,
  answer: Answer,
  sent: Sent<Variables, Before>,
): Promise<{ settled: Answer; twice: readonly string[] }> {
  let twice: readonly string[] = [];
  try {
    const surplus = (await save.surplus?.(answer, sent)) ?? null;
    if (surplus === null) return { settled: answer, twice };
    twice = surplus.names;
    const settled = await surplus.takeBack?.();
    if (settled !== undefined) return { settled, twice: [] };
  } catch {
    // What could not be compared is taken as it is; what could not be taken back is named.
  }
  return { settled: answer, twice };
}
