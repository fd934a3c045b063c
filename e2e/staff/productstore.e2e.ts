import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
  signIn,
  test,
} from '../support/fixtures';

const FIRST = 'Arroz largo fino 1 kg';

/** Product rows; an edit row has no photo. */
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Productos' }).locator('tbody tr:not([id])');

const action = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .first()
    .click();

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  return page.getByRole('form', { name: `Edición de ${name}` });
}

test('shows every column and 15 products, with photos', async ({ page }) => {
  await signIn(page, 'storeUser', '/productstore');
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Foto',
    'Marca',
    'Tipo',
    'Nombre',
    'Precio',
    'Editar',
    'Unidad',
    'Etiquetas',
    'Id',
    'Descripción',
  ]);
  await expect(rows(page)).toHaveCount(15);
  await expect(page.getByText('121 productos')).toBeVisible();
  await expect(rows(page).nth(8)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: `Foto de ${FIRST}` })).toBeVisible();
  // A name is whole in at most two lines, which leave a description its room; the photo decides how high a row is.
  const names = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const name = row.querySelector('td [title]');
      if (!name) return [];
      const text = document.createRange();
      text.selectNodeContents(name);
      return {
        lines: new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
        isWhole: name.scrollHeight <= name.clientHeight,
        rowHeight: Math.round(row.getBoundingClientRect().height),
        description: row.lastElementChild?.clientWidth ?? 0,
      };
    }),
  );
  expect(names).toHaveLength(15);
  expect(Math.max(...names.map(({ lines }) => lines))).toBeLessThanOrEqual(2);
  expect(names.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expect(Math.max(...names.map(({ rowHeight }) => rowHeight))).toBeLessThanOrEqual(49);
  expect(Math.min(...names.map(({ description }) => description))).toBeGreaterThan(130);
  const table = page.getByRole('table', { name: 'Productos' });
  const frame = page.getByRole('region', { name: 'Productos' });
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(
    (await frame.boundingBox())?.width ?? 0,
  );
  const form = await edit(page, FIRST);
  await expect(form.getByLabel('Nuevo precio')).toBeVisible();
  const [remove, save] = [
    await form.getByRole('button', { name: 'Eliminar' }).boundingBox(),
    await form.getByRole('button', { name: 'Guardar' }).boundingBox(),
  ];
  expect((save?.x ?? 0) - (remove?.x ?? 0)).toBeGreaterThan(500);
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const button = await page.getByRole('button', { name: `Editar ${FIRST}` }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(76);
  // The edit row is as wide as the card, with the same padding on both sides.
  const card = await rows(page).first().boundingBox();
  const panel = await form.boundingBox();
  expect((panel?.x ?? 0) - (card?.x ?? 0)).toBe(12);
  expect((card?.width ?? 0) - (panel?.width ?? 0)).toBe(24);
});

test('on a phone the products begin below one bar, and its menu opens the other actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/productstore');
  const add = await page.getByRole('button', { name: /^Agregar / }).boundingBox();
  expect([add?.width, add?.height]).toEqual([44, 44]);
  expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(200);
  for (const name of [/^Actualizar /, /^Modificar /]) {
    await page.getByRole('button', { name: 'Opciones de la lista' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('region', { name })).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  const close = page.getByRole('button', { name: 'Cerrar Modificar' });
  expect((await close.boundingBox())?.height).toBe(44);
  await close.click();
  await expect(page.getByRole('region', { name: /^Modificar / })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Opciones de la lista' })).toBeFocused();
});

test(
  'Agregar, Actualizar and Modificar are accessible and fit a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await signIn(page, 'storeUser', '/productstore');
    for (const [name, content] of [
      ['Agregar', 'Nombre'],
      ['Actualizar', 'Cargas'],
      ['Modificar', 'productos tienen etiquetas'],
    ] as const) {
      await test.step(name, async () => {
        await action(page, name);
        const panel = page.getByRole('region', { name: new RegExp(`^${name} `) });
        await expect(
          panel
            .getByText(content)
            .or(panel.getByRole('table', { name: content }))
            .first(),
        ).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      });
    }
  },
);

