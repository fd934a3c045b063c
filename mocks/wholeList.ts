import type { OwnedByStore } from './db';
import { invalid } from './http';
import type { Table } from './table';

/**
 * Replaces a store's rows by the list it saves (§7 staff): entries with an id keep it, entries left
 * out are removed, entries without an id are new and get one.
 * @returns the store's rows as they are now.
 * @throws 422 for an id that the store does not have, or that comes twice.
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
    throw invalid('La lista tiene un elemento repetido');
  }
  for (const id of kept) {
    if (table.get(id)?.store_id !== storeId) throw invalid('Un elemento de la lista no existe');
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
