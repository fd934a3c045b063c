import type { Locator } from '@playwright/test';

import { DEMO_SESSION } from '../mocks/seed/accounts';
import { HOSTILE_MARK } from '../mocks/seed/hostileTexts';
import {
  add,
  amount,
  box,
  CATALOGUE,
  names,
  NBSP,
  openCatalogue,
  plus,
  rows,
  stored,
} from './support/catalogue';
import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/fixtures';

/** The different heights of elements. */
const heights = (parts: Locator) =>
  parts.evaluateAll((all) => [...new Set(all.map((part) => part.clientHeight))]);

test('shows title, columns, 15 rows and prices in the store’s currency, and stores the session', async ({
  page,
}) => {
  await openCatalogue(page);
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Cantidad',
    'Nombre',
    'Precio',
    'Marca',
    'Categoría',
    'Unidad',
    'Recomendado',
    'Descripción',
  ]);
  await expect(rows(page)).toHaveCount(15);
  await expect(rows(page).first().locator('td').nth(2)).toHaveText(
    /^\$\u00a0[\d.]+,\d\d \/\u00a0u\.$/,
  );
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/Página 2 de/)).toBeVisible();
  await expect(page).toHaveURL(`${CATALOGUE}?pagina=2`);
  // Pages are in the history.
  await page.goBack();
  await expect(page.getByText(/Página 1 de/)).toBeVisible();
  expect(await stored(page, 'product_list_token')).toBe('"lista-donpepe"');
  expect(await stored(page, 'session_id')).toBe(`"${DEMO_SESSION}"`);
  expect(JSON.parse((await stored(page, 'store_public_data')) ?? '{}')).toMatchObject({
    hashtag: '#donpepe',
  });
  await page.goto('/productlist/lista-feiralucia');
  await expect(rows(page).first().locator('td').nth(2)).toHaveText(/^R\$\u00a0/);
});

test('on a wide screen search and selects share a row, and every column fits the frame', async ({
  page,
}) => {
  await openCatalogue(page, '?categoria=Frescos');
  const fields = [
    page.getByLabel('Nombre', { exact: true }),
    ...['Categoría', 'Tipo', 'Recomendado'].map((name) => page.getByRole('combobox', { name })),
  ];
  const boxes = await Promise.all(fields.map((field) => field.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const first = await rows(page).first().boundingBox();
  expect(first?.y).toBeLessThan(290);
  const frame = page.getByRole('table').locator('..');
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  // Neither a tag nor a price is broken; the unit of each is below it.
  const tags = (await cellsIn(rows(page), 'Recomendado')).locator('span');
  const prices = (await cellsIn(rows(page), 'Precio')).locator('div');
  expect(await heights(tags)).toHaveLength(1);
  expect((await heights(prices)).length).toBeLessThanOrEqual(2);
  // Without an amount there is nothing to subtract.
  const name = (await names(page))[0] ?? '';
  const minus = page.getByRole('button', { name: new RegExp(`^Restar .* de ${name}`) });
  await expect(minus).toBeHidden();
  await plus(page, name).click();
  await expect(minus).toBeVisible();
});

test('searches by words of the name, filters by category, type and recommended; clear', async ({
  page,
}) => {
  await openCatalogue(page);
  await page.getByLabel('Nombre', { exact: true }).fill('CRÚDO jamon');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Jamón crudo estacionado');
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('CRÚDO jamon');
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(rows(page)).toHaveCount(15);
  await expect(page).toHaveURL(CATALOGUE);

  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Quesos');
  await expect(rows(page).first()).toContainText('Queso');
  await page.getByRole('combobox', { name: 'Recomendado' }).selectOption('recomendado');
  await expect(page.getByText(/^\d+ de \d+ productos$/)).toBeVisible();
  const tags = await cellsIn(rows(page), 'Recomendado');
  await expect
    .poll(async () => (await tags.allInnerTexts()).every((text) => text.includes('recomendado')))
    .toBe(true);
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ index: 1 });
  await page.getByLabel('Nombre', { exact: true }).fill('zzz');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});

