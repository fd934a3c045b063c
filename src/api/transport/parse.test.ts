import { describe, expect, it } from 'vitest';

import { readObject } from '~/contract/readShape';
import * as sessionShapes from '~/contract/sessionShapes.gen';
import { shape } from '~/contract/shape';
import * as answerShapes from '~/contract/shapes.gen';
import { clientShape, orderShape, orderSummaryShape, productShape } from '~/contract/shapes.gen';
import { promoShape, storePublicShape, themeShape } from '~/contract/shapes.gen';
import type { OrderSummary, Product } from '~/contract/types';

import {
  readListStrict,
  readOneStrict,
  readWithUnreadLists,
  mapRows,
  readOne,
  readRows,
} from './parse';

const order: OrderSummary = {
  id: 7,
  alphanum_id: 'DP7',
  original_id: null,
  client_id: 3,
  client: { id: 3, email: 'ana@correo.test', first_name: 'Ana', last_name: null, phone: null },
  created_at: '2026-03-14 10:00:00',
  status: 'pending',
  payment_status: 'pending',
  payment_method: null,
  payment_info: null,
  total_price: 1200.5,
  curr_symbol: '$',
  delivery: true,
  nitems: 2,
};

const allShapes = Object.entries({ ...answerShapes, ...sessionShapes });

it.each(allShapes.filter(([, { fields }]) => 'curr_symbol' in fields))(
  '%s: a missing, null, blank or malformed currency symbol is "$", any other stays',
  (_name, { fields }) => {
    const { curr_symbol = 'text' } = fields;
    for (const answer of [{}, ...[null, '', ' ', 5].map((symbol) => ({ curr_symbol: symbol }))]) {
      for (const strict of [true, false]) {
        expect(readObject(shape({ curr_symbol }), answer, strict)).toEqual({
          curr_symbol: '$',
        });
      }
    }
    const pesos = { curr_symbol: 'US$' };
    expect(readObject(shape({ curr_symbol }), pesos, true)).toBe(pesos);
  },
);

/** What a server may send instead: the type does not stop it. */
const sent = (value: unknown) => value as never;
const { brand: _brand, ...withoutBrand } = {
  id: 1,
  original_id: null,
  name: 'Queso',
  brand: { name: 'La Serenísima' },
  kind: { name: 'Quesos' },
  category: null,
  quantity_unit: 'gr',
  price_per_unit: 8.5,
  curr_symbol: '$',
  description: null,
  tags: ['ofertas'],
  image_url: null,
  active: true,
} satisfies Product;

const readOrders = (...rows: unknown[]) => readRows(orderSummaryShape)(sent(rows));

describe('rows of a list', () => {
  it('are the same objects where nothing is wrong', () => {
    const { rows, unreadable } = readOrders(order);
    expect(rows[0]).toBe(order);
    expect(unreadable).toBe(0);
  });

  it.each([
    ['null', null],
    ['a text', 'DP7'],
    ['no id', { ...order, id: undefined }],
    ['no order number', { ...order, alphanum_id: '' }],
    ['a total that is no number', { ...order, total_price: 'mil' }],
  ])('%s: the row is left out and counted', (_name, broken) => {
    expect(readOrders(broken, order)).toEqual({ rows: [order], unreadable: 1 });
  });

  it.each([
    ['an unknown status', { status: 'en_camino' }, { status: 'en_camino' }],
    ['a status that is null', { status: null }, { status: '' }],
    ['a decimal sent as text', { total_price: '1200.50' }, {}],
    ['a missing switch', { delivery: undefined }, { delivery: false }],
    ['a note that is a number', { payment_info: 12 }, { payment_info: '12' }],
    ['a note that is an object', { payment_info: {} }, { payment_info: null }],
    [
      'no client',
      { client: null },
      { client: { id: 0, email: null, first_name: null, last_name: null, phone: null } },
    ],
  ])('%s: the row stays', (_name, broken, read) => {
    expect(readOrders({ ...order, ...broken }).rows).toEqual([{ ...order, ...read }]);
  });

  it('a product without a brand has an empty one', () => {
    expect(readRows(productShape)(sent([withoutBrand])).rows[0]?.brand).toEqual({ name: '' });
  });

  it.each([
    ['{}', {}],
    ['null', null],
    ['text', 'x'],
    ['undefined', undefined],
  ])('%s instead of a list is an unexpected answer', (_name, data) => {
    expect(() => readRows(clientShape)(sent(data))).toThrow('Respuesta inesperada del servidor');
  });

  it('are changed without losing the count', () => {
    const list = { rows: [1, 2], unreadable: 3 };
    expect(mapRows(list, (row) => row * 2)).toEqual({ rows: [2, 4], unreadable: 3 });
    expect(mapRows(undefined, (row) => row)).toBeUndefined();
  });
});

