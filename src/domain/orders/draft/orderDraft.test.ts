import { describe, expect, it } from 'vitest';

import { draftWithNewRows, sampleItem, sampleOrder } from '~/testSupport/orderFixtures';

import { orderTotal } from '../orderTotals';
import { completePaymentBody, requestPaymentBody, toOrderBody, toOrderDraft } from './orderDraft';
import { addShipping, deleteConcept, editShipping, setRevisedPrice } from './orderEdits';

const draft = toOrderDraft(sampleOrder());

describe('a fresh draft', () => {
  it('shows what is stored', () => {
    const shown = toOrderDraft(
      sampleOrder({
        store_observation: 'Urgente',
        items: [sampleItem({ revised_price: 1234.5, store_observations: 'Fetas' })],
      }),
    );
    expect(shown).toMatchObject({
      status: 'preparing',
      store_observation: 'Urgente',
      payment_info: '',
      shippingCostText: '150,00',
      other_concepts_del: [],
    });
    expect(shown.items[0]).toMatchObject({
      key: 'item-11',
      revisedPriceText: '1.234,50',
      store_observations: 'Fetas',
    });
    expect(shown.other_concepts[0]).toMatchObject({ key: 'concept-71', valueText: '50,00' });
  });

  it('has the total of the order: items, concepts and shipping', () => {
    expect(orderTotal(draft)).toBe(2 * 100 - 50 + 150);
  });
});

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

  it('sends new rows without id, and nothing that only the form knows', () => {
    const { items, other_concepts } = toOrderBody(draftWithNewRows());
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
