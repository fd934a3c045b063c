import type { Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
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

test('products, their form and actions fit every width', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore');
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  await test.step('every column at every width', async () => {
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
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
    }
  });
  await expect(rows(page)).toHaveCount(15);
  await expect(page.getByText('121 productos')).toBeVisible();
  await expect(rows(page).nth(8)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: `Foto de ${FIRST}` })).toBeVisible();
  await test.step('names are whole in low rows', async () => {
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
  });
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

  await test.step('a phone has its actions in a menu', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const add = await page.getByRole('button', { name: /^Agregar / }).boundingBox();
    expect([add?.width, add?.height]).toEqual([44, 44]);
    expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(200);
    await page.getByRole('button', { name: 'Opciones de la lista' }).click();
    await page.getByRole('menuitem', { name: /^Modificar / }).click();
    await expect(page.getByRole('region', { name: /^Modificar / })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
    const close = page.getByRole('button', { name: 'Cerrar Modificar' });
    expect((await close.boundingBox())?.height).toBe(44);
    await close.click();
    await expect(page.getByRole('button', { name: 'Opciones de la lista' })).toBeFocused();
  });
});

test('a product of hostile texts runs no script', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/productstore?nombre=onerror');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sin foto de <img src=x');
  await page.getByRole('button', { name: /^Editar / }).click();
  await page.getByLabel('URL de la imagen').waitFor();
  await expectNoSidewaysScroll(page, 1280);
  expect(await page.evaluate(() => 'hostilCorrio' in window)).toBe(false);
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

test('3,000 products are filtered; a tag removal can be stopped @nightly', async ({ page }) => {
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
