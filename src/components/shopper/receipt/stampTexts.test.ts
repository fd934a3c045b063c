import { afterEach, expect, it } from 'vitest';

import { forgetOrderOutcome, saveOrderOutcome } from '~/session/orderOutcome';
import { sampleCustomerOrder } from '~/testSupport/orderFixtures';

import { stampTexts } from './stampTexts';

afterEach(forgetOrderOutcome);

it('says the hour of the first stamp where the order was confirmed', () => {
  const order = sampleCustomerOrder({ status: 'preparing', payment_status: 'pending' });
  expect(stampTexts(order)).toEqual(['Recibido', 'En proceso']);
  saveOrderOutcome({ kind: 'confirmed', order: order.token, store: '#donpepe' });
  expect(stampTexts(order)).toEqual([expect.stringMatching(/^Recibido \d\d:\d\d$/), 'En proceso']);
});
