import type { Kind, Shape } from './shape';

/** The result of reading a value that is not what its shape says and cannot be corrected. */
export const UNREADABLE = Symbol('unreadable');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fallbacks of missing or malformed values, by kind; the other kinds have none. */
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

/** Whether it is what most values of most rows are: a text or a number as the shape says. */
const isPlain = (kind: Kind, value: unknown) =>
  ((kind === 'text' || kind === 'text?') && typeof value === 'string') ||
  ((kind === 'number' || kind === 'number?') && Number.isFinite(value));

function read(kind: Kind, value: unknown, strict: boolean): unknown {
  if (typeof kind === 'string') {
    const exact = exactScalar(kind, value);
    return exact === UNREADABLE && !strict && kind in fallbacks ? fallbacks[kind] : exact;
  }
  if ('orElse' in kind) {
    return typeof value === 'string' && value.trim() !== '' ? value : kind.orElse;
  }
  if ('maybe' in kind) {
    const exact = value === null ? null : readObject(kind.maybe, value, strict);
    return exact === UNREADABLE && !strict ? null : exact;
  }
  if ('list' in kind) return readList(kind.list, value, strict);
  const exact = readObject(kind, value, strict);
  return exact === UNREADABLE && !strict ? blank(kind) : exact;
}

/**
 * Reads a value by its shape: the same object where nothing is corrected.
 * @param strict whether a missing or malformed value makes the whole unreadable, whatever its kind
 * @returns UNREADABLE when it cannot be read
 */
export function readObject(shape: Shape<unknown>, value: unknown, strict: boolean): unknown {
  if (!isObject(value)) return UNREADABLE;
  let changed: Record<string, unknown> | null = null;
  for (const [name, kind] of shape.entries) {
    const before = value[name];
    if (isPlain(kind, before)) continue;
    const after = read(kind, before, strict);
    if (after === UNREADABLE) return UNREADABLE;
    if (after !== before) (changed ??= {})[name] = after;
  }
  return changed ? { ...value, ...changed } : value;
}

/** Reads a list whose entries cannot be left out. A missing list is empty, unless its entries identify something. */
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
function blank({ entries }: Shape<unknown>): unknown {
  return Object.fromEntries(
    entries.map(([name, kind]) => {
      if (typeof kind !== 'string') {
        if ('orElse' in kind) return [name, kind.orElse];
        return [name, 'maybe' in kind ? null : 'list' in kind ? [] : blank(kind)];
      }
      return [name, kind in fallbacks ? fallbacks[kind] : kind === 'number' ? 0 : ''];
    }),
  );
}

/** The value when it has the shape in every field; null when anything is missing or malformed. */
export function readExactly<T>(shape: Shape<T>, value: unknown): T | null {
  const exact = readObject(shape, value, true);
  // Safe: readObject has checked the value against the shape of T.
  return exact === UNREADABLE ? null : (exact as T);
}
