import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { expect, test } from '../support/fixtures';

test('an order is paid in another tab, and shows so', async ({ page, context }) => {
  await page.goto(`${CUSTOMER_LINKS.toPay}?wallet=tab`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Pagar' }).click();
  const tab = await opened;
  await tab.bringToFront();
  await tab.getByRole('button', { name: 'Pagar' }).click();
  await page.bringToFront();
  await page.reload();
  await expect(page.getByText('Pago recibido').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Reintentar|Pagar/ })).toHaveCount(0);
});

test('a wallet that refuses does not blame the connection', async ({ page }) => {
  await page.goto(`${CUSTOMER_LINKS.toPay}?wallet=rejects`);
  await page.getByRole('button', { name: 'Pagar' }).click();
  const state = page.getByRole('region', { name: 'Estado del pedido' });
  await expect(state.getByRole('alert')).toContainText('otra forma de pago');
});

test('a return from a checkout in the same page counts down, and leaves the URL clean', async ({
  page,
}) => {
  await page.goto(`${CUSTOMER_LINKS.toPay}?status=approved&preference_id=x`);
  await expect(page.getByRole('button', { name: /^Procesando/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CUSTOMER_LINKS.toPay}$`));
});
