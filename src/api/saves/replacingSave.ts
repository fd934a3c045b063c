import { hashKey, type QueryClient } from '@tanstack/react-query';

import { ConflictError, sameJson } from '~/domain/conflicts';
import { changedParts, type Parts, unchangedParts } from '~/domain/mergeChanges';
import { messages } from '~/domain/messages';
import { isRecord } from '~/lib/isRecord';

import { ApiError } from '../transport/errors';
import { type CacheWrite, cacheWrite, type DataKey } from './cacheWrite';
import type { Save } from './save';

/** Builds the request body from the newest state. Nothing is sent if it throws a `ConflictError`. */
export type BuildBody<State, Body> = (newest: State) => Body;

/** What a replacing save was built on. */
interface Built<State, Body> {
  /** The state that the screen showed; undefined when it showed none. */
  shown: State | undefined;
  newest: State;
  body: Body;
}

interface Replacing<Variables, State, Body, Answer> {
  /** The state that the screen shows; undefined when it shows none. */
  shown: (variables: Variables, queryClient: QueryClient | null) => State | undefined;
  read: (variables: Variables) => Promise<State>;
  buildBody: (variables: Variables) => BuildBody<State, Body>;
  /** What the screen shows after a `ConflictError`, when nothing is sent. */
  onConflict?: (newest: State, variables: Variables) => CacheWrite;
  post: (body: Body, variables: Variables) => Promise<Answer>;
  /** Reads what `post` answers once the body is stored. */
  readAnswer: (variables: Variables) => Promise<Answer>;
  stateOf: (answer: Answer) => State;
  /** What the state consists of, by names for the user, who is told by name what others changed. */
  parts: (state: State | Body) => Parts;
}

/**
 * The save of a state that is replaced whole, built on the newest one, which is read first. It is recognised, after a lost
 * answer, by the state that is read again, and names what others changed until the read, and between the read and the save.
 * @param rest the other parts of the save
 */
export function replacingSave<Variables, State, Body, Answer>(
  own: Replacing<Variables, State, Body, Answer>,
  rest: Partial<Save<Variables, Answer, Built<State, Body>>>,
): Save<Variables, Answer, Built<State, Body>> {
  const { parts, stateOf } = own;
  return {
    before: async (variables, queryClient) => {
      const shown = own.shown(variables, queryClient);
      const newest = await own.read(variables);
      try {
        return { shown, newest, body: own.buildBody(variables)(newest) };
      } catch (error) {
        if (error instanceof ConflictError && queryClient) {
          own.onConflict?.(newest, variables).apply(queryClient);
        }
        throw error;
      }
    },
    send: async ({ variables, before: { body, newest } }) => {
      const answer = await own.post(body, variables);
      if (lacksEntries(stateOf(answer), body, newest))
        throw new ApiError(messages.unexpectedAnswer, 200);
      return answer;
    },
    find: async ({ variables, before: { body, newest } }) => {
      const now = await own.readAnswer(variables);
      return isBodyStored(stateOf(now), body, newest) ? now : null;
    },
    others: (answer, { before: { shown, newest, body } }, lost) => {
      // The own save whose answer was lost is nobody else's.
      const isOwn = lost === null ? [] : unchangedParts(parts(lost.before.body), parts(newest));
      const before = shown === undefined ? [] : changedParts(parts(shown), parts(newest));
      return [
        ...before.filter((name) => !isOwn.includes(name)),
        ...changedParts(parts(body), parts(stateOf(answer))),
      ];
    },
    surplus: (answer, { before: { body, newest } }) => {
      const names = twiceStored(stateOf(answer), body, newest, parts);
      return names.length === 0 ? null : { names };
    },
    ...rest,
  };
}

