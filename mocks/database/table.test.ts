import { expect, it } from 'vitest';

import { Table, type TableChanges } from './table';

/** A table as a page makes it: the seed, and what was stored of the changes. */
function loaded(changes: TableChanges = []): Table<{ id: number; name: string }> {
  const table = new Table<{ id: number; name: string }>();
  table.insert({ id: 1, name: 'Ana' });
  table.insert({ id: 2, name: 'Beto' });
  table.markSeeded();
  table.restore(changes);
  return table;
}

it('keeps removed rows removed over several reloads, and their ids unused', () => {
  const first = loaded();
  first.remove(2);
  const second = loaded(first.changes());
  expect(second.all()).toEqual([{ id: 1, name: 'Ana' }]);
  second.update(1, { name: 'Eva' });
  const third = loaded(second.changes());
  expect(third.all()).toEqual([{ id: 1, name: 'Eva' }]);
  expect(third.nextId()).toBe(3);
});
