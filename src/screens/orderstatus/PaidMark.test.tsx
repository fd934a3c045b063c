import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { shopperOrderQuery } from '~/api/customerOrder';
import { leaveStore } from '~/session/customer';
import { forgetCheckout, saveCheckout } from '~/session/payment';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

const vibrate = vi.fn<(ms: number) => boolean>();

/** Sets whether people have asked for less motion. */
function motion(isWanted: boolean) {
  const list = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(Object.create(list), {
      media,
      matches: isWanted && media.includes('no-preference'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  );
}

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
});

afterEach(() => {
  vi.restoreAllMocks();
  vibrate.mockReset();
  Reflect.deleteProperty(navigator, 'vibrate');
  forgetCheckout();
  leaveStore();
});

const received = () => screen.findByRole('button', { name: 'Pago recibido' });
const isDrawn = (button: HTMLElement) => button.querySelector('svg[data-new]') !== null;

describe('a received payment', () => {
  it('is said whatever the method, with or without Pagar', async () => {
    motion(true);
    const { token } = DEMO_ORDERS.cash;
    const order = backend.db.orders.find((one) => one.token === token);
    if (!order) throw new Error('The demo data have no such order');
    backend.db.orders.update(order.id, { payment_status: 'done' });
    renderScreen(`/orderstatus/${token}`);
    const state = await screen.findByRole('region', { name: 'Estado del pedido' });
    await waitFor(() => expect(state).toHaveTextContent('Pago recibido'));
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is drawn, and felt once, when it arrives', async () => {
    motion(true);
    const { token } = DEMO_ORDERS.toPay;
    const { queryClient } = renderScreen(`/orderstatus/${token}`);
    await screen.findByRole('button', { name: 'Pagar' });
    const order = backend.db.orders.find((one) => one.token === token);
    if (!order) throw new Error('The demo data have no such order');
    backend.db.orders.update(order.id, { payment_status: 'done' });
    const read = () =>
      queryClient.invalidateQueries({ queryKey: shopperOrderQuery(token).queryKey });
    await read();
    expect(isDrawn(await received())).toBe(true);
    await read();
    await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1));
  });

  it('is drawn when the page was left for the checkout', async () => {
    motion(true);
    const { token } = DEMO_ORDERS.paid;
    saveCheckout({ order: token, until: Date.now() - 1000 });
    renderScreen(`/orderstatus/${token}`);
    expect(isDrawn(await received())).toBe(true);
  });

  it('stays still where people want less motion', async () => {
    motion(false);
    const { token } = DEMO_ORDERS.paid;
    saveCheckout({ order: token, until: Date.now() - 1000 });
    renderScreen(`/orderstatus/${token}`);
    await received();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is no news on a later visit', async () => {
    motion(true);
    renderScreen(`/orderstatus/${DEMO_ORDERS.paid.token}`);
    expect(isDrawn(await received())).toBe(false);
    expect(vibrate).not.toHaveBeenCalled();
  });
});
