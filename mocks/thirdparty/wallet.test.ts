// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { useMockBackend } from '../node';
import { DEMO_ORDERS, DEMO_SESSION } from '../seed/accounts';
import { settleWalletPayments } from '../shopper/walletPayments';
import { WALLET_SCRIPT } from './walletScript';

const backend = useMockBackend();

interface Sdk {
  checkout(options: {
    preference: { id: string };
    autoOpen?: boolean;
    render?: { container: string; label?: string };
  }): { open(): void };
}
type Wallet = new (publicKey: string, options: { locale: string }) => Sdk;

function order() {
  const row = backend.db.orders.find(({ token }) => token === DEMO_ORDERS.toPay.token);
  if (!row?.payment_data) throw new Error('The seed has no order to pay');
  return { ...row, payment_data: row.payment_data };
}

function sdk(): Sdk {
  const wallet: unknown = Reflect.get(window, 'MercadoPago');
  return new (wallet as Wallet)('clave', { locale: 'es-AR' });
}

const wrapper = () => document.querySelector('.mp-mercadopago-checkout-wrapper');
const root = () => wrapper()?.querySelector('#mercadopago-checkout')?.shadowRoot ?? null;
const buttons = () => [...(root()?.querySelectorAll('button') ?? [])];

function press(label: string) {
  const button = buttons().find(({ textContent }) => textContent === label);
  if (button === undefined) throw new Error(`No button ${label}`);
  button.click();
}

function openCheckout() {
  sdk()
    .checkout({ preference: { id: order().payment_data.payment_id } })
    .open();
}

beforeAll(() => {
  runInThisContext(WALLET_SCRIPT);
});

beforeEach(() => {
  document.body.innerHTML = '<button id="pagar">Pagar</button>';
  document.getElementById('pagar')?.focus();
});

afterEach(() => document.body.replaceChildren());

describe('the checkout', () => {
  it('is a dialog with the amount, traps the focus and returns it', async () => {
    openCheckout();
    const dialog = root()?.querySelector('[role="dialog"]');
    expect(dialog?.getAttribute('aria-modal')).toBe('true');
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Pagar',
      'Dejar pendiente',
      'Rechazar',
      'Cerrar',
    ]);
    expect(root()?.activeElement?.textContent).toBe('Pagar');
    const tab = (shiftKey: boolean) =>
      root()?.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
      );
    tab(true);
    expect(root()?.activeElement?.textContent).toBe('Cerrar');
    tab(false);
    expect(root()?.activeElement?.textContent).toBe('Pagar');
    await vi.waitFor(() => expect(dialog?.textContent).toContain('Almacén Don Pepe'));
    expect(dialog?.textContent).toContain(`Pedido ${DEMO_ORDERS.toPay.alphanumId}`);

    buttons()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(wrapper()).toBeNull();
    expect(document.activeElement?.id).toBe('pagar');
    expect(order().payment_status).toBe('required');
  });

  it.each([
    [null, 'Aprobado'],
    ['Cuenta de la tienda', 'Cuenta de la tienda'],
  ])('pays, and replaces no payment information: %j', async (stored, info) => {
    backend.db.orders.update(order().id, { payment_info: stored });
    openCheckout();
    press('Pagar');
    await vi.waitFor(() => expect(wrapper()).toBeNull());
    expect(order()).toMatchObject({ payment_status: 'done', payment_info: info });
    expect(backend.db.logs.all().at(-1)).toMatchObject({ event: 'payment_approved' });
  });

  it('leaves the payment pending, which is approved ten seconds later', async () => {
    openCheckout();
    press('Dejar pendiente');
    await vi.waitFor(() => expect(wrapper()).toBeNull());
    expect(order().payment_status).toBe('processing');
    const now = Date.now();
    settleWalletPayments(backend.db, new Date(now + 5_000));
    expect(order().payment_status).toBe('processing');
    settleWalletPayments(backend.db, new Date(now + 11_000));
    expect(order().payment_status).toBe('done');
    expect(backend.db.walletPayments.all()).toEqual([]);
  });

  it('shows a rejected payment and stays open', async () => {
    openCheckout();
    press('Rechazar');
    await vi.waitFor(() =>
      expect(root()?.querySelector('[role="alert"]')?.textContent).toContain('rechazado'),
    );
    expect(order().payment_status).toBe('required');
    press('Cerrar');
    expect(wrapper()).toBeNull();
  });

  it('opens at once, or by a rendered button', () => {
    const preference = { id: order().payment_data.payment_id };
    sdk().checkout({ preference, autoOpen: true });
    expect(wrapper()).not.toBeNull();
    press('Cerrar');
    document.body.insertAdjacentHTML('beforeend', '<div class="cho-container"></div>');
    sdk().checkout({ preference, render: { container: '.cho-container', label: 'Pagar ahora' } });
    document.querySelector<HTMLButtonElement>('.mercadopago-button')?.click();
    expect(wrapper()).not.toBeNull();
    press('Cerrar');
  });
});

const pay = (body: unknown) =>
  fetch('https://sdk.mercadopago.com/__mock/wallet', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the HTTP call', () => {
  it('accepts a payment once', async () => {
    const body = { preference_id: order().payment_data.payment_id, result: 'approved' };
    expect(await (await pay(body)).json()).toEqual({ data: { payment_status: 'done' } });
    expect((await pay(body)).status).toBe(409);
  });

  it('refuses unknown preferences and results', async () => {
    expect((await pay({ preference_id: 'ninguna', result: 'approved' })).status).toBe(404);
    expect((await pay({ preference_id: 'ninguna', result: 'otro' })).status).toBe(400);
  });

  it('settles a pending payment for the shopper and the staff', async () => {
    const { payment_data, alphanum_id } = order();
    await pay({ preference_id: payment_data.payment_id, result: 'pending' });
    const read = async () => {
      const body = JSON.stringify({ token: DEMO_ORDERS.toPay.token, session_id: DEMO_SESSION });
      const headers = { 'Content-Type': 'application/json' };
      await fetch('https://api.tienda.test/client/orderstatus', { method: 'POST', headers, body });
      return backend.db.orders.find((row) => row.alphanum_id === alphanum_id)?.payment_status;
    };
    expect(await read()).toBe('processing');
    const pending = backend.db.walletPayments.all()[0];
    backend.db.walletPayments.update(pending?.id ?? '', { settles_at: Date.now() });
    expect(await read()).toBe('done');
  });
});