test('filters by name on the search bar and by brand, type, tag and id below it; exports the filtered rows; renders hostile texts harmlessly', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('FIDEOS');
  await expect(page).toHaveURL('/productstore?nombre=FIDEOS');
  await expect(rows(page).first()).toContainText('Fideos');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('textbox', { name: 'Id' }).fill('3');
  await expect(page.getByText(/^1 de 121 productos$/)).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click();

  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Almacén' }).click();
  await page.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option', { name: 'Campo Lindo' }).click();
  await page.getByRole('combobox', { name: 'Etiqueta' }).click();
  await page.getByRole('option', { name: 'vegano', exact: true }).click();
  await expect(page).toHaveURL(/marca=Campo(\+|%20)Lindo.*tipo=Almac|tipo=Almac.*marca=Campo/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('datosExportadosProductos.xlsx');
  const book = read(await readFile(await file.path()));
  const table: Record<string, unknown>[] = utils.sheet_to_json(
    book.Sheets[book.SheetNames[0] ?? ''] ?? {},
  );
  const names = await (await cellsIn(rows(page), 'Nombre')).allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  expect(table.map((row) => row['Nombre'])).toEqual(names);
  expect(table[0]).toMatchObject({ Marca: 'Campo Lindo', Tipo: 'Almacén' });
  expect(typeof table[0]?.['Precio']).toBe('number');
  expect(table[0]).not.toHaveProperty('Editar');

  await page.goto('/productstore?nombre=onerror');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sin foto de <img src=x');
  await page.getByRole('button', { name: /^Editar / }).click();
  await page.getByLabel('URL de la imagen').waitFor();
  await expectNoSidewaysScroll(page, 1280);
  expect(await page.evaluate(() => 'hostilCorrio' in window)).toBe(false);
});

test('an edit row forces a negative price to 0, requires a complete URL, saves, and deletes after a confirmation', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore');
  const form = await edit(page, FIRST);
  await form.getByLabel('Nuevo precio').fill('-5');
  await expect(form.getByText('= $ 0,00')).toBeVisible();
  await form.getByLabel('Nuevas etiquetas').fill('arroz, oferta , arroz');
  await expect(form.getByLabel('Nuevo precio')).toHaveValue('0,00');
  await form.getByLabel('URL de la imagen').fill('media.tienda.test/arroz.svg');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText(/Por favor ingrese la url completa/)).toBeVisible();
  await expect(form.getByLabel('URL de la imagen')).toBeFocused();

  await form.getByLabel('URL de la imagen').fill('');
  const reloaded = page.waitForResponse((response) => response.url().endsWith('/store/products/'));
  const request = page.waitForRequest((sent) => sent.url().endsWith('/store/products/1'));
  await form.getByRole('button', { name: 'Guardar' }).click();
  expect((await request).postDataJSON()).toEqual({
    price_per_unit: 0,
    image_url: null,
    tags: ['arroz', 'oferta'],
  });
  await expect(page.getByRole('tooltip', { name: 'Producto guardado' })).toBeVisible();
  await reloaded;
  const cells = rows(page).first().locator('td');
  await expect(cells.nth(0)).toContainText(`Sin foto de ${FIRST}`);
  await expect(cells.nth(4)).toHaveText('$ 0,00');
  await expect(cells.nth(7)).toHaveText('arroz, oferta');

  await form.getByLabel('Nuevo precio').fill('');
  await form.getByLabel('Nuevo precio').press('Enter');
  await expect(cells.nth(4)).toHaveText('-');

  await form.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar producto' });
  await expect(dialog).toContainText(FIRST);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('121 productos')).toBeVisible();
  await form.getByRole('button', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Producto eliminado')).toBeVisible();
  await expect(page.getByText('120 productos')).toBeVisible();
  await expect(rows(page).filter({ hasText: FIRST })).toHaveCount(0);
});

test('the save tooltip lasts 4 seconds', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'storeAdmin', '/productstore');
  const form = await edit(page, FIRST);
  await form.getByLabel('Nuevo precio').fill('1.234,50');
  await form.getByRole('button', { name: 'Guardar' }).click();
  const tooltip = page.getByRole('tooltip', { name: 'Producto guardado' });
  await expect(tooltip).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(tooltip).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(tooltip).toBeHidden();
});

test('a failed save keeps typed values, another page too; leaving asks', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  await fault(page, 'updateProduct', 409, { message: 'El producto cambió', times: 1 });
  const form = await edit(page, FIRST);
  await form.getByLabel('Nuevo precio').fill('2000');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByRole('alert')).toHaveText('El producto cambió');
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL('/productstore?pagina=2');
  await page.getByRole('button', { name: 'Página 1', exact: true }).click();
  await expect(form.getByLabel('Nuevo precio')).toHaveValue('2000');
  await expect(rows(page).first()).toContainText('Sin guardar');

  await page.getByRole('link', { name: 'Pedidos' }).click();
  await expect(page.getByRole('dialog', { name: 'Cambios sin guardar' })).toBeVisible();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(rows(page).first().locator('td').nth(4)).toHaveText('$ 2.000,00');
  await page.getByRole('link', { name: 'Pedidos' }).click();
  await expect(page).toHaveURL('/orderlist');
});

