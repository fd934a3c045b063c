import { describe, expect, it } from 'vitest';

import { messages } from '~/domain/messages';
import { draftWithNewRows, sampleOrder } from '~/testSupport/orderFixtures';

import { toOrderDraft } from './orderDraft';
import { hasErrors, validateDraft } from './orderDraftErrors';
import {
  editConcept,
  editOrder,
  editShipping,
  setRevisedPrice,
  setShippingCost,
} from './orderEdits';

const order = sampleOrder();
const draft = toOrderDraft(order);

describe('errors before saving', () => {
  it('finds none in what may be saved', () => {
    const pending = sampleOrder({ status: 'pending' });
    expect(hasErrors(validateDraft(draftWithNewRows(), pending))).toBe(false);
  });

  it('allows adding an item to a pending order that becomes En proceso in the same save', () => {
    const pending = sampleOrder({ status: 'pending' });
    const moved = editOrder(draftWithNewRows(), { status: 'preparing' });
    expect(hasErrors(validateDraft(moved, pending))).toBe(false);
  });

  it('allows a new shipping cost while the order changes from En proceso to Entregado', () => {
    const moved = editOrder(setShippingCost(draft, '200'), { status: 'done' });
    expect(hasErrors(validateDraft(moved, order))).toBe(false);
  });

  it('names each field', () => {
    let next = setRevisedPrice(setShippingCost(draft, '-1'), 'item-11', 'gratis');
    next = editConcept(next, 'concept-71', { valueText: '0,5', description: ' ' });
    next = editShipping(next, 'shipping-91', { eta: 'pronto', link: 'envios.example' });
    expect(validateDraft(next, order)).toEqual({
      items: { 'item-11': messages.numberInvalid },
      concepts: {
        'concept-71': {
          description: messages.conceptDescriptionRequired,
          value: 'Por favor ingrese valor mayor a 0',
        },
      },
      shipping: { 'shipping-91': { eta: messages.dateInvalid, link: messages.urlIncomplete } },
      shippingCost: messages.priceNegative,
      form: null,
    });
  });

  it('holds a new concept to the limit of new ones: greater than 1', () => {
    const next = draftWithNewRows();
    const key = next.other_concepts[1]?.key ?? '';
    const one = editConcept(next, key, { valueText: '1' });
    expect(validateDraft(one, order).concepts).toEqual({
      [key]: { value: 'Por favor ingrese valor mayor a 0' },
    });
    const stored = editConcept(draft, 'concept-71', { valueText: '1' });
    expect(validateDraft(stored, order).concepts).toEqual({});
  });

  it('reports before a save what the server would refuse', () => {
    const moved = editOrder(draftWithNewRows(), { status: 'done' });
    expect(validateDraft(moved, order).form).toBe(messages.itemQuantityWrongStatus);
    const locked = sampleOrder({ payment_status: 'required' });
    expect(validateDraft(setRevisedPrice(draft, 'item-11', '90'), locked).form).toBe(
      'No es posible modificar esto, el pago ya fue fijado.',
    );
  });
});
