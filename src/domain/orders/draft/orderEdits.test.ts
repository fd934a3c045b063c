import { describe, expect, it } from 'vitest';

import { messages } from '~/domain/messages';
import { sampleConcept, sampleItem, sampleOrder, sampleProduct } from '~/testSupport/orderFixtures';

import { orderTotal } from '../orderTotals';
import { toOrderDraft } from './orderDraft';
import {
  addConcept,
  type QuantityResult,
  addItem,
  addShipping,
  deleteConcept,
  editConcept,
  editItem,
  editShipping,
  isItemEdited,
  removeNewItem,
  removeNewShipping,
  setRevisedPrice,
  setShippingCost,
} from './orderEdits';
import type { OrderDraft } from './orderFields';

const order = sampleOrder();
const draft = toOrderDraft(order);

/** The draft of an addition that must succeed. */
function added(result: QuantityResult | ReturnType<typeof addConcept>): OrderDraft {
  if (!result.ok) throw new Error('was refused');
  return result.draft;
}

const isEdited = ({ items }: OrderDraft) => items.map(isItemEdited);

describe('items', () => {
  it('adds a product with its quantity, and counts it in the total', () => {
    const next = added(addItem(draft, sampleProduct({ id: 102 }), '500'));
    expect(next.items[1]).toMatchObject({
      stored: null,
      product_id: 102,
      amount: 500,
      revised_price: null,
      status: 'pending',
      product_denormalized: { id: 102, brand: 'Don Pepe', kind: 'Quesos', quantity_unit: 'gr' },
    });
    expect(orderTotal(next)).toBe(300 + 500 * 8.5);
    expect(draft.items).toHaveLength(1);
  });

  it('warns of a product that is already in the order, stored or just added', () => {
    const warning = 'El item que desea agregar ya existe en el pedido';
    expect(addItem(draft, sampleProduct({ id: 101 }), '1')).toEqual({ ok: false, warning });
    const next = added(addItem(draft, sampleProduct({ id: 102 }), '1'));
    expect(addItem(next, sampleProduct({ id: 102 }), '1')).toEqual({ ok: false, warning });
  });

  it.each([
    ['', messages.itemAmountInvalid],
    ['0', messages.itemAmountInvalid],
    ['-3', messages.itemAmountInvalid],
    ['tres', messages.numberInvalid],
    ['1.500,5', messages.itemAmountPartOfGram],
  ])('warns of the quantity %j', (quantity, warning) => {
    expect(addItem(draft, sampleProduct(), quantity)).toEqual({ ok: false, warning });
  });

  it('reads 1.500 grams as 1500 and 1,500 kg as 1.5, and reports 1.500 kg as ambiguous', () => {
    expect(added(addItem(draft, sampleProduct(), '1.500')).items[1]).toMatchObject({
      amount: 1500,
    });
    const cheese = sampleProduct({ quantity_unit: 'kg' });
    expect(added(addItem(draft, cheese, '1,500')).items[1]).toMatchObject({ amount: 1.5 });
    expect(addItem(draft, cheese, '1.500')).toEqual({
      ok: false,
      warning: messages.numberAmbiguous,
    });
  });

  it('takes back only items that are not stored, and never gives a key twice', () => {
    const one = added(addItem(draft, sampleProduct({ id: 102 }), '1'));
    const key = one.items[1]?.key ?? '';
    const without = removeNewItem(one, key);
    expect(without.items).toEqual(draft.items);
    expect(removeNewItem(draft, 'item-11')).toEqual(draft);
    const again = added(addItem(without, sampleProduct({ id: 103 }), '1'));
    expect(again.items[1]?.key).not.toBe(key);
  });

  it('edits amount, observation and status of one item', () => {
    const next = editItem(draft, 'item-11', { amount: 3, status: 'done', store_observations: 'x' });
    expect(next.items[0]).toMatchObject({ amount: 3, status: 'done', store_observations: 'x' });
    expect(editItem(draft, 'item-99', { amount: 3 })).toEqual(draft);
  });

  it.each([
    ['90', 90, 190],
    ['0', 0, 100],
    ['1.234,50', 1234.5, 1334.5],
    ['', null, 300],
  ])('a revised price typed as %j', (text, revised_price, total) => {
    const next = setRevisedPrice(draft, 'item-11', text);
    expect(next.items[0]).toMatchObject({ revisedPriceText: text, revised_price });
    expect(orderTotal(next)).toBe(total);
  });

  it.each(['-5', 'x', '1.2.3'])('keeps the last readable price while %j is typed', (text) => {
    const next = setRevisedPrice(setRevisedPrice(draft, 'item-11', '90'), 'item-11', text);
    expect(next.items[0]).toMatchObject({ revisedPriceText: text, revised_price: 90 });
  });

  it('have edits once a value differs from the stored one', () => {
    const stored = sampleItem({ revised_price: 150, store_observations: 'Sin cáscara' });
    const fresh = toOrderDraft(sampleOrder({ items: [stored] }));
    expect(isEdited(fresh)).toEqual([false]);
    expect(isEdited(setRevisedPrice(fresh, 'item-11', '$ 150'))).toEqual([false]);
    expect(isEdited(setRevisedPrice(fresh, 'item-11', '151'))).toEqual([true]);
    expect(isEdited(setRevisedPrice(fresh, 'item-11', ''))).toEqual([true]);
    expect(isEdited(editItem(fresh, 'item-11', { store_observations: '' }))).toEqual([true]);
    expect(isEdited(editItem(fresh, 'item-11', { status: 'done' }))).toEqual([true]);

    const empty = toOrderDraft(sampleOrder({ items: [sampleItem({ store_observations: null })] }));
    expect(isEdited(empty)).toEqual([false]);
    expect(isEdited(added(addItem(empty, sampleProduct({ id: 9 }), '2')))).toEqual([false, false]);
  });
});

