import { KnownError } from '~/lib/knownError';

/**
 * How fields changed locally and on the server are resolved: `ask` throws a {@link ConflictError}, `mine` and `theirs` keep one of
 * the two values.
 */
export type ConflictDecision = 'ask' | 'mine' | 'theirs';

/** A field, or an entry of a list, by its key, with its two values. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  /** The newest one of the server. */
  theirs: unknown;
}

/** The same fields were changed here and on the server since they were read; nothing was sent. */
export class ConflictError extends KnownError {
  constructor(
    readonly fields: readonly FieldConflict[],
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
