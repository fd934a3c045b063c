import { expect, test } from '../support/fixtures';
import { app, ENTRY, openBeforeScript, skeleton } from '../support/pageStart';
import { PORTS } from '../support/ports';
import {
  markWhenUsable,
  ORDER_LIST_USABLE,
  requestsUntilUsable,
  sessionRecord,
  SHOP_USABLE,
} from '../tools/usable';

test('the order list has its skeleton before the script', async ({ page }) => {
  const record = await sessionRecord('storeAdmin');
  await page.addInitScript((text) => {
    localStorage.setItem('user', text);
    localStorage.setItem('mantine-color-scheme-value', 'dark');
  }, record);
  await page.addInitScript(markWhenUsable(ORDER_LIST_USABLE));
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(`${app}/orderlist`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Conexión no disponible');
  await expect(skeleton(page).locator('h1')).toHaveText('Pedidos');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.unroute(ENTRY);
  // The script only arrives once the data have been requested and the skeleton is drawn.
  const dataRequested = page.waitForRequest((request) => request.url().endsWith('/store/orders'));
  await page.route(ENTRY, async (route) => {
    await dataRequested;
    await expect(skeleton(page)).toBeVisible();
    await route.continue();
  });
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  const requests = (await requestsUntilUsable(page)).map(({ name }) => name);
  expect(requests.filter((url) => url.endsWith('/store/orders'))).toHaveLength(1);
  expect(requests.filter((url) => url.endsWith('/config.json'))).toHaveLength(1);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(14);
  await expect(page.getByRole('row', { name: /DPPROV1/ })).toBeVisible();
  await expect(skeleton(page)).toBeHidden();
  await expect(alert).toBeHidden();
});

const colors = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element);
  return [backgroundColor, color];
};

const WIDTHS = [390, 1280];

for (const [path, kind] of [
  ['/productlist/lista-donpepe', 'cards'],
  ['/orderstatus/pedido-provisorio', 'items'],
] as const) {
  test(`the rows of ${path} replace the skeleton in place`, async ({ page }) => {
    await openBeforeScript(page, path);
    const block = skeleton(page).locator(`[data-block="${kind}"]`);
    const blocks: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      blocks.push((await block.boundingBox())?.y ?? 0);
    }
    await page.unroute(ENTRY);
    const row = page.locator('tbody > tr').first();
    for (const [index, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await expect(row).toBeVisible();
      await expect
        .poll(
          async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (blocks[index] ?? Infinity)),
          { message: `${width} px` },
        )
        .toBeLessThanOrEqual(12);
    }
    const own = await page.getByRole('banner').evaluate(colors);
    await openBeforeScript(page, path);
    const header = skeleton(page).locator('[data-shop] > :first-child');
    await expect(header).toHaveText('Almacén Don Pepe');
    expect(await header.evaluate(colors)).toEqual(own);
  });
}

test('the shopper’s home needs few requests', async ({ page }) => {
  await page.addInitScript(markWhenUsable(SHOP_USABLE));
  await page.goto(`${app}/s/donpepe`);
  const requests = (await requestsUntilUsable(page)).map(({ name }) => name);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(14);
  const pictures = page.locator(
    `img[src^="http://localhost:${PORTS.mockServer}/"]:not([loading="lazy"])`,
  );
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(2);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      ),
    )
    .toBe(true);
});
