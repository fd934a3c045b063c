import { ACCOUNTS } from '../../mocks/seed/accounts';
import { expect, test } from '../support/fixtures';
import { requestPayment } from '../support/orderDetail';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';
const { email, password } = ACCOUNTS.storeAdmin;

test('signs in, filters, opens an order, changes it within the rules, saves, and sees it everywhere', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/orderlist?estado=pending');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL('/orderlist?estado=pending');

  // An order with a pending payment, so that prices may change.
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText('Pago no definido') })
    .first();
  const number = await row.getByRole('link').innerText();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'DETALLE DEL PEDIDO' })).toBeVisible();
  await expect(page).toHaveURL(`/orderdetail/${number}`);

  await page
    .getByRole('textbox', { name: /^Precio revisado \(total\) de/ })
    .first()
    .fill('1.234,50');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('En proceso');
  await page.getByRole('tab', { name: 'OTROS' }).click();
  const form = page.locator('form').filter({ hasText: 'Agregar concepto' });
  await form.getByRole('textbox', { name: 'Descripción' }).fill('Cliente frecuente');
  await form.getByRole('textbox', { name: 'Valor' }).fill('50');
  await form.getByRole('button', { name: 'Agregar' }).click();
  const total = await page.getByRole('tab', { name: /^MONTO/ }).innerText();

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Orden actualizada correctamente')).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'PEDIDO', exact: true }).click();
  const price = page.getByRole('textbox', { name: /^Precio revisado \(total\) de/ }).first();
  await expect(price).toHaveValue('1.234,50');
  await expect(page.getByRole('tab', { name: /^MONTO/ })).toHaveText(total);

  const second = await context.newPage();
  await second.goto(`/orderlist?numero=${number}`);
  await expect(second.getByRole('row').filter({ hasText: number })).toContainText('En proceso');
  await second.getByRole('link', { name: number }).click();
  await second.getByRole('tab', { name: 'OTROS' }).click();
  await expect(
    second.getByRole('listitem').getByRole('textbox', { name: 'Descripción' }).last(),
  ).toHaveValue('Cliente frecuente');

  // The first tab types a price while the second requests the payment, which locks prices.
  await price.fill('10');
  await second.getByRole('tab', { name: 'PEDIDO', exact: true }).click();
  await requestPayment(second);
  await expect(second.getByText('Orden actualizada correctamente')).toBeVisible();
  await expect(second.getByText(LOCK).first()).toBeVisible();

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(LOCK).first()).toBeVisible();
  await expect(page.getByText('Pago solicitado').last()).toBeVisible();

  await second.goto('/orderlist?estado=preparing');
  await expect(second.getByRole('row').filter({ hasText: number })).toContainText(
    'Pago solicitado',
  );
});
