import type { Locator } from '@playwright/test';

import { HOSTILE_MARK } from '../../mocks/seed/hostileTexts';
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
} from '../support/catalogue';
import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from '../support/fixtures';

/** The different heights of elements. */
const heights = (parts: Locator) =>
  parts.evaluateAll((all) => [...new Set(all.map((part) => part.clientHeight))]);

test('a wide screen fits every column and opens a product', async ({ page }) => {
  await openCatalogue(page, '?categoria=Frescos');
  const fields = [
    page.getByLabel('Nombre', { exact: true }),
    ...['Tipo', 'Recomendado'].map((name) => page.getByRole('combobox', { name })),
  ];
  const boxes = await Promise.all(fields.map((field) => field.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const first = await rows(page).first().boundingBox();
  expect(first?.y).toBeLessThan(290);
  // The tenth product begins in the first view, whose height is 800.
  const tenth = await rows(page).nth(9).boundingBox();
  expect(tenth?.y).toBeLessThan(756);
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toBeHidden();
  const frame = page.getByRole('table').locator('..');
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  // Neither a tag nor a price is broken; the unit of each is beside it.
  const tags = (await cellsIn(rows(page), 'Recomendado')).locator('span');
  const prices = (await cellsIn(rows(page), 'Precio')).locator('div');
  expect(await heights(tags)).toHaveLength(1);
  expect((await heights(prices)).length).toBeLessThanOrEqual(2);
  // Without an amount there is nothing to subtract.
  const name = (await names(page))[0] ?? '';
  const minus = page.getByRole('button', { name: new RegExp(`^Restar .* de ${name}`) });
  await expect(minus).toBeHidden();
  // The + stays under the pointer.
  const place = await plus(page, name).boundingBox();
  await plus(page, name).click();
  await expect(minus).toBeVisible();
  expect(await plus(page, name).boundingBox()).toEqual(place);

  await test.step('below 1280 px every column fits, its title stays', async () => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.getByRole('heading', { name: 'Tu selección' })).toBeVisible();
    const categories = page.getByRole('group', { name: 'Categorías' });
    await categories.getByRole('button', { name: 'Todo' }).click();
    // The category fills a page, too.
    await expect.poll(async () => (await names(page))[0]).not.toBe(name);
    await expect(rows(page)).toHaveCount(15);
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
    const [title, chips] = await Promise.all([box(headers.first()), box(categories)]);
    expect(title.top).toBeGreaterThanOrEqual(chips.bottom);
  });

  await test.step('narrowed to a phone, the filters wait in their sheet', async () => {
    const kind = page.getByRole('combobox', { name: 'Tipo' });
    await expect(kind).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(kind).toBeHidden();
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expect(kind).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(kind).toBeHidden();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(kind).toBeVisible();
  });

  await test.step('a product opens', async () => {
    await page.getByLabel('Nombre', { exact: true }).fill('pategras');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().locator('td').nth(3).click();
    const dialog = page.getByRole('dialog', { name: 'Queso pategrás' });
    await expect(dialog.getByRole('img', { name: 'Queso pategrás' })).toHaveCSS('height', '350px');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Ampliar la foto/ }).click();
    await expect(dialog.getByRole('img', { name: 'Queso pategrás' })).toHaveCSS('height', '700px');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const opener = rows(page).first().locator('td').nth(1).getByRole('button');
    await opener.press('Enter');
    // The next press never meets another control, however long the price has become.
    const plus = dialog.getByRole('button', { name: /^Sumar/ });
    const place = await box(plus);
    for (let press = 0; press < 8; press += 1) await plus.click();
    await expect(dialog.getByRole('button', { name: /^Agregar \$.\d{2}\.\d{3}/ })).toBeVisible();
    expect(await box(plus)).toEqual(place);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(opener).toBeFocused();
  });
});

