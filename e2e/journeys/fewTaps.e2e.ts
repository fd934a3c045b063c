import type { Locator, Page } from '@playwright/test';

import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { WALLET_PUBLIC_KEY } from '../../mocks/seed/orders';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import type { Snapshot } from '../support/mockControls';
import { requestPayment } from '../support/orderDetail';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts the taps of a journey. */
function tapCounter() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}

/** Registers name and phone for the session of the page, as an earlier visit would have done. */
async function registerContact(page: Page) {
  const answer = await page.evaluate(async () => {
    const { apiHost } = (await (await fetch('/config.json')).json()) as { apiHost: string };
    const session_id: unknown = JSON.parse(localStorage.getItem('session_id') ?? 'null');
    const { status } = await fetch(`${apiHost}/client/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        session_id,
        client: {
          first_name: 'Lucía',
          last_name: 'Ferreyra',
          email: null,
          phone: '11 5555-0202',
          address: null,
        },
      }),
    });
    return status;
  });
  expect(answer).toBe(200);
}

const catalogue = (page: Page) => page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' });
const plus = (page: Page) => page.getByRole('button', { name: /^Sumar .* de Arroz yamaní/ });
const add = (page: Page) => page.getByRole('button', { name: 'Agregar al pedido' });
const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar pedido' });
const chip = (page: Page, name: string) => page.getByRole('log').getByRole('button', { name });
const confirmed = (page: Page) => page.getByRole('status', { name: /^Pedido \w+ confirmado$/ });

/** Number of the confirmed order. */
async function confirmedNumber(page: Page): Promise<string> {
  return (await confirmed(page).getByRole('heading').innerText()).split(' ')[1] ?? '';
}

/** The state of the backend after the store has requested the payment of an order, as its save does. */
function withRequestedPayment(state: Snapshot, number: string): Snapshot {
  const payment = {
    status: 'preparing',
    payment_status: 'required',
    payment_data: { payment_id: `preferencia-${number}`, public_key: WALLET_PUBLIC_KEY },
  };
  const orders = (state.changes.orders ?? []).map(([id, row]): [number | string, unknown] => {
    const isOrder = typeof row === 'object' && row !== null && 'alphanum_id' in row;
    return [id, isOrder && row.alphanum_id === number ? { ...row, ...payment } : row];
  });
  return { ...state, changes: { ...state.changes, orders } };
}

/** Lets the page read the order again, pays, and waits for the result. */
async function payRequested(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  // The page reads the order again by itself and says so in its tab.
  await page.clock.runFor(21_000);
  await expect(page).toHaveTitle(/^Pago solicitado/);
  await tap(page.getByRole('button', { name: 'Pagar' }));
  await tap(page.locator('#mercadopago-checkout').getByRole('button', { name: 'Pagar' }));
  await page.clock.runFor(16_000);
  await expect(page.getByRole('button', { name: 'Pago recibido' })).toBeDisabled();
}

test('a new shopper confirms one product in at most 7 taps from the store’s link', async ({
  page,
}) => {
  test.slow();
  await page.goto(CUSTOMER_LINKS.home);
  const { tap, taps } = tapCounter();
  await tap(page.getByRole('link', { name: 'Ver catálogo' }));
  await tap(plus(page));
  await tap(add(page));
  await tap(finish(page));
  // Name and phone are typed one after the other, and the last key sends them.
  await expect(page.getByLabel('Nombre y apellido')).toBeFocused();
  await page.keyboard.type('Lucía Ferreyra\n11 5555-0202\n');
  await tap(chip(page, 'Retiro en el local'));
  await tap(chip(page, 'Mercadopago'));
  await expect(page.getByRole('tab', { name: /^MONTO/ })).toContainText('$\u00a03.450,00');
  expect(taps()).toBeLessThanOrEqual(7);
});

test('a known one confirms in at most 5 taps from the catalogue, and pays in 2 more', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install();
  await page.goto(CUSTOMER_LINKS.catalogue);
  await expect(catalogue(page)).toBeVisible();
  await registerContact(page);

  const { tap, taps } = tapCounter();
  await tap(plus(page));
  await tap(add(page));
  await tap(finish(page));
  await tap(chip(page, 'Retiro en el local'));
  await tap(chip(page, 'Mercadopago'));
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^MONTO/ })).toContainText('$\u00a03.450,00');
  await expect(page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' })).toBeVisible();
  await expect(page.getByText('La tienda te va a pedir el pago.')).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(5);
  await expectNoSidewaysScroll(page, 390);

  const seller = await context.newPage();
  await seller.setViewportSize({ width: 1280, height: 800 });
  await signIn(seller, 'storeUser', `/orderdetail/${await confirmedNumber(page)}`);
  await requestPayment(seller);
  await expect(seller.getByText('Orden actualizada correctamente')).toBeVisible();

  await page.bringToFront();
  await payRequested(page, tap);
  expect(taps()).toBeLessThanOrEqual(7);
});

test('a new shopper: from the link of the store to the confirmed order in at most 7 taps, name and phone asked once', async ({
  page,
}) => {
  test.slow();
  await page.goto('/s/donpepe');
  const recommended = page.getByRole('region', { name: 'Recomendados' });
  const { tap, taps } = tapCounter();
  await tap(recommended.getByRole('button', { name: /^Sumar/ }).first());
  await tap(add(page));
  await expect(page.getByText('Tu pedido todavía no está confirmado')).toBeVisible();
  // Both buttons are at the same place: at once, the second tap would be part of a double tap.
  await expect(page.getByText('Productos agregados al pedido')).toBeHidden();
  await tap(finish(page));
  const dialog = page.getByRole('dialog', { name: 'Finalizar pedido' });
  // The first field has the focus.
  await expect(dialog.getByLabel('Nombre y apellido')).toBeFocused();
  await expectAccessible(page, { inDark: true });
  await page.keyboard.type('Lucía Ferreyra');
  await tap(dialog.getByLabel('Teléfono'));
  await page.keyboard.type('11 5555-0202');
  await tap(dialog.getByRole('button', { name: 'Continuar' }));
  await tap(chip(page, 'Retiro en el local'));
  await tap(chip(page, 'Mercadopago'));
  await expect(page.getByRole('status', { name: /^Pedido \w+ confirmado$/ })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(7);

  // The second order asks for neither.
  await page.goto('/s/donpepe');
  await recommended
    .getByRole('button', { name: /^Sumar/ })
    .first()
    .tap();
  await add(page).tap();
  await finish(page).press('Enter');
  await expect(chip(page, 'Retiro en el local').last()).toBeVisible();
});

test('the same journey on a connection that is lost twice @nightly', async ({
  page,
  fault,
  mockState,
}) => {
  test.slow();
  await page.clock.install();
  await page.goto('/info');
  await fault('getProductList', 'network', { times: 1 });
  await page.goto(CUSTOMER_LINKS.catalogue);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(catalogue(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CUSTOMER_LINKS.catalogue}$`));
  await registerContact(page);

  await plus(page).tap();
  await fault('addOrderItems', 'network', { times: 1 });
  await add(page).tap();
  await expect(page.getByRole('alert')).toContainText(
    'Conexión no disponible, por favor intentelo de nuevo',
  );
  await expect(page.getByRole('status').filter({ hasText: 'No se guardó.' })).toBeVisible();
  await add(page).tap();
  await finish(page).tap();
  await chip(page, 'Retiro en el local').tap();
  await chip(page, 'Mercadopago').tap();
  await expect(page.getByRole('tab', { name: /^MONTO/ })).toContainText('$\u00a03.450,00');

  await mockState(withRequestedPayment(await mockState(), await confirmedNumber(page)));
  await payRequested(page, (target) => target.tap());
});
