import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openFilters,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';
import { pageTexts } from '../support/pdf';

const COLUMNS = [
  'Fecha',
  'Cliente',
  'Nº de pedido',
  'Id original',
  'Estado',
  'Pago',
  'Valor',
  'N ITEMS',
];

/** Where the first order is, how many of the orders are whole in the window, and how high the highest is. */
const geometry = (page: Page) =>
  page.locator(ROWS).evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return {
      top: boxes[0]?.top,
      inView: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  });

/** The orders begin high, are as low as one line, or three on a phone, and nothing scrolls sideways. */
async function expectLowRows(
  page: Page,
  { width, height, orders }: { width: number; height: number; orders: number },
) {
  await page.setViewportSize({ width, height });
  const isTable = width >= 768;
  await expect(page.getByRole('button', { name: 'Fecha', exact: true })).toHaveCount(
    isTable ? 1 : 0,
  );
  await page.locator(ROWS).first().waitFor();
  const { top, inView, height: highest } = await geometry(page);
  const at = `${new URL(page.url()).search} at ${width} px`;
  expect.soft(top, `first order, ${at}`).toBeLessThanOrEqual(200);
  expect.soft(inView, `orders, ${at}`).toBeGreaterThanOrEqual(orders);
  expect.soft(highest, `height, ${at}`).toBeLessThanOrEqual(isTable ? 39 : 76);
  const frame = page.getByRole('region', { name: 'Pedidos' });
  expect.soft(await frame.evaluate((box) => box.scrollWidth - box.clientWidth), at).toBe(0);
  await expectNoSidewaysScroll(page, width);
}

test('shows every column, 15 rows and filters at every width', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/orderlist');
  await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
  await expect(page.locator(ROWS)).toHaveCount(15);
  await expect(page.getByText('241 pedidos')).toBeVisible();
  await expect(page.locator(ROWS).first().locator('td').first()).toHaveText(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
  );
  await expect(page.getByRole('button', { name: 'Opciones de la lista' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CONFIGURACION' })).toBeVisible();
  await test.step('the rows are few tab stops away', async () => {
    const stops: string[] = [];
    do {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => document.activeElement?.closest('tbody')?.tagName ?? ''),
      );
    } while (stops.at(-1) === '' && stops.length < 20);
    expect(stops.length).toBeLessThanOrEqual(8);
  });
  await expectAccessible(page, { inDark: true });

  await test.step('rows are low at every width', async () => {
    for (const [width, height, orders, columns] of [
      [768, 1024, 15, 7],
      [1093, 800, 14, 7],
      [1280, 800, 14, 8],
    ] as const) {
      await expectLowRows(page, { width, height, orders });
      await page.setViewportSize({ width, height });
      await expect(page.locator('thead th').filter({ visible: true })).toHaveCount(columns);
    }
  });

  await test.step('exports every row with real numbers and no formulas', async () => {
    await page.getByRole('button', { name: 'Valor', exact: true }).click();
    await expect(page).toHaveURL('/orderlist?orden=valor');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('datosExportadosPedidos.xlsx');

    const book = read(await readFile(await file.path()), { cellNF: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    const table: unknown[][] = utils.sheet_to_json(sheet, { header: 1 });
    expect(table[0]).toEqual(COLUMNS);
    expect(table).toHaveLength(242);
    const totals = table.slice(1).map((row) => Number(row[6]));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(sheet['A2']).toMatchObject({ t: 'n', z: 'dd/mm/yyyy hh:mm' });
    expect(sheet['G2']).toMatchObject({ t: 'n', z: '#,##0.00' });
    const cells = Object.entries(sheet).filter(([address]) => !address.startsWith('!'));
    expect(cells.filter(([, cell]) => 'f' in (cell as object))).toEqual([]);
  });

  await test.step('the longest texts keep rows low and run no script', async () => {
    await expectLowRows(page, { width: 768, height: 1024, orders: 14 });
    await expectLowRows(page, { width: 1280, height: 800, orders: 14 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openFilters(page);
    await page.getByRole('textbox', { name: 'Cliente' }).fill('onerror');
    await expect(page.locator(ROWS)).toHaveCount(1);
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect(page.getByRole('button', { name: /^Cambiar Cliente: / })).toBeInViewport();
    await expectLowRows(page, { width: 1280, height: 800, orders: 1 });
    expect(await page.evaluate(() => 'hostilCorrio' in window)).toBe(false);
  });

  await test.step('filters fill their line at every width', async () => {
    const filters = page.getByRole('button', { name: /^Filtros/ });
    for (const [width, columns] of [
      [640, 6],
      [1024, 3],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
      const field = page.getByRole('textbox', { name: 'Cliente' });
      const panel = page.locator('[data-filter]').first().locator('xpath=..');
      await expect
        .poll(async () => {
          const [cell, row] = await Promise.all([field.boundingBox(), panel.boundingBox()]);
          return Math.round(((cell?.width ?? 0) * 12) / (row?.width ?? 1));
        })
        .toBe(columns);
    }
  });
});

test('10,000 orders: the list filters while typing @nightly', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/orderlist?scenario=large');
  await expect(page.getByText('10.001 pedidos')).toBeVisible();
  await openFilters(page);
  await page.getByRole('textbox', { name: 'Cliente' }).pressSequentially('mar');
  await expect(page.getByText(/de 10\.001 pedidos/)).toBeVisible();
});

test('long statuses keep rows of one line, accessibly', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/orderlist?estado=client_canceled');
  const rows = page.locator(ROWS);
  await expect(rows).toHaveCount(15);
  await expectLowRows(page, { width: 1280, height: 800, orders: 14 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Fecha', exact: true })).toHaveCount(0);
  const numbers = rows.locator('td').filter({ has: page.getByRole('link') });
  expect(
    await numbers.evaluateAll(
      (all) => all.filter((box) => box.scrollWidth > box.clientWidth).length,
    ),
  ).toBe(0);
  expect((await geometry(page)).height).toBeLessThanOrEqual(76);
  for (const row of await rows.all()) {
    const number = row.getByRole('link');
    const [link, status, value] = [
      await number.boundingBox(),
      await row.getByRole('button', { name: 'Cancelado por cliente' }).boundingBox(),
      await row.getByText(/^\$/).boundingBox(),
    ];
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThan(status?.x ?? 0);
    for (const part of [status, value]) {
      expect((part?.x ?? 390) + (part?.width ?? 0)).toBeLessThan(390);
    }
  }
  await page.getByRole('button', { name: 'Opciones de la lista' }).click();
  await page.getByRole('menuitemradio', { name: 'Valor' }).click();
  await expect(page).toHaveURL('/orderlist?estado=client_canceled&orden=valor');
  // The clients alone: no header of a column is one of rows.
  await expect(page.getByRole('rowheader')).toHaveCount(15);
  // Still a table in the accessibility tree.
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as {
    nodes: { role?: { value?: string } }[];
  };
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
  expect(count('table')).toBe(1);
  expect(count('row')).toBe(16);
  expect(count('columnheader')).toBe(8);
  await expectNoSidewaysScroll(page);
});

test('on a phone pages, filters and choosing fit the hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/orderlist');
  await expectLowRows(page, { width: 390, height: 844, orders: 8 });
  await expectLowRows(page, { width: 360, height: 800, orders: 0 });
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('page 2 opens at its first row', async () => {
    const more = await page.getByRole('button', { name: 'Más: Pedidos por estado' }).boundingBox();
    expect(Math.min(more?.width ?? 0, more?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await expect(page).toHaveURL('/orderlist?pagina=2');
    await expect(page.locator(ROWS).first()).toBeInViewport({ ratio: 1 });
  });

  await test.step('a filter of the sheet applies', async () => {
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('textbox', { name: 'Cliente' }).fill('mar');
    const show = sheet.getByRole('button', { name: /^Ver \d\d pedidos$/ });
    await expect(show).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && { isLow: box.y > 200, end: Math.round(box.y + box.height) };
      })
      .toEqual({ isLow: true, end: 844 });
    await expectAccessible(page);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Quitar Cliente: mar' })).toBeVisible();
    for (const [width, height] of [
      [360, 800],
      [390, 844],
    ] as const) {
      await expectLowRows(page, { width, height, orders: 0 });
      await expect.soft(page.getByRole('button', { name: /^Cambiar Cliente: / })).toBeInViewport();
    }
    await page.getByRole('button', { name: 'Quitar Cliente: mar' }).click();
    await expect(page.locator(ROWS)).toHaveCount(15);
  });

  await test.step('the actions on chosen rows have room', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Opciones de la lista' }).click();
    await page.getByRole('menuitem', { name: 'Elegir varios' }).click();
    const bar = page.getByRole('toolbar', { name: 'Acciones sobre los pedidos elegidos' });
    await expect(bar.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    const gaps = await bar.getByRole('button').evaluateAll((all) =>
      all.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        return Math.min(inner.left - outer.left, outer.right - inner.right);
      }),
    );
    expect(gaps).toHaveLength(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
    await expectNoSidewaysScroll(page, 360);
  });

  await test.step('a chosen row has no cut text', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const boxes = page.getByRole('checkbox');
    await boxes.nth(1).check();
    // One colour for the box of all rows and that of one.
    const [all, chosen] = await boxes.evaluateAll((found) =>
      found.map((box) => getComputedStyle(box).backgroundColor),
    );
    expect(chosen).toBe(all);
    const cut = await page
      .locator('td[data-card="rest"]')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut).toBe(0);
  });
});