test('a row opens the product with its 350 px picture, by mouse and keyboard', async ({ page }) => {
  await openCatalogue(page, '?nombre=pategras');
  await rows(page).first().locator('td').nth(3).click();
  const dialog = page.getByRole('dialog', { name: 'Queso pategrás' });
  await expect(dialog.getByRole('img', { name: 'Queso pategrás' })).toHaveCSS('height', '350px');
  for (const label of ['Marca', 'Tipo', 'Valor', 'Etiquetas', 'Descripción']) {
    await expect(dialog.getByText(label, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Ampliar la foto/ }).click();
  await expect(dialog.getByRole('img', { name: 'Queso pategrás' })).toHaveCSS('height', '700px');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const name = rows(page).first().locator('td').nth(1).getByRole('button');
  await name.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(name).toBeFocused();

  await name.click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${CATALOGUE}?nombre=pategras`);
  await name.click();
  await dialog.getByRole('button', { name: /^Sumar/ }).click();
  await dialog.getByRole('button', { name: /^Agregar/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/en tu pedido$/)).toBeVisible();
});

test('fits a phone as cards with a bar, is accessible and renders hostile texts harmlessly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openCatalogue(page);
  // A name of two lines: the chosen product keeps the height of its card, and its price the place.
  const card = rows(page).filter({ hasText: 'Fideos tallarín al huevo' });
  const places = () =>
    Promise.all([card.boundingBox(), card.locator('td').nth(2).boundingBox()]).then((boxes) =>
      boxes.map((box) => [box?.height, box?.x]),
    );
  const before = await places();
  await card.getByRole('button', { name: /^Sumar/ }).click();
  await expect(add(page)).toBeInViewport();
  expect(await places()).toEqual(before);
  await expect(card.locator('td').nth(2).locator('div')).toHaveCSS('font-size', '16px');
  // The bar leaves room for the chat button.
  const [chat, main] = await Promise.all([
    page.getByRole('button', { name: /^Abrir el chat/ }).boundingBox(),
    add(page).boundingBox(),
  ]);
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
  await expectAccessible(page, { inDark: true });
  await add(page).click();
  const toast = page.getByText('Productos agregados al pedido');
  await expect(add(page)).toBeHidden();
  const [shown, order] = await Promise.all([
    toast.boundingBox(),
    page.getByRole('link', { name: 'Ver pedido' }).boundingBox(),
  ]);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(order?.y ?? 0);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('combobox', { name: 'Tipo' }).selectOption('Quesos');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Ver \d+ productos$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${CATALOGUE}?tipo=Quesos`);
  const word = page.getByRole('button', { name: 'Limpiar' }).getByText('Limpiar');
  expect(await word.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(CATALOGUE);
  await page.getByLabel('Nombre', { exact: true }).fill('onerror');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().getByRole('button').filter({ hasText: 'onerror' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false);
});

for (const [width, tag] of [
  [360, ''],
  [390, ' @nightly'],
  [768, ' @nightly'],
] as const)
  test(`a card of ${width} px shows every column with one tap, without leaving the list${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openCatalogue(page, '?nombre=lentejas');
    const card = rows(page).filter({ hasText: 'Lentejas secas' });
    await expect(card.getByText('Alimentos')).toBeHidden();
    const more = card.getByRole('button', { name: 'Más datos de Lentejas secas' });
    expect((await box(more)).height).toBeGreaterThanOrEqual(44);
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(card.locator('td')).toHaveCount(8);
    for (const cell of await card.locator('td').all()) await expect(cell).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [photo, category] = await Promise.all([
      box(card.locator('td').nth(1).locator('[aria-hidden]').first()),
      box(card.getByText('Alimentos')),
    ]);
    expect(category.top).toBeGreaterThanOrEqual(photo.bottom);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await more.click();
    await expect(card.getByText('Alimentos')).toBeHidden();
  });

test('on the narrowest phones the open amount has 44 px targets and covers neither brand nor price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openCatalogue(page);
  await page.getByLabel('Nombre', { exact: true }).fill('lentejas');
  await plus(page, 'Lentejas secas').click();
  const card = rows(page).filter({ hasText: 'Lentejas secas' });
  for (const step of await card.getByRole('button', { name: /^(Sumar|Restar)/ }).all()) {
    const { width, height } = await box(step);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const [brand, price, field] = await Promise.all([
    box(card.getByText('Campo Lindo', { exact: true })),
    box(card.locator('td').filter({ hasText: '/ kg' })),
    box(amount(page, 'Lentejas secas')),
  ]);
  expect(brand.right).toBeLessThanOrEqual(price.left);
  expect(price.bottom).toBeLessThanOrEqual(field.top);
  // A long amount is seen whole.
  await amount(page, 'Lentejas secas').fill('99999999');
  const hidden = await amount(page, 'Lentejas secas').evaluate(
    (input) => input.scrollWidth - input.clientWidth,
  );
  expect(hidden).toBe(0);
  await expectNoSidewaysScroll(page);
});

test('an amount that is too long covers neither price nor photo', async ({ page }) => {
  await openCatalogue(page, '?nombre=lentejas');
  await plus(page, 'Lentejas secas').click();
  const field = amount(page, 'Lentejas secas');
  const price = rows(page).locator('td').filter({ hasText: '/ kg' });
  await page.setViewportSize({ width: 390, height: 844 });
  const { height } = await box(price);
  await field.fill('99999999');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect((await box(price)).height).toBe(height);
  await page.setViewportSize({ width: 1280, height: 844 });
  const name = await box(page.getByRole('button', { name: 'Lentejas secas', exact: true }));
  expect((await box(plus(page, 'Lentejas secas'))).right).toBeLessThan(name.left);
});

test('after a reload on a phone the chosen category is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCatalogue(page);
  const last = page.getByRole('group', { name: 'Categorías' }).getByRole('button').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport();
});

for (const width of [390, 1280])
  test(`the shop window of ${width} px shows every field, and the browser remembers it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openCatalogue(page);
    await page.getByRole('button', { name: 'Vitrina' }).click();
    const cards = page.getByRole('list', { name: 'Productos', exact: true }).getByRole('listitem');
    await expect(cards).toHaveCount(15);
    const card = cards.filter({ hasText: 'Arroz yamaní suelto' });
    const price = card.getByText('$\u00a03.450,00');
    await expect(price).toBeVisible();
    for (const text of ['Campo Lindo', 'Alimentos', 'Kilogramo', 'orgánico']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    const line = card.getByRole('button', { expanded: false });
    const { height } = await box(line);
    await line.click();
    expect((await box(card.getByRole('button', { expanded: true }))).height).toBeGreaterThan(
      height,
    );
    const place = await box(price);
    await plus(page, 'Arroz yamaní').click();
    await expect(amount(page, 'Arroz yamaní')).toHaveValue('1');
    expect(await box(price)).toEqual(place);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(cards).toHaveCount(15);
    await page.getByLabel('Nombre', { exact: true }).fill('lentejas');
    await expect(cards).toHaveCount(1);
    await cards.getByRole('button', { name: 'Lentejas secas', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Lentejas secas' })).toBeVisible();
  });

test('beside the selection every column is as wide as its title, and the titles stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openCatalogue(page);
  await expect(page.getByRole('heading', { name: 'Tu selección' })).toBeVisible();
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(8);
  expect(
    await headers.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    ),
  ).toBe(0);
  await expectNoSidewaysScroll(page, 1200);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(headers.first()).toBeInViewport({ ratio: 1 });
  const [title, chips] = await Promise.all([
    box(headers.first()),
    box(page.getByRole('group', { name: 'Categorías' })),
  ]);
  expect(title.top).toBeGreaterThanOrEqual(chips.bottom);
});

test('on a phone the controls are as large before the first dialog as after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCatalogue(page);
  const first = await box(rows(page).first());
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toBeHidden();
  expect(await box(rows(page).first())).toEqual(first);
});

test('without a result the footer starts below the window', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openCatalogue(page, '?nombre=zzz');
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.y).toBeGreaterThanOrEqual(height);
  }
});

test('3,000 products: the catalogue filters while typing and adds @nightly', async ({ page }) => {
  await openCatalogue(page, '?scenario=large');
  await expect(page.getByText(/^2\.\d{3} productos$/)).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).pressSequentially('que');
  await expect(page.getByText(/de 2\.\d{3} productos/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Sumar/ })
    .first()
    .click();
  await expect(page.getByText(`1 producto · $${NBSP}`)).toBeVisible();
});
