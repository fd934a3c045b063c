import type { Locator, Page } from '@playwright/test';

import { CUSTOMER_LINKS } from '../mocks/seed/accounts';
import { expect, expectNoSidewaysScroll, partsLoaded, test } from './support/fixtures';
import { overlappingTexts, TEXT_SPACING } from './support/overlaps';
import { VISITS } from './tools/screens';

// A window of 1280 × 800 at a zoom of 200 %.
test.use({
  viewport: { width: 640, height: 400 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** The page does not scroll sideways, and nothing on it moves. */
async function isCalm(page: Page) {
  const seen = await page.evaluate(() => ({
    url: location.pathname,
    hidden: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  }));
  expect(seen).toEqual({ url: seen.url, hidden: 0, running: 0 });
}

/** A control that has the keyboard focus has an outline: forced colours may change every other mark of it. */
async function showsFocus(control: Locator) {
  await control.focus();
  // A button that a pointer or a script focuses needs no ring.
  await control.press('Shift+Tab');
  await control.page().keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect(control).toHaveCSS('outline-style', /^(solid|auto)$/);
  await expect(control).toHaveCSS('outline-width', /^[1-9]/);
}

/** The bar that the first typed letter brings does not cover a field at the lower edge of the window. */
async function isNotCovered(page: Page, field: Locator) {
  await field.focus();
  await field.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);
  });
  await page.keyboard.type('x');
  const bar = page.getByText('Cambios sin guardar').locator('../..');
  await expect
    .poll(async () => {
      const [low, high] = [await field.boundingBox(), await bar.boundingBox()];
      return low && high ? high.y - low.y - low.height : null;
    })
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Backspace');
}

test(
  'staff screens at 200 %, without motion, in forced colours',
  { tag: '@nightly' },
  async ({ page, signInAs }) => {
    await signInAs('storeAdmin', '/orderlist');
    await showsFocus(page.getByRole('button', { name: 'Filtros' }));
    await isCalm(page);
    await page.getByRole('button', { name: 'Opciones de la lista' }).click();
    await page.getByRole('menuitem').first().waitFor();
    await isCalm(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'DPPROV1' }).click();
    await showsFocus(page.getByLabel('Observación de la tienda'));
    await isNotCovered(page, page.getByLabel('Observación de la tienda'));
    await showsFocus(page.getByRole('button', { name: 'Imprimir y más' }));
    await isCalm(page);

    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await isCalm(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Productos' }).click();
    await page.getByRole('button', { name: 'Agregar' }).click();
    await showsFocus(page.getByRole('form', { name: 'Producto nuevo' }).getByLabel('Marca'));
    await isCalm(page);
  },
);

test(
  'shoppers’ screens at 200 %, without motion, in forced colours',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/s/donpepe');
    await isCalm(page);
    await page.getByRole('button', { name: 'Mis datos' }).click();
    await showsFocus(page.getByLabel('Nombre'));
    await isCalm(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Ver catálogo' }).click();
    await showsFocus(page.getByPlaceholder('Buscar por nombre'));
    await showsFocus(page.getByRole('button', { name: 'Filtros' }));
    await isCalm(page);

    await page.goto('/orderstatus/pedido-provisorio');
    await showsFocus(page.getByRole('button', { name: 'Finalizar pedido' }));
    await isCalm(page);
  },
);

test.describe('a phone with text at 200 %', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

  test('shows an order within its width', async ({ page }) => {
    for (const url of [CUSTOMER_LINKS.provisional, CUSTOMER_LINKS.dispatched]) {
      await page.goto(url);
      await page.getByRole('button', { name: 'Compartir enlace' }).waitFor();
      // As large as a browser's own text size makes it; the queries of widths follow the larger text there, too.
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await isCalm(page);
    }
  });
});
for (const { path, signedIn } of VISITS) {
  test(
    `${path} at 320 px with wide text spacing`,
    { tag: '@nightly' },
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      if (signedIn) await signInAs('storeAdmin', path);
      else await page.goto(path);
      await partsLoaded(page);
      await page.addStyleTag({ content: TEXT_SPACING });
      await expectNoSidewaysScroll(page, 320);
      expect(await overlappingTexts(page)).toEqual([]);
      for (const heading of await page.locator('h1:not(.visually-hidden)').all()) {
        expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
    },
  );
}
