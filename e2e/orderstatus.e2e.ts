import type { Page } from '@playwright/test';

import { CUSTOMER_LINKS, DEMO_ORDERS, HOSTILE_ORDER } from '../mocks/seed/accounts';
import { HOSTILE_MARK } from '../mocks/seed/hostileTexts';
import { box } from './support/catalogue';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './support/fixtures';

const rows = (page: Page) => page.locator('tbody tr');
const heading = (page: Page) => page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' });
const ham = 'Jamón cocido natural';

async function openOrder(page: Page, url: string) {
  await page.goto(url);
  await expect(heading(page)).toBeVisible();
}

test('shows number, total and panels of a provisional order and stores its session', async ({
  page,
}) => {
  await openOrder(page, CUSTOMER_LINKS.provisional);
  await expect(page.getByText(`Pedido ${DEMO_ORDERS.provisional.alphanumId}`)).toContainText(
    '$\u00a020.470,00',
  );
  const state = page.getByRole('region', { name: 'Estado del pedido' });
  await expect(state).toContainText('Provisorio');
  await expect(state).toContainText('Tu pedido todavía no está confirmado');
  await expect(state.locator('[aria-current=step]')).toHaveText('Armando');
  // The amount is in the header and below the items.
  const total = page.getByText('$\u00a020.470,00').filter({ visible: true });
  await expect(total).toHaveCount(2);
  const [inTable, below] = await Promise.all([
    page.getByRole('cell', { name: '$\u00a07.200,00', exact: true }).boundingBox(),
    page.getByRole('tab', { name: 'MONTO' }).boundingBox(),
  ]);
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeCloseTo(
    (inTable?.x ?? 0) + (inTable?.width ?? 0) + 1,
    0,
  );
  expect(below?.y).toBeGreaterThan(inTable?.y ?? Infinity);
  const beside = await page.getByRole('region', { name: 'Datos de la tienda' }).boundingBox();
  expect(beside?.x).toBeGreaterThan((below?.x ?? 0) + (below?.width ?? 0));

  const panel = page.getByRole('group').filter({ hasText: 'Datos del pedido' });
  await expect(panel.getByText('No definido', { exact: true })).toBeHidden();
  await panel.getByText('Datos del pedido').click();
  for (const text of [
    'ID original',
    'Provisorio',
    'Gascón 1280 2.º B, Almagro, CABA',
    'No definido',
    'Pago no definido',
  ]) {
    await expect(panel).toContainText(text);
  }
  await panel.getByText('Datos del pedido').click();
  const store = page.getByRole('region', { name: 'Datos de la tienda' });
  for (const text of ['#donpepe', 'Almacén Don Pepe', 'Av. Rivadavia']) {
    await expect(store).toContainText(text);
  }
  expect(await page.evaluate(() => localStorage.getItem('current_order_token'))).toBe(
    `"${DEMO_ORDERS.provisional.token}"`,
  );
  await expect(page.getByRole('link', { name: 'Ver catálogo' })).toHaveAttribute(
    'href',
    CUSTOMER_LINKS.catalogue,
  );
  await expectAccessible(page, { inDark: true });
});

