import type { Page } from '@playwright/test';

import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { expect, partsLoaded, signIn, test } from '../support/fixtures';
import { OPEN_ORDER, saveButton, savedToast, tab } from '../support/orderDetail';

/** Most cumulative layout shift after a press, once half a second has passed: what it opened by then was expected. */
const BUDGET = 0.02;

/** How long what a press started may move other things, in ms. */
const AFTER_PRESS_MS = 2000;

// A row that leaves slides, and so do those below it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** For the page: collects the shifts. @param all also those that come within half a second of a press */
function collectShifts(all: boolean): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput && !all) continue;
      const moved = entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40));
      window.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift' });
}

/** A screen, and what is pressed on it, one after the other. */
const JOURNEYS: Record<string, readonly ((page: Page) => Promise<void>)[]> = {
  '/home': [
    (page) =>
      page
        .getByRole('button', { name: /^Preparar / })
        .first()
        .click(),
    (page) => page.getByRole('tab', { name: /^EN PROCESO/ }).click(),
  ],
  '/orderlist': [
    async (page) => {
      await page.getByTitle('Cambiar estado').first().click();
      await page.getByRole('menuitemradio', { name: 'En proceso', exact: true }).click();
    },
  ],
  [OPEN_ORDER]: [
    async (page) => {
      await page.getByLabel('Observación de la tienda').focus();
      // Filling a field would be no press of a person.
      await page.keyboard.type('.');
    },
    async (page) => {
      await saveButton(page).click();
      await expect(savedToast(page)).toBeVisible();
    },
    (page) => tab(page, 'AGREGAR ITEM').click(),
    (page) => tab(page, 'ENVIO').click(),
  ],
  '/productstore': [
    async (page) => {
      const isPhone = (page.viewportSize()?.width ?? 0) < 768;
      if (isPhone) await page.getByRole('button', { name: 'Opciones de la lista' }).click();
      await page.getByRole(isPhone ? 'menuitem' : 'button', { name: /^Actualizar/ }).click();
    },
  ],
};

/** Fails when more has moved after a press than it may. */
async function expectInPlace(page: Page, name: string, press: () => Promise<void>) {
  await page.evaluate(() => {
    window.shifts = [];
  });
  await press();
  await page.waitForTimeout(AFTER_PRESS_MS);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(BUDGET);
}

for (const width of [390, 1280]) {
  test(`a press moves only what it concerns, ${width} px @nightly`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(collectShifts, false);
    for (const [path, presses] of Object.entries(JOURNEYS)) {
      await signIn(page, 'storeAdmin', path);
      await partsLoaded(page);
      // The last part of an order, below the window.
      if (path === OPEN_ORDER) await page.getByRole('heading', { name: 'Otros pedidos' }).waitFor();
      for (const [index, press] of presses.entries()) {
        await expectInPlace(page, `${path}, ${index + 1}`, () => press(page));
      }
    }
  });
}

for (const width of [390, 768, 1280]) {
  test(`a shopper's page stays in place, ${width} px @nightly`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(collectShifts, true);
    await page.goto(CUSTOMER_LINKS.provisional);
    await partsLoaded(page);
    const first = (name: RegExp) => page.getByRole('button', { name }).first();
    // Down to the empty order, and back.
    for (const press of [/^Quitar /, /^Quitar /, /^Quitar /, /^Deshacer: /]) {
      await expectInPlace(page, String(press), () => first(press).click());
    }
    await page.goto(CUSTOMER_LINKS.toPay);
    await partsLoaded(page);
    await expectInPlace(page, 'Pagar', async () => {
      await first(/^Pagar$/).click();
      await page.getByRole('button', { name: 'Pagar', exact: true }).last().click();
    });
  });
}
