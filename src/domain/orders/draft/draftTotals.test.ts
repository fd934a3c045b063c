import { expect, it } from 'vitest';

import { sampleOrder } from '~/testSupport/orderFixtures';

import { draftTotals } from './draftTotals';
import { toOrderDraft } from './orderDraft';
import { validateDraft } from './orderDraftErrors';
import { editConcept, setRevisedPrice, setShippingCost } from './orderEdits';
import type { OrderDraft } from './orderFields';

const order = sampleOrder({ status: 'preparing' });
const draft = toOrderDraft(order);
const itemKey = draft.items[0]?.key ?? '';
const conceptKey = draft.other_concepts[0]?.key ?? '';

/** Which of the sums cannot be shown. */
function missing(edited: OrderDraft): string[] {
  const totals = draftTotals(edited, validateDraft(edited, order));
  return Object.entries(totals).flatMap(([name, value]) => (value === null ? [name] : []));
}

it('shows every sum of valid fields', () => {
  expect(missing(draft)).toEqual([]);
  expect(missing(setRevisedPrice(draft, itemKey, '4.900'))).toEqual([]);
});

it('shows no sum of an older text while a field is invalid', () => {
  const revised = setRevisedPrice(draft, itemKey, '4.900');
  expect(missing(setRevisedPrice(revised, itemKey, '1e5'))).toEqual(['items', 'order']);
  expect(missing(editConcept(draft, conceptKey, { valueText: 'x' }))).toEqual([
    'concepts',
    'order',
  ]);
  expect(missing(editConcept(draft, conceptKey, { description: '' }))).toEqual([]);
  expect(missing(setShippingCost(draft, '1e5'))).toEqual(['shipping', 'order']);
});
