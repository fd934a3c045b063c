import { describe, expect, it } from 'vitest';

import type { OrderStatus, PaymentStatus } from '~/contract/types';
import { paymentStatuses } from '~/domain/payments/paymentStatus';
import { reasonOf, type Verdict } from '~/domain/verdict';

import {
  mayCompletePayment,
  mayCustomerEditItems,
  mayEditConcepts,
  mayEditItemQuantity,
  mayEditPaymentInfo,
  mayEditRevisedPrice,
  mayEditShippingCost,
  mayEditShippingEntries,
  mayFinish,
  mayRequestPayment,
  allowedByEitherStatus,
  type OrderRuleInput,
} from './orderRules';
import { orderStatuses } from './orderStatus';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';

const ORDER_STATUSES: readonly OrderStatus[] = [
  'provisional',
  'pending',
  'preparing',
  'waiting_delivery',
  'charge',
  'done',
  'discarded',
  'store_canceled',
  'client_canceled',
];
const PAYMENT_STATUSES: readonly PaymentStatus[] = ['pending', 'required', 'processing', 'done'];
const GRID = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.map((payment) => [status, payment] as const),
);

/** Every refusal has a reason. */
const REFUSED = { allowed: false, reason: expect.stringMatching(/\S/) };

function facts(change: Partial<OrderRuleInput>): OrderRuleInput {
  return {
    status: 'preparing',
    payment_status: 'pending',
    payment_method: 'Efectivo',
    payment_info: null,
    shipping: [],
    ...change,
  };
}

/** The statuses each rule allows, for an order with a method, without payment info and without imported shipping. */
const RULES: readonly {
  name: string;
  rule: (order: OrderRuleInput) => Verdict;
  statuses: readonly OrderStatus[];
  payments: readonly PaymentStatus[];
}[] = [
  {
    name: 'mayRequestPayment',
    rule: mayRequestPayment,
    statuses: ['preparing', 'pending'],
    payments: ['pending'],
  },
  {
    name: 'mayEditPaymentInfo',
    rule: mayEditPaymentInfo,
    statuses: ['preparing', 'pending'],
    payments: ['pending'],
  },
  {
    name: 'mayEditRevisedPrice',
    rule: mayEditRevisedPrice,
    statuses: ORDER_STATUSES,
    payments: ['pending'],
  },
  {
    name: 'mayEditConcepts',
    rule: mayEditConcepts,
    statuses: ORDER_STATUSES,
    payments: ['pending'],
  },
  {
    name: 'mayEditShippingCost',
    rule: mayEditShippingCost,
    statuses: ['waiting_delivery', 'preparing'],
    payments: ['pending'],
  },
  {
    name: 'mayEditShippingEntries',
    rule: mayEditShippingEntries,
    statuses: ['waiting_delivery', 'preparing'],
    payments: ['pending'],
  },
  {
    name: 'mayEditItemQuantity',
    rule: mayEditItemQuantity,
    statuses: ['provisional', 'pending'],
    payments: ['pending'],
  },
  {
    name: 'mayCompletePayment',
    rule: mayCompletePayment,
    statuses: ORDER_STATUSES,
    payments: ['required'],
  },
  {
    name: 'mayCustomerEditItems',
    rule: mayCustomerEditItems,
    statuses: ['provisional'],
    payments: ['pending'],
  },
  {
    name: 'mayFinish',
    rule: (order) => mayFinish(order, 'pedido-provisorio'),
    statuses: ['provisional'],
    payments: PAYMENT_STATUSES,
  },
];

it.each([
  ['discarded', 'El pedido fue descartado'],
  ['store_canceled', 'La tienda canceló el pedido'],
  ['client_canceled', 'El pedido fue cancelado'],
  ['pending', 'El pedido ya fue confirmado'],
  ['done', 'El pedido ya fue confirmado'],
] as const)('a shopper with a %s order reads: %s', (status, reason) => {
  expect(reasonOf(mayCustomerEditItems({ status, payment_status: 'pending' }))).toBe(reason);
});

