import { describe, expect, it } from 'vitest';

import { sampleSummary } from '~/testSupport/orderFixtures';

import { listPayments, uncollected } from './paymentList';

describe('payment list', () => {
  it.each([
    ['Efectivo', 'pending', true],
    [null, 'pending', false],
    [' ', 'pending', false],
    [null, 'required', true],
    [null, 'processing', true],
    [null, 'done', true],
  ] as const)(
    'method %j, payment %s of a pending order: %s',
    (payment_method, payment_status, expected) => {
      const order = sampleSummary({ status: 'pending', payment_method, payment_status });
      expect(listPayments([order])).toEqual(expected ? [order] : []);
    },
  );

  it.each(['waiting_delivery', 'charge', 'done'] as const)(
    'holds an unpaid order that is %s and has no method',
    (status) => {
      const order = sampleSummary({ status, payment_method: null, payment_status: 'pending' });
      expect(listPayments([order])).toEqual([order]);
    },
  );
});

it.each([
  ['done', 'pending', '2026-03-01 10:00:00', true],
  ['done', 'pending', '2026-01-01 10:00:00', false],
  ['done', 'required', '2026-03-01 10:00:00', false],
  ['done', 'done', '2026-03-01 10:00:00', false],
  ['waiting_delivery', 'pending', '2026-03-01 10:00:00', false],
  ['store_canceled', 'pending', '2026-03-01 10:00:00', false],
] as const)('%s, payment %s of %s is delivered and unpaid: %s', (...row) => {
  const [status, payment_status, created_at, expected] = row;
  const isUncollected = uncollected(new Date(2026, 2, 2));
  expect(isUncollected({ status, payment_status, created_at })).toBe(expected);
});
