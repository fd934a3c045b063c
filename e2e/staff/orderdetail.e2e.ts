import type { Locator, Page } from '@playwright/test';

import { DEMO_ORDERS, HOSTILE_ORDER } from '../../mocks/seed/accounts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
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
} from '../support/orderDetail';
import { pageTexts } from '../support/pdf';

const amount = (page: Page) => page.getByRole('tab', { name: /^MONTO/ });

const box = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom, right, height } = element.getBoundingClientRect();
    return { top, bottom, right, height };
  });

test('shows the order, its tabs and its items, and prints it as a packing slip of one page, with or without prices', async ({
  page,
}) => {
  await signIn(page, 'storeUser', OPEN_ORDER);
  await expect(page.getByRole('heading', { name: 'DETALLE DEL PEDIDO' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'PEDIDO',
    'AGREGAR ITEM',
    'ENVIO',
    'OTROS',
    /^MONTO \$\s19\.485,00$/,
  ]);
  await expect(amount(page)).toBeDisabled();
  const facts = page.getByRole('region', { name: 'Datos del pedido' });
  for (const text of ['DPEFEC1', 'Efectivo']) {
    await expect(facts.getByText(text, { exact: true })).toBeVisible();
  }
  const client = page.getByRole('region', { name: 'Cliente' });
  for (const text of ['Carolina Méndez', 'Retira en sucursal']) {
    await expect(client.getByText(text, { exact: true })).toBeVisible();
  }
  for (const name of ['Escribir por WhatsApp a Carolina Méndez', 'Llamar a Carolina Méndez']) {
    const contact = client.getByLabel(name);
    await expect(contact).toBeInViewport();
    expect((await box(contact)).height).toBeGreaterThanOrEqual(44);
  }
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('preparing');
  await expect(page.getByText('Pago no definido').last()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Producto',
    'Cantidad y precio',
    'Listo',
    'Total',
    'Editar',
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(4);
  await expect(page.locator('dl', { hasText: 'Total de items' })).toHaveText(
    /^Total de items\$\s20\.235,00Otros conceptos-\$\s750,00Monto\$\s19\.485,00$/,
  );
  // The totals end where the column of the totals does.
  const total = await box(page.locator('tbody tr').first().locator('td strong').last());
  expect(
    (await box(page.locator('dl', { hasText: 'Total de items' }).locator('dd').first())).right,
  ).toBe(total.right);
  await expect(page.getByText('0 de 4 listos')).toBeVisible();
  await expectAccessible(page, { inDark: true });

  const menu = page.getByRole('button', { name: 'Imprimir y más' });
  await menu.click();
  const prices = page.getByRole('menuitemcheckbox', { name: 'Con precios' });
  await expect(prices).toBeChecked();
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  const printed = async () => pageTexts(await page.pdf({ format: 'A4' }));
  // The sheet loads after the screen.
  await expect.poll(printed).toEqual([expect.stringMatching(/^Pedido DPEFEC1\n/)]);
  const [text] = await printed();
  for (const part of ['Almacén Don Pepe', 'Carolina Méndez', 'Papa negra', '19.485,00']) {
    expect(text).toContain(part);
  }
  for (const part of ['Guardar', 'Pasa a retirar', 'Powered by']) expect(text).not.toContain(part);

  await prices.click();
  await expect.poll(printed).toEqual([expect.stringMatching(/^Pedido DPEFEC1\n[^$]*$/)]);
  await page.reload();
  await menu.click();
  await expect(prices).not.toBeChecked();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Ver info' }).click();
  await expect(page).toHaveURL(/\/clientdetail\?client=\d+$/);
  await expect(page.getByText('carolina.mendez@correo.test')).toBeVisible();
});

test('one save sends everything once, and the total updates while typing', async ({ page }) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  const price = page.getByRole('textbox', { name: 'Precio revisado (total) de Papa negra' });
  const itemTotal = page.locator('tbody tr').first().locator('td').nth(3);
  const before = await itemTotal.innerText();
  await pencil(page, 'Papa negra').click();
  await expect(price).toBeFocused();
  await price.fill('1,234.5');
  await expect(page.getByText(/^= \$\s1\.234,50$/)).toBeVisible();
  await expect(itemTotal).not.toHaveText(before);
  await expect(amount(page)).not.toContainText('19.485,00');
  await price.fill('4.900');
  await expect(page.getByText(/^= \$\s4\.900,00$/)).toBeVisible();
  await page.getByRole('button', { name: 'Restaurar el precio original de Papa negra' }).click();
  await expect(price).toHaveValue('');
  await expect(price).toBeFocused();
  await expect(itemTotal).toHaveText(before);
  await expectAccessible(page);
  await price.fill('1.234,50');
  await page.getByRole('textbox', { name: 'Observación de Papa negra' }).fill('Bolsa de 3 kg');
  await price.press('Enter');
  await expect(price).toBeHidden();
  await expect(pencil(page, 'Tomate redondo')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Listo: Papa negra' }).check();
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('A despachar');
  await page.getByRole('textbox', { name: 'Observación de la tienda' }).fill('Sale hoy');

  let sent = 0;
  page.on('request', (request) => {
    if (isSave(request)) sent += 1;
  });
  const request = page.waitForRequest(isSave);
  const reread = request.then(() => page.waitForRequest(isRead));
  await saveButton(page).dblclick();
  const body = (await request).postDataJSON() as Record<string, unknown>;
  await expect(savedToast(page)).toBeVisible();
  expect(sent).toBe(1);
  expect(Object.keys(body).toSorted()).toEqual([
    'items',
    'other_concepts',
    'other_concepts_del',
    'payment_info',
    'shipping',
    'shipping_cost',
    'status',
    'store_observation',
  ]);
  const [first, second] = body['items'] as Record<string, unknown>[];
  expect(first).toEqual({
    id: expect.any(Number),
    product_id: expect.any(Number),
    amount: 3,
    revised_price: 1234.5,
    store_observations: 'Bolsa de 3 kg',
    status: 'done',
  });
  expect(second).toMatchObject({ revised_price: null, status: 'pending' });
  expect(body).toMatchObject({ status: 'waiting_delivery', store_observation: 'Sale hoy' });

  // The order is read again 500 ms later, and a reload shows the same values.
  await reread;
  await expect(page.getByText('Cambios sin guardar')).toBeHidden();
  await page.reload();
  await expect(itemTotal).toHaveText(/^\$\s1\.234,50antes \$\s3\.570,00$/);
  await expect(page.getByText('Observación: Bolsa de 3 kg')).toBeVisible();
});

test('adds items, warns of a duplicate and saves them together with the status', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/orderdetail/DPPROV1?tab=agregar');
  const rows = page.getByRole('list', { name: 'Productos' }).getByRole('listitem');
  await expect(rows).toHaveCount(7);
  const filter = page.getByRole('textbox', { name: 'Filtrar por nombre' });

  await filter.fill('PATEGRAS queso');
  await expect(rows).toHaveCount(1);
  const cheese = page.getByRole('button', { name: 'Agregar Queso pategrás' });
  await cheese.click();
  await expect(page.getByRole('textbox', { name: 'Cantidad de Queso pategrás' })).toHaveValue(
    '100',
  );
  await page.getByRole('button', { name: 'Restar 100 de Queso pategrás' }).click();
  await expect(cheese).toBeFocused();
  await expect(page.getByText('Item agregado, guarde el pedido para confirmarlo')).toBeHidden();

  await filter.fill('yerba mate con palo 1 kg');
  await page.getByRole('button', { name: 'Agregar Yerba mate con palo 1 kg' }).click();
  await expect(page.getByText('El item que desea agregar ya existe en el pedido')).toBeVisible();

  await filter.fill('malbec');
  const total = await amount(page).innerText();
  await page.getByRole('button', { name: /^Agregar Vino malbec/ }).dblclick();
  await page.getByRole('button', { name: /^Sumar 1 de Vino malbec/ }).click();
  await expect(amount(page)).not.toHaveText(total);
  await expect(page.getByText('Item agregado, guarde el pedido para confirmarlo')).toHaveCount(1);
  await expectAccessible(page);

  await tab(page, 'PEDIDO').click();
  await expect(page.getByText('Nuevo', { exact: true })).toBeVisible();
  const fields = page.getByRole('region', { name: 'Datos del pedido' });
  await expect(fields).toContainText(/N ITEMS\s*4/);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('En proceso');
  const body = await saved(page);
  const items = body['items'] as Record<string, unknown>[];
  expect(items).toHaveLength(4);
  expect(items[3]).toEqual({
    product_id: expect.any(Number),
    amount: 2,
    revised_price: null,
    store_observations: null,
    status: 'pending',
  });
  expect(body).toMatchObject({ status: 'preparing' });
  await tab(page, 'AGREGAR ITEM').click();
  await expect(page.getByText(/La cantidad se puede modificar cuando/).first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('textbox')).toHaveCount(0);
});

test('edits the shipping: cost, dates and link are checked and sent in wire format', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  await tab(page, 'ENVIO').click();
  await page.getByRole('textbox', { name: 'Costo de envío' }).fill('1500,5');
  await expect(page.getByText(/^= \$\s1\.500,50$/)).toBeVisible();
  await page.getByRole('button', { name: 'Agregar envío igual' }).click();
  await page.getByRole('textbox', { name: 'Código de seguimiento' }).fill('OCA-1');
  const eta = page.getByRole('textbox', { name: 'Fecha de llegada' });
  await eta.fill('31/02/2026 10:00');
  await page.getByRole('textbox', { name: 'Link' }).fill('envios.tienda.test');
  await tab(page, 'OTROS').click();
  await saveButton(page).click();
  await expect(page.getByText('Por favor ingrese una fecha válida')).toBeVisible();
  await expect(page.getByText('Por favor ingrese la url completa')).toBeVisible();
  await expect(eta).toBeFocused();

  await eta.fill('1/3/2026 9:05');
  await page.getByRole('textbox', { name: 'Link' }).fill('https://envios.tienda.test/OCA-1');
  await page.getByRole('button', { name: 'Elegir fecha de salida en el calendario' }).click();
  await page.getByLabel('Hora').fill('08:30');
  await page.getByRole('button', { name: 'Elegir', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Fecha de salida' })).toHaveValue(
    /^\d\d\/\d\d\/\d{4} 08:30$/,
  );
  await expectAccessible(page);
  expect(await saved(page)).toMatchObject({
    shipping_cost: 1500.5,
    shipping: [
      {
        tracking_code: 'OCA-1',
        transport_co: null,
        eta: '2026-03-01 09:05:00',
        departure: expect.stringMatching(/^\d{4}-\d\d-\d\d 08:30:00$/),
        link: 'https://envios.tienda.test/OCA-1',
        observations: null,
      },
    ],
  });
});

test('requests the payment, which locks prices, concepts and shipping', async ({ page }) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  await page.getByRole('textbox', { name: 'Información de pago' }).fill('Alias don.pepe');
  const request = page.waitForRequest(isSave);
  const total = (await amount(page).innerText()).replace('MONTO', '').trim();
  await page.getByRole('button', { name: 'Solicitar pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar pago' });
  await expect(dialog).toContainText(total);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Solicitar pago' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    payment_status: 'required',
    payment_info: 'Alias don.pepe',
  });
  await expect(savedToast(page)).toBeVisible();
  await expect(page.getByText('Pago solicitado').last()).toBeVisible();
  await expect(page.getByText(PAYMENT_LOCK).first()).toBeVisible();
  await page.getByRole('button', { name: 'Editar observación de Papa negra' }).click();
  await expect(page.getByRole('textbox', { name: 'Observación de Papa negra' })).toBeFocused();
  await expect(page.getByLabel(/^Precio revisado/)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Información de pago' })).not.toBeEditable();
  await expectAccessible(page);
  await tab(page, 'ENVIO').click();
  await expect(page.getByText(PAYMENT_LOCK).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Costo de envío' })).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden();
  await tab(page, 'OTROS').click();
  await expect(page.getByText(PAYMENT_LOCK).first()).toBeVisible();
  await expect(
    page.getByRole('listitem', { name: 'Concepto 1' }).getByLabel('Valor'),
  ).not.toBeEditable();

  // Back to pending, the items stay locked.
  await tab(page, 'PEDIDO').click();
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Pendiente');
  await saved(page);
  await tab(page, 'AGREGAR ITEM').click();
  await expect(page.getByText(PAYMENT_LOCK).first()).toBeVisible();
  const rows = page.getByRole('list', { name: 'Productos' }).getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await expect(rows.getByRole('textbox')).toHaveCount(0);
});

