import { describe, expect, it } from 'vitest';

import { paymentOptions, paymentStatuses } from './paymentStatus';

describe('payment statuses', () => {
  it.each([
    ['pending', 'No solicitado', 'Pago no definido', 'red'],
    ['required', 'Solicitado', 'Pago solicitado', 'yellow'],
    ['processing', 'En proceso', 'Pago en proceso', 'yellow'],
    ['done', 'Aprobado', 'Pago aprobado', 'green'],
  ] as const)('%s is shown as %s, its icon as %s in %s', (status, listLabel, iconText, color) => {
    expect(paymentStatuses[status]).toEqual({ listLabel, iconText, color });
  });

  it('offers every status once, in the order of a payment', () => {
    expect(paymentOptions()).toEqual([
      { value: 'pending', label: 'No solicitado' },
      { value: 'required', label: 'Solicitado' },
      { value: 'processing', label: 'En proceso' },
      { value: 'done', label: 'Aprobado' },
    ]);
  });
});
