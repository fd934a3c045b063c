import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryKey,
  type MutateOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { commonMessages } from '~/domain/commonMessages';
import { ConflictError, sameJson } from '~/domain/mergeChanges';

import { ApiError } from './errors';

/** The key of a query, as `queryOptions` types it. */
type DataKey<Data> = DataTag<string[], Data, Error>;

/** A change of one cache entry; made by {@link cacheWrite}. */
export interface CacheWrite {
  queryKey: QueryKey;
  apply: (queryClient: QueryClient) => void;
}

/** Changes the data of a query; `update` returns undefined to leave an entry without data unchanged. */
export function cacheWrite<Data>(
  { queryKey }: { queryKey: DataKey<Data> },
  update: (before: Data | undefined) => NoInfer<Data> | undefined,
): CacheWrite {
  return { queryKey, apply: (queryClient) => void queryClient.setQueryData(queryKey, update) };
}

/**
 * Sends a request that adds something, so that a retry would add it twice. When its answer is lost, `find` reads the
 * state again and returns what the request would have returned, or null when it was not carried out.
 */
export type Once<Answer> = (
  send: () => Promise<Answer>,
  find: () => Promise<Answer | null>,
) => Promise<Answer>;

export interface Save<Variables, Answer> {
  /** @param once for requests that add something */
  request: (variables: Variables, once: Once<Answer>) => Promise<Answer>;
  /** Cache entries that the answer updates. */
  writes?: (answer: Answer, variables: Variables) => readonly CacheWrite[];
  /** Keys, including all keys below them, to refetch after the save, and at once after a refusal (4xx) or a conflict. */
  rereads?: readonly QueryKey[];
  /**
   * Delay after the answer until `rereads` are refetched, in ms; without it the save is pending until they have been
   * refetched.
   */
  delayMs?: number;
  /** No loading overlay. */
  quiet?: boolean;
  /** Saves of the same scope are sent one after the other. */
  scope?: string;
}

/** The part of the mutation of {@link useSave} that screens use. */
export interface SaveMutation<Variables, Answer> extends Pick<
  UseMutationResult<Answer, Error, Variables>,
  'data' | 'isPending' | 'isError' | 'error' | 'reset'
> {
  mutate: (variables: Variables, options?: MutateOptions<Answer, Error, Variables>) => void;
  mutateAsync: (variables: Variables) => Promise<Answer>;
}

const outcomeMessages = {
  saved: 'Ya se guardó lo que envió antes. Revise si falta guardar algo.',
  notSaved: 'No se guardó: se cortó la conexión. Puede reintentar.',
  unreadable: 'No se guardó: respuesta inesperada del servidor. Puede reintentar.',
  unknown: `${commonMessages.networkFailure}. Antes de enviar otra vez se comprueba si ya se guardó.`,
} as const;

/** The answer of a save was lost, and it was not found to be stored. */
export class LostAnswerError extends ApiError {
  constructor(readonly outcome: keyof typeof outcomeMessages) {
    super(outcomeMessages[outcome], 0);
    this.name = 'LostAnswerError';
  }
}

const foundAnswers = new WeakSet<object>();

/** Whether an answer was lost and found by reading the state again. */
export function wasFound(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && foundAnswers.has(answer);
}

/** Whether the outcome of a request is unknown: no network, a gateway's timeout, an unreadable success. */
function isLost(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status < 300 || status === 502 || status === 504;
}

/**
 * Sends a request that may be repeated, or whose caller looks up an unknown outcome before the next one. A lost answer is
 * looked up once.
 * @param find the answer as read from the server's state; null when the request was not carried out
 * @throws LostAnswerError when it was not, or when that cannot be read
 */
export async function sendOrFind<Answer>(
  send: () => Promise<Answer>,
  find: () => Promise<Answer | null>,
): Promise<Answer> {
  let hadAnswer: boolean;
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    hadAnswer = error.status !== 0;
  }
  const found = await lookUp(find);
  if (found === null) throw new LostAnswerError(hadAnswer ? 'unreadable' : 'notSaved');
  return found;
}

/**
 * Looks up the outcome of a request; null when it was not carried out.
 * @throws LostAnswerError when that cannot be read
 */
async function lookUp<Answer>(find: () => Promise<Answer | null>): Promise<Answer | null> {
  const found = await find().catch(() => {
    throw new LostAnswerError('unknown');
  });
  if (typeof found === 'object' && found !== null) foundAnswers.add(found);
  return found;
}

/** Sends requests once, also over several calls: an unknown outcome is looked up before the next request. */
class Outcomes<Variables, Answer> {
  #unknown: { key: string; find: () => Promise<Answer | null> } | null = null;

  /**
   * The answer of an earlier call of the same request with an unknown outcome; null when there is none.
   * @throws LostAnswerError when the outcome is still unknown, or when something else than `variables` was saved
   */
  async earlier(variables: Variables): Promise<Answer | null> {
    if (this.#unknown === null) return null;
    const { key, find } = this.#unknown;
    const found = await lookUp(() => this.#read(key, find));
    // Two functions cannot be compared.
    const isSame = typeof variables !== 'function' && key === hashKey([variables]);
    if (found !== null && !isSame) throw new LostAnswerError('saved');
    return found;
  }

  once(
    variables: Variables,
    send: () => Promise<Answer>,
    find: () => Promise<Answer | null>,
  ): Promise<Answer> {
    return sendOrFind(send, () => this.#read(hashKey([variables]), find));
  }

  /** Reads the outcome, which stays unknown when that fails. */
  async #read(key: string, find: () => Promise<Answer | null>): Promise<Answer | null> {
    this.#unknown = { key, find };
    const found = await find();
    this.#unknown = null;
    return found;
  }
}

const startsWith = (queryKey: QueryKey, start: QueryKey) =>
  hashKey(queryKey.slice(0, start.length)) === hashKey(start);

/**
 * Cancels reads in flight of `keys`, so that an answer older than the save does not replace it. First loads go on: a
 * screen waits for them.
 */
function cancelReads(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  return queryClient.cancelQueries({
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && keys.some((key) => startsWith(queryKey, key)),
  });
}

/** A 4xx answer to a save: the server's data may not be what the client assumes. 401 and 403 are about the user. */
export function mayBeOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 401 &&
    error.status !== 403
  );
}