test('a phone shows every column, and hostile texts harmlessly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCatalogue(page);
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await test.step('a first dialog changes no size', async () => {
    // The controls are as large before the first dialog as after it.
    const first = await box(rows(page).first());
    await page.getByRole('button', { name: 'Filtros' }).click();
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(sheet).toBeHidden();
    expect(await box(rows(page).first())).toEqual(first);
  });

  // A name of two lines: the chosen product keeps the height of its card, and its price the place.
  const search = page.getByLabel('Nombre', { exact: true });
  await search.fill('fideos');
  const card = rows(page).filter({ hasText: 'Fideos tallarín al huevo' });
  await expect(rows(page).first()).toContainText('Fideos');
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
    box(page.getByRole('button', { name: /^Abrir el chat/ })),
    box(add(page)),
  ]);
  expect(main.right).toBeLessThanOrEqual(chat.left);
  await expectAccessible(page, { inDark: true });
  await add(page).click();
  const toast = page.getByText('Productos agregados al pedido');
  await expect(add(page)).toBeHidden();
  const [shown, order] = await Promise.all([
    box(toast),
    box(page.getByRole('link', { name: 'Ver pedido' })),
  ]);
  expect(shown.bottom).toBeLessThanOrEqual(order.top);
  await search.fill('');
  await expect(page).toHaveURL(CATALOGUE);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await sheet.getByRole('combobox', { name: 'Tipo' }).selectOption('Quesos');
  await sheet.getByRole('button', { name: /^Ver \d+ productos$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${CATALOGUE}?tipo=Quesos`);
  const word = page.getByRole('button', { name: 'Limpiar' }).getByText('Limpiar');
  expect(await word.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(CATALOGUE);
  await search.fill('lentejas');
  const lentils = rows(page).filter({ hasText: 'Lentejas secas' });
  const more = lentils.getByRole('button', { name: 'Más datos de Lentejas secas' });
  await test.step('one tap shows every column at every width', async () => {
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 780 });
      await expect(lentils.getByText('Alimentos')).toBeHidden();
      expect((await box(more)).height).toBeGreaterThanOrEqual(44);
      await more.click();
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(lentils.locator('td')).toHaveCount(8);
      await expect(lentils.locator('td').filter({ visible: true })).toHaveCount(8);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const [photo, category] = await Promise.all([
        box(lentils.locator('td').nth(1).locator('[aria-hidden]').first()),
        box(lentils.getByText('Alimentos')),
      ]);
      expect(category.top).toBeGreaterThanOrEqual(photo.bottom);
      await expectNoSidewaysScroll(page, width);
      await more.click();
      await expect(lentils.getByText('Alimentos')).toBeHidden();
    }
  });

  await test.step('an amount fits beside brand and price', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await plus(page, 'Lentejas secas').click();
    for (const step of await lentils.getByRole('button', { name: /^(Sumar|Restar)/ }).all()) {
      const { width, height } = await box(step);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const price = lentils.locator('td').filter({ hasText: '/ kg' });
    const field = amount(page, 'Lentejas secas');
    const [brand, priceBox, fieldBox] = await Promise.all([
      box(lentils.getByText('Campo Lindo', { exact: true })),
      box(price),
      box(field),
    ]);
    expect(brand.right).toBeLessThanOrEqual(priceBox.left);
    expect(priceBox.bottom).toBeLessThanOrEqual(fieldBox.top);
    await page.setViewportSize({ width: 390, height: 844 });
    const { height } = await box(price);
    await field.fill('99999999');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect((await box(price)).height).toBe(height);
    // It is seen whole.
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    const name = await box(page.getByRole('button', { name: 'Lentejas secas', exact: true }));
    expect((await box(plus(page, 'Lentejas secas'))).right).toBeLessThan(name.left);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step('hostile texts run no script', async () => {
    await search.fill('onerror');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().getByRole('button').filter({ hasText: 'onerror' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false);
  });
});

/** The width of what is cut off of a line of text, in px. */
const cutOff = (line: Locator) => line.evaluate((text) => text.scrollWidth - text.clientWidth);

test('the shop window shows every field and is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCatalogue(page);
  await page.getByRole('button', { name: 'Vitrina' }).click();
  const cards = page.getByRole('list', { name: 'Productos', exact: true }).getByRole('listitem');
  await expect(cards).toHaveCount(15);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const card = cards.filter({ hasText: 'Arroz yamaní suelto' });
    const price = card.getByText('$\u00a03.450,00');
    await expect(price).toBeVisible();
    for (const text of ['Campo Lindo', 'Alimentos', 'Kilogramo', 'orgánico']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    const line = card.getByRole('button', { expanded: false });
    // A wide card has room for all of it.
    if (width === 390) expect(await cutOff(line)).toBeGreaterThan(0);
    await line.click();
    const open = card.getByRole('button', { expanded: true });
    expect(await cutOff(open)).toBe(0);
    const place = await box(price);
    await plus(page, 'Arroz yamaní').click();
    await expect(amount(page, 'Arroz yamaní')).toHaveValue('1');
    expect(await box(price)).toEqual(place);
    await card.getByRole('button', { name: /^Restar/ }).click();
    await open.click();
    await expectNoSidewaysScroll(page, width === 390 ? 360 : width);
  }
  await expectAccessible(page);

  const last = page.getByRole('group', { name: 'Categorías' }).getByRole('button').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport();

  await page.getByLabel('Nombre', { exact: true }).fill('zzz');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  expect((await box(footer)).top).toBeGreaterThanOrEqual(844);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect((await box(footer)).top).toBeGreaterThanOrEqual(1024);
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
