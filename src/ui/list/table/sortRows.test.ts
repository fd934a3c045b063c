import { expect, it } from 'vitest';

import type { CellValue, Column } from '../columns';
import { sortRows } from './sortRows';

interface Row {
  id: number;
  value: CellValue;
}

const columns: readonly Column<Row>[] = [
  { key: 'value', header: 'Valor', text: ({ id }) => `texto ${id}`, value: ({ value }) => value },
  { key: 'text', header: 'Texto', text: ({ value }) => (typeof value === 'string' ? value : '') },
  {
    key: 'status',
    header: 'Estado',
    text: ({ id }) => `${id}`,
    sortValue: ({ id }) => -id,
  },
];

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** The places, from 0, of the values once they are sorted by a column. */
function order(values: readonly CellValue[], key: string, descending = false) {
  const rows = values.map((value, id) => ({ id, value }));
  return sortRows(rows, columns, { key, descending }).map(({ id }) => id);
}

it.each<[string, CellValue[], number[], number[]]>([
  ['numbers', [1.25, -2, 1.5, -10, 0], [3, 1, 4, 0, 2], [2, 0, 4, 1, 3]],
  ['texts by locale', ['b', 'Á', 'a2', 'a10'], [1, 2, 3, 0], [0, 3, 2, 1]],
  ['dates', [day('2026-10-02'), day('2025-12-31'), day('2026-09-30')], [1, 2, 0], [0, 2, 1]],
  ['empty values last', ['', 'b', null, 'a', ''], [3, 1, 0, 2, 4], [1, 3, 0, 2, 4]],
  ['empty numbers last', [null, 0, -1], [2, 1, 0], [1, 2, 0]],
  ['equal values in their order', [2, 1, 2, 1], [1, 3, 0, 2], [0, 2, 1, 3]],
])('sorts %s', (_what, values, ascending, descending) => {
  expect(order(values, 'value')).toEqual(ascending);
  expect(order(values, 'value', true)).toEqual(descending);
});

it('sorts by what a column names for it, else by its value, else by its text', () => {
  expect(order(['a', 'b', 'c'], 'status')).toEqual([2, 1, 0]);
  expect(order(['b', 'a', ''], 'text')).toEqual([1, 0, 2]);
});

it('leaves rows as they are without an order, or with one of a column that there is not', () => {
  const rows = [2, 1].map((value, id) => ({ id, value }));
  expect(sortRows(rows, columns, null)).toBe(rows);
  expect(sortRows(rows, columns, { key: 'nada', descending: false })).toBe(rows);
});
