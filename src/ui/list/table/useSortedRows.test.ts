import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Column, Sort } from '../columns';
import type { ListSearch } from '../listSearch';
import { useSortedRows } from './useSortedRows';

const columns: readonly Column<string>[] = [
  { key: 'nombre', header: 'Nombre', text: (row) => row },
  { key: 'largo', header: 'Largo', text: (row) => row, value: ({ length }) => length },
];
const ROWS = ['pan', 'queso', 'té'];

const open = (search: ListSearch, initial: Sort | null) =>
  renderHook((given) => useSortedRows(given.rows, columns, given.search, initial), {
    initialProps: { rows: ROWS, search },
  });

it.each([
  ['without an order as they are', {}, null, ROWS],
  ['by the initial order', {}, { key: 'largo', descending: true }, ['queso', 'pan', 'té']],
  [
    'by the order of the URL',
    { orden: 'largo' },
    { key: 'nombre', descending: false },
    ['té', 'pan', 'queso'],
  ],
])('shows rows %s', (_how, search, initial, sorted) => {
  expect(open(search, initial).result.current.sorted).toEqual(sorted);
});

it('sorts again only for other rows or another order', () => {
  const { result, rerender } = open({ orden: 'largo' }, null);
  const first = result.current;
  expect(first.sort).toEqual({ key: 'largo', descending: false });
  rerender({ rows: ROWS, search: { orden: 'largo', nombre: 'p' } });
  expect(result.current).toBe(first);
  rerender({ rows: ROWS, search: { orden: '-largo' } });
  expect(result.current.sorted).toEqual(['queso', 'pan', 'té']);
  rerender({ rows: ['y', 'erba'], search: { orden: '-largo' } });
  expect(result.current.sorted).toEqual(['erba', 'y']);
});
