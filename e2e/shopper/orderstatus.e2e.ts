import type { Page } from '@playwright/test';

import { CUSTOMER_LINKS, DEMO_ORDERS, HOSTILE_ORDER } from '../../mocks/seed/accounts';
import { HOSTILE_MARK } from '../../mocks/seed/hostileTexts';
import { box } from '../support/catalogue';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures';

const rows = (page: Page) => page.locator('tbody tr');
const heading = (page: Page) => page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' });
const ham = 'Jamón cocido natural';

async function openOrder(page: Page, url: string) {
  await page.goto(url);
  await expect(heading(page)).toBeVisible();
}

test('shows a provisional order and a refused amount', async ({ page }) => {
  await openOrder(page, CUSTOMER_LINKS.provisional);
  await expect(page.getByText(`Pedido ${DEMO_ORDERS.provisional.alphanumId}`)).toContainText(
    '$\u00a020.470,00',
  );
  const state = page.getByRole('region', { name: 'Estado del pedido' });
  await expect(state).toContainText('Provisorio');
  await expect(state).toContainText('Tu pedido todavía no está confirmado');
  await expect(state.locator('[aria-current=step]')).toHaveText('Armando');
  await test.step('the totals stand below their column', async () => {
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
  });

  await test.step('the data of the order unfold', async () => {
    const panel = page.getByRole('group').filter({ hasText: 'Datos del pedido' });
    await expect(panel.getByText('No definido', { exact: true })).toBeHidden();
    await panel.getByText('Datos del pedido').click();
    for (const shown of [
      'ID original',
      'Provisorio',
      'Gascón 1280 2.º B, Almagro, CABA',
      'No definido',
      'Pago no definido',
    ]) {
      await expect(panel).toContainText(shown);
    }
    await panel.getByText('Datos del pedido').click();
  });
  await test.step('an amount of 0 is refused', async () => {
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
  });
  await test.step('the store is named, its catalogue linked', async () => {
    const store = page.getByRole('region', { name: 'Datos de la tienda' });
    for (const shown of ['#donpepe', 'Almacén Don Pepe', 'Av. Rivadavia']) {
      await expect(store).toContainText(shown);
    }
    expect(await page.evaluate(() => localStorage.getItem('current_order_token'))).toBe(
      `"${DEMO_ORDERS.provisional.token}"`,
    );
    await expect(page.getByRole('link', { name: 'Ver catálogo' })).toHaveAttribute(
      'href',
      CUSTOMER_LINKS.catalogue,
    );
  });
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
});

test('shows a pick-up order and hostile texts on a phone', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Mis datos' }).click();
  await expect(page.getByRole('dialog', { name: 'Mis datos' })).toBeVisible();
  await expectAccessible(page);
});
