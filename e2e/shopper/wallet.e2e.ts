import type { Page } from '@playwright/test';

import { CUSTOMER_LINKS, DEMO_ORDERS } from '../../mocks/seed/accounts';
import { expect, expectAccessible, signIn, test } from '../support/fixtures';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const overlay = (page: Page) => page.locator('#mercadopago-checkout');
/** The checkout's buttons are inside its overlay. */
const inCheckout = (page: Page, name: string) => overlay(page).getByRole('button', { name });

async function openToPay(page: Page) {
  await page.clock.install();
  await page.goto(CUSTOMER_LINKS.toPay);
  await expect(button(page, 'Pagar')).toBeEnabled();
}

test('pays: Pagar, Esperando, Procesando for 15 seconds, Pago recibido; the seller sees it', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/client/log_activity')) return;
    const { activity_name, payload } = request.postDataJSON() as {
      activity_name: string;
      payload: { result?: string };
    };
    logged.push(`${activity_name} ${payload.result ?? ''}`.trim());
  });
  await openToPay(page);
  await expectAccessible(page);
  await button(page, 'Pagar').dblclick();
  await expect(overlay(page)).toHaveCount(1);
  await expect(button(page, 'Esperando')).toBeDisabled();
  await inCheckout(page, 'Pagar').click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(button(page, 'Procesando')).toHaveText(/15 s/);
  await page.clock.runFor(5000);
  await expect(button(page, 'Procesando')).toHaveText(/10 s/);
  await page.clock.runFor(11_000);
  await expect(button(page, 'Pago recibido')).toBeDisabled();
  await page.clock.runFor(3000);
  await expect
    .poll(() => logged)
    .toEqual(expect.arrayContaining(['payment_started', 'payment_result done']));
  await signIn(page, 'storeAdmin', `/orderlist?numero=${DEMO_ORDERS.toPay.alphanumId}`);
  await expect(page.getByRole('row').nth(1)).toContainText('Aprobado');
});
