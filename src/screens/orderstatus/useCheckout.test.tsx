import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as customerSession from '~/api/customerSession';
import type { CustomerOrder } from '~/contract/types';
import { saveCheckout, storedCheckout } from '~/session/payment';
import { sampleCustomerOrder } from '~/testSupport/orderFixtures';
import * as wallet from '~/thirdparty/wallet/wallet';

import { useCheckout } from './useCheckout';

let opening = vi.fn<typeof wallet.openCheckout>();
let logCustomerActivity = vi.fn<typeof customerSession.logCustomerActivity>();
const toPay = sampleCustomerOrder();

beforeEach(() => {
  localStorage.clear();
  opening = vi.spyOn(wallet, 'openCheckout');
  logCustomerActivity = vi.spyOn(customerSession, 'logCustomerActivity').mockReturnValue();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** The checkout of an order; `server` is what reading the order again answers. */
function renderCheckout(order: CustomerOrder = toPay, server: CustomerOrder = order) {
  const reload = vi.fn<() => Promise<CustomerOrder>>(() => Promise.resolve(server));
  const { result } = renderHook(() => useCheckout(order, reload));
  return {
    reload,
    kind: () => result.current.state.kind,
    current: () => result.current,
    pay: () => act(async () => result.current.pay()),
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
  };
}

/** The wallet opens and is closed by the shopper. */
const closes = () =>
  opening.mockImplementation((_payment, { onOpen, onClose }) => {
    onOpen('overlay');
    onClose();
    return Promise.resolve();
  });

describe('paying', () => {
  it('opens the wallet once, however often it is pressed', async () => {
    opening.mockImplementation((_payment, { onOpen }) => {
      onOpen('overlay');
      return Promise.resolve();
    });
    const checkout = renderCheckout();
    expect(checkout.kind()).toBe('pay');
    await act(async () => {
      checkout.current().pay();
      checkout.current().pay();
    });
    expect(opening).toHaveBeenCalledTimes(1);
    expect(opening.mock.calls[0]?.[0]).toEqual({
      publicKey: 'TEST-clave',
      preferenceId: 'pago-1042',
    });
    expect(checkout.kind()).toBe('waiting');
  });

  it('counts 15 seconds down after the wallet is closed, then reads the order', async () => {
    closes();
    const checkout = renderCheckout();
    await checkout.pay();
    expect(checkout.kind()).toBe('processing');
    expect(checkout.current().secondsLeft).toBe(15);
    await checkout.pass(14);
    expect(checkout.current().secondsLeft).toBe(1);
    expect(checkout.reload).toHaveBeenCalledTimes(1);
    await checkout.pass(1);
    expect(checkout.reload).toHaveBeenCalledTimes(2);
    expect(checkout.kind()).toBe('seeStatus');
    expect(storedCheckout(toPay.token)).toBeNull();
  });

  it('logs that the wallet was opened, and what came of it', async () => {
    closes();
    const { result, rerender } = renderHook(
      (order) => useCheckout(order, () => Promise.resolve(order)),
      { initialProps: toPay },
    );
    await act(async () => result.current.pay());
    rerender(sampleCustomerOrder({ payment_status: 'done' }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    const order = toPay.alphanum_id;
    expect(logCustomerActivity.mock.calls).toEqual([
      ['payment_started', { order }],
      ['payment_result', { order, result: 'done' }],
    ]);
  });

  it('"Ver estado" offers to pay again while the payment is still required', async () => {
    closes();
    const checkout = renderCheckout();
    await checkout.pay();
    await checkout.pass(15);
    await act(async () => checkout.current().seeStatus());
    expect(checkout.kind()).toBe('pay');
  });

  it('a wallet that does not open is a failure that can be retried', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    opening.mockRejectedValueOnce(new Error('blocked'));
    const checkout = renderCheckout();
    await checkout.pay();
    expect(checkout.current()).toMatchObject({ failure: 'refused', state: { kind: 'pay' } });
    closes();
    await checkout.pay();
    expect(checkout.current()).toMatchObject({ failure: null, state: { kind: 'processing' } });
  });
});

describe('the first press', () => {
  it.each([
    ['paid elsewhere', sampleCustomerOrder({ payment_status: 'done' }), 'paid'],
    ['being paid elsewhere', sampleCustomerOrder({ payment_status: 'processing' }), 'processing'],
  ] as const)('opens nothing for an order %s', async (_where, server, kind) => {
    const { result, rerender } = renderHook(
      (order) =>
        useCheckout(order, () => {
          rerender(server);
          return Promise.resolve(server);
        }),
      { initialProps: toPay },
    );
    await act(async () => result.current.pay());
    expect(opening).not.toHaveBeenCalled();
    expect(result.current.state.kind).toBe(kind);
  });

  it('opens nothing while the order cannot be read, and pays what the server says', async () => {
    const fresh = sampleCustomerOrder({
      payment_data: { payment_id: 'pago-nuevo', public_key: 'TEST-clave' },
    });
    const reload = vi
      .fn<() => Promise<CustomerOrder | null>>()
      .mockResolvedValueOnce(null)
      .mockResolvedValue(fresh);
    closes();
    const { result } = renderHook(() => useCheckout(toPay, reload));
    await act(async () => result.current.pay());
    expect(result.current).toMatchObject({ failure: 'connection', state: { kind: 'pay' } });
    expect(opening).not.toHaveBeenCalled();
    await act(async () => result.current.pay());
    expect(opening.mock.calls[0]?.[0].preferenceId).toBe('pago-nuevo');
  });
});

describe('a reload', () => {
  it('gives an interrupted wallet its 15 seconds', () => {
    saveCheckout({ order: toPay.token, until: null });
    expect(renderCheckout().current()).toMatchObject({
      secondsLeft: 15,
      state: { kind: 'processing' },
    });
  });

  it('continues a countdown, never with more than 15 seconds', async () => {
    saveCheckout({ order: toPay.token, until: Date.now() + 6_000 });
    const checkout = renderCheckout();
    expect(checkout.current().secondsLeft).toBe(6);
    await checkout.pass(2);
    expect(checkout.current().secondsLeft).toBe(4);
    saveCheckout({ order: toPay.token, until: Date.now() + 3_600_000 });
    expect(renderCheckout().current().secondsLeft).toBe(15);
  });

  it('of a payment that the provider processes counts down again after each read', async () => {
    const order = sampleCustomerOrder({ payment_status: 'processing' });
    const checkout = renderCheckout(order);
    expect(checkout.kind()).toBe('processing');
    await checkout.pass(15);
    expect(checkout.reload).toHaveBeenCalledTimes(1);
    expect(checkout.current().secondsLeft).toBe(15);
    await checkout.pass(15);
    expect(checkout.reload).toHaveBeenCalledTimes(2);
  });
});