/** {@link replacingSave} of one cache entry, by a function that changes the newest state. */
export function entrySave<State extends object, Body>({
  queryKey,
  read,
  post,
  parts,
}: {
  /** Cache entry of the state, which the answer replaces. */
  queryKey: DataKey<State>;
  read: () => Promise<State>;
  post: (body: Body) => Promise<State>;
  parts: (state: State | Body) => Parts;
}): Save<BuildBody<State, Body>, State, Built<State, Body>> {
  const show = (state: State) => cacheWrite({ queryKey }, () => state);
  return replacingSave<BuildBody<State, Body>, State, Body, State>(
    {
      shown: (_, queryClient) => queryClient?.getQueryData<State>(queryKey),
      read,
      buildBody: (buildBody) => buildBody,
      onConflict: show,
      post,
      readAnswer: read,
      stateOf: (saved) => saved,
      parts,
    },
    {
      adds: true,
      // A function has no comparable identity: what it makes of the same state is compared.
      isSame: (later, { before: { newest, body } }) => sameJson(later(newest), body),
      writes: (saved) => [show(saved)],
      scope: () => hashKey(queryKey),
    },
  );
}

/** Marketing codes have no id and are identified by their code. */
const idOf = ({ id, code }: Record<string, unknown>) => id ?? code;

/** Whether an object has the values of every field of `fields`. */
const hasFields = (row: Record<string, unknown>, fields: Record<string, unknown>) =>
  Object.entries(fields).every(([key, value]) => sameJson(row[key], value));

/** The entries of a list that were sent without an id, and those that the list did not have before. */
function newEntries(now: readonly unknown[], body: readonly unknown[], before: readonly unknown[]) {
  const rows = now.filter(isRecord);
  const hasIds = rows.some((row) => idOf(row) !== undefined);
  const known = new Set(before.filter(isRecord).map(idOf));
  return {
    added: body.filter(isRecord).filter((entry) => hasIds && idOf(entry) === undefined),
    fresh: rows.filter((row) => !known.has(idOf(row))),
  };
}

/** Whether the answer to a saved list has fewer entries, or fewer new ones, than were sent: it does not show what is stored. */
function lacksEntries(answer: unknown, body: unknown, before: unknown): boolean {
  if (!Array.isArray(answer) || !Array.isArray(body) || !Array.isArray(before)) return false;
  const { added, fresh } = newEntries(answer, body, before);
  return answer.length < body.length || fresh.length < added.length;
}

const count = (rows: readonly Record<string, unknown>[], entry: Record<string, unknown>) =>
  rows.filter((row) => hasFields(row, entry)).length;

/** Names of the new entries of a list that are stored more often than they were sent. */
function twiceStored<State, Body>(
  now: State,
  body: Body,
  before: State,
  parts: (state: State | Body) => Parts,
): string[] {
  if (!Array.isArray(now) || !Array.isArray(body) || !Array.isArray(before)) return [];
  const { added, fresh } = newEntries(now, body, before);
  const twice = added.filter((entry) => count(fresh, entry) > count(added, entry));
  if (twice.length === 0) return [];
  return Object.entries(parts(body)).flatMap(([name, part]) =>
    Array.isArray(part) && part.some((entry) => twice.includes(entry)) ? [name] : [],
  );
}

/**
 * Whether a state is as a save with `body` leaves it. A list with new entries (sent without an id) is, when each of them
 * is there with an id that the list did not hold before; another list, or one without ids, when it holds exactly the
 * entries of `body`.
 */
export function isBodyStored(now: unknown, body: unknown, before: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(body) || !Array.isArray(before)) {
    return isRecord(now) && isRecord(body) && hasFields(now, body);
  }
  const { added, fresh } = newEntries(now, body, before);
  if (added.length > 0) {
    return added.every((entry) => fresh.some((row) => hasFields(row, entry)));
  }
  const rows = now.filter(isRecord);
  const entries = body.filter(isRecord);
  return (
    rows.length === entries.length &&
    entries.every((entry) => rows.some((row) => hasFields(row, entry)))
  );
}
