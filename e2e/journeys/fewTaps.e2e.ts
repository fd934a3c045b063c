import type { Locator, Page } from '@playwright/test';

import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { WALLET_PUBLIC_KEY } from '../../mocks/seed/orders';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';
import { requestPayment, withOrder } from '../support/orderDetail';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const DOUBLE_TAP_MS = 500;

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

/** Waits for the toast after adding, and longer than a double tap takes: both buttons are at one place. */
async function untilAdded(page: Page) {
  await expect(page.getByText('Productos agregados al pedido')).toBeVisible();
  await page.waitForTimeout(DOUBLE_TAP_MS);
}
const chip = (page: Page, name: string) => page.getByRole('log').getByRole('button', { name });
const confirmed = (page: Page) => page.getByRole('region', { name: /^Pedido \w+ confirmado$/ });

/** Number of the confirmed order. */
async function confirmedNumber(page: Page): Promise<string> {
  return (await confirmed(page).getByRole('heading').innerText()).split(' ')[1] ?? '';
}

/** Lets the page read the order again, pays, and waits for the result. */
async function payRequested(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  // The page reads the order again by itself and says so in its tab.
  await page.clock.runFor(21_000);
  await expect(page).toHaveTitle(/^Pago solicitado/);
  await tap(page.getByRole('button', { name: 'Pagar' }));
  await expect(page.getByRole('button', { name: 'Esperando' })).toBeDisabled();
  await tap(page.locator('#mercadopago-checkout').getByRole('button', { name: 'Pagar' }));
  await expect(page.getByRole('button', { name: 'Procesando' })).toHaveText(/15 s/);
  await page.clock.runFor(16_000);
  await expect(page.getByRole('button', { name: 'Pago recibido' })).toBeDisabled();
}

test('a new shopper orders by a QR code in 5 taps', async ({ page }) => {
  test.slow();
  // The QR code's URL contains the store and the code.
  await page.goto('/homeclient/donpepe?code=DP7K2M');
  const { tap, taps } = tapCounter();
  const recommended = page.getByRole('region', { name: 'Recomendados' });
  await tap(recommended.getByRole('button', { name: /^Sumar/ }).first());
  await tap(add(page));
  await expect(page.getByText('Tu pedido todavía no está confirmado')).toBeVisible();
  await untilAdded(page);
  await tap(finish(page));
  const dialog = page.getByRole('dialog', { name: 'Finalizar pedido' });
  // The first field has the focus.
  await expect(dialog.getByLabel('Nombre y apellido')).toBeFocused();
  await expectAccessible(page);
  // Name and phone are typed one after the other, and the last key sends them.
  await page.keyboard.type('Lucía Ferreyra\n11 5555-0202\n');
  await tap(chip(page, 'Retiro en el local'));
  await tap(chip(page, 'Mercadopago'));
  await expect(confirmed(page)).toBeVisible();
  await expect(finish(page)).toBeHidden();
  expect(taps()).toBeLessThanOrEqual(5);
});

test('a new shopper orders to an address and pays in 13 taps', async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  await page.goto('/homeclient/donpepe');
  const { tap, taps } = tapCounter();
  await test.step('the order, by the search of the catalogue', async () => {
    await tap(page.getByRole('link', { name: 'Ver catálogo' }));
    const search = page.getByRole('searchbox', { name: 'Nombre' });
    await tap(search);
    await search.fill('arroz yam');
    await tap(plus(page));
    await expect(page.getByText('falta agregarlo al pedido')).toBeVisible();
    await tap(search);
    await search.fill('lentejas');
    await tap(page.getByRole('button', { name: /^Sumar .* de Lentejas/ }).first());
    await tap(add(page));
    await untilAdded(page);
    await tap(finish(page));
    const dialog = page.getByRole('dialog', { name: 'Finalizar pedido' });
    await expect(dialog.getByLabel('Nombre y apellido')).toBeFocused();
    await expect(dialog.getByText('Arroz yamaní')).toBeVisible();
    await page.keyboard.type('Lucía Ferreyra\n11 5555-0202');
    const address = dialog.getByLabel(/^Dirección/);
    await tap(address);
    await page.keyboard.type('Gascón 1280\n');
    await tap(chip(page, 'Envío a domicilio'));
    await tap(chip(page, 'Sí'));
    await tap(chip(page, 'Mercadopago'));
    await expect(confirmed(page)).toBeVisible();
    await expect(page.getByText('Envío a Gascón 1280')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^MONTO/ })).toContainText('$\u00a03.740,00');
    await expect(page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' })).toBeVisible();
    await expect(page.getByText('La tienda te va a pedir el pago.')).toBeVisible();
    expect(taps()).toBeLessThanOrEqual(11);
    await expectNoSidewaysScroll(page, 390);
  });
  const number = await confirmedNumber(page);

  const seller = await context.newPage();
  await test.step('the store asks for the payment', async () => {
    await seller.setViewportSize({ width: 1280, height: 800 });
    await signIn(seller, 'storeUser', '/orderlist?estado=pending');
    await seller.locator(ROWS).first().getByRole('link', { name: number }).click();
    await expect(seller.getByText('Arroz yamaní suelto').first()).toBeVisible();
    await requestPayment(seller);
    await expect(seller.getByText('Orden actualizada correctamente')).toBeVisible();
  });

  await test.step('the shopper pays', async () => {
    await page.bringToFront();
    await payRequested(page, tap);
    expect(taps()).toBeLessThanOrEqual(13);
    await seller.goto(`/orderlist?numero=${number}`);
    await expect(seller.getByRole('row').nth(1)).toContainText('Aprobado');
  });
});

test('an order on a connection that is lost twice @nightly', async ({ page, fault, mockState }) => {
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
  await expect(page.getByRole('region', { name: 'Tu selección' })).toContainText('No se guardó.');
  await add(page).tap();
  await untilAdded(page);
  await finish(page).tap();
  await chip(page, 'Retiro en el local').tap();
  await chip(page, 'Mercadopago').tap();
  await expect(page.getByRole('tab', { name: /^MONTO/ })).toContainText('$\u00a03.450,00');

  const number = await confirmedNumber(page);
  // As the save of the store that requests the payment does.
  const requested = {
    status: 'preparing',
    payment_status: 'required',
    payment_data: { payment_id: `preferencia-${number}`, public_key: WALLET_PUBLIC_KEY },
  };
  await mockState(withOrder(await mockState(), number, requested));
  await payRequested(page, (target) => target.tap());
});
