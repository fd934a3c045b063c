import { describe, expect, it } from 'vitest';

import {
  draftWithNewRows,
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { applyEdits, editsBetween, labelsOf } from './draftEdits';
import { toOrderBody, toOrderDraft } from './orderDraft';
import { hasErrors, validateDraft } from './orderDraftErrors';
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

const order = sampleOrder();
const draft = toOrderDraft(order);

describe('what a draft changes', () => {
  it('is nothing while it is fresh, however odd its order is', () => {
    const odd = sampleOrder({
      store_observation: '',
      payment_info: '  ',
      shipping_cost: -3,
      items: [sampleItem({ revised_price: 1234.5, amount: 0 })],
      other_concepts: [sampleConcept({ amount: 0.5, description: '' })],
      shipping: [sampleShipping({ link: 'javascript:alert(1)', eta: 'pronto', observations: '' })],
    });
    expect(editsBetween(toOrderDraft(odd), toOrderDraft(odd))).toEqual([]);
    expect(hasErrors(validateDraft(toOrderDraft(odd), odd))).toBe(false);
  });

  it.each<[string, OrderDraft, boolean]>([
    ['status', editOrder(draft, { status: 'done' }), true],
    ['observation', editOrder(draft, { store_observation: 'x' }), true],
    ['item status', editItem(draft, 'item-11', { status: 'done' }), true],
    ['revised price', setRevisedPrice(draft, 'item-11', '90'), true],
    ['unreadable revised price', setRevisedPrice(draft, 'item-11', 'x'), true],
    ['unreadable shipping cost', setShippingCost(draft, 'x'), true],
    ['unreadable value', editConcept(draft, 'concept-71', { valueText: 'x' }), true],
    ['unreadable arrival', editShipping(draft, 'shipping-91', { eta: 'x' }), true],
    ['unreadable departure', editShipping(draft, 'shipping-91', { departure: 'x' }), true],
    ['blanks around the observation', editOrder(draft, { store_observation: '  ' }), false],
    ['shipping cost written differently', setShippingCost(draft, '150,00'), false],
    [
      'typed and taken back',
      setRevisedPrice(setRevisedPrice(draft, 'item-11', '9'), 'item-11', ''),
      false,
    ],
    ['an empty shipping entry', addShipping(draft), false],
    ['new rows', draftWithNewRows(), true],
    ['a deleted concept', deleteConcept(draft, 'concept-71'), true],
  ])('is known after: %s', (_name, changed, isChanged) => {
    expect(labelsOf(editsBetween(draft, changed)).length > 0).toBe(isChanged);
  });

  it('is named once per field or row, deleted and added ones included', () => {
    const edited = deleteConcept(
      editItem(draft, 'item-11', { status: 'done', amount: 9 }),
      'concept-71',
    );
    const added = addShipping(edited);
    const written = editShipping(added, added.shipping[1]?.key ?? '', { tracking_code: 'X1' });
    expect(labelsOf(editsBetween(draft, editOrder(written, { status: 'charge' })))).toEqual([
      'Estado',
      sampleItem().product_denormalized.name,
      `Concepto ${sampleConcept().description}`,
      'Envío 2',
    ]);
  });

  it('makes it again of the version that it started from', () => {
    const edited = editShipping(
      deleteConcept(setRevisedPrice(draftWithNewRows(), 'item-11', '90'), 'concept-71'),
      'shipping-91',
      { link: 'https://envios.example/1' },
    );
    const again = applyEdits(draft, editsBetween(draft, edited));
    expect(toOrderBody(again)).toEqual(toOrderBody(edited));
    expect(editsBetween(edited, again)).toEqual([]);
  });
});
