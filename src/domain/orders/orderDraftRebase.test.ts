import { describe, expect, it } from 'vitest';

import type { Order } from '~/contract/types';
import { sampleConcept, sampleItem, sampleOrder, sampleProduct } from '~/testSupport/orderFixtures';

import {
  addConcept,
  addItem,
  addShipping,
  deleteConcept,
  editConcept,
  editItem,
  editOrder,
  editShipping,
  setRevisedPrice,
  setShippingCost,
  toOrderDraft,
  type OrderDraft,
} from './orderDraft';
import { toOrderSave } from './orderDraftPayload';
import { rebaseDraft, sameForEditing } from './orderDraftRebase';
import { checkOrderSave } from './orderSaveCheck';

const base = sampleOrder({ status: 'pending' });
const draft = toOrderDraft(base);
const newerWith = (change: Partial<Order>) => sampleOrder({ status: 'pending', ...change });

function withNewRows(): OrderDraft {
  const item = addItem(draft, sampleProduct({ id: 102 }), '300');
  if (!item.ok) throw new Error('was refused');
  const form = { description: 'Embalaje', value: '25', kind: 'surcharge' } as const;
  const concept = addConcept(item.draft, form);
  if (!concept.ok) throw new Error('was refused');
  const shipping = addShipping(concept.draft);
  return editShipping(shipping, shipping.shipping[1]?.key ?? '', { tracking_code: 'X1' });
}

describe('a draft moved onto a newer order', () => {
  it('without changes of its own becomes the newer one', () => {
    const newer = newerWith({ status: 'done', store_observation: 'x', shipping_cost: 10 });
    expect(rebaseDraft(draft, base, newer)).toEqual(toOrderDraft(newer));
  });

  it('keeps every change made here beside those made elsewhere', () => {
    const newer = newerWith({
      store_observation: 'de otra pestaña',
      items: [sampleItem({ store_observations: 'otra' }), sampleItem({ id: 12, product_id: 130 })],
      other_concepts: [sampleConcept(), sampleConcept({ id: 72, amount: 20 })],
    });
    let mine = setRevisedPrice(setShippingCost(withNewRows(), '200'), 'item-11', '90');
    mine = editConcept(editItem(mine, 'item-11', { status: 'done' }), 'concept-71', {
      valueText: '80',
    });
    mine = editShipping(editOrder(mine, { status: 'preparing' }), 'shipping-91', { link: '' });

    const sent = toOrderSave(rebaseDraft(mine, base, newer));
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
    expect(rebaseDraft(mine, base, newerWith({ store_observation: 'x' }))).toMatchObject({
      other_concepts: [],
      other_concepts_del: [71],
    });
    expect(rebaseDraft(mine, base, newerWith({ other_concepts: [] }))).toMatchObject({
      other_concepts_del: [],
    });
  });

  it('does not add again a product that the order has by now', () => {
    const newer = newerWith({ items: [sampleItem(), sampleItem({ id: 12, product_id: 102 })] });
    expect(toOrderSave(rebaseDraft(withNewRows(), base, newer)).items).toMatchObject([
      { id: 11 },
      { id: 12 },
    ]);
  });

  it('drops the changes that a payment requested meanwhile has locked', () => {
    const newer = newerWith({ payment_status: 'required', payment_info: 'CBU 1' });
    let mine = setRevisedPrice(setShippingCost(withNewRows(), '200'), 'item-11', '90');
    mine = editItem(mine, 'item-11', { amount: 5 });
    mine = editShipping(mine, 'shipping-91', { tracking_code: 'X2' });
    mine = editConcept(
      editOrder(mine, { payment_info: 'Alias', store_observation: 'mía' }),
      'concept-71',
      {
        valueText: '80',
      },
    );
    const sent = toOrderSave(rebaseDraft(mine, base, newer));
    expect(sent).toEqual({ ...toOrderSave(toOrderDraft(newer)), store_observation: 'mía' });
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
])('two versions that differ in %s', (_name, change, same) => {
  expect(sameForEditing(base, newerWith(change))).toBe(same);
});
