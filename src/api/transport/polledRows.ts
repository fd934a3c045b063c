import { replaceEqualDeep } from '@tanstack/react-query';

import { unwrapBytes } from './client';
import type { Rows } from './parse';

interface WithId {
  readonly id: number;
}

/**
 * The rows of an answer, each the cached object of its id where that is equal: a row that arrives or goes leaves the others
 * what they were. Sharing by position would make every row below it a new object.
 */
export function shareRows<Row extends WithId>(
  before: Rows<Row> | undefined,
  after: Rows<Row>,
): Rows<Row> {
  if (before === undefined || before === after) return after;
  const known = new Map(before.rows.map((row) => [row.id, row]));
  let isSame = before.rows.length === after.rows.length && before.unreadable === after.unreadable;
  const rows = after.rows.map((row, index) => {
    const old = known.get(row.id);
    const shared = old === undefined ? row : replaceEqualDeep(old, row);
    if (shared !== before.rows[index]) isSame = false;
    return shared;
  });
  return isSame ? before : { ...after, rows };
}

/** `shareRows` as the `structuralSharing` of a query of such rows. */
export const byId = (before: unknown, after: unknown): unknown =>
  shareRows(before as Rows<WithId> | undefined, after as Rows<WithId>);

/** Maximum size of an answer that is kept to compare the next one with, in bytes. */
const MAX_KEPT_BYTES = 8 * 2 ** 20;

function areSameBytes(one: ArrayBuffer, other: ArrayBuffer): boolean {
  if (one.byteLength !== other.byteLength) return false;
  // Word by word, then the bytes after the last whole word.
  const words = Math.floor(one.byteLength / 4);
  const [a, b] = [new Uint32Array(one, 0, words), new Uint32Array(other, 0, words)];
  for (let index = 0; index < words; index++) if (a[index] !== b[index]) return false;
  const [c, d] = [new Uint8Array(one, words * 4), new Uint8Array(other, words * 4)];
  return c.every((byte, index) => byte === d[index]);
}

/**
 * The reads of a list that is polled. An answer of the same bytes as the one that the cached rows came from is not parsed:
 * the cached object itself is returned, so that nothing renders.
 */
export function polledRows<Row extends WithId>(read: (data: readonly Row[]) => Rows<Row>) {
  /** The last answer, and the rows that the cache has of it. */
  let last: { bytes: ArrayBuffer; rows: Rows<Row> } | null = null;
  return {
    /** @param call the operation, read with `parseAs: 'arrayBuffer'` */
    async read(
      call: Parameters<typeof unwrapBytes>[0],
      cached: Rows<Row> | undefined,
    ): Promise<Rows<Row>> {
      const { bytes, parse } = await unwrapBytes(call);
      if (cached !== undefined && last?.rows === cached && areSameBytes(last.bytes, bytes)) {
        return cached;
      }
      const rows = read(parse() as readonly Row[]);
      last = bytes.byteLength <= MAX_KEPT_BYTES ? { bytes, rows } : null;
      return rows;
    },
    /** The `structuralSharing` of the query. */
    share(this: void, before: unknown, after: unknown): unknown {
      const rows = shareRows(before as Rows<Row> | undefined, after as Rows<Row>);
      if (last !== null && last.rows === after) last = { bytes: last.bytes, rows };
      return rows;
    },
  };
}
