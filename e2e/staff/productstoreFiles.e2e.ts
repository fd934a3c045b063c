import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { choose, csv, finishJobs, newestJob, openOperation } from '../support/productFiles';

async function downloaded(page: Page, button: Locator) {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a price file is asked about once, sent and followed', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openOperation(page, 'Precios');
  // Thousands or decimals: as the file says nothing else, a person is asked.
  const text = 'Id;Precio\n1;4.900\n2;$ 2.500\n3;1.250\n';
  await choose(page, 'Archivo de precios', csv('precios.csv', text));
  await expect(panel.getByText('precios.csv')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Vista previa' })).toBeFocused();
  await expect(panel.getByText('Con errores 2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel.getByLabel(/^4 mil 900/).check();
  await expect(panel.getByText('Cambian 3')).toBeVisible();
  await expectNoSidewaysScroll(page, 1280);
  const row = panel.getByRole('row', { name: /Arroz largo fino/ });
  await expect(row).toContainText(/Precio: \$.1\.890,00 → \$.4\.900,00/);
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(page.getByText('Actualización de precios enviada correctamente')).toBeVisible();
  await expect(newestJob(page).nth(0)).toHaveText('Precios');
  await expect(newestJob(page).nth(1)).toHaveText(/Pendiente|En proceso/);
  await finishJobs(page);
  await expect(newestJob(page).nth(1)).toHaveText('Completa');
  await expect(page.getByRole('tab', { name: 'Completa Precios' })).toBeVisible();
  await expect(page.getByText('$ 4.900,00')).toBeVisible();
});

/** Adds a product whose name ends with half an emoji, as a backend that cuts texts at so many UTF-16 units gives it. */
async function addHalfEmoji(page: Page) {
  await page.evaluate(async () => {
    const { apiHost } = (await (await fetch('/config.json')).json()) as { apiHost: string };
    const { jwt_token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { jwt_token: string };
    const product = {
      name: 'Alfajor \ud83d',
      kind: { name: 'Dulces' },
      brand: { name: '_x0041_' },
    };
    await fetch(`${apiHost}/store/products/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${jwt_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...product, price_per_unit: 5, quantity_unit: 'unid', tags: [] }),
    });
  });
  await page.reload();
}

const firstSheet = (content: Buffer) => {
  const { SheetNames, Sheets } = read(content);
  return utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
};

test('half an emoji leaves the other products whole', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore?orden=nombre');
  await expect(page.getByText('121 productos')).toBeVisible();
  await addHalfEmoji(page);
  await expect(page.getByText('122 productos')).toBeVisible();
  const list = await downloaded(page, page.getByRole('button', { name: 'Exportar' }));
  const panel = await openOperation(page, 'Productos');
  const name = 'Descargar mis productos para lista de productos: Planilla';
  const mine = await downloaded(page, panel.getByRole('button', { name }));
  for (const [{ content }, nameTitle, brandTitle] of [
    [list, 'Nombre', 'Marca'],
    [mine, 'name', 'brand'],
  ] as const) {
    const rows = firstSheet(content);
    expect(rows).toHaveLength(122);
    expect(rows.filter((row) => typeof row[nameTitle] !== 'string')).toEqual([]);
    const cut = rows.find((row) => row[nameTitle] === 'Alfajor \ufffd');
    expect(cut?.[brandTitle]).toBe('_x0041_');
  }
});

test('the stock’s model and the stock open in Excel', async ({ page }) => {
  await signIn(page, 'newStoreAdmin', '/productstore');
  const panel = await openOperation(page, 'Stock');
  const model = await downloaded(
    page,
    panel.getByRole('button', { name: 'Descargar modelo de stock: Planilla' }),
  );
  expect(model.name).toBe('modelo-stock.xlsx');
  const book = read(model.content);
  expect(book.SheetNames).toEqual(['Products', 'Notas']);
  const [titles] = utils.sheet_to_json(book.Sheets['Products'] ?? {}, { header: 1 });
  expect(titles).toEqual(['id', 'active']);

  const stock = await downloaded(
    page,
    panel.getByRole('button', { name: 'Descargar stock actual' }),
  );
  expect(stock.name).toBe('exportStock.csv');
  expect(stock.content.toString('utf8')).toMatch(/^\uFEFFid,name,brand,kind,quantity_unit,active/);
});

const otherSystem = async (name: string) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: await readFile(`src/testSupport/productFiles/otherSystems/${name}.csv`),
});

test('a shop from WooCommerce brings its products in one file', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const panel = await openOperation(page, 'Lista de productos');
  await choose(page, 'Archivo de lista de productos', await otherSystem('woocommerce-es'));
  await expect(panel.getByText('Parece una exportación de WooCommerce')).toBeVisible();
  await expect(panel.getByText('Nuevos 13')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel.getByText('Sus columnas').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoSidewaysScroll(page, 1280);
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await finishJobs(page);
  await expect(newestJob(page).nth(1)).toHaveText('Completa');
  await page.goto('/productstore?nombre=remera+lisa');
  await expect(page.getByRole('row', { name: /Remera lisa - L.*10\.450,50/ })).toBeVisible();
});
