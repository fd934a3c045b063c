import { describe, expect, it } from 'vitest';

import type { Order, OrderSave } from '~/contract/types';
import {
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { toOrderDraft, toOrderBody } from './orderDraft';
import { isSaveStored } from './orderSaveStored';

const before = sampleOrder();
const unchanged = toOrderBody(toOrderDraft(before));
const [item, concept, shipment] = [
  unchanged.items[0],
  unchanged.other_concepts[0],
  unchanged.shipping[0],
];
if (!item || !concept || !shipment) throw new Error('The sample order has one row of each kind');

describe('a save that only changes values', () => {
  it.each<[string, Partial<OrderSave>, Partial<Order>]>([
    ['the status', { status: 'done' }, { status: 'done' }],
    ['a text', { store_observation: 'Llamar' }, { store_observation: 'Llamar' }],
    ['the shipping cost', { shipping_cost: 200 }, { shipping_cost: 200 }],
    ['a deleted concept', { other_concepts: [], other_concepts_del: [71] }, { other_concepts: [] }],
    ['an amount', { items: [{ ...item, amount: 3 }] }, { items: [sampleItem({ amount: 3 })] }],
    [
      'a revised price',
      { items: [{ ...item, revised_price: 90 }] },
      { items: [sampleItem({ revised_price: 90 })] },
    ],
    [
      'a note on an item',
      { items: [{ ...item, store_observations: 'maduro' }] },
      { items: [sampleItem({ store_observations: 'maduro' })] },
    ],
    [
      "a concept's description",
      { other_concepts: [{ ...concept, description: 'Promo' }] },
      { other_concepts: [sampleConcept({ description: 'Promo' })] },
    ],
    [
      "a concept's amount",
      { other_concepts: [{ ...concept, amount: -60 }] },
      { other_concepts: [sampleConcept({ amount: -60 })] },
    ],
    [
      'a field of a shipment',
      { shipping: [{ ...shipment, link: null }] },
      { shipping: [sampleShipping({ link: null })] },
    ],
  ])('is applied when the order has %s, and not before', (_name, saved, stored) => {
    const save = { ...unchanged, ...saved };
    expect(isSaveStored({ ...before, ...stored }, save, before)).toBe(true);
    expect(isSaveStored(before, save, before)).toBe(false);
  });

  it('is not applied while a row that it changes is missing', () => {
    for (const missing of [{ items: [] }, { other_concepts: [] }, { shipping: [] }]) {
      expect(isSaveStored({ ...before, ...missing }, unchanged, before)).toBe(false);
    }
  });

  it('compares texts without outer blanks, and no text as an empty one', () => {
    const save = { ...unchanged, store_observation: ' ' };
    expect(isSaveStored(before, save, before)).toBe(true);
  });
});

describe('a save with new rows', () => {
  const save: OrderSave = {
    ...unchanged,
    items: [
      item,
      {
        product_id: 102,
        amount: 2,
        revised_price: null,
        store_observations: null,
        status: 'pending',
      },
    ],
    other_concepts: [concept, { description: 'Embalaje', amount: 25 }],
    shipping: [
      shipment,
      {
        tracking_code: 'X1',
        transport_co: null,
        eta: null,
        link: null,
        observations: null,
        departure: null,
      },
    ],
  };
  const items = [...before.items, sampleItem({ id: 12, product_id: 102 })];
  const other_concepts = [
    ...before.other_concepts,
    sampleConcept({ id: 72, description: 'Embalaje', amount: 25 }),
  ];
  const shipping = [
    ...before.shipping,
    sampleShipping({ id: 92, tracking_code: 'X1', transport_co: null, eta: null, link: null }),
  ];
  const applied = sampleOrder({ items, other_concepts, shipping });

  it('is applied when every new row is stored, whatever else others changed', () => {
    expect(isSaveStored(applied, save, before)).toBe(true);
    expect(isSaveStored({ ...applied, status: 'done' }, save, before)).toBe(true);
  });

  it.each<[string, Partial<Order>]>([
    ['item', { items: before.items }],
    ['concept', { other_concepts: before.other_concepts }],
    ['shipment', { shipping: before.shipping }],
  ])('is not applied without its new %s', (_name, missing) => {
    expect(isSaveStored({ ...applied, ...missing }, save, before)).toBe(false);
  });

  it.each<[string, Partial<Order>]>([
    ['product', { items: [...before.items, sampleItem({ id: 12, product_id: 103 })] }],
    [
      'description',
      { other_concepts: [...before.other_concepts, sampleConcept({ id: 72, amount: 25 })] },
    ],
    [
      'amount',
      {
        other_concepts: [
          ...before.other_concepts,
          sampleConcept({ id: 72, description: 'Embalaje', amount: 30 }),
        ],
      },
    ],
    ['shipment', { shipping: [...before.shipping, sampleShipping({ id: 92 })] }],
  ])('is not applied when the new row has another %s', (_name, other) => {
    expect(isSaveStored({ ...applied, ...other }, save, before)).toBe(false);
  });

  it('does not count a row that was there before the save', () => {
    expect(isSaveStored(applied, save, applied)).toBe(false);
  });

  it('needs one stored row for each of two equal new ones', () => {
    const surcharge = { description: 'Embalaje', amount: 25 };
    const twice = { ...unchanged, other_concepts: [concept, surcharge, surcharge] };
    expect(isSaveStored({ ...before, other_concepts }, twice, before)).toBe(false);
    const both = [...other_concepts, sampleConcept({ ...surcharge, id: 73 })];
    expect(isSaveStored({ ...before, other_concepts: both }, twice, before)).toBe(true);
  });
});

describe('a save whose new rows are items', () => {
  const added = {
    product_id: 102,
    amount: 2,
    revised_price: null,
    store_observations: null,
    status: 'pending' as const,
  };
  const save: OrderSave = {
    ...unchanged,
    store_observation: 'Llamar',
    items: [{ ...item, revised_price: 90 }, added],
  };
  const stored = (change: Partial<Order> = {}, amount = 2, revised_price: number | null = 90) =>
    sampleOrder({
      store_observation: 'Llamar',
      items: [sampleItem({ revised_price }), sampleItem({ ...added, id: 12, amount })],
      ...change,
    });

  it('is applied when they and what it changes are stored, whatever else others changed', () => {
    expect(isSaveStored(stored(), save, before)).toBe(true);
    expect(isSaveStored(stored({ status: 'done', other_concepts: [] }), save, before)).toBe(true);
  });

  it.each<[string, Order]>([
    ['another amount, as others added it', stored({}, 3)],
    ['no edit of another item', stored({}, 2, null)],
    ['no edit of the order', stored({ store_observation: null })],
    ['no edited item', stored({ items: [sampleItem({ ...added, id: 12 })] })],
    ['no new item', stored({ items: [sampleItem({ revised_price: 90 })] })],
  ])('is not applied when the order has %s', (_, now) => {
    expect(isSaveStored(now, save, before)).toBe(false);
  });

  it('is applied when others removed an item that it did not change', () => {
    const adding = { ...unchanged, items: [item, added] };
    const now = sampleOrder({ items: [sampleItem({ ...added, id: 12 })] });
    expect(isSaveStored(now, adding, before)).toBe(true);
  });
});

it('a payment request is applied when the payment is no longer pending', () => {
  const save: OrderSave = { ...unchanged, payment_status: 'required' };
  expect(isSaveStored(before, save, before)).toBe(false);
  for (const payment_status of ['required', 'processing', 'done'] as const) {
    expect(isSaveStored({ ...before, payment_status }, save, before)).toBe(true);
  }
});
