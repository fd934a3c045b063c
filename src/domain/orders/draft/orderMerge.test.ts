import { describe, expect, it } from 'vitest';

import type { Order } from '~/contract/types';
import {
  draftWithNewShipment,
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleProduct,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { toOrderDraft, toOrderBody } from './orderDraft';
import {
  addShipping,
  deleteConcept,
  editConcept,
  editItem,
  editOrder,
  editShipping,
  setRevisedPrice,
  setShippingCost,
} from './orderEdits';
import type { OrderDraft } from './orderFields';
import { mergeOntoNewest, sameForEditing } from './orderMerge';
import { checkOrderSave } from './orderSaveCheck';

const base = sampleOrder({ status: 'pending' });
const draft = toOrderDraft(base);
const newerWith = (change: Partial<Order>) => sampleOrder({ status: 'pending', ...change });

type Versions = Parameters<typeof mergeOntoNewest>;
const onNewest = (...versions: Versions) => mergeOntoNewest(...versions).draft;
const conflictsWith = (...versions: Versions) => mergeOntoNewest(...versions).conflicts;
const droppedFrom = (...versions: Versions) => mergeOntoNewest(...versions).dropped;

describe('a draft moved onto a newer order', () => {
  it('without changes of its own becomes the newer one', () => {
    const newer = newerWith({ status: 'done', store_observation: 'x', shipping_cost: 10 });
    expect(onNewest(draft, base, newer)).toEqual(toOrderDraft(newer));
  });

  it('keeps every change made here beside those made elsewhere', () => {
    const newer = newerWith({
      store_observation: 'de otra pestaña',
      items: [sampleItem({ store_observations: 'otra' }), sampleItem({ id: 12, product_id: 130 })],
      other_concepts: [sampleConcept(), sampleConcept({ id: 72, amount: 20 })],
    });
    let mine = setRevisedPrice(setShippingCost(draftWithNewShipment(), '200'), 'item-11', '90');
    mine = editConcept(editItem(mine, 'item-11', { status: 'done' }), 'concept-71', {
      valueText: '80',
    });
    mine = editShipping(editOrder(mine, { status: 'preparing' }), 'shipping-91', { link: '' });

    const sent = toOrderBody(onNewest(mine, base, newer));
    expect(sent).toMatchObject({
      status: 'preparing',
      store_observation: 'de otra pestaña',
      shipping_cost: 200,
      items: [
        { id: 11, revised_price: 90, status: 'done', store_observations: 'otra' },
        { id: 12, product_id: 130 },
        { product_id: 102, amount: 300 },
      ],
      other_concepts: [
        { id: 71, amount: -80 },
        { id: 72 },
        { description: 'Embalaje', amount: 25 },
      ],
      shipping: [{ id: 91, link: null }, { tracking_code: 'X1' }],
    });
    expect(checkOrderSave(newer, sent)).toBeNull();
  });

  it('deletes what was deleted here, unless it is gone already', () => {
    const mine = deleteConcept(draft, 'concept-71');
    expect(onNewest(mine, base, newerWith({ store_observation: 'x' }))).toMatchObject({
      other_concepts: [],
      other_concepts_del: [71],
    });
    expect(onNewest(mine, base, newerWith({ other_concepts: [] }))).toMatchObject({
      other_concepts_del: [],
    });
  });

  it('does not add again a product that the order has by now', () => {
    const newer = newerWith({ items: [sampleItem(), sampleItem({ id: 12, product_id: 102 })] });
    expect(toOrderBody(onNewest(draftWithNewShipment(), base, newer)).items).toMatchObject([
      { id: 11 },
      { id: 12 },
    ]);
  });

  it('drops the changes that a payment requested meanwhile has locked', () => {
    const newer = newerWith({ payment_status: 'required', payment_info: 'CBU 1' });
    let mine = setRevisedPrice(setShippingCost(draftWithNewShipment(), '200'), 'item-11', '90');
    mine = editItem(mine, 'item-11', { amount: 5 });
    mine = editShipping(mine, 'shipping-91', { tracking_code: 'X2' });
    mine = editConcept(
      editOrder(mine, { payment_info: 'Alias', store_observation: 'mía' }),
      'concept-71',
      {
        valueText: '80',
      },
    );
    const sent = toOrderBody(onNewest(mine, base, newer));
    expect(sent).toEqual({ ...toOrderBody(toOrderDraft(newer)), store_observation: 'mía' });
    expect(checkOrderSave(newer, sent)).toBeNull();
  });
});

it.each<[string, Partial<Order>, boolean]>([
  ['nothing', {}, true],
  ['a visit of the client', { client: { ...base.client, last_seen: '2026-03-20 10:00:00' } }, true],
  ['the status', { status: 'done' }, false],
  ['the payment', { payment_status: 'required' }, false],
  ['the method', { payment_method: 'Mercadopago' }, false],
  ['an item', { items: [sampleItem({ amount: 3 })] }, false],
  [
    "an item's product",
    {
      items: [
        sampleItem({
          product_denormalized: { ...sampleItem().product_denormalized, price_per_unit: 110 },
        }),
      ],
    },
    false,
  ],
])('two versions that differ in %s', (_name, change, same) => {
  expect(sameForEditing(base, newerWith(change))).toBe(same);
});

const conflictLabels = (...versions: Versions) => [
  ...new Set(conflictsWith(...versions).map(({ label }) => label)),
];

describe('conflicts with a newer order', () => {
  const item = 'item-11';
  const concept = 'concept-71';
  const shipment = 'shipping-91';

  it.each<[string, OrderDraft, Partial<Order>]>([
    ['Estado', editOrder(draft, { status: 'preparing' }), { status: 'done' }],
    [
      'Observación de la tienda',
      editOrder(draft, { store_observation: 'a' }),
      { store_observation: 'b' },
    ],
    ['Costo de envío', setShippingCost(draft, '200'), { shipping_cost: 10 }],
    ['Queso sardo', editItem(draft, item, { amount: 3 }), { items: [sampleItem({ amount: 4 })] }],
    [
      'Queso sardo',
      setRevisedPrice(draft, item, '90'),
      { items: [sampleItem({ revised_price: 80 })] },
    ],
    [
      'Queso sardo',
      editItem(draft, item, { store_observations: 'a' }),
      { items: [sampleItem({ store_observations: 'b' })] },
    ],
    ['Queso sardo', editItem(draft, item, { amount: 3 }), { items: [] }],
    [
      'Concepto Descuento por efectivo',
      editConcept(draft, concept, { valueText: '60' }),
      { other_concepts: [sampleConcept({ amount: -70 })] },
    ],
    [
      'Concepto Descuento por efectivo',
      editConcept(draft, concept, { kind: 'surcharge' }),
      { other_concepts: [sampleConcept({ amount: -70 })] },
    ],
    [
      'Concepto Promo',
      editConcept(draft, concept, { description: 'Promo' }),
      { other_concepts: [sampleConcept({ description: 'Otra' })] },
    ],
    [
      'Concepto Descuento por efectivo',
      deleteConcept(draft, concept),
      { other_concepts: [sampleConcept({ amount: -70 })] },
    ],
    [
      'Envío 1',
      editShipping(draft, shipment, { tracking_code: 'A' }),
      { shipping: [sampleShipping({ tracking_code: 'B' })] },
    ],
  ])('%s: changed locally and on the server', (label, mine, change) => {
    expect(conflictLabels(mine, base, newerWith(change))).toEqual([label]);
  });

  it('show both values', () => {
    const status = editOrder(draft, { status: 'preparing' });
    expect(conflictsWith(status, base, newerWith({ status: 'done' }))).toEqual([
      { label: 'Estado', mine: 'En proceso', theirs: 'Entregado' },
    ]);
    const added = draftWithNewShipment();
    const twin = sampleItem({ id: 12, product_id: 102, amount: 100 });
    expect(conflictsWith(added, base, newerWith({ items: [sampleItem(), twin] }))).toEqual([
      { label: sampleProduct().name, mine: 'Cantidad 300', theirs: 'Cantidad 100' },
    ]);
  });

  it('of what the payment has locked: rows that were added or deleted, but no blank one', () => {
    const requested = newerWith({ payment_status: 'required' });
    expect(conflictLabels(draftWithNewShipment(), base, requested)).toEqual([
      sampleProduct().name,
      'Concepto Embalaje',
      'Envío 2',
    ]);
    expect(conflictLabels(addShipping(draft), base, requested)).toEqual([]);
    const deleted = deleteConcept(draft, concept);
    expect(conflictLabels(deleted, base, newerWith({ shipping_cost: 10 }))).toEqual([]);
    expect(conflictLabels(deleted, base, requested)).toEqual(['Concepto Descuento por efectivo']);
    // It is gone as wanted.
    const gone = newerWith({ payment_status: 'required', other_concepts: [] });
    expect(droppedFrom(deleted, base, gone)).toEqual([]);
  });

  it('are none for a change in one place, or the same change in both', () => {
    const mine = editItem(editOrder(draft, { status: 'done' }), item, { status: 'done' });
    expect(conflictsWith(mine, base, base)).toEqual([]);
    expect(conflictsWith(draft, base, newerWith({ status: 'done' }))).toEqual([]);
    expect(conflictsWith(mine, base, newerWith({ status: 'done' }))).toEqual([]);
    const elsewhere = newerWith({ store_observation: 'x', items: [sampleItem({ amount: 5 })] });
    expect(conflictsWith(mine, base, elsewhere)).toEqual([]);
    expect(
      conflictsWith(deleteConcept(draft, concept), base, newerWith({ other_concepts: [] })),
    ).toEqual([]);
  });

  it.each<[string, OrderDraft, string[]]>([
    ['the status', editOrder(draft, { status: 'preparing' }), []],
    ['an observation', editOrder(draft, { store_observation: 'a' }), []],
    ['the payment info', editOrder(draft, { payment_info: 'Alias' }), ['Información de pago']],
    ['the shipping cost', setShippingCost(draft, '200'), ['Costo de envío']],
    ['an amount', editItem(draft, item, { amount: 3 }), ['Queso sardo']],
    ['a revised price', setRevisedPrice(draft, item, '90'), ['Queso sardo']],
    ['a note on an item', editItem(draft, item, { store_observations: 'a' }), []],
    ['the status of an item', editItem(draft, item, { status: 'done' }), []],
    [
      'a concept',
      editConcept(draft, concept, { valueText: '60' }),
      ['Concepto Descuento por efectivo'],
    ],
    ['a shipment', editShipping(draft, shipment, { link: '' }), ['Envío 1']],
  ])('after the payment was requested: an edit of %s', (_name, mine, labels) => {
    const now = newerWith({ payment_status: 'required' });
    expect(conflictLabels(mine, base, now)).toEqual(labels);
    const requested = newerWith({ payment_status: 'required' });
    const later = newerWith({ payment_status: 'done' });
    expect(conflictsWith(mine, requested, later)).toEqual([]);
  });
});

/** The item's row after its product was removed and added again. */
const again = (change = {}) => ({ items: [sampleItem({ id: 19, ...change })] });

describe('an edit of an item whose row was removed and added again', () => {
  const mine = setRevisedPrice(draft, 'item-11', '90');

  it('needs a decision, and belongs to the product', () => {
    const newer = newerWith(again());
    expect(conflictsWith(mine, base, newer)).toEqual([
      { label: 'Queso sardo', mine: 'Precio revisado 90', theirs: 'Precio revisado vacío' },
    ]);
    expect(toOrderBody(onNewest(mine, base, newer)).items).toMatchObject([
      { id: 19, revised_price: 90 },
    ]);
    expect(droppedFrom(mine, base, newer)).toEqual([]);
  });

  it('of another one needs none', () => {
    const elsewhere = editOrder(draft, { store_observation: 'a' });
    expect(conflictsWith(elsewhere, base, newerWith(again()))).toEqual([]);
  });
});

describe('a revised price', () => {
  it('typed for another amount than the newest one needs a decision', () => {
    const newer = newerWith({ items: [sampleItem({ amount: 9 })] });
    expect(conflictLabels(setRevisedPrice(draft, 'item-11', '90'), base, newer)).toEqual([
      'Queso sardo',
    ]);
    const note = editItem(draft, 'item-11', { store_observations: 'a' });
    expect(conflictsWith(note, base, newer)).toEqual([]);
  });
});

describe('what cannot be kept', () => {
  it('is an edit of a row that is gone', () => {
    const mine = editConcept(setRevisedPrice(draft, 'item-11', '90'), 'concept-71', {
      valueText: '60',
    });
    const newer = newerWith({ items: [], other_concepts: [] });
    expect(droppedFrom(mine, base, newer)).toEqual([
      'Queso sardo',
      'Concepto Descuento por efectivo',
    ]);
    expect(droppedFrom(mine, base, base)).toEqual([]);
  });

  it('is a product that was added on both sides, which needs a decision', () => {
    const mine = draftWithNewShipment();
    for (const amount of [300, 100]) {
      const twin = sampleItem({ id: 12, product_id: 102, amount });
      const newer = newerWith({ items: [sampleItem(), twin] });
      expect(conflictsWith(mine, base, newer)).not.toEqual([]);
      expect(droppedFrom(mine, base, newer)).toEqual(amount === 300 ? [] : [sampleProduct().name]);
    }
  });

  it('is what the newest order has locked, under the status that it is saved with', () => {
    const preparing = newerWith({ status: 'preparing' });
    const mine = setShippingCost(toOrderDraft(preparing), '200');
    const done = newerWith({ status: 'done' });
    expect(conflictLabels(mine, preparing, done)).toEqual(['Costo de envío']);
    expect(droppedFrom(mine, preparing, done)).toEqual(['Costo de envío']);
    const kept = editOrder(mine, { status: 'waiting_delivery' });
    expect(droppedFrom(kept, preparing, done)).toEqual([]);
  });
});
