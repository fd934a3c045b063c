import { describe, expect, it } from 'vitest';

import { sampleCustomerOrder } from '~/testSupport/orderFixtures';

import { isWalletOrder, payButtonState, WALLET_METHOD } from './payButton';

const DATA = { payment_id: 'pago-1', public_key: 'clave' };

describe('whose button it is (wallet method, payment id and public key)', () => {
  it.each([
    [WALLET_METHOD, DATA, true],
    ['mercadopago', DATA, true],
    ['Efectivo', DATA, false],
    [null, DATA, false],
    [WALLET_METHOD, null, false],
    [WALLET_METHOD, { ...DATA, payment_id: '' }, false],
    [WALLET_METHOD, { ...DATA, public_key: '' }, false],
  ])('an order by %j with %j: %s', (payment_method, payment_data, expected) => {
    const order = sampleCustomerOrder({ payment_method, payment_data });
    expect(isWalletOrder(order)).toBe(expected);
    const state = payButtonState(order, { phase: 'idle', secondsLeft: 0 });
    expect(state.kind).toBe(expected ? 'pay' : 'hidden');
    expect('log' in state ? state.log : null).toBeNull();
  });
});

describe('states', () => {
  it.each([
    ['required', 'idle', 0, 'pay', 'Pagar', true],
    ['required', 'open', 0, 'waiting', 'Esperando', false],
    ['required', 'closed', 15, 'processing', 'Procesando', false],
    ['required', 'closed', 1, 'processing', 'Procesando', false],
    ['required', 'closed', 0, 'seeStatus', 'Ver estado', true],
    ['processing', 'idle', 15, 'processing', 'Procesando', false],
    ['processing', 'idle', 0, 'processing', 'Procesando', false],
    ['processing', 'open', 0, 'waiting', 'Esperando', false],
    ['processing', 'closed', 0, 'processing', 'Procesando', false],
    ['done', 'idle', 0, 'paid', 'Pago recibido', false],
    ['done', 'open', 0, 'waiting', 'Esperando', false],
    ['done', 'closed', 9, 'paid', 'Pago recibido', false],
  ] as const)(
    '%s, overlay %s, %d s left: %s',
    (status, phase, secondsLeft, kind, label, enabled) => {
      const order = sampleCustomerOrder({ payment_status: status });
      expect(payButtonState(order, { phase, secondsLeft })).toEqual({ kind, label, enabled });
    },
  );

  it.each([
    ['store_canceled', 'required', 'hidden'],
    ['client_canceled', 'processing', 'hidden'],
    ['discarded', 'required', 'hidden'],
    ['store_canceled', 'done', 'paid'],
  ] as const)('a %s order with a payment that is %s: %s', (status, payment_status, kind) => {
    const order = sampleCustomerOrder({ status, payment_status });
    expect(payButtonState(order, { phase: 'idle', secondsLeft: 0 }).kind).toBe(kind);
  });

  it.each(['idle', 'open', 'closed'] as const)(
    'a state that does not fit is only logged (%s)',
    (phase) => {
      const order = sampleCustomerOrder({ payment_status: 'pending' });
      const state = payButtonState(order, { phase, secondsLeft: 5 });
      expect(state).toMatchObject({ kind: 'hidden', enabled: false });
      expect('log' in state ? state.log : null).toContain('DP1042');
    },
  );
});
