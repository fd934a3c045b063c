import { hashKey, useQueryClient } from '@tanstack/react-query';

import { ConflictError, sameJson } from '~/domain/mergeChanges';

import { cacheWrite, type DataKey, type SaveMutation, useSave } from './mutation';

/** Builds the body of a whole-list or whole-object save from the newest state; may throw a {@link ConflictError}. */
export type Change<State, Body> = (newest: State) => Body;

/**
 * Saves a list or an object that the server replaces as a whole. The newest state is read first, so that the body built
 * by `change` includes what others saved meanwhile; changes of the same state are sent one after the other. When
 * `change` throws a {@link ConflictError}, nothing is sent and the screen shows the newest state.
 */
export function useSaveWhole<State, Body>({
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
    request: async (change, sendOnce) => {
      const newest = await read();
      try {
        const body = change(newest);
        return await sendOnce(
          () => request(body),
          async () => {
            const now = await read();
            return isStored(now, body, newest) ? now : null;
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
export function isStored(now: unknown, body: unknown, before: unknown): boolean {
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