test('completes a requested payment on the order and keeps the edits', async ({ page }) => {
  await signIn(page, 'storeAdmin', OPEN_ORDER);
  const complete = page.getByRole('button', { name: 'Completar pago' });
  await expect(complete).toHaveAccessibleDescription('Solo se puede completar un pago solicitado');
  await requestPayment(page);
  await expect(savedToast(page)).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Observación de la tienda' });
  await note.fill('Pagó en efectivo');

  await complete.click();
  const dialog = page.getByRole('dialog', { name: 'Completar pago' });
  await expect(dialog).toContainText(DEMO_ORDERS.cash.alphanumId);
  const request = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Completar pago' }).click();
  expect((await request).postDataJSON()).toEqual({
    payment_status: 'done',
    payment_info: 'Aprobado',
  });
  await expect(page.getByText('Pago aprobado').last()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(complete).toBeFocused();
  // The focus came back by itself: the reason of the disabled button is no news.
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0);
  await expect(note).toHaveValue('Pagó en efectivo');
  expect(await saved(page)).toMatchObject({
    payment_info: 'Aprobado',
    store_observation: 'Pagó en efectivo',
  });
});

test('saves the next step and opens the next order of the list', async ({ page }) => {
  await signIn(page, 'storeUser', '/orderlist?estado=pending');
  const links = page.getByRole('region', { name: 'Pedidos' }).getByRole('link');
  const [first = '', second = ''] = await links.allInnerTexts();
  await links.first().click();
  const number = page.getByRole('heading', { name: 'DETALLE DEL PEDIDO' }).locator('..');
  await expect(number).toContainText(first);
  await expect(page.getByRole('button', { name: 'Pedido anterior' })).toHaveAccessibleDescription(
    'Es el primer pedido de la lista',
  );
  await page.getByRole('textbox', { name: 'Observación de la tienda' }).fill('Armar primero');
  const prepare = page.getByRole('button', { name: 'Preparar' });
  // The stylesheets of the build are linked in the order in which components build on each other.
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveCSS(
    'background-color',
    'rgb(2, 99, 187)',
  );
  const request = page.waitForRequest(isSave);
  await prepare.click();
  expect((await request).postDataJSON()).toMatchObject({
    status: 'preparing',
    store_observation: 'Armar primero',
  });
  await expect(savedToast(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listo para despachar' })).toBeVisible();

  // The list is the one that was left, although its filter no longer matches the first order.
  await page.getByRole('button', { name: 'Pedido siguiente' }).click();
  await expect(number).toContainText(second);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/orderlist\?estado=pending$/);
});

test('finds its order by URL or by session, else redirects to /home', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/orderdetail');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/orderdetail/NOEXISTE');
  await expect(page.getByText('Ese pedido no existe')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(OPEN_ORDER);
  // The heading is there before the order, which the session remembers once it is loaded.
  await expect(tab(page, 'PEDIDO')).toBeVisible();
  await page.goto('/orderdetail');
  await expect(page.getByText(DEMO_ORDERS.cash.alphanumId).first()).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('on a phone shows the total beside the states, four low items, and that there is something to save', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeUser', OPEN_ORDER);
  const total = await box(amount(page));
  const state = await box(page.getByRole('main').getByText('En proceso').first());
  expect(total.bottom).toBeGreaterThan(state.top);
  expect(total.top).toBeLessThan(state.bottom);

  const bar = page.getByRole('region', { name: 'Siguiente paso' });
  const last = page.getByRole('checkbox', { name: /^Listo: / }).nth(3);
  expect((await box(last)).bottom).toBeLessThanOrEqual((await box(bar)).top);
  for (const item of await page
    .getByRole('list', { name: 'Items del pedido' })
    .locator('li')
    .all()) {
    expect((await box(item)).height).toBeLessThanOrEqual(76);
  }
  await last.check();
  await expect(page.getByText('Cambios sin guardar')).toBeInViewport();
});

test('on a phone a product keeps its price once it is added, and the toast of its save covers no bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/orderdetail/DPPROV1?tab=agregar');
  const product = page.getByRole('list', { name: 'Productos' }).getByRole('listitem').first();
  await product.getByRole('button', { name: /^Agregar / }).click();
  await expect(product.getByRole('textbox', { name: /^Cantidad de / })).toBeVisible();
  await expect(product.getByText(/^\$\s[\d.]+,\d\d \/ u\.$/)).toBeVisible();

  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await lastLink.scrollIntoViewIfNeeded();
  await saveButton(page).click();
  const toast = await box(savedToast(page));
  const bar = page.getByRole('region', { name: 'Siguiente paso' });
  expect(toast.bottom).toBeLessThan((await box(bar)).top);
});

test('shows shipments read-only, hostile texts harmlessly, and fits a phone', async ({ page }) => {
  await signIn(page, 'storeUser', `/orderdetail/${DEMO_ORDERS.dispatched.alphanumId}?tab=envio`);
  await expect(page.getByRole('list', { name: 'Envíos' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /CS104455201/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar envío' })).toBeHidden();

  await page.goto(`/orderdetail/${HOSTILE_ORDER.alphanumId}`);
  for (const name of ['PEDIDO', 'AGREGAR ITEM', 'ENVIO', 'OTROS']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await tab(page, 'PEDIDO').click();
  await expect(page.getByRole('list', { name: 'Items del pedido' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => 'hostilCorrio' in window)).toBe(false);
});
