import { describe, expect, it } from 'vitest';

import type { Order } from '~/contract/types';
import {
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { editsBetween } from './draftEdits';
import { toOrderBody, toOrderDraft } from './orderDraft';
import {
  editConcept,
  editItem,
  editShipping,
  setRevisedPrice,
  setShippingCost,
} from './orderEdits';
import type { OrderDraft } from './orderFields';
import { mergeOntoNewest } from './orderMerge';

const base = sampleOrder({
  status: 'preparing',
  shipping_cost: 120,
  items: [sampleItem({ revised_price: 90 })],
});
const draft = toOrderDraft(base);
const shipment = { departure: '18/03/2026 12:00', eta: '18/03/2026 13:00' };

const setters: readonly [string, (text: string) => OrderDraft][] = [
  ['Costo de envío', (text) => setShippingCost(draft, text)],
  ['Queso sardo', (text) => setRevisedPrice(draft, 'item-11', text)],
  [
    'Concepto Descuento por efectivo',
    (text) => editConcept(draft, 'concept-71', { valueText: text }),
  ],
  ['Envío 1', (departure) => editShipping(draft, 'shipping-91', { departure })],
];

describe('a text that cannot be read', () => {
  it.each(setters)('is an edit of %s, and stays over a newer order', (label, set) => {
    const typed = set('abc');
    expect(editsBetween(draft, typed)).toMatchObject([{ label }]);
    const newer: Order = { ...base, store_observation: 'Urgente' };
    const merged = mergeOntoNewest(typed, base, newer);
    expect(merged.conflicts).toEqual([]);
    expect(editsBetween(toOrderDraft(newer), merged.draft)).toMatchObject([{ label }]);
    // Two texts that cannot be read are two edits.
    expect(editsBetween(typed, set('abd'))).toMatchObject([{ label }]);
  });
});

describe('a text that reads as the stored value is no edit', () => {
  it.each<[string, OrderDraft]>([
    ['shipping cost', setShippingCost(draft, '120,00')],
    ['revised price', setRevisedPrice(draft, 'item-11', '90,0')],
    ['concept', editConcept(draft, 'concept-71', { valueText: '50,00' })],
    ['departure', editShipping(draft, 'shipping-91', { departure: ' ' })],
  ])('%s', (_, typed) => {
    expect(editsBetween(draft, typed)).toEqual([]);
  });

  it('a date in another form', () => {
    const stored = sampleShipping({ departure: '2026-03-17 08:30:00' });
    const dated = toOrderDraft({ ...base, shipping: [stored] });
    const typed = editShipping(dated, 'shipping-91', { departure: ' 17/3/26 8:30 ' });
    expect(editsBetween(dated, typed)).toEqual([]);
  });
});

const entry = (typed: OrderDraft) => toOrderBody(typed).shipping[0];

describe('a shipment is sent', () => {
  it('as it was received, where nothing was typed', () => {
    const stored = sampleShipping({ observations: ' sin firma ', tracking_code: null });
    expect(entry(toOrderDraft({ ...base, shipping: [stored] }))).toMatchObject({
      eta: '2026-03-18 12:00:30',
      departure: null,
      observations: ' sin firma ',
      tracking_code: null,
    });
  });

  it('as typed without outer blanks, dates in wire format', () => {
    const typed = editShipping(draft, 'shipping-91', {
      tracking_code: ' A1 ',
      departure: ` ${shipment.departure} `,
      eta: shipment.eta,
    });
    expect(entry(typed)).toMatchObject({
      tracking_code: 'A1',
      departure: '2026-03-18 12:00:00',
      eta: '2026-03-18 13:00:00',
    });
  });
});

it('shows the status of an item in a conflict by its name', () => {
  const mine = editItem(draft, 'item-11', { status: 'done' });
  const again = { ...base, items: [sampleItem({ id: 19, revised_price: 90 })] };
  expect(mergeOntoNewest(mine, base, again).conflicts).toEqual([
    { label: 'Queso sardo', mine: 'Estado Listo', theirs: 'Estado Pendiente' },
  ]);
  const back = editItem(
    toOrderDraft({ ...base, items: [sampleItem({ status: 'done' })] }),
    'item-11',
    {
      status: 'pending',
    },
  );
  expect(toOrderBody(back).items).toMatchObject([{ status: 'pending' }]);
});

it('reads every field of a stored order', () => {
  const stored = sampleOrder({
    status: 'charge',
    items: [sampleItem({ status: 'done' })],
    other_concepts: [sampleConcept()],
    shipping: [sampleShipping({ departure: '2026-03-17 08:30:00', observations: 'frágil' })],
  });
  expect(toOrderDraft(stored)).toMatchObject({
    status: 'charge',
    items: [{ status: 'done' }],
    shipping: [{ departure: '17/03/2026 08:30', observations: 'frágil' }],
  });
});
