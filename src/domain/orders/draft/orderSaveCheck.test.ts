import { describe, expect, it } from 'vitest';

import type { Order, OrderSave, OrderStatus, PaymentStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import { paymentOptions } from '~/domain/payments/paymentStatus';
import {
  sampleConcept,
  sampleItem,
  sampleOrder,
  sampleShipping,
} from '~/testSupport/orderFixtures';

import { orderStatuses, statusOptions } from '../orderStatus';
import { toOrderDraft, toOrderBody, completePaymentBody, requestPaymentBody } from './orderDraft';
import { checkOrderSave } from './orderSaveCheck';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';
const CONCEPT = 'Por favor ingrese valor mayor a 0';
const DUPLICATE = 'El item que desea agregar ya existe en el pedido';

const STATUSES = statusOptions().map((option) => option.value);
const PAYMENTS = paymentOptions().map((option) => option.value);
const GRID = STATUSES.flatMap((status) => PAYMENTS.map((payment) => [status, payment] as const));

/** Every refusal has a reason. */
const CONFLICT = { status: 409, message: expect.stringMatching(/\S/) };

/** A stored order and the save that repeats it, with a change. */
function check(stored: Partial<Order>, change: (save: OrderSave) => Partial<OrderSave>) {
  const order = sampleOrder(stored);
  const save = toOrderBody(toOrderDraft(order));
  return checkOrderSave(order, { ...save, ...change(save) });
}

/** The refusal of a change that is saved together with a status. */
function moves(
  from: OrderStatus,
  to: OrderStatus,
  change: (save: OrderSave) => Partial<OrderSave>,
) {
  return check({ status: from }, (save) => ({ ...change(save), status: to }));
}

const newItem = {
  product_id: 102,
  amount: 1,
  revised_price: null,
  store_observations: null,
  status: 'pending',
} as const;
const newShipping = {
  tracking_code: 'X1',
  transport_co: null,
  eta: null,
  departure: null,
  link: null,
  observations: null,
};

const addItem = (save: OrderSave) => ({ items: [...save.items, newItem] });
const changeAmount = (save: OrderSave) => ({
  items: save.items.map((item) => ({ ...item, amount: 9 })),
});
const revise = (save: OrderSave) => ({
  items: save.items.map((item) => ({ ...item, revised_price: 1 })),
});
const addConcept = (save: OrderSave) => ({
  other_concepts: [...save.other_concepts, { description: 'Embalaje', amount: 20 }],
});
const editConcept = (save: OrderSave) => ({
  other_concepts: save.other_concepts.map((concept) => ({ ...concept, amount: -5 })),
});
const renameConcept = (save: OrderSave) => ({
  other_concepts: save.other_concepts.map((concept) => ({ ...concept, description: 'Otro' })),
});
const deleteConcept = () => ({ other_concepts: [], other_concepts_del: [71] });
const changeCost = () => ({ shipping_cost: 1 });
const addShipping = (save: OrderSave) => ({ shipping: [...save.shipping, newShipping] });
const editShipping = (save: OrderSave) => ({
  shipping: save.shipping.map((entry) => ({ ...entry, tracking_code: 'X2' })),
});
const setInfo = () => ({ payment_info: 'Alias don.pepe' });
const request = (): Partial<OrderSave> => ({ payment_status: 'required' });

const ANY = STATUSES;
const OPEN: readonly PaymentStatus[] = ['pending'];
const QUANTITY: readonly OrderStatus[] = ['provisional', 'pending'];
const SHIPPING: readonly OrderStatus[] = ['preparing', 'waiting_delivery'];
const REQUEST: readonly OrderStatus[] = ['preparing', 'pending'];

describe.each<{
  name: string;
  change: (save: OrderSave) => Partial<OrderSave>;
  statuses: readonly OrderStatus[];
  payments: readonly PaymentStatus[];
}>([
  { name: 'nothing', change: () => ({}), statuses: ANY, payments: PAYMENTS },
  {
    name: 'an observation',
    change: () => ({ store_observation: 'x' }),
    statuses: ANY,
    payments: PAYMENTS,
  },
  { name: 'a new item', change: addItem, statuses: QUANTITY, payments: OPEN },
  { name: 'a quantity', change: changeAmount, statuses: QUANTITY, payments: OPEN },
  { name: 'a revised price', change: revise, statuses: ANY, payments: OPEN },
  { name: 'a new concept', change: addConcept, statuses: ANY, payments: OPEN },
  { name: 'an edited concept', change: editConcept, statuses: ANY, payments: OPEN },
  { name: 'a renamed concept', change: renameConcept, statuses: ANY, payments: OPEN },
  { name: 'a deleted concept', change: deleteConcept, statuses: ANY, payments: OPEN },
  { name: 'the shipping cost', change: changeCost, statuses: SHIPPING, payments: OPEN },
  { name: 'a new shipping entry', change: addShipping, statuses: SHIPPING, payments: OPEN },
  { name: 'an edited shipping entry', change: editShipping, statuses: SHIPPING, payments: OPEN },
  { name: 'the payment info', change: setInfo, statuses: REQUEST, payments: OPEN },
  { name: 'a payment request', change: request, statuses: REQUEST, payments: OPEN },
])('saving $name', ({ change, statuses, payments }) => {
  it.each(GRID)(
    'of an order that is %s, with its payment %s: allowed if its line has both',
    (status, payment_status) => {
      const refusal = check({ status, payment_status }, change);
      const allowed = statuses.includes(status) && payments.includes(payment_status);
      expect(refusal).toEqual(allowed ? null : CONFLICT);
    },
  );
});

describe('locks', () => {
  it.each(PAYMENTS.filter((payment) => payment !== 'pending'))(
    'payment %s locks items, quantities, revised prices, concepts and shipping cost',
    (payment_status) => {
      const changes = [
        addItem,
        changeAmount,
        revise,
        addConcept,
        editConcept,
        deleteConcept,
        changeCost,
      ];
      for (const change of changes) {
        expect(check({ payment_status }, change)).toEqual({ status: 409, message: LOCK });
        // A change of status in the same save does not unlock them.
        for (const status of ['provisional', 'pending'] as const) {
          const both = (save: OrderSave) => ({ ...change(save), status });
          expect(check({ payment_status }, both)).toEqual({ status: 409, message: LOCK });
        }
      }
    },
  );

  describe('a status that changes in the same save', () => {
    it.each([
      ['an item', addItem, 'pending', 'preparing'],
      ['an item', addItem, 'done', 'pending'],
      ['a quantity', changeAmount, 'provisional', 'preparing'],
      ['the shipping cost', changeCost, 'preparing', 'done'],
      ['the shipping cost', changeCost, 'pending', 'preparing'],
      ['a shipping entry', addShipping, 'waiting_delivery', 'done'],
      ['a shipping entry', addShipping, 'charge', 'waiting_delivery'],
      ['the payment info', setInfo, 'preparing', 'waiting_delivery'],
      ['the payment info', setInfo, 'provisional', 'pending'],
    ] as const)('%s: the stored or the resulting one allows it', (_name, change, from, to) => {
      expect(moves(from, to, change)).toBeNull();
    });

    it.each([
      ['an item', addItem, 'preparing', 'done', messages.itemQuantityWrongStatus],
      ['the shipping cost', changeCost, 'pending', 'done', messages.shippingCostWrongStatus],
      ['a shipping entry', addShipping, 'done', 'charge', messages.shippingCostWrongStatus],
      ['the payment info', setInfo, 'done', 'charge', messages.paymentInfoLocked],
    ] as const)('%s: refused when neither does', (_name, change, from, to, message) => {
      expect(moves(from, to, change)).toEqual({ status: 409, message });
    });

    it('a payment is requested in the resulting status', () => {
      expect(moves('provisional', 'pending', request)).toBeNull();
      expect(moves('preparing', 'done', request)).toEqual({
        status: 409,
        message: messages.requestPaymentWrongStatus,
      });
    });
  });

  it('allows every status after every other', () => {
    for (const status of STATUSES) {
      for (const next of STATUSES) expect(check({ status }, () => ({ status: next }))).toBeNull();
    }
    expect(STATUSES).toHaveLength(Object.keys(orderStatuses).length);
  });

  it('refuses to request a payment without a method', () => {
    expect(check({ payment_method: null }, request)).toMatchObject({ status: 409 });
  });

  it('requests a payment together with other changes', () => {
    const order = sampleOrder();
    expect(checkOrderSave(order, requestPaymentBody(toOrderDraft(order)))).toBeNull();
    expect(check({}, (save) => ({ ...addConcept(save), ...setInfo(), ...request() }))).toBeNull();
  });

  it('keeps a payment info that exists', () => {
    const stored = { payment_info: 'CBU 1' };
    expect(check(stored, setInfo)).toEqual({
      status: 409,
      message: messages.paymentInfoAlreadySet,
    });
    expect(check(stored, () => ({ payment_info: null }))).toMatchObject({ status: 409 });
    expect(
      check({ payment_info: null, payment_status: 'done' }, () => ({ payment_info: '' })),
    ).toBeNull();
  });

  it('keeps imported shipping as it is', () => {
    const stored = { shipping: [sampleShipping({ original_id: 'WOO-9' })] };
    expect(check(stored, () => ({}))).toBeNull();
    for (const change of [editShipping, addShipping]) {
      expect(check(stored, change)).toEqual({ status: 409, message: messages.shippingImported });
    }
    expect(
      check({}, () => ({ shipping: [{ ...newShipping, original_id: 'WOO-1' }] })),
    ).toMatchObject({ status: 409 });
  });

  it.each(PAYMENTS)('completing a payment that is %s', (payment_status) => {
    const order = sampleOrder({ payment_status });
    const refusal = checkOrderSave(order, completePaymentBody(order));
    expect(refusal).toEqual(
      payment_status === 'required'
        ? null
        : { status: 409, message: messages.completePaymentNotRequired },
    );
  });
});

describe('limits', () => {
  const pending = { status: 'pending' } as const;

  it.each([
    [
      { ...newItem, product_id: 101 },
      { status: 409, message: DUPLICATE },
    ],
    [
      { ...newItem, amount: 0 },
      { status: 422, message: messages.itemAmountInvalid },
    ],
    [
      { ...newItem, amount: -1 },
      { status: 422, message: messages.itemAmountInvalid },
    ],
    [
      { ...newItem, revised_price: -1 },
      { status: 422, message: messages.priceNegative },
    ],
    [
      { ...newItem, id: 999 },
      { status: 422, message: messages.itemUnknown },
    ],
    [
      { ...newItem, id: 11 },
      { status: 422, message: messages.itemProductChanged },
    ],
    [{ ...newItem, revised_price: 0 }, null],
  ])('the refusal of the item %j is %j', (item, expected) => {
    expect(check(pending, (save) => ({ items: [...save.items, item] }))).toEqual(expected);
  });

  it('refuses the same new product twice', () => {
    expect(check(pending, (save) => ({ items: [...save.items, newItem, newItem] }))).toEqual({
      status: 409,
      message: DUPLICATE,
    });
  });

  it.each([
    [
      { description: 'x', amount: 1 },
      { status: 422, message: CONCEPT },
    ],
    [
      { description: 'x', amount: -1 },
      { status: 422, message: CONCEPT },
    ],
    [
      { description: 'x', amount: 0 },
      { status: 422, message: CONCEPT },
    ],
    [{ description: 'x', amount: -1.01 }, null],
    [
      { description: ' ', amount: 5 },
      { status: 422, message: messages.conceptDescriptionRequired },
    ],
    [{ id: 71, description: 'x', amount: -1 }, null],
    [
      { id: 71, description: 'x', amount: 0.5 },
      { status: 422, message: CONCEPT },
    ],
    [
      { id: 99, description: 'x', amount: 5 },
      { status: 422, message: messages.conceptUnknown },
    ],
  ])('the refusal of the concept %j is %j', (concept, expected) => {
    expect(check({}, () => ({ other_concepts: [concept] }))).toEqual(expected);
  });

  it.each<[string, (save: OrderSave) => Partial<OrderSave>]>([
    ['an item twice', ({ items }) => ({ items: [...items, ...items] })],
    ['a shipment twice', ({ shipping }) => ({ shipping: [...shipping, ...shipping] })],
    ['a concept changed and deleted', () => ({ other_concepts_del: [71] })],
  ])('refuses %s', (_name, change) => {
    const order = { status: 'preparing' } as const;
    expect(check(order, change)).toEqual({ status: 422, message: messages.saveRowRepeated });
  });

  it('refuses to delete a concept of no order, and a negative shipping cost', () => {
    expect(check({}, () => ({ other_concepts_del: [99] }))).toMatchObject({ status: 422 });
    expect(check({}, () => ({ shipping_cost: -1 }))).toMatchObject({ status: 422 });
  });

  it.each([
    [{ link: 'envios.example' }, messages.urlIncomplete],
    [{ link: 'javascript:alert(1)' }, messages.urlIncomplete],
    [{ eta: '2026-02-31 10:00:00' }, messages.dateInvalid],
    [{ departure: '2026-13-01 10:00:00' }, messages.dateInvalid],
    [{ id: 99 }, messages.shippingUnknown],
  ])('the refusal of a shipment with %j is %s', (change, message) => {
    expect(check({}, () => ({ shipping: [{ ...newShipping, ...change }] }))).toEqual({
      status: 422,
      message,
    });
  });

  it('never judges what did not change, however odd', () => {
    const odd: Partial<Order> = {
      payment_status: 'done',
      shipping_cost: -1,
      items: [sampleItem({ amount: 0, revised_price: -5 }), sampleItem({ id: 12 })],
      other_concepts: [sampleConcept({ amount: 0.5, description: '' })],
      shipping: [sampleShipping({ link: 'javascript:alert(1)' })],
    };
    expect(check(odd, () => ({}))).toBeNull();
  });

  it('takes rows left out of the lists as unchanged', () => {
    expect(
      check({ payment_status: 'done' }, () => ({ items: [], other_concepts: [], shipping: [] })),
    ).toBeNull();
  });
});
