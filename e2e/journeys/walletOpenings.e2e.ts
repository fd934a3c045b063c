import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { expect, test } from '../support/fixtures';

test('an order is paid in another tab, and shows so', async ({ page, context }) => {
  await page.goto(`${CUSTOMER_LINKS.toPay}?wallet=tab`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Pagar' }).click();
  const tab = await opened;
  await tab.bringToFront();
  // The tab sends the payment by the script of the page that opened it, and closes once it is paid.
  const paid = tab.waitForEvent('close');
  await tab.getByRole('button', { name: 'Pagar' }).click();
  await paid;
  await page.reload();
  await expect(page.getByText('Pago recibido').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Reintentar|Pagar/ })).toHaveCount(0);
});

test('an order is paid in the same page', async ({ page }) => {
  await page.goto(`${CUSTOMER_LINKS.toPay}?wallet=page`);
  await page.getByRole('button', { name: 'Pagar' }).click();
  const provider = page.getByRole('dialog', { name: 'Mercado Pago (simulado)' });
  await expect(page).toHaveURL(/__checkout=/);
  await provider.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${CUSTOMER_LINKS.toPay}$`));
  await expect(page.getByText('Pago recibido').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Reintentar|Pagar/ })).toHaveCount(0);
});

test('Back closes the checkout that is open over the order', async ({ page }) => {
  await page.goto('/s/donpepe');
  await page.goto(CUSTOMER_LINKS.toPay);
  await page.getByRole('button', { name: 'Pagar' }).click();
  const checkout = page.getByRole('dialog', { name: 'Mercado Pago (simulado)' });
  await expect(checkout).toBeVisible();
  // The entry that Back leaves.
  await page.waitForFunction(() => history.state?.overlay === true);
  await page.goBack();
  await expect(checkout).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${CUSTOMER_LINKS.toPay}$`));
  await expect(page.getByRole('button', { name: /^Procesando/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/s\/donpepe$/);
});
