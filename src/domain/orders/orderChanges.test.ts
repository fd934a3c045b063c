import { expect, it } from 'vitest';

import { sampleSummary } from '~/testSupport/orderFixtures';

import { changeSince, commonNextStep, eligibleFor } from './orderChanges';
import { ordersTotal } from './ordersTotal';

const preparing = sampleSummary({ status: 'preparing', payment_status: 'required' });
const dispatched = sampleSummary({ status: 'waiting_delivery', payment_status: 'done' });
const asked = sampleSummary({ status: 'pending', payment_status: 'pending' });

it('a status applies to the orders that do not have it', () => {
  expect(eligibleFor([preparing, dispatched], { kind: 'status', status: 'preparing' })).toEqual({
    eligible: [dispatched],
    others: [{ reason: 'Ya en ese estado', orders: [preparing] }],
  });
});

it('a payment can be completed only where it was requested; the others are grouped by reason', () => {
  const orders = [preparing, dispatched, asked, { ...dispatched, id: 9 }];
  expect(eligibleFor(orders, { kind: 'completePayment' })).toEqual({
    eligible: [preparing],
    others: [
      { reason: 'El pago ya está aprobado', orders: [dispatched, { ...dispatched, id: 9 }] },
      { reason: 'Solo se puede completar un pago solicitado', orders: [asked] },
    ],
  });
});

it.each([
  [{ status: 'client_canceled' }, 'Cambió a Cancelado por cliente mientras tanto'],
  [{ payment_status: 'done' }, null],
  [{ total_price: preparing.total_price + 1 }, null],
] as const)('a change of the status depends on the status seen: %o', (change, text) => {
  const action = { kind: 'status', status: 'done' } as const;
  expect(changeSince(preparing, { ...preparing, ...change }, action)).toBe(text);
});

it.each([
  [{}, null],
  [{ status: 'client_canceled' }, 'Cambió a Cancelado por cliente mientras tanto'],
  [{ payment_status: 'processing' }, 'El pago cambió a En proceso mientras tanto'],
  [{ total_price: 1234.5 }, 'El valor cambió a $\u00a01.234,50 mientras tanto'],
] as const)(
  'a payment depends on the status, the payment and the total seen: %o',
  (change, text) => {
    const action = { kind: 'completePayment' } as const;
    expect(changeSince(preparing, { ...preparing, ...change }, action)).toBe(text);
  },
);

const priced = (total_price: number, curr_symbol: string) => ({ total_price, curr_symbol });

it('adds up orders of one currency', () => {
  expect(ordersTotal([priced(10.1, '$'), priced(0.2, '$')])).toEqual({ amount: 10.3, symbol: '$' });
  expect(ordersTotal([priced(10, '$'), priced(1, 'US$')])).toBeNull();
  expect(ordersTotal([])).toBeNull();
});

it('several orders have a next step when it is the same for all', () => {
  expect(commonNextStep([preparing, { status: 'preparing' }])?.label).toBe('Listo para despachar');
  expect(commonNextStep([preparing, dispatched])).toBeNull();
  expect(commonNextStep([{ status: 'done' }])).toBeNull();
  expect(commonNextStep([])).toBeNull();
});
