import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as customerSession from '~/api/customerSession';
import type { CustomerOrder } from '~/contract/types';
import { saveCheckout, storedCheckout } from '~/session/payment';
import { sampleCustomerOrder } from '~/testSupport/orderFixtures';
import * as loader from '~/thirdparty/loadScript';

import { useCheckout } from './useCheckout';

const toPay = sampleCustomerOrder();
const paid = sampleCustomerOrder({ payment_status: 'done' });
let isHidden = false;
let opened = 0;

/** An SDK of the provider whose `open` does this. */
function sdk(open: () => unknown) {
  window.MercadoPago = class {
    checkout() {
      return {
        open: () => {
          opened += 1;
          return open();
        },
      };
    }
  };
}

function hide(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

function showOverlay() {
  document.body.innerHTML =
    '<div class="mp-mercadopago-checkout-wrapper"><div id="mercadopago-checkout"></div></div>';
}
const hideOverlay = () => {
  for (const part of document.body.querySelectorAll<HTMLElement>('div')) {
    part.style.visibility = 'hidden';
  }
};

beforeEach(() => {
  localStorage.clear();
  opened = 0;
  isHidden = false;
  vi.spyOn(customerSession, 'logCustomerActivity').mockReturnValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete window.MercadoPago;
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

/** The pay button of an order; reading it again answers `server.order`, which the screen then shows. */
function start(order: CustomerOrder = toPay) {
  const server = { order };
  const view = renderHook(
    (shown: CustomerOrder) =>
      useCheckout(shown, () => {
        view.rerender(server.order);
        return Promise.resolve(server.order);
      }),
    { initialProps: order, container: document.createElement('div') },
  );
  return {
    server,
    kind: () => view.result.current.state.kind,
    failure: () => view.result.current.failure,
    press: () => act(async () => view.result.current.pay()),
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    /** Reads the order again, as the screen does by itself. */
    read: (fresh: CustomerOrder) => act(async () => view.rerender((server.order = fresh))),
    leave: () => view.unmount(),
  };
}

/** The 15 seconds run, then the order is read; a paid one has nothing left to press. */
async function endsPaid(checkout: ReturnType<typeof start>) {
  expect(checkout.kind()).toBe('processing');
  checkout.server.order = paid;
  await checkout.pass(15);
  expect(checkout.kind()).toBe('paid');
  expect(checkout.failure()).toBeNull();
  await checkout.press();
  expect(opened).toBe(1);
}

describe('the checkout of the wallet', () => {
  it('as an overlay, also one that stays in the page hidden', async () => {
    sdk(showOverlay);
    const checkout = start();
    await checkout.press();
    await checkout.pass(1);
    expect(checkout.kind()).toBe('waiting');
    hideOverlay();
    await checkout.pass(1);
    await endsPaid(checkout);
  });

  it('as an overlay after 12 s: the notice goes when it appears', async () => {
    sdk(() => void setTimeout(showOverlay, 12_000));
    const checkout = start();
    await checkout.press();
    await checkout.pass(11);
    expect(checkout.failure()).toBe('unseen');
    await checkout.pass(2);
    expect(checkout.kind()).toBe('waiting');
    expect(checkout.failure()).toBeNull();
    hideOverlay();
    await checkout.pass(1);
    await endsPaid(checkout);
  });

  it('in another tab', async () => {
    sdk(() => hide(true));
    const checkout = start();
    await checkout.press();
    await checkout.pass(60);
    expect(checkout.kind()).toBe('waiting');
    await act(async () => hide(false));
    await endsPaid(checkout);
  });

  it('in another window beside the page, which stays visible', async () => {
    sdk(() => undefined);
    const checkout = start();
    await checkout.press();
    await checkout.pass(10);
    expect(checkout.failure()).toBe('unseen');
    await checkout.read(paid);
    expect(checkout.kind()).toBe('paid');
    expect(checkout.failure()).toBeNull();
    await checkout.press();
    expect(opened).toBe(1);
  });

  it('in an overlay of another name: the press reads the order before it opens another one', async () => {
    sdk(() => undefined);
    const checkout = start();
    await checkout.press();
    await checkout.pass(10);
    checkout.server.order = paid;
    await checkout.press();
    expect(checkout.kind()).toBe('paid');
    expect(opened).toBe(1);
  });

  it('in the same page, left by Back, which loads the order again', async () => {
    sdk(() => undefined);
    const before = start();
    await before.press();
    before.leave();
    expect(storedCheckout(toPay.token)).toEqual({ order: toPay.token, until: null });
    await endsPaid(start());
  });

  it('in the same page, left by Back, which shows the page as it was', async () => {
    sdk(() => window.dispatchEvent(new Event('pagehide')));
    const checkout = start();
    await checkout.press();
    expect(checkout.kind()).toBe('waiting');
    await act(async () => window.dispatchEvent(new Event('pageshow')));
    await endsPaid(checkout);
  });

  it.each(['status=approved', 'collection_status=null'])(
    'in the same page, which returns with %s',
    async (status) => {
      window.history.replaceState(null, '', `/?${status}&preference_id=pago-1042`);
      const checkout = start();
      expect(checkout.kind()).toBe('processing');
      // The parameters leave the URL.
      checkout.leave();
      window.history.replaceState(null, '', '/');
      const reloaded = start();
      expect(reloaded.kind()).toBe('processing');
      await reloaded.pass(15);
      expect(reloaded.kind()).toBe('seeStatus');
    },
  );

  it('blocked: can be opened again', async () => {
    sdk(() => undefined);
    const checkout = start();
    await checkout.press();
    await checkout.pass(10);
    expect(checkout.kind()).toBe('pay');
    await checkout.press();
    expect(opened).toBe(2);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('key');
      },
    ],
  ])('refused by an SDK that %s: no word of the connection, and forgotten', async (_how, open) => {
    sdk(open);
    const checkout = start();
    await checkout.press();
    expect(checkout.failure()).toBe('refused');
    expect(storedCheckout(toPay.token)).toBeNull();
  });

  it('whose script does not load: the connection', async () => {
    vi.spyOn(loader, 'loadScript').mockRejectedValue(new Error('blocked'));
    const checkout = start();
    await checkout.press();
    expect(checkout.failure()).toBe('connection');
    expect(storedCheckout(toPay.token)).toBeNull();
  });
});

it('the countdown goes on when the clock is set back', async () => {
  saveCheckout({ order: toPay.token, until: Date.now() + 3_600_000 });
  const checkout = start();
  vi.setSystemTime(Date.now() - 3_600_000);
  await checkout.pass(15);
  expect(checkout.kind()).toBe('seeStatus');
});
