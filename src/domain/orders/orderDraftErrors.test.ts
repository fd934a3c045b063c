import { describe, expect, it } from 'vitest';

import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleProduct,
  sampleShipping,
} from '~/testSupport/orderFixtures';

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
  toOrderBody,
} from './orderDraft';
import { hasErrors, reviewDraft, bodyText, validateDraft } from './orderDraftErrors';
import type { OrderDraft } from './orderFields';
import { completePaymentBody, requestPaymentBody } from './orderPayloads';

const order = sampleOrder();
const draft = toOrderDraft(order);

const isDirty = (changed: OrderDraft, of: Order) =>
  reviewDraft(changed, of, bodyText(toOrderDraft(of))).dirty;

function withNewRows(): OrderDraft {
  const item = addItem(editOrder(draft, { status: 'pending' }), sampleProduct(), '300');
  if (!item.ok) throw new Error('was refused');
  const concept = addConcept(item.draft, {
    description: 'Embalaje',
    value: '25',
    kind: 'surcharge',
  });
  if (!concept.ok) throw new Error('was refused');
  return concept.draft;
}

describe('body of a save', () => {
  it('has exactly the eight keys', () => {
    expect(Object.keys(toOrderBody(draft)).toSorted()).toEqual([
      'items',
      'other_concepts',
      'other_concepts_del',
      'payment_info',
      'shipping',
      'shipping_cost',
      'status',
      'store_observation',
    ]);
  });

  it('sends an order that was not touched as it is stored', () => {
    expect(toOrderBody(draft)).toStrictEqual({
      status: 'preparing',
      store_observation: null,
      payment_info: null,
      shipping_cost: 150,
      other_concepts: [{ id: 71, description: 'Descuento por efectivo', amount: -50 }],
      other_concepts_del: [],
      shipping: [
        {
          id: 91,
          tracking_code: 'OCA-55012',
          transport_co: 'OCA',
          eta: '2026-03-18 12:00:30',
          departure: null,
          link: 'https://envios.example/OCA-55012',
          observations: null,
        },
      ],
      items: [
        {
          id: 11,
          product_id: 101,
          amount: 2,
          revised_price: null,
          store_observations: null,
          status: 'pending',
        },
      ],
    });
  });

  it('sends new rows without id and without client-only fields', () => {
    const { items, other_concepts } = toOrderBody(withNewRows());
    expect(items[1]).toStrictEqual({
      product_id: 102,
      amount: 300,
      revised_price: null,
      store_observations: null,
      status: 'pending',
    });
    expect(other_concepts[1]).toStrictEqual({ description: 'Embalaje', amount: 25 });
  });

  it('sends an empty revised price as null and a typed one as a number', () => {
    const revised = toOrderDraft(sampleOrder({ items: [sampleItem({ revised_price: 90 })] }));
    expect(toOrderBody(revised).items[0]?.revised_price).toBe(90);
    expect(toOrderBody(setRevisedPrice(revised, 'item-11', '')).items[0]?.revised_price).toBeNull();
    expect(
      toOrderBody(setRevisedPrice(revised, 'item-11', '1.234,50')).items[0]?.revised_price,
    ).toBe(1234.5);
  });

  it('sends dates in wire format and leaves out a shipping entry with nothing typed', () => {
    const next = addShipping(draft);
    expect(toOrderBody(next).shipping).toHaveLength(1);
    const typed = editShipping(next, next.shipping[1]?.key ?? '', { eta: '1/2/2026 9:05' });
    expect(toOrderBody(typed).shipping[1]).toStrictEqual({
      tracking_code: null,
      transport_co: null,
      eta: '2026-02-01 09:05:00',
      departure: null,
      link: null,
      observations: null,
    });
  });

  it('names deleted concepts', () => {
    expect(toOrderBody(deleteConcept(draft, 'concept-71'))).toMatchObject({
      other_concepts: [],
      other_concepts_del: [71],
    });
  });

  it('requests a payment with the same body and payment_status required', () => {
    expect(requestPaymentBody(draft)).toStrictEqual({
      ...toOrderBody(draft),
      payment_status: 'required',
    });
  });

  it.each([
    [null, { payment_status: 'done', payment_info: 'Aprobado' }],
    [' ', { payment_status: 'done', payment_info: 'Aprobado' }],
    ['Alias DONPEPE', { payment_status: 'done' }],
  ])('completes a payment, with its information only where there is none: %j', (info, body) => {
    expect(completePaymentBody({ payment_info: info })).toStrictEqual(body);
  });
});

describe('dirty', () => {
  it('a fresh draft is not', () => {
    const odd = sampleOrder({
      store_observation: '',
      payment_info: '  ',
      items: [sampleItem({ revised_price: 1234.5, amount: 0 })],
      other_concepts: [sampleConcept({ amount: 0.5, description: '' })],
      shipping: [sampleShipping({ link: 'javascript:alert(1)', observations: '' })],
    });
    expect(isDirty(toOrderDraft(odd), odd)).toBe(false);
    expect(hasErrors(validateDraft(toOrderDraft(odd), odd))).toBe(false);
  });

  it.each<[string, OrderDraft, boolean]>([
    ['status', editOrder(draft, { status: 'done' }), true],
    ['observation', editOrder(draft, { store_observation: 'x' }), true],
    ['item status', editItem(draft, 'item-11', { status: 'done' }), true],
    ['revised price', setRevisedPrice(draft, 'item-11', '90'), true],
    ['unreadable revised price', setRevisedPrice(draft, 'item-11', 'x'), true],
    ['unreadable shipping cost', setShippingCost(draft, 'x'), true],
    ['shipping cost written differently', setShippingCost(draft, '150'), false],
    [
      'typed and taken back',
      setRevisedPrice(setRevisedPrice(draft, 'item-11', '9'), 'item-11', ''),
      false,
    ],
    ['an empty shipping entry', addShipping(draft), false],
    ['new rows', withNewRows(), true],
    ['a deleted concept', deleteConcept(draft, 'concept-71'), true],
  ])('%s', (_name, changed, dirty) => {
    expect(isDirty(changed, order)).toBe(dirty);
  });
});

describe('errors before saving', () => {
  it('finds none in what may be saved', () => {
    const pending = sampleOrder({ status: 'pending' });
    expect(hasErrors(validateDraft(withNewRows(), pending))).toBe(false);
  });

  it('allows adding an item to a pending order that becomes En proceso in the same save', () => {
    const pending = sampleOrder({ status: 'pending' });
    const moved = editOrder(withNewRows(), { status: 'preparing' });
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
    const next = withNewRows();
    const key = next.other_concepts[1]?.key ?? '';
    const one = editConcept(next, key, { valueText: '1' });
    expect(validateDraft(one, order).concepts).toEqual({
      [key]: { value: 'Por favor ingrese valor mayor a 0' },
    });
    const stored = editConcept(draft, 'concept-71', { valueText: '1' });
    expect(validateDraft(stored, order).concepts).toEqual({});
  });

  it('reports before a save what the server would refuse', () => {
    const moved = editOrder(withNewRows(), { status: 'done' });
    expect(validateDraft(moved, order).form).toBe(messages.itemQuantityWrongStatus);
    const locked = sampleOrder({ payment_status: 'required' });
    expect(validateDraft(setRevisedPrice(draft, 'item-11', '90'), locked).form).toBe(
      'No es posible modificar esto, el pago ya fue fijado.',
    );
  });
});
