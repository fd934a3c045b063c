import { describe, expect, it } from 'vitest';

import { activities } from './activities';
import { activityDetails, activityLabel } from './activityLabels';

describe('names of activities', () => {
  it('are Spanish for everything that is logged, each its own', () => {
    const names = Object.values(activities);
    const labels = names.map(activityLabel);
    expect(new Set(labels).size).toBe(names.length);
    for (const label of labels) expect(label).toMatch(/^[A-ZÁÉÍÓÚ][a-záéíóúñ ]+$/);
    expect(activityLabel('product_search')).toBe('Buscó productos');
    expect(activityLabel('chat')).toBe('Escribió en el chat');
  });

  it.each(['algo_nuevo', '', '<b>x</b>', 'toString', '__proto__'])(
    '"%s" stays as it was logged',
    (name) => {
      expect(activityLabel(name)).toBe(name);
    },
  );
});

describe('payload of an activity as text', () => {
  it.each([
    [null, '-'],
    ['ver catálogo', 'ver catálogo'],
    ['', '-'],
    [{}, '-'],
    [{ origin: 'whatsapp' }, 'Origen: whatsapp'],
    [{ page: 1 }, 'Página: 1'],
    [{ order: 'DP59EG', total: 19400 }, 'Pedido: DP59EG, Total: 19.400,00'],
    [{ tab: 'ENVIO' }, 'Solapa: ENVIO'],
    [{ product: 'Queso sardo', amount: 2 }, 'Producto: Queso sardo, Cantidad: 2'],
    [
      {
        order: 'DP59EG',
        items: [
          { name: 'Yerba', amount: 2, quantity_unit: 'unid' },
          { name: 'Jamón', amount: 300, quantity_unit: 'gr' },
        ],
      },
      'Pedido: DP59EG, Items: 2 u. Yerba, 300 g Jamón',
    ],
    [{ items: [{ id: 1 }], found: false }, 'Items: [{"id":1}], found: false'],
    [{ note: null }, 'note: null'],
    [{ toString: 'x' }, 'toString: x'],
    [{ text: '<img src=x onerror=alert(1)>' }, 'Texto: <img src=x onerror=alert(1)>'],
  ])('%j is shown as %s', (payload, expected) => {
    expect(activityDetails(payload)).toBe(expected);
  });
});
