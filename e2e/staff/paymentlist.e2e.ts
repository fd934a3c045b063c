import type { Locator, Page } from '@playwright/test';

import { DEMO_ORDERS } from '../../mocks/seed/accounts';
import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openFilters,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';

const order = DEMO_ORDERS.toPay.alphanumId;

const rowOf = (page: Page, number: string): Locator =>
  page.locator(ROWS).filter({ has: page.getByRole('link', { name: number, exact: true }) });

const statusOf = (row: Locator) => cellsIn(row, 'Estado');

test('shows its columns, its five filters and the newest payment first', async ({ page }) => {
  await signIn(page, 'storeUser', '/paymentlist');
  await expect(page.getByRole('heading', { name: 'Cobros' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nº de pedido',
    'Fecha',
    'Cliente',
    'Método',
    'Info. de pago',
    'Valor',
    'Estado',
    'Acciones',
  ]);
  // The texts of a column stand apart from those of the next.
  const row = page.locator(ROWS).first();
  await row.waitFor();
  const gaps = await row.locator('td + td').evaluateAll((cells) =>
    cells.map((cell) => {
      const before = cell.previousElementSibling ?? cell;
      const end = Number.parseFloat(getComputedStyle(before).paddingRight);
      return end + Number.parseFloat(getComputedStyle(cell).paddingLeft);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
  await openFilters(page);
  for (const name of ['Fecha', 'Cliente', 'Pago']) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Método', 'Estado']) {
    await expect(page.getByRole('combobox', { name })).toBeVisible();
  }
  await expect(page.locator(ROWS)).toHaveCount(15);
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
});

/** How much of a text its cell shows. */
function shownPart(text: Element): number {
  const cell = text.closest('td') ?? text;
  return cell.clientWidth / cell.scrollWidth;
}

test('on a phone status, value and button are visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/paymentlist');
  const rows = page.locator(ROWS);
  const button = page.getByRole('button', { name: 'Completar pago', disabled: false });
  const first = rows.filter({ has: button }).first();
  for (const part of [
    first.getByText('Solicitado', { exact: true }),
    first.getByText(/^\$/),
    first.getByRole('button', { name: 'Completar pago' }),
  ]) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
  }
  const { height } = (await button.first().boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The method can be read, and the rows end in their button or their value.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows).toHaveCount(15);
  const { ends, heights } = await rows.evaluateAll((all) => ({
    ends: all.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect());
      return row.getBoundingClientRect().right - Math.max(...cells.map(({ right }) => right));
    }),
    heights: all.map((row) => row.getBoundingClientRect().height),
  }));
  expect(new Set(ends)).toEqual(new Set([12]));
  expect(Math.max(...heights)).toBeLessThanOrEqual(68);
  const inRowWithButton = rows
    .filter({ has: button })
    .getByText('Mercadopago')
    .filter({ visible: true })
    .first();
  expect(await inRowWithButton.evaluate(shownPart)).toBeGreaterThan(0.8);
});

test('completes a requested payment: asks first in an accessible dialog that fits a phone, sends once, shows Aprobado', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/store/orders/')) sent += 1;
  });
  await signIn(page, 'storeUser', '/paymentlist');
  const row = rowOf(page, order);
  const [client, value] = await Promise.all([
    cellsIn(row, 'Cliente').then((cell) => cell.innerText()),
    cellsIn(row, 'Valor').then((cell) => cell.innerText()),
  ]);
  await expect(await statusOf(row)).toHaveText('Solicitado');
  const button = row.getByRole('button', { name: 'Completar pago' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Completar pago' });
  await expect(dialog).toContainText(order);
  await expect(dialog).toContainText(client);
  await expect(dialog).toContainText(value);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(sent).toBe(0);

  await button.click();
  // Two clicks before the next render.
  await dialog.getByRole('button', { name: 'Completar pago' }).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText('Orden actualizada correctamente')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(await statusOf(row)).toHaveText('Aprobado');
  await expect(await cellsIn(row, 'Info. de pago')).toHaveText('Aprobado');
  await expect(button).toBeDisabled();
  expect(sent).toBe(1);
});
