import { expect, it } from 'vitest';

import { cancelsPaid } from './cancelPaid';

it.each([
  ['waiting_delivery', 'done', 'store_canceled', true],
  ['waiting_delivery', 'done', 'client_canceled', true],
  ['pending', 'done', 'discarded', true],
  ['waiting_delivery', 'done', 'done', false],
  ['waiting_delivery', 'required', 'store_canceled', false],
  ['discarded', 'done', 'store_canceled', false],
] as const)('%s with payment %s to %s asks: %s', (status, payment_status, next, asks) => {
  expect(cancelsPaid({ status, payment_status }, next)).toBe(asks);
});
