import { KnownError } from '~/lib/knownError';

/**
 * How fields changed on both sides are resolved: `ask` throws a {@link ConflictError}, `mine` and `theirs` keep one of
 * the two values.
 */
export type ConflictDecision = 'ask' | 'mine' | 'theirs';

/** The same fields were changed here and on the server since they were read; nothing was sent. */
export class ConflictError extends KnownError {
  constructor(
    /** Keys of the fields, or of the entries of a list. */
    readonly fields: readonly string[],
    message = 'Otra persona cambió lo mismo mientras tanto. No se guardó nada.',
  ) {
    super(message);
    this.name = 'ConflictError';
  }
}

/** Whether two values have the same JSON. */
export function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A user's changes: the state before and after them. */
export interface Sides<State> {
  readonly base: State;
  readonly mine: State;
}

/**
 * Applies a user's changes to the newest state, field by field: fields changed on one side only get that side's value.
 * Lists are merged as objects of their entries by key; a missing key is a removed entry.
 * @param newest the current state of the server
 * @throws ConflictError when `decision` is `ask` and a field has different values on both sides
 */
export function mergeChanges<State extends object>(
  { base, mine }: Sides<State>,
  newest: State,
  decision: ConflictDecision = 'ask',
): State {
  const merged = { ...newest };
  const conflicts: string[] = [];
  for (const key in { ...base, ...mine }) {
    if (sameJson(mine[key], base[key]) || sameJson(mine[key], newest[key])) continue;
    if (!sameJson(newest[key], base[key])) {
      conflicts.push(key);
      if (decision === 'theirs') continue;
    }
    if (key in mine) merged[key] = mine[key];
    else delete merged[key];
  }
  if (decision === 'ask' && conflicts.length > 0) throw new ConflictError(conflicts);
  return merged;
}
