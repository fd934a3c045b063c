import { beforeEach, expect, it } from 'vitest';

import {
  changeListPreferences,
  listPreferences,
  NO_PREFERENCES,
  showsView,
  viewSearch,
} from './listPreferences';

beforeEach(() => listPreferences.set(null));

it('a view stores filters and order, not the page', () => {
  const search = { estado: 'pending', orden: '-valor', pagina: '3', cliente: undefined };
  expect(viewSearch(search)).toEqual({ estado: 'pending', orden: '-valor' });
  expect(showsView(search, { orden: '-valor', estado: 'pending' })).toBe(true);
  expect(showsView(search, { estado: 'pending' })).toBe(false);
  expect(showsView({}, {})).toBe(true);
});

it('stores the preferences of each list apart', () => {
  const view = { name: 'Para hoy', search: { estado: 'pending' } };
  changeListPreferences('Pedidos', (before) => ({ ...before, views: [view] }));
  changeListPreferences('Cobros', (before) => ({ ...before, hidden: ['metodo'] }));
  expect(listPreferences.get()).toEqual({
    Pedidos: { views: [view], hidden: [], shown: [] },
    Cobros: { views: [], hidden: ['metodo'], shown: [] },
  });
});

it('drops what cannot be read', () => {
  const read = listPreferences.parse(
    JSON.stringify({
      Pedidos: {
        views: [{ name: 'A', search: { estado: 'done', x: 1 } }, { name: 2 }],
        hidden: [3, 'pago'],
      },
      Cobros: 'roto',
    }),
  );
  expect(read).toEqual({
    Pedidos: { views: [{ name: 'A', search: { estado: 'done' } }], hidden: ['pago'], shown: [] },
    Cobros: NO_PREFERENCES,
  });
});
