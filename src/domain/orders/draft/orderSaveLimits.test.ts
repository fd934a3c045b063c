import { describe, expect, it } from 'vitest';

import type { Order, OrderSave } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { toOrderDraft, toOrderBody } from './orderDraft';
import { validateDraft } from './orderDraftErrors';
import { addConcept, editConcept, setRevisedPrice, setShippingCost } from './orderEdits';
import { checkOrderSave, checkOrderTotal } from './orderSaveCheck';

const decimals = { status: 422, message: 'Los importes llevan hasta dos decimales' };
const empty = { status: 422, message: 'Por favor ingrese al menos un dato del envío' };
const negative = 'El descuento no puede ser mayor que el total del pedido';

const nothing = {
  tracking_code: null,
  transport_co: null,
  eta: null,
  departure: null,
  link: null,
  observations: null,
};

function check(change: (save: OrderSave) => Partial<OrderSave>, stored: Partial<Order> = {}) {
  const order = sampleOrder(stored);
  const save = toOrderBody(toOrderDraft(order));
  return checkOrderSave(order, { ...save, ...change(save) });
}

const revised = (revised_price: number) => (save: OrderSave) => ({
  items: save.items.map((item) => ({ ...item, revised_price })),
});
const concept = (amount: number) => () => ({ other_concepts: [{ description: 'x', amount }] });
const worth = (total_price: number) => sampleOrder({ total_price });

// Currency amounts have exactly 2 decimals.
describe('amounts of money', () => {
  it('of more than two decimals are refused', () => {
    expect(check(revised(10.987_65))).toEqual(decimals);
    expect(check(revised(10.98))).toBeNull();
    expect(check(() => ({ shipping_cost: 1500.555 }))).toEqual(decimals);
    expect(check(() => ({ shipping_cost: 0.1 + 0.2 }))).toBeNull();
    expect(check(concept(20.001))).toEqual(decimals);
    expect(check(concept(-20.01))).toBeNull();
  });

  it('stay as they are stored', () => {
    const odd = { items: [sampleItem({ revised_price: 10.987_65 })] };
    expect(check(() => ({}), odd)).toBeNull();
  });

  it('with more than 2 decimals are errors of the form, which keeps what is stored', () => {
    let draft = setRevisedPrice(toOrderDraft(sampleOrder()), 'item-11', '10,98765');
    draft = setShippingCost(draft, '1500,555');
    expect(validateDraft(draft, sampleOrder())).toMatchObject({
      items: { 'item-11': messages.amountDecimals },
      shippingCost: messages.amountDecimals,
    });
    const concept = { description: 'Embalaje', value: '20,0049', kind: 'surcharge' } as const;
    expect(addConcept(draft, concept)).toEqual({
      ok: false,
      errors: { value: messages.amountDecimals },
    });
  });
});

describe('shipments', () => {
  it('hold at least one datum', () => {
    expect(check((save) => ({ shipping: [...save.shipping, nothing] }))).toEqual(empty);
    const blank = { ...nothing, observations: '  ' };
    expect(check((save) => ({ shipping: [...save.shipping, blank] }))).toEqual(empty);
    expect(check(() => ({ shipping: [{ ...nothing, id: 91 }] }))).toEqual(empty);
    const one = { ...nothing, tracking_code: 'X1' };
    expect(check((save) => ({ shipping: [...save.shipping, one] }))).toBeNull();
  });

  it('that are stored without any stay', () => {
    expect(check(() => ({}), { shipping: [{ ...sampleShipping(), ...nothing }] })).toBeNull();
  });
});

describe('the total', () => {
  it.each([
    [100, 0, null],
    [100, 50.5, null],
    [100, -0.01, { status: 422, message: negative }],
    [-10, -20, { status: 422, message: negative }],
    // What is stored stays, and may get better.
    [-10, -10, null],
    [-10, -5, null],
  ])('from %d to %d', (before, after, expected) => {
    expect(checkOrderTotal(worth(before), after)).toEqual(expected);
  });

  it('is judged before saving too', () => {
    const order = sampleOrder({
      items: [sampleItem({ amount: 2 })],
      other_concepts: [sampleConcept({ amount: -50 })],
    });
    const discounted = (value: string) => {
      const form = { description: 'Oferta', value, kind: 'discount' } as const;
      const added = addConcept(toOrderDraft(order), form);
      return added.ok ? null : added.errors.value;
    };
    const edited = (valueText: string) =>
      validateDraft(editConcept(toOrderDraft(order), 'concept-71', { valueText }), order).concepts;
    // 2 × 100 − 50, and 150 of shipping.
    expect(discounted('300')).toBeNull();
    expect(discounted('300,01')).toBe(negative);
    expect(edited('350')).toEqual({});
    expect(edited('350,01')).toEqual({ 'concept-71': { value: negative } });
    // Without an edited discount it is an error of the whole form.
    const cheaper = setRevisedPrice(
      toOrderDraft({ ...order, other_concepts: [sampleConcept({ amount: -250 })] }),
      'item-11',
      '10',
    );
    expect(validateDraft(cheaper, order)).toMatchObject({ concepts: {}, form: negative });
  });
});
