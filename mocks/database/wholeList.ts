import { invalid } from '../http';
import { requestMessages } from '../rules/messages';
import type { OwnedByStore } from './db';
import type { Table } from './table';

/**
 * Replaces a store's rows by the saved list: entries with an id keep it, missing entries are removed, entries without
 * an id get a new one.
 * @returns the store's rows after the change
 * @throws 422 for an unknown or repeated id
 */
export function saveWholeList<
  Row extends OwnedByStore & { id: number },
  Entry extends { id?: number | undefined },
>(
  table: Table<Row>,
  storeId: number,
  entries: readonly Entry[],
  makeRow: (entry: Entry, id: number) => Row,
): Readonly<Row>[] {
  const kept = new Set(entries.map(({ id }) => id).filter((id) => id !== undefined));
  if (kept.size < entries.filter(({ id }) => id !== undefined).length) {
    throw invalid(requestMessages.listEntryRepeated);
  }
  for (const id of kept) {
    if (table.get(id)?.store_id !== storeId) throw invalid(requestMessages.listEntryUnknown);
  }
  const own = (row: Readonly<Row>) => row.store_id === storeId;
  for (const { id } of table.where((row) => own(row) && !kept.has(row.id))) table.remove(id);
  for (const entry of entries) {
    const { id } = entry;
    if (id === undefined) table.insert(makeRow(entry, table.nextId()));
    else table.update(id, makeRow(entry, id));
  }
  return table.where(own);
}
