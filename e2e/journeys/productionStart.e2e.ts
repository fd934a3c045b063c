import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/fixtures';
import { PORTS } from '../support/ports';
import {
  markWhenUsable,
  ORDER_LIST_USABLE,
  sessionRecord,
  SHOP_USABLE,
  type Usable,
} from '../support/usable';

/** The first requests of the production build, which start before its script has loaded. */
const app = `http://localhost:${PORTS.production}`;

const rounded = (box: Awaited<ReturnType<Locator['boundingBox']>>) =>
  box && [box.x, box.y, box.width, box.height].map((side) => Math.round(side));

const ENTRY = /\/assets\/index-.*\.js$/;

/** Loads a page whose entry script does not arrive, nor fail. */
async function openFrame(page: Page, path: string) {
  await page.route(ENTRY, () => undefined);
  await page.goto(app + path, { waitUntil: 'commit' });
}

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

test('the order list is there after at most 12 requests, its data requested once and before the script runs', async ({
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
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12);
});

test('the first rows are there before the script, lead to their orders and stay in their place', async ({
  page,
}) => {
  const record = await sessionRecord('storeAdmin');
  await page.addInitScript((text) => localStorage.setItem('user', text), record);
  await openFrame(page, '/orderlist');
  // Hidden from screen readers, which wait for the application.
  const row = page.locator('.start tbody tr').filter({ hasText: 'DPPROV1' });
  await expect(row).toContainText('Provisorio');
  const place = await row.boundingBox();
  const panel = await page.locator('.start > b').boundingBox();
  // What the page offers instead of its script, above the frame.
  await page.unroute(ENTRY);
  await page.route(ENTRY, (route) => route.abort());
  await page.reload();
  const alert = page.getByRole('alert');
  await expect(row).toContainText('Provisorio');
  const message = await alert.boundingBox();
  const frame = await page.locator('.start').boundingBox();
  expect(frame?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(row).toContainText('Provisorio');
  await page.unroute(ENTRY);
  await row.getByText('DPPROV1').click();
  await expect(page).toHaveURL(`${app}/orderdetail/DPPROV1`);
  await expect(page.getByRole('heading', { name: /DETALLE DEL PEDIDO/ })).toBeVisible();

  await page.goto(`${app}/orderlist`);
  const final = page.getByRole('row', { name: /DPPROV1/ });
  await expect.poll(async () => rounded(await final.boundingBox())).toEqual(rounded(place));
  expect(rounded(await page.getByRole('search').boundingBox())).toEqual(rounded(panel));
});

test('the shopper’s home and the first products are there before the script and stay in their place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFrame(page, '/s/donpepe');
  await page.locator('.start').getByText('Ver catálogo').click();
  const product = page.locator('.start tbody tr').nth(3);
  await expect(product).toContainText('Fideos tallarín al huevo 500 g');
  const place = await product.boundingBox();

  await page.unroute(ENTRY);
  await page.reload();
  const card = page.getByRole('row', { name: /Fideos tallarín al huevo 500 g/ });
  await expect.poll(async () => rounded(await card.boundingBox())).toEqual(rounded(place));
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
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12);
});

test('the frame and the remembered colour scheme are there before the script, and the frame leaves with the first view', async ({
  page,
}) => {
  const record = await sessionRecord('storeAdmin');
  await page.addInitScript((text) => {
    localStorage.setItem('user', text);
    localStorage.setItem('mantine-color-scheme-value', 'dark');
  }, record);
  const frame = page.locator('.start');
  const seen = Promise.all([
    page.waitForSelector('.start', { state: 'visible' }),
    page.waitForSelector('html[data-mantine-color-scheme="dark"]', { state: 'attached' }),
  ]);
  await page.route(ENTRY, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(`${app}/orderlist`);
  await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  await expect(frame).toBeHidden();
  await expect(seen).resolves.toHaveLength(2);
});