test('Agregar requires type and name, keeps typed values on failure and creates the product once', async ({
  page,
}) => {
  await signIn(page, 'newStoreAdmin', '/productstore');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await action(page, 'Agregar');
  const form = page.getByRole('form', { name: 'Producto nuevo' });
  const create = form.getByRole('button', { name: 'Agregar producto' });
  await create.click();
  await expect(form.getByText('Por favor ingrese un tipo valido')).toBeVisible();
  await expect(form.getByText('Por favor ingrese un nombre valido')).toBeVisible();
  await expect(form.getByLabel('Tipo')).toBeFocused();

  await form.getByLabel('Tipo').fill('Novelas');
  await form.getByLabel('Nombre').fill('Ficciones');
  await form.getByLabel('Marca').fill('Emecé');
  const unit = form.getByLabel('Unidad');
  await expect(unit).toHaveValue('unid');
  const codes = unit
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(await codes).toEqual(['unid', 'kg', 'doc', 'met', 'gr', 'lit']);
  await unit.selectOption('doc');
  await form.getByLabel('Precio').fill('1.234,50');
  await form.getByLabel('Etiquetas').fill('cuentos, clásicos');
  await form.getByLabel('Descripción').fill('Tapa blanda');
  await fault(page, 'createProduct', 422, { message: 'El nombre ya existe', times: 1 });
  await create.click();
  await expect(form.getByRole('alert')).toHaveText('El nombre ya existe');
  await expect(form.getByLabel('Nombre')).toHaveValue('Ficciones');

  const request = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/store/products/'),
  );
  await create.dblclick();
  expect((await request).postDataJSON()).toEqual({
    brand: { name: 'Emecé' },
    kind: { name: 'Novelas' },
    name: 'Ficciones',
    quantity_unit: 'doc',
    price_per_unit: 1234.5,
    description: 'Tapa blanda',
    tags: ['cuentos', 'clásicos'],
  });
  await expect(page.getByText('Producto creado')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('US$ 1.234,50');
  await expect(form.getByLabel('Nombre')).toHaveValue('');
  // The setup wizard's task is complete.
  const user = () => page.evaluate(() => localStorage.getItem('user') ?? '');
  await expect.poll(user).toContain('"products":true');
});

test('Modificar asks, removes the tags of every product and reports failures', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore?nombre=arroz');
  await action(page, 'Modificar');
  await expect(page.getByText('79 productos tienen etiquetas.')).toBeVisible();
  await fault(page, 'updateProduct', 500, { message: 'Se cayó', times: 2 });
  await page.getByRole('button', { name: 'Quitar todas las etiquetas', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Quitar todas las etiquetas' });
  await expect(dialog).toContainText('79 productos');
  await dialog.getByRole('button', { name: 'Quitar etiquetas' }).click();
  const report = page.getByRole('alert').filter({ hasText: 'Se quitaron las etiquetas' });
  await expect(report).toContainText('Se quitaron las etiquetas de 77 productos.');
  await expect(report).toContainText('No se pudo con 2 productos:');
  await expect(report.getByRole('listitem')).toHaveText([/: Se cayó$/, /: Se cayó$/]);
  await expect(report.locator('..')).toBeFocused();
  await expect(page.getByText('2 productos tienen etiquetas.')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar los que fallaron' }).click();
  // The report counts both attempts.
  await expect(page.getByText('Se quitaron las etiquetas de 79 productos.')).toBeVisible();
  await expect(page.getByText('Ningún producto tiene etiquetas.')).toBeVisible();
});

test('3,000 products: the list filters while typing, and a tag removal can be stopped @nightly', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/productstore?scenario=large');
  await expect(page.getByText('3.001 productos')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre' });
  await search.pressSequentially('queso');
  await expect(page.getByText(/de 3\.001 productos/)).toBeVisible();

  await action(page, 'Modificar');
  await page.getByRole('button', { name: 'Quitar todas las etiquetas', exact: true }).click();
  await page.getByRole('button', { name: 'Quitar etiquetas', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Quitando etiquetas' })).toBeVisible();
  await page.getByRole('link', { name: 'Pedidos' }).click();
  await page
    .getByRole('dialog', { name: 'Quitando etiquetas' })
    .getByRole('button', { name: 'Quedarme' })
    .click();
  await page.getByRole('button', { name: 'Detener' }).click();
  await expect(page.getByText(/Se detuvo: .* productos quedaron como estaban\./)).toBeVisible();
});