it('the grid holds every order status and every payment status', () => {
  expect([...ORDER_STATUSES].toSorted()).toEqual(Object.keys(orderStatuses).toSorted());
  expect([...PAYMENT_STATUSES].toSorted()).toEqual(Object.keys(paymentStatuses).toSorted());
});

describe.each(RULES)('$name', ({ rule, statuses, payments }) => {
  it.each(GRID)(
    'an order that is %s, with its payment %s: allowed if its line has both',
    (status, payment_status) => {
      const verdict = rule(facts({ status, payment_status }));
      expect(verdict).toEqual(
        statuses.includes(status) && payments.includes(payment_status)
          ? { allowed: true }
          : REFUSED,
      );
    },
  );
});

describe('lock message (once payment is not pending)', () => {
  it.each(GRID.filter(([, payment]) => payment !== 'pending'))(
    'is the reason for an order that is %s, with its payment %s',
    (status, payment_status) => {
      const order = facts({ status, payment_status });
      expect(reasonOf(mayEditRevisedPrice(order))).toBe(LOCK);
      expect(reasonOf(mayEditConcepts(order))).toBe(LOCK);
      expect(reasonOf(mayEditShippingCost(order))).toBe(LOCK);
      expect(reasonOf(mayEditShippingEntries(order))).toBe(LOCK);
      expect(reasonOf(mayEditItemQuantity(order))).toBe(LOCK);
    },
  );
});

describe('a field that is edited together with the status', () => {
  it.each([
    [mayEditItemQuantity, 'pending', 'preparing', true],
    [mayEditItemQuantity, 'preparing', 'pending', true],
    [mayEditItemQuantity, 'preparing', 'done', false],
    [mayEditShippingCost, 'preparing', 'done', true],
    [mayEditShippingCost, 'done', 'waiting_delivery', true],
    [mayEditShippingCost, 'done', 'charge', false],
  ] as const)('%o: stored %s, chosen %s', (rule, stored, chosen, allowed) => {
    expect(allowedByEitherStatus(rule, facts({ status: stored }), chosen).allowed).toBe(allowed);
  });

  it.each(['provisional', 'pending'] as const)(
    'an order with a requested payment that goes back to %s keeps its items locked',
    (chosen) => {
      const order = facts({ status: 'preparing', payment_status: 'required' });
      expect(reasonOf(allowedByEitherStatus(mayEditItemQuantity, order, chosen))).toBe(LOCK);
    },
  );

  it('never opens what the payment has locked', () => {
    const order = facts({ status: 'preparing', payment_status: 'required' });
    expect(reasonOf(allowedByEitherStatus(mayEditShippingCost, order, 'waiting_delivery'))).toBe(
      LOCK,
    );
  });
});

describe('conditions beside the statuses', () => {
  it.each([
    ['Mercadopago', true],
    [null, false],
    ['', false],
    ['  ', false],
  ])('requesting the payment with method %j', (payment_method, allowed) => {
    expect(mayRequestPayment(facts({ payment_method })).allowed).toBe(allowed);
    expect(mayEditPaymentInfo(facts({ payment_method })).allowed).toBe(allowed);
  });

  it.each([
    [null, true],
    ['', true],
    ['Alias don.pepe', false],
  ])('payment info with %j stored', (payment_info, allowed) => {
    expect(mayEditPaymentInfo(facts({ payment_info })).allowed).toBe(allowed);
    expect(mayRequestPayment(facts({ payment_info })).allowed).toBe(true);
  });

  it.each([
    ['no entry', [], true],
    ['own entries', [{ original_id: null }, { original_id: '' }], true],
    ['an imported entry', [{ original_id: null }, { original_id: 'WOO-9' }], false],
  ])('shipping entries with %s', (_name, shipping, allowed) => {
    expect(mayEditShippingEntries(facts({ shipping })).allowed).toBe(allowed);
    expect(mayEditShippingCost(facts({ shipping })).allowed).toBe(true);
  });

  it.each([
    ['pedido-provisorio', true],
    [null, false],
    ['', false],
  ])('finishing with %j held in the session', (held, allowed) => {
    expect(mayFinish({ status: 'provisional' }, held).allowed).toBe(allowed);
  });
});
