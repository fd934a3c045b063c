import { readFile } from 'node:fs/promises';

import { read, utils } from 'xlsx';

import { expect, fault, signIn, test } from './support/fixtures';
import { choose, csv, newestJob, openOperation } from './support/productFiles';

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
    expect(text.split('\n')[0]).toBe(`\uFEFF${titles}`);
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
  const panel = await openOperation(page, 'Precios');
  await choose(page, 'Archivo de precios', csv('precios.csv', 'id,price_per_unit\n1,4321.5\n'));
  await expect(panel.getByText('precios.csv')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  await expect(panel.getByText('El archivo sigue el modelo: se envía como está.')).toBeVisible();
  const row = panel.getByRole('row', { name: /Arroz largo fino/ });
  await expect(row).toContainText(/Precio: \$.1\.890,00 → \$.4\.321,50/);
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(page.getByText('Actualización de precios enviada correctamente')).toBeVisible();
  await expect(newestJob(page).nth(0)).toHaveText('Precios');
  await expect(newestJob(page).nth(1)).toHaveText(/Pendiente|En proceso/);
  await expect(newestJob(page).nth(1)).toHaveText('Completa');
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
  await openOperation(page, 'Precios');
  await expect(newestJob(page).nth(1)).toHaveText('Pendiente');
  await fault(page, 'listDataImports', 500, { message: 'Sin estado', times: 1 });
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo leer el estado' });
  await expect(notice).toContainText('Sin estado');
  await expect(newestJob(page).nth(1)).toHaveText('Pendiente');
  await notice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(notice).toHaveCount(0);
});

test('a failed import shows its reason in the list, in red', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  await openOperation(page, 'Stock');
  await expect(page.getByRole('tab', { name: 'Fallida Stock' })).toBeVisible();
  const failed = page.getByRole('table', { name: 'Cargas' }).getByRole('row', { name: /Stock/ });
  await expect(failed).toContainText('Fallida');
  await expect(failed).toContainText('Fila 7: no existe el producto 9999.');
});

test('refuses wrong files before sending; a file refused by the server can be sent again', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openOperation(page, 'Lista de productos');
  const label = 'Archivo de lista de productos';
  await choose(page, label, csv('productos.pdf', 'x'));
  await expect(panel.getByRole('alert')).toHaveText('El archivo debe ser CSV, XLS, XLSX u ODS');
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
  const panel = await openOperation(page, 'Actualización selectiva');
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

test('a store without imports is white; its stock downloads as exportStock.csv', async ({
  page,
}) => {
  await signIn(page, 'newStoreAdmin', '/productstore');
  await openOperation(page, 'Stock');
  await expect(page.getByRole('tab', { name: 'Sin cargas Stock' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Colores del estado de las cargas' })).toContainText(
    /Sin cargas.*Completa.*Fallida.*Pendiente o en proceso/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar stock actual' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('exportStock.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFid,name,brand,kind,quantity_unit,active/,
  );
});
