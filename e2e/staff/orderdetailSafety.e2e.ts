import { expect, expectAccessible, fault, signIn, test } from '../support/fixtures';
import {
  OPEN_ORDER,
  PAYMENT_LOCK,
  pencil,
  requestPayment,
  saveButton,
  saved,
  savedToast,
  tab,
} from '../support/orderDetail';

test('a typed but not added entry blocks the save with a message', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/orderdetail/DPPROV1?tab=agregar');
  const filter = page.getByRole('textbox', { name: 'Filtrar por nombre' });
  await filter.fill('malbec');
  const wine = page.getByRole('textbox', { name: /^Cantidad de Vino malbec/ });
  await page.getByRole('button', { name: /^Agregar Vino malbec/ }).click();
  await wine.fill('abc');
  await expect(wine).toHaveAccessibleDescription('Por favor ingrese un numero valido');
  await tab(page, 'PEDIDO').click();
  await saveButton(page).click();
  await expect(page.getByText('Hay una cantidad sin agregar')).toBeVisible();
  await expect(tab(page, 'AGREGAR ITEM')).toHaveAttribute('aria-selected', 'true');
  await expect(filter).toHaveValue('malbec');
  await expect(wine).toHaveValue('abc');
  await page.getByRole('button', { name: /^Restar 1 de Vino malbec/ }).click();

  await tab(page, 'OTROS').click();
  const form = page.locator('form');
  await form.getByRole('textbox', { name: 'Descripción' }).fill('Bolsa');
  await saveButton(page).click();
  await expect(page.getByText('Hay un concepto sin agregar')).toBeVisible();
  await form.getByRole('textbox', { name: 'Descripción' }).fill('');
  await expect(saveButton(page)).toHaveAccessibleDescription('No hay cambios para guardar');
});

test('a change from another tab requires a decision and is never lost or overwritten', async ({
  page,
  context,
}) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  const note = page.getByRole('textbox', { name: 'Observación de la tienda' });
  const price = page.getByRole('textbox', { name: 'Precio revisado (total) de Papa negra' });
  await note.fill('De la primera');
  await pencil(page, 'Papa negra').click();
  await price.fill('500');

  const other = await context.newPage();
  await other.goto(OPEN_ORDER);
  await requestPayment(other);
  await expect(savedToast(other)).toBeVisible();
  await other.close();

  await saveButton(page).click();
  await expect(page.getByText(PAYMENT_LOCK).first()).toBeVisible();
  await expect(page.getByText(/El pedido cambió mientras lo editaba/)).toBeVisible();
  await expect(note).toHaveValue('De la primera');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conservar mis cambios' }).click();
  await expect(note).toHaveValue('De la primera');
  await expect(price).toBeHidden();
  await expect(page.getByText(/^Revisado/)).toBeHidden();
  await saved(page);

  await note.fill('Se descarta');
  await page.getByRole('button', { name: 'Descartar cambios' }).click();
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(note).toHaveValue('De la primera');
});

test('while a save runs the page is inert and the focus comes back', async ({ page }) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  const note = page.getByRole('textbox', { name: 'Observación de la tienda' });
  await note.fill('Antes');
  await fault(page, 'saveOrder', 500, { message: 'Sin espacio', times: 1, delayMs: 1_500 });
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cargando…')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('no entra');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Cargando…')).toBeVisible();
  await expect(page.getByText('Sin espacio')).toBeVisible();
  await expect(saveButton(page)).toBeFocused();
  await expect(note).toHaveValue('Antes');
});
