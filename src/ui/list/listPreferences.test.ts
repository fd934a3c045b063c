import { beforeEach, expect, it } from 'vitest';

import {
  changeListPreferences,
  compactRows,
  listPreferences,
  NO_PREFERENCES,
  shownColumns,
  showsView,
  viewSearch,
} from './listPreferences';

beforeEach(() => listPreferences.set(null));

it('a view stores filters and order, not the page', () => {
  const search = { estado: 'pending', orden: '-valor', pagina: '3', cliente: undefined };
  expect(viewSearch(search)).toEqual({ estado: 'pending', orden: '-valor' });
  expect(showsView(search, { orden: '-valor', estado: 'pending' })).toBe(true);
  expect(showsView(search, { estado: 'pending' })).toBe(false);
  expect(showsView(search, { estado: 'pending', orden: 'valor' })).toBe(false);
  expect(showsView({ estado: 'pending' }, { estado: 'pending', orden: '-valor' })).toBe(false);
  expect(showsView({}, {})).toBe(true);
});

it('stores the preferences of each list apart', () => {
  const view = { name: 'Para hoy', search: { estado: 'pending' } };
  changeListPreferences('Pedidos', (before) => ({ ...before, views: [view] }));
  changeListPreferences('Cobros', (before) => ({ ...before, hidden: ['metodo'] }));
  changeListPreferences('Pedidos', (before) => ({ ...before, shown: ['pago'] }));
  expect(listPreferences.get()).toEqual({
    Pedidos: { views: [view], hidden: [], shown: ['pago'] },
    Cobros: { views: [], hidden: ['metodo'], shown: [] },
  });
});

it('drops what cannot be read', () => {
  const read = listPreferences.parse(
    JSON.stringify({
      Pedidos: {
        views: [
          { name: 'A', search: { estado: 'done', x: 1 } },
          { name: 2, search: {} },
          { name: 'B', search: 'done' },
          { search: {} },
          null,
          'C',
        ],
        hidden: [3, 'pago'],
        shown: ['fecha', null],
      },
      Cobros: 'roto',
    }),
  );
  expect(read).toEqual({
    Pedidos: {
      views: [{ name: 'A', search: { estado: 'done' } }],
      hidden: ['pago'],
      shown: ['fecha'],
    },
    Cobros: NO_PREFERENCES,
  });
});

it.each(['[]', '7', '"x"'])('has no preferences where %s is stored', (text) => {
  expect(listPreferences.parse(text)).toBeNull();
});

it('shows the columns that are not hidden, and one that was chosen in any window', () => {
  const columns = ['pedido', 'fecha', 'pago'].map((key) => ({
    key,
    header: key,
    text: () => '',
    priority: 2 as const,
  }));
  const [order, date] = columns;
  expect(shownColumns(columns, NO_PREFERENCES)).toBe(columns);
  expect(shownColumns(columns, { ...NO_PREFERENCES, hidden: ['pago'] })).toEqual([order, date]);
  const chosen = shownColumns(columns, { ...NO_PREFERENCES, hidden: ['pago'], shown: ['fecha'] });
  expect(chosen.map(({ key, priority }) => [key, priority])).toEqual([
    ['pedido', 2],
    ['fecha', undefined],
  ]);
});

it.each([
  ['true', true],
  ['false', null],
  ['"true"', null],
  ['1', null],
])('rows are low where %s is stored: %s', (text, low) => {
  expect(compactRows.parse(text)).toBe(low);
});