/** How light a colour is, from 0 to 1; null: it is transparent. */
function lightness(color: string): number | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

test('prints lists dark on light paper from the dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'storeAdmin', '/orderlist');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  for (const [name, path] of [
    ['Pedidos', '/orderlist'],
    ['Cobros', '/paymentlist'],
    ['Clientes', '/clientlist'],
    ['Productos', '/productstore'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    const row = page.getByRole('table', { name }).locator(ROWS).first();
    await row.waitFor();
    // The buttons beside the title load after the rows.
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
    const colors = () =>
      row.evaluate((element) => {
        const cell = element.querySelector('td') ?? element;
        const papers = [];
        for (let one: Element | null = cell; one !== null; one = one.parentElement)
          papers.push(getComputedStyle(one).backgroundColor);
        return { text: getComputedStyle(cell).color, papers };
      });
    expect(lightness((await colors()).text), path).toBeGreaterThan(0.5);
    const shown = (await row.innerText()).split(/[\n\t]/).find((text) => /\w{4}/.test(text));
    const sheets = (await pageTexts(await page.pdf({ format: 'A4' }))).join('\n');
    expect(sheets.replaceAll(/\s+/g, ' '), path).toContain(shown?.trim());
    for (const control of ['Exportar', 'Filtros', 'Página siguiente', 'Cerrar Sesion'])
      expect(sheets, path).not.toContain(control);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(async () => lightness((await colors()).text), path).toBeLessThan(0.4);
    const printed = await colors();
    for (const paper of printed.papers) expect(lightness(paper) ?? 1, path).toBeGreaterThan(0.9);
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
  }
});