describe('one object', () => {
  const whole = {
    ...order,
    client: { ...order.client, surname: null, address: null, first_seen: null, last_seen: null },
    shipping_cost: 0,
    delivery_address: null,
    client_observation: null,
    store_observation: null,
    other_concepts: [],
    shipping: [],
    items: [
      {
        id: 1,
        product_id: 9,
        original_id: null,
        amount: 2,
        revised_price: null,
        revised_amount: null,
        store_observations: null,
        status: 'pending',
        raw_product: 'queso',
      },
    ],
  };

  it('an item without its product has an empty one', () => {
    expect(readOne(orderShape)(sent(whole)).items[0]?.product_denormalized).toMatchObject({
      name: '',
      price_per_unit: null,
    });
  });

  it.each([
    ['{}', {}],
    ['null', null],
    ['items that are null', { ...whole, items: null }],
    ['an item without its quantity', { ...whole, items: [{ ...whole.items[0], amount: null }] }],
  ])('%s: cannot be read', (_name, data) => {
    expect(() => readOne(orderShape)(sent(data))).toThrow('Respuesta inesperada');
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a list with an entry that cannot be read', [{ tracking_code: 'X1' }]],
  ])('in parts: a list that is %s is empty and named', (_name, shipping) => {
    const read = readWithUnreadLists(orderShape, ['shipping']);
    const order = read(sent({ ...whole, shipping }));
    expect(order.shipping).toEqual([]);
    expect(order.unreadLists).toEqual(['shipping']);
    expect(order.items).toHaveLength(1);
    expect(read(sent(whole)).unreadLists).toBeUndefined();
    expect(() => read(sent({ ...whole, shipping, items: null }))).toThrow('inesperada');
    expect(() => read(sent(null))).toThrow('inesperada');
  });

  it('of a shop a broken theme costs the theme only', () => {
    const shop = readOne(storePublicShape)(sent({ hashtag: '#a', name: 'A', theme: null }));
    expect(shop.theme.media).toEqual([]);
    expect(shop.theme.color_set.font_color).toBeNull();
    const partly = readOne(storePublicShape)(
      sent({ name: 'A', theme: { title: 'Hola', media: null, color_set: { font_color: '#fff' } } }),
    );
    expect(partly.theme).toMatchObject({
      title: 'Hola',
      media: [],
      color_set: { font_color: '#fff' },
    });
  });
});

describe('what is saved whole', () => {
  it('is not filled in: a missing field is an unexpected answer', () => {
    expect(() => readOneStrict(themeShape)(sent({ title: 'Hola' }))).toThrow('inesperada');
    expect(() => readOneStrict(themeShape)(sent({}))).toThrow('inesperada');
    expect(() => readListStrict(promoShape)(sent([{ id: 1, day_of_week: 2, tag: null }]))).toThrow(
      'inesperada',
    );
    const promo = { id: 1, day_of_week: 2, tag: null, promo_msg: 'x' };
    expect(readListStrict(promoShape)([promo])).toEqual([promo]);
  });
});
