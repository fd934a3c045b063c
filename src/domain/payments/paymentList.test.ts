import { describe, expect, it } from 'vitest';

import { sampleSummary } from '~/testSupport/orderFixtures';

import { listPayments } from './paymentList';

describe('payment list', () => {
  it.each([
    ['Efectivo', 'pending', true],
    [null, 'pending', false],
    [' ', 'pending', false],
    [null, 'required', true],
    [null, 'processing', true],
    [null, 'done', true],
  ] as const)('method %j, payment %s: %s', (payment_method, payment_status, expected) => {
    const order = sampleSummary({ payment_method, payment_status });
    expect(listPayments([order])).toEqual(expected ? [order] : []);
  });
});
