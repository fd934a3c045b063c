import { beforeEach, expect, it } from 'vitest';

import { changeListChoice, listChoices, NO_CHOICE, showsView, viewSearch } from './listChoices';

beforeEach(() => listChoices.set(null));

it('a view keeps filters and order, not the page', () => {
  const search = { estado: 'pending', orden: '-valor', pagina: '3', cliente: undefined };
  expect(viewSearch(search)).toEqual({ estado: 'pending', orden: '-valor' });
  expect(showsView(search, { orden: '-valor', estado: 'pending' })).toBe(true);
  expect(showsView(search, { estado: 'pending' })).toBe(false);
  expect(showsView({}, {})).toBe(true);
});

it('keeps the choices of each list apart', () => {
  const view = { name: 'Para hoy', search: { estado: 'pending' } };
  changeListChoice('Pedidos', (before) => ({ ...before, views: [view] }));
  changeListChoice('Cobros', (before) => ({ ...before, hidden: ['metodo'] }));
  expect(listChoices.get()).toEqual({
    Pedidos: { views: [view], hidden: [] },
    Cobros: { views: [], hidden: ['metodo'] },
  });
});

it('drops what cannot be read', () => {
  const read = listChoices.parse(
    JSON.stringify({
      Pedidos: {
        views: [{ name: 'A', search: { estado: 'done', x: 1 } }, { name: 2 }],
        hidden: [3, 'pago'],
      },
      Cobros: 'roto',
    }),
  );
  expect(read).toEqual({
    Pedidos: { views: [{ name: 'A', search: { estado: 'done' } }], hidden: ['pago'] },
    Cobros: NO_CHOICE,
  });
});
