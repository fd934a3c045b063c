import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { expect, test } from '../support/fixtures';
import { heightOf, open, STATES } from './states';

/** The key screens: name of the state, width, scheme and file. */
const KEY_SCREENS = [
  ['Ingresar', 1280, 'light', 'sign-in'],
  ['Inicio', 1280, 'light', 'home'],
  ['Pedidos', 1280, 'light', 'orders'],
  ['Pedidos', 390, 'dark', 'orders-phone'],
  ['Pedido', 1280, 'light', 'order'],
  ['Productos', 1280, 'dark', 'products'],
  ['Configuración, asistente', 1280, 'light', 'options'],
  ['Tienda', 390, 'light', 'shop'],
  ['Catálogo', 390, 'light', 'catalogue'],
  ['Pedido del comprador, a-pagar', 390, 'dark', 'shopper-order'],
] as const;

const WEIGHTS = [400, 600, 700];

/** The same letters on every machine: a font of a package instead of the system's. */
async function pinnedFont(): Promise<string> {
  const faces = await Promise.all(
    WEIGHTS.map(async (weight) => {
      const file = resolve(
        `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`,
      );
      const data = (await readFile(file)).toString('base64');
      return `@font-face{font-family:Pinned;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  return `${faces.join('')}*{font-family:Pinned!important}`;
}

for (const [name, width, colorScheme, file] of KEY_SCREENS) {
  test(`${name} at ${width} px, ${colorScheme}`, async ({ page, signInAs }) => {
    const state = STATES.find((one) => one.name === name);
    if (state === undefined) throw new Error(`No state "${name}"`);
    await page.setViewportSize({ width, height: heightOf(width) });
    await open(page, state, signInAs);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addStyleTag({ content: await pinnedFont() });
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${file}.png`);
  });
}
