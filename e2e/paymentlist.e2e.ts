import type { Locator, Page } from '@playwright/test';

import { DEMO_ORDERS } from '../mocks/seed/accounts';
import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openFilters,
  ROWS,
  fault,
  signIn,
  test,
} from './support/fixtures';

const body = ROWS;
const order = DEMO_ORDERS.toPay.alphanumId;

const rowOf = (page: Page, number: string): Locator =>
  page.locator(body).filter({ has: page.getByRole('link', { name: number, exact: true }) });

const statusOf = (row: Locator) => cellsIn(row, 'Estado');

test('shows its columns, its five filters and the newest payment first', async ({ page }) => {
  await signIn(page, 'storeUser', '/home');
  await page.getByRole('link', { name: 'Cobros', exact: true }).click();
  await expect(page).toHaveURL('/paymentlist');
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
  const row = page.locator(body).first();
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
  await expect(page.locator(body)).toHaveCount(15);
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
});

test('filters by status and method, keeps them in the URL and exports the shown rows', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/paymentlist?estado=required');
  await openFilters(page);
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('Solicitado');
  await page.getByRole('combobox', { name: 'Método' }).click();
  await page.getByRole('option', { name: 'Mercadopago' }).click();
  await expect(page).toHaveURL('/paymentlist?estado=required&metodo=Mercadopago');
  const rows = page.locator(body);
  await expect((await cellsIn(rows, 'Método')).first()).toHaveText('Mercadopago');
  const statuses = await cellsIn(rows, 'Estado');
  await expect
    .poll(async () => new Set(await statuses.allInnerTexts()))
    .toEqual(new Set(['Solicitado']));

  await page.getByRole('button', { name: 'Limpiar', exact: true }).click();
  await page.getByRole('textbox', { name: 'Pago' }).fill('aprobado');
  await expect((await cellsIn(rows, 'Info. de pago')).first()).toHaveText('Aprobado');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toBe('datosExportadosCobros.xlsx');
});

/** How much of a text its cell shows. */
function shownPart(text: Element): number {
  const cell = text.closest('td') ?? text;
  return cell.clientWidth / cell.scrollWidth;
}

test('on a phone status, value and button are visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/paymentlist?estado=REQUIRED');
  const first = page.locator(body).first();
  for (const part of [
    first.getByText('Solicitado', { exact: true }),
    first.getByText(/^\$/),
    first.getByRole('button', { name: 'Completar pago' }),
  ]) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
  }
  const button = await first.getByRole('button', { name: 'Completar pago' }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The method can be read, and the rows end in their button or their value.
  await page.goto('/paymentlist');
  const rows = page.locator(body);
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
    .filter({ has: page.getByRole('button', { name: 'Completar pago', disabled: false }) })
    .getByText('Mercadopago')
    .filter({ visible: true })
    .first();
  expect(await inRowWithButton.evaluate(shownPart)).toBeGreaterThan(0.8);
});

test('completes a requested payment: asks first, sends once, shows Aprobado', async ({ page }) => {
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
  await page.reload();
  await expect(await statusOf(rowOf(page, order))).toHaveText('Aprobado');
});

test('the confirmation dialog is accessible and fits a phone; a failure stays in it and can be retried', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/paymentlist');
  await fault(page, 'saveOrder', 409, { message: 'El pago cambió mientras tanto', times: 1 });
  await rowOf(page, order).getByRole('button', { name: 'Completar pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Completar pago' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const confirm = dialog.getByRole('button', { name: 'Completar pago' });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('El pago cambió mientras tanto');
  await expect(await statusOf(rowOf(page, order))).toHaveText('Solicitado');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(await statusOf(rowOf(page, order))).toHaveText('Aprobado');
});

test('finds a payment by the number of its order, and adds up what is to be collected', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/paymentlist');
  await expect(page.getByText(/^\d+ por cobrar · \$\s[\d.]+,\d\d$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar por cliente o número' }).fill(order);
  await expect(page.locator(body)).toHaveCount(1);
  await expect(page.locator(body).getByRole('link')).toHaveText(order);
  const value = (await cellsIn(page.locator(body), 'Valor')).first();
  await expect(page.getByText(/por cobrar/)).toHaveText(
    `1 por cobrar · ${await value.innerText()}`,
  );
});

test('a new store has no payments', async ({ page }) => {
  await signIn(page, 'newStoreAdmin', '/paymentlist');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filtros/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver los pedidos' }).click();
  await expect(page).toHaveURL('/orderlist');
});