test('shows a pick-up order: sucursal, interest and discount, MONTO disabled', async ({ page }) => {
  await openOrder(page, CUSTOMER_LINKS.cash);
  await page.getByText('Datos del pedido').click();
  await expect(page.getByRole('group').getByText('Retira en sucursal')).toBeVisible();
  await page.getByRole('tab', { name: 'OTROS' }).click();
  await expect(rows(page)).toHaveText([
    /Descuento por pago en efectivo-\$\u00a01\.200,00Descuento/,
    /Recargo por bolsa reutilizable\$\u00a0450,00Interés/,
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  const kind = page.getByRole('cell', { name: 'Descuento', exact: true });
  expect(await kind.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  // A card: the value beside the description, the kind below both.
  const [description, value, below] = await Promise.all([
    page.getByRole('cell', { name: 'Descuento por pago en efectivo' }).boundingBox(),
    page.getByRole('cell', { name: '-$\u00a01.200,00' }).boundingBox(),
    kind.boundingBox(),
  ]);
  expect(value?.y).toBe(description?.y);
  expect(below?.y).toBeGreaterThan((description?.y ?? 0) + (description?.height ?? 0));
  await expect(page.getByRole('tab', { name: 'MONTO' })).toBeDisabled();
  await expect(page.getByRole('tab', { name: 'MONTO' })).toContainText('$\u00a0');
  await expect(page.getByRole('button', { name: 'Finalizar pedido' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeHidden();
  await page.getByRole('tab', { name: 'OTROS' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'PEDIDO' })).toBeFocused();
});

test('changes amounts by steps and by typing, removes items, and reads the order again', async ({
  page,
}) => {
  await openOrder(page, CUSTOMER_LINKS.provisional);
  const reads: string[] = [];
  const writes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/client/orderstatus')) reads.push(request.url());
    if (request.method() === 'PUT') writes.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: `Sumar 100 de ${ham}` }).click();
  await expect(rows(page).filter({ hasText: ham })).toContainText('$\u00a06.360,00');
  await expect.poll(() => reads.length).toBe(1);
  expect(writes).toEqual([{ amount: 400, session_id: expect.any(String) }]);

  const amount = page.getByLabel(`Cantidad de ${ham}`);
  await amount.fill('0');
  await amount.press('Enter');
  const error = page.getByText('La cantidad debe ser mayor a 0');
  await expect(error).toBeVisible();
  const [column, text] = await Promise.all([
    box(page.getByRole('columnheader', { name: 'Cantidad' })),
    box(error),
  ]);
  expect(text.left).toBeGreaterThanOrEqual(column.left);
  expect(text.left).toBeLessThan(column.right);
  await amount.fill('250');
  await amount.press('Enter');
  await expect(page.getByRole('tab', { name: 'MONTO' })).toContainText('$\u00a019.675,00');
  expect(writes).toHaveLength(2);

  await page.getByRole('button', { name: `Quitar ${ham}` }).dblclick();
  // The undo is where the row was.
  await expect(rows(page)).toHaveText([/Yerba mate/, new RegExp(`^Quitaste ${ham}`), /Medialunas/]);
  // A second Enter undoes the removal instead of removing the next item.
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expect.poll(() => reads.length).toBe(3);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows(page).filter({ hasText: ham })).toContainText('$\u00a03.975,00');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeHidden();
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
});

test('an empty order shows a message, links to the catalogue and cannot be finished', async ({
  page,
}) => {
  await openOrder(page, CUSTOMER_LINKS.provisional);
  await expect(page.getByRole('button', { name: 'Finalizar pedido' })).toBeVisible();
  for (const left of [2, 1, 0]) {
    await page
      .getByRole('button', { name: /^Quitar/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(left);
  }
  await expect(page.getByText('El pedido está vacío')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finalizar pedido' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ver catálogo' })).toBeVisible();
  await expectAccessible(page);
});

test('shows five rows per page, filtered by name and brand', async ({ page }) => {
  await page.goto(CUSTOMER_LINKS.provisional);
  await page.getByRole('link', { name: 'Ver catálogo' }).click();
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  for (const button of (await page.getByRole('button', { name: /^Sumar/ }).all()).slice(0, 4)) {
    await button.click();
  }
  await page.getByRole('button', { name: 'Agregar al pedido' }).click();
  await page.getByRole('link', { name: 'Ver pedido' }).click();
  await expect(page.getByText('Página 1 de 2')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Nombre', { exact: true }).fill('jamon');
  await expect(rows(page)).toHaveText([new RegExp(ham)]);
  await page.getByLabel('Marca', { exact: true }).fill('zzz');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});

test('shows the seller’s changes when the tab becomes visible again, without an overlay', async ({
  page,
  context,
}) => {
  await openOrder(page, CUSTOMER_LINKS.provisional);
  const seller = await context.newPage();
  await signIn(seller, 'storeAdmin', `/orderdetail/${DEMO_ORDERS.provisional.alphanumId}`);
  await seller.getByRole('combobox', { name: 'Estado' }).selectOption('En proceso');
  await expect(seller.getByText('Cambios sin guardar')).toBeVisible();
  await seller.getByRole('button', { name: 'Guardar' }).click();
  await expect(seller.getByText('Orden actualizada correctamente')).toBeVisible();
  await page.bringToFront();
  // Not every headless browser reports a background tab as hidden.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByText('En proceso').first()).toBeVisible();
  await expect(page.getByText('Cargando…')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Finalizar pedido' })).toBeHidden();
});

test('on a phone: the chat button covers nothing, hostile texts are harmless, the shopper’s data are offered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openOrder(page, CUSTOMER_LINKS.provisional);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const chat = await page.getByRole('button', { name: /^Abrir el chat/ }).boundingBox();
  const last = await page.getByText('Versión 3.53').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);

  await openOrder(page, `/orderstatus/${HOSTILE_ORDER.token}`);
  for (const tab of ['ENVIO', 'OTROS', 'PEDIDO']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoSidewaysScroll(page);
  }
  expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mis datos' }).click();
  await expect(page.getByRole('dialog', { name: 'Mis datos' })).toBeVisible();
});
