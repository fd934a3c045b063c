import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fault,
  signIn,
  test,
} from '../support/fixtures';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Marketing' });

const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name, exact: true });

const codeRows = (page: Page) =>
  page.getByRole('table', { name: 'Códigos de marketing' }).locator('tbody tr');

/** Collects the bodies posted to a path. */
function bodiesOf(page: Page, path: RegExp): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** A downloaded QR code: its size and the bounding box of its dark modules, in px. */
async function downloadedQr(page: Page, button: Locator) {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  const png = (await readFile(await file.path())).toString('base64');
  const picture = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${base64}`)).blob(),
    );
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const dark = Array.from({ length: width * height }, (_, index) => index).filter(
      (index) => data[index * 4] === 0,
    );
    const columns = dark.map((index) => index % width).sort((one, other) => one - other);
    return {
      left: columns[0],
      right: width - 1 - (columns.at(-1) ?? 0),
      top: Math.floor((dark[0] ?? 0) / width),
      bottom: height - 1 - Math.floor((dark.at(-1) ?? 0) / width),
      opaque: data[3] === 255,
    };
  }, png);
  return { name: file.suggestedFilename(), picture };
}

/** Checks that the tab of the URL's section is open with a button of its own, is accessible, and fits a phone. */
async function expectOpenTab(page: Page, name: string, button: string) {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

const MARGINS = { left: 50, right: 50, top: 50, bottom: 50, opaque: true };

test('an admin has five tabs; lists the codes: every column, 15 per page, sortable', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/marketing?section=acciones');
  const labels = ['ACCIONES', 'CALENDARIO', 'COMPARTIR', 'FAQS', 'FAQS II'];
  await expect(tabs(page).getByRole('tab')).toHaveText(labels);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Código',
    'Descripción',
    'Mensaje',
    'Respuesta',
    'Destino',
    'Tipo',
    'Estado',
    'Creado',
    'Acciones',
  ]);
  await expect(page.getByText('17 códigos')).toBeVisible();
  await expect(codeRows(page)).toHaveCount(15);
  await expect(codeRows(page).first().locator('td')).toHaveText([
    'DP7K2M',
    'Cartel de la vidriera',
    'Hola, vi el cartel',
    '¡Te esperamos!',
    'Web',
    'Simple',
    'Activo',
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    'Ver QR',
  ]);
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL('/marketing?section=acciones&pagina=2');
  await expect(codeRows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Destino' }).click();
  await page.getByRole('button', { name: 'Destino' }).click();
  await expect(codeRows(page).first()).toContainText('WhatsApp');
  await page.goto('/marketing?section=acciones&orden=tipo');
  await expect(codeRows(page).first()).toContainText('Otro');

  const create = page.getByRole('button', { name: 'Nuevo código' });
  await expect(tab(page, 'ACCIONES')).toHaveAttribute('aria-selected', 'true');
  await create.click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tab(page, 'CALENDARIO').click();
  await expect(page).toHaveURL('/marketing?section=calendario');
});

test('the codes begin high at every width, beside tabs that are whole', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/marketing?section=acciones');
  for (const width of [390, 768, 1093, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const row = await codeRows(page).first().boundingBox();
    expect.soft(row?.y, `${width} px`).toBeLessThanOrEqual(200);
    const create = await page.getByRole('button', { name: 'Nuevo código' }).boundingBox();
    const last = await tabs(page).getByRole('tab').last().boundingBox();
    if (width >= 768) expect.soft(last && last.x + last.width).toBeLessThan(create?.x ?? 0);
    await expectNoSidewaysScroll(page, width);
  }
});

test('on a phone the description of a code is whole, and the switches are aligned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/marketing');
  await expect(page.getByText('Inactivo', { exact: true }).first()).toBeVisible();
  const description = page.getByRole('cell', { name: 'Instagram: enlace del perfil' });
  expect(await description.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const edges = await codeRows(page)
    .getByRole('switch')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
  // A switch and its word are in the middle of the row, like the button beside them; it is pressed 20 px above and below its own.
  const row = codeRows(page).nth(2);
  await row.scrollIntoViewIfNeeded();
  const one = row.getByRole('switch');
  const qr = await row.getByRole('button', { name: 'Ver QR del código DPH5T2' }).boundingBox();
  const [state, track] = [
    await one.locator('xpath=ancestor::td').boundingBox(),
    await one.locator('xpath=following-sibling::*[1]').boundingBox(),
  ];
  const middle = (box: typeof qr) => (box ? box.y + box.height / 2 : 0);
  expect(Math.abs(middle(state) - middle(qr))).toBeLessThanOrEqual(1);
  for (const offset of [-20, 20]) {
    const isSwitch = await page.evaluate(
      ([x = 0, y = 0]) => !!document.elementFromPoint(x, y)?.closest('label'),
      [(track?.x ?? 0) + 10, middle(track) + offset],
    );
    expect(isSwitch).toBe(true);
  }
  expect([qr?.width, qr?.height]).toEqual([44, 44]);
  await expect(page.getByText('1–15 de 17')).toBeVisible();
  await expectNoSidewaysScroll(page, 360);
});

test('a code: its QR with a 50 px margin, its URL, and its switch, which a failure reverts', async ({
  page,
  context,
}) => {
  const saves = bodiesOf(page, /\/store\/refcodes\/$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'storeAdmin', '/marketing?section=acciones');
  const open = page.getByRole('button', { name: 'Ver QR del código DP7K2M' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Código DP7K2M' });
  await expect(dialog.getByRole('img', { name: 'QR del código DP7K2M' })).toBeVisible();
  await expect(dialog).toContainText('Respuesta¡Te esperamos!');
  const url = 'https://link.tienda.test/s/donpepe?code=DP7K2M';
  await expect(dialog.getByLabel('Dirección del código', { exact: true })).toHaveValue(url);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copiar dirección del código' }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  const button = dialog.getByRole('button', { name: 'Descargar QR' });
  expect(await downloadedQr(page, button)).toEqual({ name: 'qr-DP7K2M.png', picture: MARGINS });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  // The whole list is saved.
  const active = page.getByRole('switch', { name: 'Código DP7K2M activo' });
  await expect(active).toBeChecked();
  await fault(page, 'saveRefcodes', 500, { message: 'Se cayó', times: 1 });
  await active.press('Space');
  await expect(page.getByText('Se cayó')).toBeVisible();
  await expect(active).toBeChecked();
  await active.press('Space');
  await expect(codeRows(page).first()).toContainText('Inactivo');
  await expect(page.getByText('Datos del negocio guardados')).toBeVisible();
  expect(saves.at(-1)).toHaveLength(17);
  expect(saves.at(-1)).toContainEqual(expect.objectContaining({ code: 'DP7K2M', active: false }));
  await page.reload();
  await expect(active).not.toBeChecked();
});

test('asks before leaving with unsaved changes; switching tabs keeps them', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/marketing?section=calendario');
  await expectOpenTab(page, 'CALENDARIO', 'Guardar calendario');
  const monday = page.getByRole('group', { name: 'Lunes' }).getByLabel('Mensaje');
  await monday.fill('Lunes distinto');
  await tab(page, 'FAQS').click();
  await expect(page.getByLabel('Compra mínima')).toBeVisible();
  await tabs(page).getByRole('tab', { name: 'CALENDARIO (cambios sin guardar)' }).click();
  await expect(monday).toHaveValue('Lunes distinto');
  await page.getByRole('link', { name: 'Vista previa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(monday).toHaveValue('Lunes distinto');
  await page.getByRole('link', { name: 'Vista previa' }).click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).not.toHaveURL(/marketing/);
});

test('on a phone the day of the calendar and its tag share a line, above the message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeUser', '/marketing?section=calendario');
  const form = page.getByRole('form', { name: 'Calendario de promociones' });
  await expect(form.getByRole('group')).toHaveCount(8);
  for (const day of await form.getByRole('group').all()) {
    const [name, tag, message] = [
      await day.locator('legend').boundingBox(),
      await day.getByLabel('Etiqueta').boundingBox(),
      await day.getByLabel('Mensaje').boundingBox(),
    ];
    expect(name?.y).toBeGreaterThanOrEqual((tag?.y ?? 0) - 8);
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(
      (tag?.y ?? 0) + (tag?.height ?? 0),
    );
    expect(message?.y).toBeGreaterThan(tag?.y ?? 0);
    expect([tag?.height, (message?.height ?? 0) >= 44]).toEqual([44, true]);
  }
});

test('COMPARTIR shows the short link, its QR, its text and the widget code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'storeUser', '/marketing?section=compartir');
  await expectOpenTab(page, 'COMPARTIR', 'Descargar QR');
  const link = 'https://link.tienda.test/s/donpepe';
  await expect(page.getByLabel('Enlace corto', { exact: true })).toHaveValue(link);
  await expect(page.getByLabel('Texto para compartir', { exact: true })).toHaveValue(
    `Hacé tu pedido en Almacén Don Pepe: ${link}`,
  );
  // The button to copy is in line with its field.
  const [field, copy] = [
    await page.getByLabel('Enlace corto', { exact: true }).boundingBox(),
    await page.getByRole('button', { name: 'Copiar enlace corto' }).boundingBox(),
  ];
  expect(copy?.y).toBeCloseTo(field?.y ?? 0, 0);
  const button = page.getByRole('button', { name: 'Descargar QR' });
  expect(await downloadedQr(page, button)).toEqual({ name: 'qr-donpepe.png', picture: MARGINS });

  await expect(page.getByRole('radio', { name: 'Derecha' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Centro' })).not.toBeChecked();
  const code = page.getByLabel('Código hacia la tienda', { exact: true });
  await expect(code).toHaveValue(/position:fixed;bottom:15px;right:15px/);
  await expect(code).toHaveValue(/width="100" height="100"/);
  expect(await code.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
  await page.getByRole('radio', { name: 'Izquierda' }).check();
  await expect(code).toHaveValue(/bottom:15px;left:15px/);
  await page.getByRole('button', { name: 'Copiar código hacia la tienda' }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.inputValue());
  expect(copied).toContain(`<a href="${link}"`);
  await expect(page.getByLabel('Código hacia WhatsApp', { exact: true })).toHaveValue(
    /href="https:\/\/wa\.me\/5491145550101"/,
  );
});
