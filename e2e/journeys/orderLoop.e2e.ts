import { ACCOUNTS } from '../../mocks/seed/accounts';
import { expect, expectAccessible, signIn, test } from '../support/fixtures';

const { email, password } = ACCOUNTS.storeAdmin;

test('sign in, filter, open, change under the rules, save, and see it everywhere', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/orderlist?estado=pending');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/orderlist?estado=pending');

  // An order whose payment is still open, so that prices may change.
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText('Pago no definido') })
    .first();
  const number = await row.getByRole('link').innerText();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'DETALLE DEL PEDIDO' })).toBeVisible();
  await expect(page).toHaveURL(`/orderdetail/${number}`);

  await page
    .getByLabel(/^Precio revisado/)
    .first()
    .fill('1.234,50');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'En proceso' }).click();
  await page.getByRole('tab', { name: 'OTROS' }).click();
  await page.getByLabel('Descripción').fill('Descuento por cliente frecuente');
  await page.getByLabel('Valor').fill('50');
  await page.getByRole('button', { name: 'Agregar concepto' }).click();
  const total = await page.getByRole('tab', { name: /MONTO/ }).innerText();

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Orden actualizada correctamente')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel(/^Precio revisado/).first()).toHaveValue('1.234,50');
  await expect(page.getByRole('tab', { name: /MONTO/ })).toHaveText(total);

  const second = await context.newPage();
  await second.goto(`/orderlist?numero=${number}`);
  const changed = second.getByRole('row').filter({ hasText: number });
  await expect(changed).toContainText('En proceso');
  await second.goto(`/orderdetail/${number}`);
  await second.getByRole('tab', { name: 'OTROS' }).click();
  await expect(second.locator('input[value="Descuento por cliente frecuente"]')).toBeVisible();

  // Once the payment is asked for, prices are locked, for the first tab too.
  await second.getByRole('tab', { name: 'PEDIDO' }).click();
  await second.getByRole('button', { name: 'Solicitar pago' }).click();
  await expect(second.getByText('Orden actualizada correctamente')).toBeVisible();
  await expect(
    second.getByText('No es posible modificar esto, el pago ya fue fijado.').first(),
  ).toBeVisible();

  await page
    .getByLabel(/^Precio revisado/)
    .first()
    .fill('10');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByText('No es posible modificar esto, el pago ya fue fijado.').first(),
  ).toBeVisible();

  await page.goto('/orderlist?estado=preparing');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Pago solicitado');
  await signIn(page, 'storeUser', `/orderlist?numero=${number}`);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('En proceso');
});
