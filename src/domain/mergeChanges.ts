import { isRecord } from '~/lib/isRecord';

import { type ConflictDecision, ConflictError, type FieldConflict, sameJson } from './conflicts';

/** A user's changes: the state before and after them. */
export interface BaseAndMine<State> {
  readonly base: State;
  readonly mine: State;
}

/**
 * Applies a user's changes to the newest state, field by field: a field changed only locally, or only on the server, gets that
 * value. Lists are merged as objects of their entries by key; a missing key is a removed entry.
 * @param newest the current state of the server
 * @throws ConflictError when `decision` is `ask` and a field was changed locally and on the server to different values
 */
export function mergeChanges<State extends object>(
  { base, mine }: BaseAndMine<State>,
  newest: State,
  decision: ConflictDecision = 'ask',
): State {
  const merged = { ...newest };
  const conflicts: FieldConflict[] = [];
  for (const key in { ...base, ...mine }) {
    if (sameJson(mine[key], base[key]) || sameJson(mine[key], newest[key])) continue;
    if (!sameJson(newest[key], base[key])) {
      conflicts.push({ field: key, mine: mine[key], theirs: newest[key] });
      if (decision === 'theirs') continue;
    }
    if (key in mine) merged[key] = mine[key];
    else delete merged[key];
  }
  if (decision === 'ask' && conflicts.length > 0) throw new ConflictError(conflicts);
  return merged;
}

/** The parts of a state, by their names for the user. */
export type Parts = Readonly<Record<string, unknown>>;

/** Whether `now` is as it was sent: an object has every field that was sent, and may have others. */
function isAsSent(now: unknown, sent: unknown): boolean {
  if (Array.isArray(now) && Array.isArray(sent)) {
    return now.length === sent.length && sent.every((entry, at) => isAsSent(now[at], entry));
  }
  if (!isRecord(now) || !isRecord(sent)) return sameJson(now, sent);
  return Object.entries(sent).every(([key, value]) => isAsSent(now[key], value));
}

/** Names of the parts that are not in `now` as they are in `sent`, or that only `now` has. */
export function changedParts(sent: Parts, now: Parts): string[] {
  return Object.keys({ ...sent, ...now }).filter((name) => !isAsSent(now[name], sent[name]));
}

/** Names of the parts of `sent` that are in `now` as they were sent. */
export const unchangedParts = (sent: Parts, now: Parts): string[] =>
  Object.keys(sent).filter((name) => name in now && isAsSent(now[name], sent[name]));

/** The entries of a list as its parts; entries of the same name are one part. */
export const partsByName =
  <Entry extends object>(nameOf: (entry: Entry) => string) =>
  (list: readonly Entry[]): Parts => {
    const parts: Record<string, Entry[]> = {};
    for (const entry of list) (parts[nameOf(entry)] ??= []).push(entry);
    return parts;
  };

/** The fields of an object as its parts; fields without a name are none. */
export function partsByField<State extends object>(
  names: Readonly<Record<keyof State & string, string>>,
): (state: State) => Parts {
  const nameOf = new Map<string, string>(Object.entries(names));
  return (state) =>
    Object.fromEntries(
      Object.entries(state).flatMap(([field, value]): [string, unknown][] => {
        const name = nameOf.get(field);
        return name === undefined ? [] : [[name, value]];
      }),
    );
}
