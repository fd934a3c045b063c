import { expect, it } from 'vitest';

import type { Column } from './columns';
import {
  filtersOf,
  pageOf,
  sortOf,
  withFilter,
  withoutFilters,
  withoutUnknown,
  withPage,
  withSort,
} from './listSearch';

const options = [
  { value: 'pending', label: 'Pendiente' },
  { value: 'done', label: 'Entregado' },
];
const status: Column<string> = {
  key: 'estado',
  header: 'Estado',
  text: (row) => row,
  filter: { kind: 'combo', options, restrictedToOptions: true },
};
const columns: readonly Column<string>[] = [
  status,
  { key: 'accion', header: '', text: (row) => row, sortable: false },
];
const initial = { key: 'estado', descending: true };

it.each([
  [' Pendiente ', 'pending'],
  ['pend', 'pend'],
  ['', ''],
  ['cerrado', ''],
])('reads the filter "%s" of a column restricted to its options as "%s"', (estado, filter) => {
  expect(filtersOf(columns, { estado })).toEqual({ estado: filter });
});

it.each([
  ['combo', true, 'PENDING', 'pending'],
  ['list', true, 'pendiente', 'pending'],
  ['list', true, 'pend', ''],
  ['list', false, 'cerrado', 'cerrado'],
] as const)(
  'of a %s (restricted to its options: %s) reads the filter "%s" as "%s"',
  (kind, restrictedToOptions, estado, filter) => {
    const column = { ...status, filter: { kind, options, restrictedToOptions } };
    expect(filtersOf([column], { estado })).toEqual({ estado: filter });
  },
);

it('has no filter for a column that the URL leaves out', () => {
  const open = { ...status, key: 'otro', filter: { kind: 'text' } } as const;
  expect(filtersOf([status, open], {})).toEqual({ estado: '', otro: '' });
});

it.each([
  ['estado', { key: 'estado', descending: false }],
  ['-estado', { key: 'estado', descending: true }],
  ['accion', initial],
  ['nada', initial],
  ['-', initial],
  ['', initial],
  [undefined, initial],
])('reads the order "%s" as %j', (orden, sort) => {
  expect(sortOf(columns, { orden }, initial)).toEqual(sort);
});

it('writes the order that it reads', () => {
  for (const descending of [true, false]) {
    const sort = { key: 'estado', descending };
    expect(sortOf(columns, withSort({ pagina: '2' }, sort), null)).toEqual(sort);
    expect(pageOf(withSort({ pagina: '2' }, sort))).toBe(1);
  }
});

it.each([
  [undefined, 1],
  ['0', 1],
  ['1', 1],
  ['2', 2],
  ['2.5', 1],
  ['-2', 1],
  ['dos', 1],
])('reads the page "%s" as %i', (pagina, page) => {
  expect(pageOf({ pagina })).toBe(page);
});

it('leaves what is not set out of the URL: the first page, an empty filter', () => {
  expect(withPage({ pagina: '3' }, 1)).toEqual({ pagina: undefined });
  expect(withPage({}, 2)).toEqual({ pagina: '2' });
  expect(withFilter({ estado: 'pending', pagina: '3' }, 'estado', '')).toEqual({
    estado: undefined,
    pagina: undefined,
  });
  expect(withFilter({}, 'estado', 'pending')).toEqual({ estado: 'pending', pagina: undefined });
  expect(withoutFilters({ estado: 'pending', pagina: '3' })).toEqual({});
});

it('keeps the order when the filters are cleared', () => {
  const search = withPage(withFilter(withSort({}, initial), 'estado', 'pending'), 3);
  expect(search).toEqual({ estado: 'pending', orden: '-estado', pagina: '3' });
  expect(withoutFilters(search)).toEqual({ orden: '-estado' });
});

it('removes only the values of filters that it ignores', () => {
  expect(withoutUnknown(columns, { estado: 'cerrado', orden: 'estado', pagina: '2' })).toEqual({
    estado: undefined,
    orden: 'estado',
    pagina: '2',
  });
  const known = { estado: 'pend', otro: 'x' };
  expect(withoutUnknown(columns, known)).toBe(known);
});
