import type { Kind, Shape } from '~/contract/shape';
import { commonMessages } from '~/domain/commonMessages';

import { ApiError } from './errors';

const UNREADABLE = Symbol('unreadable');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a missing or malformed value is read as, by kind; kinds that are not here have no such value. */
const fallbacks: Partial<Record<string, unknown>> = {
  text: '',
  'text?': null,
  'number?': null,
  boolean: false,
  'boolean?': null,
  texts: [],
  record: {},
};

/** A value of the kind as it is, or with its type corrected where nothing is lost; else UNREADABLE. */
function exactScalar(kind: string, value: unknown): unknown {
  const type = kind.replace('?', '');
  if (value === null && kind !== type) return null;
  switch (type) {
    case 'any':
      return value ?? null;
    case 'record':
      return isObject(value) ? value : UNREADABLE;
    case 'texts':
      if (!Array.isArray(value)) return typeof value === 'string' ? value : UNREADABLE;
      return value.every((one) => typeof one === 'string') ? value : UNREADABLE;
    case 'key':
    case 'text':
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' && (value !== '' || type === 'text') ? value : UNREADABLE;
    case 'number':
      // Some servers send decimals as texts.
      if (typeof value === 'string' && value.trim() !== '') return exactScalar(type, Number(value));
      return Number.isFinite(value) ? value : UNREADABLE;
    default:
      return typeof value === type ? value : UNREADABLE;
  }
}

/** @param strict whether a missing or malformed value makes the whole unreadable, whatever its kind. */
function read(kind: Kind, value: unknown, strict: boolean): unknown {
  if (typeof kind === 'string') {
    const exact = exactScalar(kind, value);
    return exact === UNREADABLE && !strict && kind in fallbacks ? fallbacks[kind] : exact;
  }
  if ('maybe' in kind) {
    const exact = value === null ? null : readObject(kind.maybe, value, strict);
    return exact === UNREADABLE && !strict ? null : exact;
  }
  if ('list' in kind) return readList(kind.list, value, strict);
  const exact = readObject(kind, value, strict);
  return exact === UNREADABLE && !strict ? blank(kind) : exact;
}

function readObject(shape: Shape<unknown>, value: unknown, strict: boolean): unknown {
  if (!isObject(value)) return UNREADABLE;
  let changed: Record<string, unknown> | null = null;
  for (const [name, kind] of Object.entries(shape.fields)) {
    const before = value[name];
    const after = read(kind, before, strict);
    if (after === UNREADABLE) return UNREADABLE;
    if (after !== before) (changed ??= {})[name] = after;
  }
  return changed ? { ...value, ...changed } : value;
}

/** A list whose entries cannot be left out. One that is missing is empty, unless its entries identify something. */
function readList(kind: Kind, value: unknown, strict: boolean): unknown {
  if (!Array.isArray(value)) {
    return strict || readEntry(kind, {}, false) === UNREADABLE ? UNREADABLE : [];
  }
  let copy: unknown[] = value;
  for (const [index, before] of value.entries()) {
    const after = readEntry(kind, before ?? {}, strict);
    if (after === UNREADABLE) return UNREADABLE;
    if (after !== before) copy = copy.with(index, after);
  }
  return copy;
}

const readEntry = (kind: Kind, value: unknown, strict: boolean) =>
  typeof kind === 'object' && 'fields' in kind
    ? readObject(kind, value, strict)
    : read(kind, value, strict);

/** The object of a part that is missing: no text, no number, nothing in its lists. */
function blank({ fields }: Shape<unknown>): unknown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => {
      if (typeof kind !== 'string') {
        return [name, 'maybe' in kind ? null : 'list' in kind ? [] : blank(kind)];
      }
      return [name, kind in fallbacks ? fallbacks[kind] : kind === 'number' ? 0 : ''];
    }),
  );
}

const unexpected = () => new ApiError(commonMessages.unexpectedAnswer, 200);

/** @param _shape only gives the type */
function demand<T>(_shape: Shape<T>, value: unknown): T {
  if (value === UNREADABLE) throw unexpected();
  // The shape, which is generated from the same contract as T, has just been met.
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
export const one =
  <T>(shape: Shape<T>) =>
  (data: T): T =>
    demand(shape, readObject(shape, data, false));

/**
 * Reads the rows of a list, each like {@link one}; a row that cannot be read is left out and counted.
 * @throws ApiError with status 200 when the answer is no list
 */
export const rowsOf =
  <T>(shape: Shape<T>) =>
  (data: readonly T[]): Rows<T> => {
    if (!Array.isArray(data)) throw unexpected();
    const read = data.map((row) => readObject(shape, row, false));
    const rows = read.filter((row) => row !== UNREADABLE).map((row) => demand(shape, row));
    return { rows, unreadable: read.length - rows.length };
  };

/**
 * Reads an object that is later sent back whole: what would be filled in here would be saved, so nothing may be missing.
 * @throws ApiError with status 200 when anything but an enum value is not as the contract says
 */
export const exactly =
  <T>(shape: Shape<T>) =>
  (data: T): T =>
    demand(shape, readObject(shape, data, true));

/** Reads a list that is later sent back whole, like {@link exactly}. */
export const exactList =
  <T>(shape: Shape<T>) =>
  (data: readonly T[]): T[] => {
    if (!Array.isArray(data)) throw unexpected();
    return data.map((entry) => demand(shape, readObject(shape, entry, true)));
  };

/** The same list with each row changed; nothing where no list has been read. */
export const mapRows = <T>(list: Rows<T> | undefined, change: (row: T) => T) =>
  list && { ...list, rows: list.rows.map(change) };
