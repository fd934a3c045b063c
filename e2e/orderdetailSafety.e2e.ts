import { ACCOUNTS, DEMO_ORDERS } from '../mocks/seed/accounts';
import { expect, expectAccessible, fault, signIn, test } from './support/fixtures';
import {
  OPEN_ORDER,
  PAYMENT_LOCK,
  isRead,
  isSave,
  pencil,
  requestPayment,
  saveButton,
  saved,
  savedToast,
  tab,
} from './support/orderDetail';

test('a failed save shows an error and keeps typed values; leaving asks first', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/orderlist?numero=DPEFEC1');
  await page.getByRole('link', { name: DEMO_ORDERS.cash.alphanumId }).click();
  const note = page.getByRole('textbox', { name: 'Observación de la tienda' });
  await note.fill('No se pierde');
  await fault(page, 'saveOrder', 500, { message: 'No hay lugar en el depósito', times: 1 });
  await saveButton(page).click();
  await expect(page.getByText('No hay lugar en el depósito')).toBeVisible();
  await expect(note).toHaveValue('No se pierde');

  const back = page.getByRole('button', { name: 'Volver' });
  await back.click();
  const dialog = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(back).toBeFocused();
  await expect(note).toHaveValue('No se pierde');
  await page.getByRole('link', { name: 'Clientes' }).click();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  // Cancelling the navigation also cancels the sign-out, now and at the next navigation.
  await page.getByRole('button', { name: 'Cerrar Sesion' }).click();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await tab(page, 'OTROS').click();
  await tab(page, 'PEDIDO').click();
  await expect(note).toHaveValue('No se pierde');

  // Long enough for the overlay, which holds the focus.
  await fault(page, 'saveOrder', 200, { times: 1, delayMs: 800 });
  await saved(page);
  // What had the focus before the button, which now is at the end of the page.
  await expect(tab(page, 'PEDIDO')).toBeFocused();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/orderlist\?numero=DPEFEC1$/);
});

test('a session that ends while saving can be resumed by signing in in another tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  const note = page.getByRole('textbox', { name: 'Observación de la tienda' });
  await note.fill('Sigue acá');
  await fault(page, 'saveOrder', 401, { times: 1 });
  await saveButton(page).click();
  await expect(page.getByText('La sesión terminó.')).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'ingrese en otra pestaña' }).click();
  const other = await opened;
  await other.getByLabel('Email').fill(ACCOUNTS.storeAdmin.email);
  await other.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.storeAdmin.password);
  await other.getByRole('button', { name: 'Ingresar' }).click();
  await expect(other).toHaveURL(/\/home$/);
  await other.close();

  await expect(page.getByText('La sesión terminó.')).toBeHidden();
  await expect(note).toHaveValue('Sigue acá');
  const reread = page
    .waitForRequest(isSave)
    .then(() => page.waitForResponse((answer) => isRead(answer.request())));
  await saved(page);
  await reread;
  await expect(note).toHaveValue('Sigue acá');
  await expect(page.getByText('Cambios sin guardar')).toBeHidden();
  await page.reload();
  await expect(note).toHaveValue('Sigue acá');
});

test('an order that no longer exists redirects to /home, also from the open screen', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  await page.getByRole('textbox', { name: 'Observación de la tienda' }).fill('Ya no está');
  await fault(page, 'getOrder', 404);
  await saveButton(page).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Ese pedido no existe')).toBeVisible();
});

test('a typed but not added entry blocks the save with a message', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/orderdetail/DPPROV1?tab=agregar');
  const filter = page.getByRole('textbox', { name: 'Filtrar por nombre' });
  await filter.fill('malbec');
  const wine = page.getByRole('textbox', { name: /^Cantidad de Vino malbec/ });
  await wine.fill('abc');
  await page.getByRole('button', { name: /^Agregar Vino malbec/ }).click();
  await expect(wine).toHaveAccessibleDescription('Por favor ingrese un numero valido');
  await wine.fill('2');
  await tab(page, 'PEDIDO').click();
  await saveButton(page).click();
  await expect(page.getByText('Hay una cantidad sin agregar')).toBeVisible();
  await expect(tab(page, 'AGREGAR ITEM')).toHaveAttribute('aria-selected', 'true');
  await expect(filter).toHaveValue('malbec');
  await expect(wine).toHaveValue('2');
  await wine.fill('');

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

test('a save keeps changes of another user, and asks about fields that both changed', async ({
  page,
  context,
}) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  const note = page.getByRole('textbox', { name: 'Observación de la tienda' });
  const status = page.getByRole('combobox', { name: 'Estado' });
  const other = await context.newPage();
  await other.goto(OPEN_ORDER);
  const otherNote = other.getByRole('textbox', { name: 'Observación de la tienda' });
  await otherNote.fill('Llamar antes');
  await saved(other);

  // Loaded before the other save: this tab was not focused since.
  await status.selectOption('A despachar');
  expect(await saved(page)).toMatchObject({
    status: 'waiting_delivery',
    store_observation: 'Llamar antes',
  });
  await expect(note).toHaveValue('Llamar antes');

  await expect(savedToast(other)).toBeHidden();
  await otherNote.fill('De la segunda');
  await saved(other);
  await other.close();
  await expect(savedToast(page)).toBeHidden();
  await note.fill('De la primera');
  await saveButton(page).click();
  await expect(page.getByText('Cambió en los dos lados: Observación de la tienda.')).toBeVisible();
  await expect(note).toHaveValue('De la primera');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conservar mis cambios' }).click();
  await expect(saveButton(page)).toBeFocused();
  expect(await saved(page)).toMatchObject({ store_observation: 'De la primera' });
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
