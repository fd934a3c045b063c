import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';
import jsQr from 'jsqr';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { pageTexts, scannedPage } from '../support/pdf';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Marketing' });

const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name, exact: true });

const codeRows = (page: Page) =>
  page.getByRole('table', { name: 'Códigos de marketing' }).locator('tbody tr');

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

const MARGINS = { left: 50, right: 50, top: 50, bottom: 50, opaque: true };

test('codes and calendar are whole at every width', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/marketing?section=acciones');
  await expect(page.getByText('Inactivo', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, { inDark: true });
  for (const width of [1280, 1093, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const row = await codeRows(page).first().boundingBox();
    expect.soft(row?.y, `${width} px`).toBeLessThanOrEqual(200);
    const create = await page.getByRole('button', { name: 'Nuevo código' }).boundingBox();
    const last = await tabs(page).getByRole('tab').last().boundingBox();
    // In the row of the title, above the tabs.
    expect.soft(create && create.y + create.height).toBeLessThanOrEqual(Math.ceil(last?.y ?? 0));
    await expectNoSidewaysScroll(page, width);
  }

  await page.setViewportSize({ width: 390, height: 844 });
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
  await page.getByRole('button', { name: 'Nuevo código' }).click();
  await expect(page.getByLabel('Descripción/origen')).toBeFocused();
  await expectNoSidewaysScroll(page, 360);

  await test.step('a day and its tag share a line on phones', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await tab(page, 'CALENDARIO').click();
    const form = page.getByRole('form', { name: 'Calendario de promociones' });
    await expect(form.getByRole('group')).toHaveCount(8);
    await expectAccessible(page);
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
    await expectNoSidewaysScroll(page);
  });
});

/** A part of a picture: left and top edge, width and height, each as a part of the whole. */
type Part = readonly [x: number, y: number, width: number, height: number];

/** What a QR reader finds on a picture, such as a photo of the printed poster. */
async function scanned(picture: Locator, part: Part): Promise<string | undefined> {
  const { url, side, height } = await picture.evaluate(
    async (image: HTMLImageElement, [x, y, w, h]) => {
      await image.decode();
      const [ownWidth, ownHeight] = [image.naturalWidth, image.naturalHeight];
      const width = 900;
      const drawnHeight = Math.round((width * ownHeight * h) / (ownWidth * w));
      const context = new OffscreenCanvas(width, drawnHeight).getContext('2d');
      if (context === null) throw new Error('No canvas');
      // The whole picture first: a part of an SVG is not drawn in a larger size.
      context.drawImage(
        image,
        (-x * width) / w,
        (-y * drawnHeight) / h,
        width / w,
        drawnHeight / h,
      );
      const pixels = new Blob([context.getImageData(0, 0, width, drawnHeight).data]);
      const data = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result as string));
        reader.readAsDataURL(pixels);
      });
      return { url: data, side: width, height: drawnHeight };
    },
    part,
  );
  const data = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return jsQr(new Uint8ClampedArray(data), side, height)?.data;
}

const WHOLE: Part = [0, 0, 1, 1];
/** The first of the stickers of 45 mm in the middle of an A4 sheet. */
const STICKER: Part = [15 / 210, 13.5 / 297, 45 / 210, 45 / 297];

test('codes and the store have QR, texts and posters', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'storeAdmin', '/marketing?section=acciones');
  const open = page.getByRole('button', { name: 'Ver QR del código DP7K2M' });
  const dialog = page.getByRole('dialog', { name: 'Código DP7K2M' });
  const url = 'https://link.tienda.test/s/donpepe?code=DP7K2M';
  await test.step('a code has its QR and URL', async () => {
    await open.click();
    await expect(dialog.getByRole('img', { name: 'QR del código DP7K2M' })).toBeVisible();
    await expect(dialog).toContainText('Respuesta¡Te esperamos!');
    await expect(dialog.getByLabel('Dirección del código', { exact: true })).toHaveValue(url);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copiar dirección del código' }).click();
    await expect(page.getByText('Copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    const button = dialog.getByRole('button', { name: 'Descargar QR' });
    expect(await downloadedQr(page, button)).toEqual({ name: 'qr-DP7K2M.png', picture: MARGINS });
  });

  await test.step('its posters can be scanned', async () => {
    await dialog.getByRole('button', { name: 'Hacer un cartel' }).click();
    const poster = page.getByRole('dialog', { name: 'Cartel' });
    await expectAccessible(page);
    for (const format of ['A4', '24 stickers', 'Historia', 'A5']) {
      await poster.getByRole('radio', { name: format, exact: true }).check();
      const sheet = poster.getByRole('img', {
        name: `Cartel ${format} con el QR de Almacén Don Pepe`,
      });
      const part = format === '24 stickers' ? STICKER : WHOLE;
      expect(await scanned(sheet, part), format).toBe(url);
    }
    // The printed sheet: one page of its size, to its edges.
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(await pageTexts(pdf)).toHaveLength(1);
    const { data, width, height } = await scannedPage(browser, pdf);
    expect(width / height).toBeCloseTo(148 / 210, 2);
    expect(jsQr(data, width, height)?.data).toBe(url);
    const download = page.waitForEvent('download');
    await poster.getByRole('button', { name: 'Descargar' }).click();
    expect((await download).suggestedFilename()).toBe('cartel-DP7K2M.png');
    await page.keyboard.press('Escape');
    await expect(poster).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  const link = 'https://link.tienda.test/s/donpepe';
  await test.step('the store has its QR, link and text', async () => {
    await tab(page, 'COMPARTIR').click();
    await expect(tab(page, 'COMPARTIR')).toHaveAttribute('aria-selected', 'true');
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
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar QR' }).click();
    expect((await download).suggestedFilename()).toBe('qr-donpepe.png');
  });

  await expect(page.getByRole('radio', { name: 'Derecha' })).toBeChecked();
  const code = page.getByLabel('Código hacia la tienda', { exact: true });
  await expect(code).toHaveValue(/right:15px/);
  expect(await code.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
  await page.getByRole('radio', { name: 'Izquierda' }).check();
  await expect(code).toHaveValue(/bottom:15px;left:15px/);
  await page.getByRole('button', { name: 'Copiar código hacia la tienda' }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.inputValue());
  await expect(page.getByLabel('Código hacia WhatsApp', { exact: true })).toHaveValue(
    /href="https:\/\/wa\.me\/5491145550101"/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
