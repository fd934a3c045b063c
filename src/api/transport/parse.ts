import { readObject, UNREADABLE } from '~/contract/readShape';
import { shape, type Shape } from '~/contract/shape';
import { messages } from '~/domain/messages';

import { ApiError } from './errors';

const unexpected = () => new ApiError(messages.unexpectedAnswer, 200);

/** @param _shape only gives the type */
function orThrow<T>(_shape: Shape<T>, value: unknown): T {
  if (value === UNREADABLE) throw unexpected();
  // Safe: readObject has checked the value against the shape of T.
  return value as T;
}

/** The rows of a list, and how many could not be read and were left out. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly unreadable: number;
}

/**
 * Reads one object of an answer. A missing or malformed text, date, switch or part becomes empty, unknown enum values
 * stay as they are. Without what identifies it, or without an amount, the object cannot be read.
 * @throws ApiError with status 200 when it cannot be read
 */
export const readOne =
  <T>(shape: Shape<T>) =>
  (data: T): T =>
    orThrow(shape, readObject(shape, data, false));

/** What could be read of an object, and which of its lists could not: those are empty. */
export type WithUnreadLists<T> = T & { readonly unreadLists?: readonly (keyof T)[] };

/**
 * Reads an object like {@link readOne}, also when one of `lists` is missing or malformed. Only for screens that show
 * `UnreadList` in place of such a list, and neither add it up nor send it back.
 * @throws ApiError with status 200 when anything else of it cannot be read
 */
export const readWithUnreadLists =
  <T extends object>(whole: Shape<T>, lists: readonly (keyof T & string)[]) =>
  (data: T): WithUnreadLists<T> => {
    const unreadLists = lists.filter((name) => {
      const field = whole.entries.filter(([key]) => key === name);
      return readObject(shape(Object.fromEntries(field)), data, false) === UNREADABLE;
    });
    if (unreadLists.length === 0) return readOne(whole)(data);
    const empty = Object.fromEntries(unreadLists.map((name) => [name, []]));
    return { ...readOne(whole)({ ...data, ...empty }), unreadLists };
  };

/**
 * Reads the rows of a list, each like {@link readOne}; a row that cannot be read is left out and counted.
 * @throws ApiError with status 200 when the answer is no list
 */
export const readRows =
  <T>(shape: Shape<T>) =>
  (data: readonly T[]): Rows<T> => {
    if (!Array.isArray(data)) throw unexpected();
    const read = data.map((row) => readObject(shape, row, false));
    const rows = read.filter((row) => row !== UNREADABLE).map((row) => orThrow(shape, row));
    return { rows, unreadable: read.length - rows.length };
  };

/**
 * Reads an object that is later sent back whole: what would be filled in here would be saved, so nothing may be missing,
 * optional fields included.
 * @throws ApiError with status 200 when anything but an enum value is not as the contract says
 */
export const readOneStrict =
  <T>(shape: Shape<T>) =>
  (data: T): T =>
    orThrow(shape, readObject(shape, data, true));

/** Reads a list that is later sent back whole, like {@link readOneStrict}. */
export const readListStrict =
  <T>(shape: Shape<T>) =>
  (data: readonly T[]): T[] => {
    if (!Array.isArray(data)) throw unexpected();
    return data.map((entry) => orThrow(shape, readObject(shape, entry, true)));
  };

/** The same list with each row changed; undefined when the list is not cached. */
export const mapRows = <T>(list: Rows<T> | undefined, change: (row: T) => T) =>
  list && { ...list, rows: list.rows.map(change) };
