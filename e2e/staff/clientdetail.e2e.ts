import type { Page } from '@playwright/test';

import { DEMO_CLIENT, HOSTILE_ORDER } from '../../mocks/seed/accounts';
import { HOSTILE, HOSTILE_EMAIL, HOSTILE_MARK } from '../../mocks/seed/hostileTexts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';

async function openClient(page: Page, email: string) {
  await signIn(page, 'storeUser', `/clientlist?email=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { name: 'DATOS DEL CLIENTE' })).toBeVisible();
}

/** The value next to a label of the client's data. */
const field = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');

test('shows the client’s data and orders with their count, whole on a phone, and opens an order', async ({
  page,
}) => {
  await openClient(page, DEMO_CLIENT.email);
  await expect(page).toHaveTitle('DATOS DEL CLIENTE');
  await expect(field(page, 'Nombre')).toHaveText(DEMO_CLIENT.firstName);
  await expect(field(page, 'Apellido')).toHaveText(DEMO_CLIENT.lastName);
  await expect(field(page, 'Email')).toHaveText(DEMO_CLIENT.email);
  await expect(field(page, 'Teléfono')).toHaveText(/^\+54 /);
  await expect(field(page, 'Dirección')).toHaveText(DEMO_CLIENT.address);

  await expect(page.getByRole('tab', { name: 'ORDENES DEL CLIENTE' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nº de pedido',
    'Fecha',
    'Monto',
    'Pago',
    'Estado',
  ]);
  const count = await page.locator(ROWS).count();
  await expect(page.getByText(`${count} pedidos`, { exact: true }).last()).toBeVisible();
  const payment = page.locator(ROWS).first().locator('td').nth(3);
  await expect(payment).toHaveText('No solicitado');
  await expect(payment.getByRole('img', { name: 'Pago no definido' })).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of await page.getByRole('tab').all())
    await expect(tab).toBeInViewport({ ratio: 1 });
  const order = page.getByRole('row', { name: /DPPROV1/ });
  await expect(order.getByText('No solicitado')).toBeVisible();
  await expect(order.getByText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/).first()).toBeVisible();
  for (const cell of await page.locator(ROWS).locator('td:visible').all())
    expect(await cell.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const number = await page.locator(ROWS).nth(1).locator('td').first().innerText();
  await page.locator(ROWS).nth(1).locator('td').nth(1).click();
  await expect(page).toHaveURL(/\/orderdetail/);
  await expect(page.getByText(number).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'DATOS DEL CLIENTE' })).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/clientlist\?email=/);
});

test('renders hostile texts harmlessly, the long one on demand', async ({ page }) => {
  await openClient(page, HOSTILE_EMAIL);
  await expect(field(page, 'Nombre')).toHaveText(HOSTILE.markup);
  await expect(field(page, 'Apellido')).toHaveText(HOSTILE.formula);
  const address = field(page, 'Dirección');
  await expect(address).not.toContainText(HOSTILE.longWord);
  await address.getByRole('button', { name: 'Ver más' }).click();
  await expect(address).toContainText(HOSTILE.longWord);
  await expectNoSidewaysScroll(page);
  await address.getByRole('button', { name: 'Ver menos' }).click();
  await expect(address).not.toContainText(HOSTILE.longWord);
  await expect(page.getByRole('link', { name: HOSTILE_ORDER.alphanumId })).toBeVisible();

  await page.getByRole('tab', { name: 'ACTIVIDAD RECIENTE' }).click();
  await expect(page.getByRole('cell', { name: HOSTILE.markup, exact: true })).toBeVisible();
  await expect(page.getByText(`Texto: ${HOSTILE.script}`)).toBeVisible();
  expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false);
});
