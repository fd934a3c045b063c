import { expectThat } from '../contractCase';

interface Dated {
  id?: number;
  created_at: string;
}

/** Newest first, the higher id first within a second. @throws Failed otherwise */
export function expectNewestFirst(rows: readonly Dated[]): void {
  const wrong = rows.findIndex((row, index) => {
    const before = rows[index - 1];
    if (before === undefined || row.created_at < before.created_at) return false;
    return row.created_at > before.created_at || (row.id ?? 0) > (before.id ?? 0);
  });
  expectThat(wrong === -1, `the list is not newest first at entry ${wrong}`);
}

export const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

/** By ascending id. @throws Failed otherwise */
export function expectAscending(rows: readonly { id: number }[]): void {
  const wrong = rows.findIndex(({ id }, index) => id < (rows[index - 1]?.id ?? 0));
  expectThat(wrong === -1, `the list is not by ascending id at entry ${wrong}`);
}

/** Holds the records that were just made. @param one such as "an order" @throws Failed otherwise */
export function expectListed(
  rows: readonly { id: number }[],
  made: readonly { id: number }[],
  one: string,
): void {
  const ids = new Set(rows.map(({ id }) => id));
  expectThat(
    made.every(({ id }) => ids.has(id)),
    `${one} that was just made is not in the list`,
  );
}
