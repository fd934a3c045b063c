import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import { expect, fault, signIn, test } from './support/fixtures';

async function openBulk(page: Page, tab: string) {
  await page.getByRole('button', { name: /^Actualizar / }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('tabpanel', { name: tab });
}

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function choose(page: Page, label: string, file: ReturnType<typeof csv>) {
  await page.getByLabel(label, { exact: true }).locator('input[type=file]').setInputFiles(file);
}

/** The newest import of the status list: action, state, sent, changed, error. */
const newest = (page: Page) =>
  page.getByRole('table', { name: 'Cargas' }).locator('tbody tr').first().locator('td');

test('every action offers its model as CSV and as spreadsheet', async ({ page }) => {
  await signIn(page, 'storeUser', '/productstore');
  await page.getByRole('button', { name: /^Actualizar / }).click();
  const all =
    'id,name,brand,kind,category,quantity_unit,price_per_unit,description,tags,image_url,active';
  for (const [tab, fileOf, titles] of [
    ['Precios', 'precios', 'id,price_per_unit'],
    ['Lista de productos', 'lista de productos', all],
    ['Actualización selectiva', 'actualización selectiva', all],
    ['Eliminar', 'productos a eliminar', 'id'],
    ['Stock', 'stock', 'id,active'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const csvFile = page.waitForEvent('download');
    await page.getByRole('button', { name: `Descargar modelo de ${fileOf}: CSV` }).click();
    const text = await readFile(await (await csvFile).path(), 'utf8');
    expect(text.split('\n')[0]).toBe(titles);
    const sheetFile = page.waitForEvent('download');
    await page.getByRole('button', { name: `Descargar modelo de ${fileOf}: Planilla` }).click();
    const file = await sheetFile;
    expect(file.suggestedFilename()).toMatch(/^modelo-.*\.xlsx$/);
    const book = read(await readFile(await file.path()));
    expect(book.SheetNames[0]).toBe('Products');
    const [first = []] = utils.sheet_to_json<string[]>(book.Sheets['Products'] ?? {}, {
      header: 1,
    });
    expect(first.join(',')).toBe(titles);
  }
});

test('sends a price file, follows it until it is complete, and the prices change', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openBulk(page, 'Precios');
  await choose(page, 'Archivo de precios', csv('precios.csv', 'id,price_per_unit\n1,4321.5\n'));
  await expect(panel.getByText('precios.csv')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Enviar archivo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Actualización de precios enviada correctamente')).toBeVisible();
  await expect(newest(page).nth(0)).toHaveText('Precios');
  await expect(newest(page).nth(1)).toHaveText(/Pendiente|En proceso/);
  await expect(newest(page).nth(1)).toHaveText('Completa');
  await expect(page.getByRole('tab', { name: 'Completa Precios' })).toBeVisible();
  await expect(page.getByText('$ 4.321,50')).toBeVisible();

  const contacts = await page.evaluate(async () => {
    const response = await fetch('/__mock/outbox');
    const { data } = (await response.json()) as { data: { contactSyncs: unknown[] } };
    return data.contactSyncs;
  });
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as unknown;
  expect(contacts).toMatchObject([
    {
      contact: {
        email: 'admin@donpepe.test',
        fieldValues: [
          { field: '30', value: date },
          { field: '31', value: date },
        ],
      },
    },
  ]);
});

test('a failed status read shows one error and can be retried', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  await openBulk(page, 'Precios');
  await expect(newest(page).nth(1)).toHaveText('Pendiente');
  await fault(page, 'listDataImports', 500, { message: 'Sin estado', times: 1 });
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo leer el estado' });
  await expect(notice).toContainText('Sin estado');
  await expect(newest(page).nth(1)).toHaveText('Pendiente');
  await notice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(notice).toHaveCount(0);
});

test('a failed import shows its reason in the list, in red', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openBulk(page, 'Stock');
  await choose(page, 'Archivo de stock', csv('stock.csv', 'id,active\n987654,true\n'));
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(page.getByText('Actualización de stock enviada correctamente')).toBeVisible();
  await expect(newest(page).nth(1)).toHaveText('Fallida');
  await expect(newest(page).nth(4)).toHaveText(/Fila 2, columna id: el producto 987654 no existe/);
  await expect(page.getByRole('tab', { name: 'Fallida Stock' })).toBeVisible();
});

test('refuses wrong files before sending; a file refused by the server can be sent again', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openBulk(page, 'Lista de productos');
  const label = 'Archivo de lista de productos';
  await choose(page, label, csv('productos.pdf', 'x'));
  await expect(panel.getByRole('alert')).toHaveText('El archivo debe ser CSV, XLS o XLSX');
  await choose(page, label, csv('productos.csv', 'x'.repeat(5 * 1024 * 1024 + 1)));
  await expect(panel.getByRole('alert')).toHaveText('El archivo supera el máximo de 5 MB');

  await choose(page, label, csv('productos.csv', 'name,kind\nTurrón,Golosinas\n'));
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await fault(page, 'uploadProductsFile', 'network', { times: 1 });
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(panel.getByRole('alert')).toHaveText(
    'Conexión no disponible, por favor intentelo de nuevo',
  );
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(
    page.getByText('Actualización de lista de productos enviada correctamente'),
  ).toBeVisible();
  await expect(page.getByText('122 resultados')).toBeVisible();
});

test('an upload can be cancelled', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openBulk(page, 'Actualización selectiva');
  await fault(page, 'uploadProductsUpdate', 500, { delayMs: 20_000, times: 1 });
  await choose(
    page,
    'Archivo de actualización selectiva',
    csv('cambios.csv', 'id,tags\n1,nuevo\n'),
  );
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(panel.getByRole('progressbar', { name: 'Enviando cambios.csv' })).toBeVisible();
  await panel.getByRole('button', { name: 'Detener' }).click();
  await expect(panel.getByText('Envío detenido')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Enviar archivo' })).toBeVisible();
});

test('a deletion file asks for confirmation', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openBulk(page, 'Eliminar');
  await choose(page, 'Archivo de productos a eliminar', csv('bajas.csv', 'id\n1\n2\n'));
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar productos' });
  await dialog.getByRole('button', { name: 'Enviar y eliminar' }).click();
  await expect(page.getByText('Lista de productos a eliminar enviada correctamente')).toBeVisible();
  await expect(page.getByText('119 resultados')).toBeVisible();
});

test('a store without imports is white; its stock downloads as exportStock.csv', async ({
  page,
}) => {
  await signIn(page, 'newStoreAdmin', '/productstore');
  await openBulk(page, 'Stock');
  await expect(page.getByRole('tab', { name: 'Sin cargas Stock' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Colores del estado de las cargas' })).toContainText(
    /Sin cargas.*Completa.*Fallida.*Pendiente o en proceso/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar stock actual' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('exportStock.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^id,name,brand,kind,quantity_unit,active/,
  );
});
