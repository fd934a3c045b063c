import { hashKey, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';

import { ConflictError, sameJson } from '~/domain/conflicts';
import { changedParts, type Parts, unchangedParts } from '~/domain/mergeChanges';
import { isRecord } from '~/lib/isRecord';

import { readBeforeSave, sendOrRecover } from './lostAnswers';
import { cacheWrite, type DataKey, type SaveMutation, useSave } from './mutation';
import type { OnceSender, SendOnce } from './onceSender';
import { noteOthers } from './othersChanges';

/**
 * Builds the request body from the newest state. Nothing is sent if it throws a {@link ConflictError}; `useSaveOrder` also
 * takes null.
 */
export type BuildBody<State, Body> = (newest: State) => Body;

/**
 * Builds the body on the newest state, which is read first, and sends it at once: it includes what others saved
 * meanwhile. After a lost answer the state is read again: the save counts as carried out when it is as it was sent. What
 * others changed until the read, and between the read and the save, is noted with the answer.
 */
export async function saveOnNewest<State, Body, Answer extends object>({
  shown,
  read,
  buildBody,
  onConflict,
  send,
  readAnswer,
  sender = sendOrRecover,
  stateOf,
  parts,
  lastSent,
}: {
  /** The state that the screen shows; undefined when it shows none. */
  shown: State | undefined;
  read: () => Promise<State>;
  buildBody: BuildBody<State, Body>;
  /** Called with the newest state when `buildBody` throws a {@link ConflictError}: nothing is sent. */
  onConflict?: (newest: State) => void;
  send: (body: Body) => Promise<Answer>;
  /** Reads what `send` answers once the body is stored. */
  readAnswer: () => Promise<Answer>;
  /** For a state to which a retry could add something twice. */
  sender?: SendOnce<BuildBody<State, Body>, Answer>;
  stateOf: (answer: Answer) => State;
  /** What the state consists of, by names for the user. */
  parts: (state: State | Body) => Parts;
  /** The last body that this screen sent, so that its own save is not reported as someone else's after a lost answer. */
  lastSent: RefObject<Body | null>;
}): Promise<Answer> {
  const newest = await readBeforeSave(read);
  let body: Body;
  try {
    body = buildBody(newest);
  } catch (error) {
    if (error instanceof ConflictError) onConflict?.(newest);
    throw error;
  }
  const own = lastSent.current === null ? {} : parts(lastSent.current);
  lastSent.current = body;
  const answer = await sender(
    () => send(body),
    async () => {
      const now = await readAnswer();
      return isBodyStored(stateOf(now), body, newest) ? now : null;
    },
    // A function has no comparable identity: what it makes of the same state is compared.
    (later) => sameJson(later(newest), body),
  );
  const isOwn = new Set(unchangedParts(own, parts(newest)));
  const before = shown === undefined ? [] : changedParts(parts(shown), parts(newest));
  return noteOthers(answer, [
    ...before.filter((name) => !isOwn.has(name)),
    ...changedParts(parts(body), parts(stateOf(answer))),
  ]);
}

/**
 * {@link saveOnNewest} as a mutation; changes of the same state are sent one after the other. After a {@link ConflictError}
 * the screen shows the newest state.
 */
export function useSaveOnNewest<State extends object, Body>({
  queryKey,
  once,
  read,
  request,
  parts,
}: {
  /** Cache entry of the state, which the answer replaces. */
  queryKey: DataKey<State>;
  once: OnceSender<BuildBody<State, Body>, State>;
  read: () => Promise<State>;
  request: (body: Body) => Promise<State>;
  /** What the state consists of, by names for the user, who is told by name what others changed. */
  parts: (state: State | Body) => Parts;
}): SaveMutation<BuildBody<State, Body>, State> {
  const queryClient = useQueryClient();
  const lastSent = useRef<Body | null>(null);
  return useSave<BuildBody<State, Body>, State>({
    once,
    scope: hashKey(queryKey),
    request: (buildBody, sendOnce) =>
      saveOnNewest<State, Body, State>({
        shown: queryClient.getQueryData<State>(queryKey),
        read,
        buildBody,
        onConflict: (newest) => queryClient.setQueryData<State>(queryKey, newest),
        send: request,
        readAnswer: read,
        sender: sendOnce,
        stateOf: (saved) => saved,
        parts,
        lastSent,
      }),
    writes: (saved) => [cacheWrite({ queryKey }, () => saved)],
  });
}

/** Marketing codes have no id and are identified by their code. */
const idOf = ({ id, code }: Record<string, unknown>) => id ?? code;

/** Whether an object has the values of every field of `fields`. */
const hasFields = (row: Record<string, unknown>, fields: Record<string, unknown>) =>
  Object.entries(fields).every(([key, value]) => sameJson(row[key], value));

/**
 * Whether a state is as a save with `body` leaves it. A list with new entries (sent without an id) is, when each of them
 * is there with an id that the list did not hold before; another list, or one without ids, when it holds exactly the
 * entries of `body`.
 */
export function isBodyStored(now: unknown, body: unknown, before: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(body) || !Array.isArray(before)) {
    return isRecord(now) && isRecord(body) && hasFields(now, body);
  }
  const rows = now.filter(isRecord);
  const entries = body.filter(isRecord);
  const hasIds = rows.some((row) => idOf(row) !== undefined);
  const added = entries.filter((entry) => hasIds && idOf(entry) === undefined);
  if (added.length > 0) {
    const known = new Set(before.filter(isRecord).map(idOf));
    const fresh = rows.filter((row) => !known.has(idOf(row)));
    return added.every((entry) => fresh.some((row) => hasFields(row, entry)));
  }
  return (
    rows.length === entries.length &&
    entries.every((entry) => rows.some((row) => idOf(row) === idOf(entry) && hasFields(row, entry)))
  );
}
