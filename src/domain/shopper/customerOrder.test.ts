import { describe, expect, it } from 'vitest';

import { sampleCustomerOrder } from '~/testSupport/orderFixtures';

import {
  hasDestination,
  inOrderText,
  orderedAmount,
  showsCatalogueLink,
  showsFinish,
  storeLines,
  storeMapLink,
  summaryLines,
} from './customerOrder';

describe('summary panel', () => {
  it('lists everything an order has', () => {
    const order = sampleCustomerOrder({ original_id: 'WOO-1', payment_info: 'Alias don.pepe' });
    expect(summaryLines(order)).toEqual([
      { label: 'ID original', value: 'WOO-1' },
      { label: 'Total', value: '$\u00a0300,00' },
      { label: 'Cantidad de items', value: '1' },
      { label: 'Estado', value: 'En proceso' },
      { label: 'Dirección de entrega', value: 'Gascón 1280' },
      { label: 'Medio de pago', value: 'Mercadopago' },
      { label: 'Información de pago', value: 'Alias don.pepe' },
    ]);
  });

  it.each([
    ['provisional', false, false],
    ['provisional', true, true],
    ['discarded', false, false],
    ['pending', false, true],
    ['store_canceled', true, false],
    ['client_canceled', false, false],
  ] as const)('%s, delivery %s: says where it goes: %s', (status, delivery, expected) => {
    expect(hasDestination({ status, delivery })).toBe(expected);
  });

  it('shows "Retira en sucursal" and "No definido"', () => {
    const order = sampleCustomerOrder({
      delivery: false,
      payment_method: null,
      curr_symbol: 'R$',
      status: 'waiting_delivery',
    });
    expect(summaryLines(order).map((line) => line.value)).toEqual([
      '-',
      'R$\u00a0300,00',
      '1',
      'A despachar',
      'Retira en sucursal',
      'No definido',
      '-',
    ]);
  });

  it.each([
    [true, null, '-'],
    [true, ' ', '-'],
    [false, 'Gascón 1280', 'Retira en sucursal'],
  ])('delivery %s to %j', (delivery, delivery_address, expected) => {
    const lines = summaryLines(sampleCustomerOrder({ delivery, delivery_address }));
    expect(lines.find((line) => line.label === 'Dirección de entrega')?.value).toBe(expected);
  });

  it('shows the store hashtag, name and address', () => {
    expect(storeLines({ hashtag: '#donpepe', name: 'Almacén', address: null })).toEqual([
      { label: 'Tienda', value: '#donpepe' },
      { label: 'Nombre', value: 'Almacén' },
      { label: 'Dirección', value: '-' },
    ]);
  });
});

describe('buttons', () => {
  const held = { current_order_token: 'pedido-provisorio', product_list_token: 'lista-donpepe' };
  const none = { current_order_token: null, product_list_token: null };

  it.each([
    ['provisional', held, true],
    ['provisional', none, false],
    ['provisional', null, false],
    ['pending', held, false],
    ['done', held, false],
  ] as const)('"Finalizar pedido": %s with %j', (status, session, expected) => {
    expect(showsFinish({ status }, session)).toBe(expected);
  });

  it.each([
    [held, true],
    [none, false],
    [null, false],
    [{ ...held, product_list_token: '' }, false],
  ])('"Ver catálogo" with %j', (session, expected) => {
    expect(showsCatalogueLink(session)).toBe(expected);
  });
});

describe('amounts with their unit', () => {
  it.each([
    [2, 'unid', '2', '2\u00a0unidades'],
    [1, 'unid', '1', '1\u00a0unidad'],
    [2, 'doc', '2\u00a0doc.', '2\u00a0docenas'],
    [1.5, 'kg', '1,5\u00a0kg', '1,5\u00a0kg'],
    [300, 'gr', '300\u00a0g', '300\u00a0g'],
    [2, 'bolsa', '2\u00a0bolsa', '2\u00a0bolsa'],
    [2, null, '2', '2'],
  ])('%d in %s is %s, ordered %s', (amount, unit, short, ordered) => {
    expect(inOrderText(amount, unit)).toBe(`${short} en tu pedido`);
    expect(orderedAmount(amount, unit)).toBe(ordered);
  });
});

describe('map of the store', () => {
  const flags = { whatsapp: false, yt: false, facebook: false, instagram: false, maps: true };

  it.each([
    [{ maps: 'https://maps.test/x', flags }, 'Rivadavia 1', 'https://maps.test/x'],
    [
      { maps: 'https://maps.test/x', flags: { ...flags, maps: false } },
      'Rivadavia 1',
      'https://www.google.com/maps/search/?api=1&query=Rivadavia%201',
    ],
    [{ maps: 'javascript:alert(1)', flags }, ' ', null],
    [null, null, null],
  ])('of %j at the address %s is %s', (social, address, link) => {
    expect(storeMapLink(social, address)).toBe(link);
  });
});
