import type { Page } from '@playwright/test';

import { expect, test } from '../support/fixtures';
import { app, ENTRY, openBeforeScript } from '../support/pageStart';
import {
  markWhenUsable,
  ORDER_LIST_USABLE,
  sessionRecord,
  SHOP_USABLE,
  type Usable,
} from '../tools/usable';

/** URLs of all requests until the page is usable, including the page itself. */
async function requestsUntilUsable(page: Page, path: string, usable: Usable): Promise<string[]> {
  await page.addInitScript(markWhenUsable(usable));
  await page.goto(app + path);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  return page.evaluate(() => {
    const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime <= usableAt)
      .map(({ name }) => name);
  });
}

test('the order list is there after at most 14 requests, its data requested once and before the script runs', async ({
  page,
}) => {
  const record = await sessionRecord('storeAdmin');
  await page.addInitScript((text) => localStorage.setItem('user', text), record);
  // The script only arrives once the data have been requested.
  const dataRequested = page.waitForRequest((request) => request.url().endsWith('/store/orders'));
  await page.route(ENTRY, async (route) => {
    await dataRequested;
    await route.continue();
  });
  const requests = await requestsUntilUsable(page, '/orderlist', ORDER_LIST_USABLE);
  expect(requests.filter((url) => url.endsWith('/store/orders'))).toHaveLength(1);
  expect(requests.filter((url) => url.endsWith('/config.json'))).toHaveLength(1);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(14);
});

for (const [path, kind] of [
  ['/productlist/lista-donpepe', 'cards'],
  ['/orderstatus/pedido-provisorio', 'items'],
] as const) {
  test(`the rows of ${path} come where the skeleton is`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openBeforeScript(page, path);
      const block = await page.locator(`body > [data-start] [data-block="${kind}"]`).boundingBox();
      await page.unroute(ENTRY);
      await page.reload();
      const row = page.locator('tbody > tr').first();
      await expect(row).toBeVisible();
      await expect
        .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (block?.y ?? 0)), {
          message: `${width} px`,
        })
        .toBeLessThanOrEqual(12);
    }
  });
}

test('a script that does not arrive is said above the skeleton', async ({ page }) => {
  const record = await sessionRecord('storeAdmin');
  await page.addInitScript((text) => localStorage.setItem('user', text), record);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(`${app}/orderlist`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Conexión no disponible');
  await expect(page.locator('body > [data-start] h1')).toHaveText('Pedidos');
  await page.unroute(ENTRY);
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('row', { name: /DPPROV1/ })).toBeVisible();
  await expect(alert).toBeHidden();
});

const colors = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element);
  return [backgroundColor, color];
};

test('a known store is shown in its colours before the script', async ({ page }) => {
  await page.goto(`${app}/productlist/lista-donpepe`);
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  const own = await header.evaluate(colors);
  await openBeforeScript(page, '/productlist/lista-donpepe');
  const before = page.locator('body > [data-start] [data-shop] > :first-child');
  await expect(before).toHaveText('Almacén Don Pepe');
  expect(await before.evaluate(colors)).toEqual(own);
});

test('without a session a staff screen requests the sign-in’s files and no data', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${app}/orderlist`);
  await expect(page).toHaveURL(`${app}/login`);
  await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
  expect(requests.filter((url) => url.includes('/store/'))).toEqual([]);
});

test('the shopper’s home needs few requests', async ({ page }) => {
  const requests = await requestsUntilUsable(page, '/s/donpepe', SHOP_USABLE);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(14);
});

test('the skeleton and the remembered colour scheme are there before the script, and the skeleton leaves with the first view', async ({
  page,
}) => {
  const record = await sessionRecord('storeAdmin');
  await page.addInitScript((text) => {
    localStorage.setItem('user', text);
    localStorage.setItem('mantine-color-scheme-value', 'dark');
  }, record);
  const skeleton = page.locator('body > [data-start]');
  const seen = Promise.all([
    page.waitForSelector('body > [data-start]', { state: 'visible' }),
    page.waitForSelector('html[data-mantine-color-scheme="dark"]', { state: 'attached' }),
  ]);
  await page.route(ENTRY, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(`${app}/orderlist`);
  await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  await expect(skeleton).toBeHidden();
  await expect(seen).resolves.toHaveLength(2);
});