/**
 * The one mutation of the application. A call while another one with the same variables is in flight sends nothing and
 * gets the same answer. Before the answer is written into the cache, reads in flight of what it changes are cancelled.
 */
export function useSave<Variables, Answer>({
  request,
  writes = () => [],
  rereads = [],
  delayMs,
  quiet = false,
  scope,
}: Save<Variables, Answer>): SaveMutation<Variables, Answer> {
  const queryClient = useQueryClient();
  const reread = () =>
    Promise.all(rereads.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  const [outcomes] = useState(() => new Outcomes<Variables, Answer>());
  const mutation = useMutation<Answer, Error, Variables>({
    mutationFn: async (variables) =>
      (await outcomes.earlier(variables)) ??
      request(variables, (send, find) => outcomes.once(variables, send, find)),
    meta: { quiet },
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    onSuccess: async (answer, variables) => {
      const changes = writes(answer, variables);
      const keys = changes.map(({ queryKey }) => queryKey);
      await cancelReads(queryClient, [...keys, ...rereads]);
      for (const change of changes) change.apply(queryClient);
      if (delayMs === undefined) await reread();
      else setTimeout(() => void reread(), delayMs);
    },
    onError: (error) => {
      if (mayBeOutdated(error) || error instanceof ConflictError) void reread();
    },
  });

  const inFlight = useRef(new Map<string, Promise<Answer>>());
  const { mutateAsync: send } = mutation;
  const start = useCallback(
    (variables: Variables, options?: MutateOptions<Answer, Error, Variables>) => {
      const key = hashKey([variables]);
      const running = inFlight.current.get(key);
      if (running) return running;
      const call = send(variables, options).finally(() => inFlight.current.delete(key));
      inFlight.current.set(key, call);
      return call;
    },
    [send],
  );
  const mutate = useCallback<SaveMutation<Variables, Answer>['mutate']>(
    (variables, options) => {
      // The mutation keeps the error.
      start(variables, options).catch(() => undefined);
    },
    [start],
  );
  const { data, isPending, isError, error, reset } = mutation;
  return { data, isPending, isError, error, reset, mutate, mutateAsync: start };
}

/** Builds the body of a whole-list or whole-object save from the newest state; may throw a {@link ConflictError}. */
export type Change<State, Body> = (newest: State) => Body;

/**
 * Saves a list or an object that the server replaces as a whole. The newest state is read first, so that the body built
 * by `change` includes what others saved meanwhile; changes of the same state are sent one after the other. When
 * `change` throws a {@link ConflictError}, nothing is sent and the screen shows the newest state.
 */
export function useListChange<State, Body>({
  queryKey,
  read,
  request,
}: {
  /** Cache entry of the state, which the answer replaces. */
  queryKey: DataKey<State>;
  read: () => Promise<State>;
  request: (body: Body) => Promise<State>;
}): SaveMutation<Change<State, Body>, State> {
  const queryClient = useQueryClient();
  return useSave<Change<State, Body>, State>({
    scope: hashKey(queryKey),
    request: async (change, once) => {
      const newest = await read();
      try {
        const body = change(newest);
        return await once(
          () => request(body),
          async () => {
            const now = await read();
            return holds(now, body, newest) ? now : null;
          },
        );
      } catch (error) {
        if (error instanceof ConflictError) queryClient.setQueryData(queryKey, newest);
        throw error;
      }
    },
    writes: (saved) => [cacheWrite({ queryKey }, () => saved)],
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Marketing codes have no id and are identified by their code. */
const idOf = ({ id, code }: Record<string, unknown>) => id ?? code;

/** Whether an object has the values of every field of `fields`. */
const hasFields = (row: Record<string, unknown>, fields: Record<string, unknown>) =>
  Object.entries(fields).every(([key, value]) => sameJson(row[key], value));

/**
 * Whether a state is as a save with `body` leaves it. A list with new entries (sent without an id) is, when each of them
 * is there with an id that the list did not hold before; another list when it holds exactly the entries of `body`.
 */
function holds(now: unknown, body: unknown, before: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(body) || !Array.isArray(before)) {
    return isObject(now) && isObject(body) && hasFields(now, body);
  }
  const rows = now.filter(isObject);
  const entries = body.filter(isObject);
  const added = entries.filter((entry) => idOf(entry) === undefined);
  if (added.length > 0) {
    const known = new Set(before.filter(isObject).map(idOf));
    const fresh = rows.filter((row) => !known.has(idOf(row)));
    return added.every((entry) => fresh.some((row) => hasFields(row, entry)));
  }
  return (
    rows.length === entries.length &&
    entries.every((entry) => rows.some((row) => idOf(row) === idOf(entry) && hasFields(row, entry)))
  );
}
