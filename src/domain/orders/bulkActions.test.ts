import { expect, it } from 'vitest';

import { sampleSummary } from '~/testSupport/orderFixtures';

import { commonNextStep, eligibleFor } from './bulkActions';

const preparing = sampleSummary({ status: 'preparing', payment_status: 'required' });
const dispatched = sampleSummary({ status: 'waiting_delivery', payment_status: 'done' });
const asked = sampleSummary({ status: 'pending', payment_status: 'pending' });

it('a status applies to the orders that do not have it', () => {
  expect(eligibleFor([preparing, dispatched], { kind: 'status', status: 'preparing' })).toEqual({
    eligible: [dispatched],
    others: [{ order: preparing, reason: 'Ya está en ese estado' }],
  });
});

it('a payment can be completed only where it was requested', () => {
  const reason = 'Solo se puede completar un pago solicitado';
  expect(eligibleFor([preparing, dispatched, asked], { kind: 'completePayment' })).toEqual({
    eligible: [preparing],
    others: [
      { order: dispatched, reason },
      { order: asked, reason },
    ],
  });
});

it('several orders have a next step when it is the same for all', () => {
  expect(commonNextStep([preparing, { status: 'preparing' }])?.label).toBe('Despachar');
  expect(commonNextStep([preparing, dispatched])).toBeNull();
  expect(commonNextStep([{ status: 'done' }])).toBeNull();
  expect(commonNextStep([])).toBeNull();
});
