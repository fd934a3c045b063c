import type { Page } from '@playwright/test';

import { DEMO_CLIENT } from '../../mocks/seed/accounts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';

/** The value next to a label of the client's data. */
const field = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');

test('shows the client’s data and orders, whole on a phone', async ({ page }) => {
  // The demo client is the first of the seed.
  await signIn(page, 'storeUser', '/clientdetail?client=1');
  await expect(page.getByRole('heading', { name: 'DATOS DEL CLIENTE' })).toBeVisible();
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
  const cells = page.locator(ROWS).locator('td:visible');
  const cut = await cells.evaluateAll(
    (all) => all.filter((box) => box.scrollWidth > box.clientWidth).length,
  );
  expect(cut).toBe(0);
});
