import { readFile } from 'node:fs/promises';

import { read, utils } from 'xlsx';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
  signIn,
  test,
} from '../support/fixtures';
import { choose, csv, finishJobs, newestJob, openOperation } from '../support/productFiles';

test('every action offers its model, and its own products, as CSV and as spreadsheet', async ({
  page,
}) => {
  await signIn(page, 'storeUser', '/productstore');
  await page.getByRole('button', { name: /^Actualizar / }).click();
  for (const [tab, fileOf] of [
    ['Precios', 'precios'],
    ['Lista de productos', 'lista de productos'],
    ['Actualización selectiva', 'actualización selectiva'],
    ['Eliminar', 'productos a eliminar'],
    ['Stock', 'stock'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    for (const file of ['modelo de', 'mis productos para']) {
      for (const format of ['CSV', 'Planilla']) {
        const name = `Descargar ${file} ${fileOf}: ${format}`;
        await expect(page.getByRole('button', { name })).toBeVisible();
      }
    }
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar modelo de stock: Planilla' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('modelo-stock.xlsx');
  const book = read(await readFile(await file.path()));
  expect(book.SheetNames).toEqual(['Products', 'Notas']);
  const [titles] = utils.sheet_to_json(book.Sheets['Products'] ?? {}, { header: 1 });
  expect(titles).toEqual(['id', 'active']);
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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 1280);
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(page.getByText('Actualización de precios enviada correctamente')).toBeVisible();
  await expect(newestJob(page).nth(0)).toHaveText('Precios');
  await expect(newestJob(page).nth(1)).toHaveText(/Pendiente|En proceso/);
  await finishJobs(page);
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

test('a failed import shows its reason in the list, in red; an upload can be cancelled', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  await openOperation(page, 'Stock');
  await expect(page.getByRole('tab', { name: 'Fallida Stock' })).toBeVisible();
  const failed = page.getByRole('table', { name: 'Cargas' }).getByRole('row', { name: /Stock/ });
  await expect(failed).toContainText('Fallida');
  await expect(failed).toContainText('Fila 7: no existe el producto 9999.');

  await page.getByRole('tab', { name: 'Actualización selectiva' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Actualización selectiva' });
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