describe('shipping cost and entries', () => {
  it.each([
    ['200,50', 200.5],
    ['', 0],
    ['x', 150],
  ])('cost typed as %j', (text, shipping_cost) => {
    expect(setShippingCost(draft, text)).toMatchObject({ shippingCostText: text, shipping_cost });
  });

  it('adds, edits and takes back an entry; stored ones stay', () => {
    const next = addShipping(draft);
    const key = next.shipping[1]?.key ?? '';
    expect(editShipping(next, key, { eta: '1/2/2026 10:00' }).shipping[1]?.eta).toBe(
      '1/2/2026 10:00',
    );
    expect(removeNewShipping(next, key).shipping).toEqual(draft.shipping);
    expect(removeNewShipping(draft, 'shipping-91')).toEqual(draft);
  });
});

describe('concepts', () => {
  it('adds one with the sign of its kind, or returns the errors', () => {
    const next = added(
      addConcept(draft, { description: 'Embalaje', value: '25', kind: 'surcharge' }),
    );
    expect(next.other_concepts[1]).toMatchObject({ stored: null, amount: 25, valueText: '25,00' });
    expect(orderTotal(next)).toBe(325);
    expect(addConcept(draft, { description: 'Embalaje', value: '1', kind: 'surcharge' })).toEqual({
      ok: false,
      errors: { value: 'Por favor ingrese valor mayor a 0' },
    });
  });

  it.each([
    [{ valueText: '80' }, { amount: -80, valueText: '80' }],
    [{ kind: 'surcharge' as const }, { amount: 50 }],
    [{ valueText: '80', kind: 'surcharge' as const }, { amount: 80 }],
    [{ description: 'Otro' }, { description: 'Otro', amount: -50 }],
    [{ valueText: '0,5' }, { amount: -50, valueText: '0,5' }],
  ])('edits %j', (change, expected) => {
    expect(editConcept(draft, 'concept-71', change).other_concepts[0]).toMatchObject(expected);
  });

  it('keeps a stored amount under the limit as it is while only the text changes', () => {
    const odd = toOrderDraft(sampleOrder({ other_concepts: [sampleConcept({ amount: -0.5 })] }));
    const next = editConcept(odd, 'concept-71', { description: 'Otro' });
    expect(next.other_concepts[0]?.amount).toBe(-0.5);
  });

  it('names a deleted stored concept, not one that was only added', () => {
    expect(deleteConcept(draft, 'concept-71')).toMatchObject({
      other_concepts: [],
      other_concepts_del: [71],
    });
    const next = added(
      addConcept(draft, { description: 'Embalaje', value: '25', kind: 'surcharge' }),
    );
    expect(deleteConcept(next, next.other_concepts[1]?.key ?? '')).toMatchObject({
      other_concepts: draft.other_concepts,
      other_concepts_del: [],
    });
    expect(deleteConcept(draft, 'concept-99')).toEqual(draft);
  });
});
