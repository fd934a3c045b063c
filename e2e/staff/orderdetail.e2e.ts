import type { Locator, Page } from '@playwright/test';

import { HOSTILE_ORDER } from '../../mocks/seed/accounts';
import { HOSTILE, HOSTILE_MARK } from '../../mocks/seed/hostileTexts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../support/fixtures';
import { OPEN_ORDER, saveButton, savedToast, tab } from '../support/orderDetail';
import { cutTexts, pageTexts } from '../support/pdf';

const amount = (page: Page) => page.getByRole('tab', { name: /^MONTO/ });

const box = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom, right, height } = element.getBoundingClientRect();
    return { top, bottom, right, height };
  });

test('shows the order and prints it on every paper', async ({ page }) => {
  await signIn(page, 'storeUser', OPEN_ORDER);
  await expect(page.getByRole('heading', { name: 'DETALLE DEL PEDIDO' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'PEDIDO',
    'AGREGAR ITEM',
    'ENVIO',
    'OTROS',
    /^MONTO \$\s19\.485,00$/,
  ]);
  await expect(amount(page)).toBeDisabled();
  await test.step('the client can be reached', async () => {
    const facts = page.getByRole('region', { name: 'Datos del pedido' });
    for (const text of ['DPEFEC1', 'Efectivo']) {
      await expect(facts.getByText(text, { exact: true })).toBeVisible();
    }
    const client = page.getByRole('region', { name: 'Cliente' });
    for (const text of ['Carolina Méndez', 'Retira en sucursal']) {
      await expect(client.getByText(text, { exact: true })).toBeVisible();
    }
    for (const name of ['Escribir por WhatsApp a Carolina Méndez', 'Llamar a Carolina Méndez']) {
      const contact = client.getByLabel(name);
      await expect(contact).toBeInViewport();
      expect((await box(contact)).height).toBeGreaterThanOrEqual(44);
    }
  });
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('preparing');
  await expect(page.getByText('Pago no definido').last()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Producto',
    'Cantidad y precio',
    'Listo',
    'Total',
    'Editar',
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(4);
  await expect(page.locator('dl', { hasText: 'Total de items' })).toHaveText(
    /^Total de items\$\s20\.235,00Otros conceptos-\$\s750,00Monto\$\s19\.485,00$/,
  );
  // The totals end where the column of the totals does.
  const total = await box(page.locator('tbody tr').first().locator('td strong').last());
  expect(
    (await box(page.locator('dl', { hasText: 'Total de items' }).locator('dd').first())).right,
  ).toBe(total.right);
  await expect(page.getByText('0 de 4 listos')).toBeVisible();
  await expectAccessible(page, { inDark: true });

  const menu = page.getByRole('button', { name: 'Imprimir y más' });
  await menu.click();
  const prices = page.getByRole('menuitemcheckbox', { name: 'Con precios' });
  await expect(prices).toBeChecked();
  await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
  const printed = async () => pageTexts(await page.pdf({ format: 'A4' }));
  // The sheet loads after the screen.
  await expect.poll(printed).toEqual([expect.stringMatching(/^Pedido DPEFEC1\n/)]);
  const [text] = await printed();
  for (const part of ['Almacén Don Pepe', 'Carolina Méndez', 'Papa negra', '19.485,00']) {
    expect(text).toContain(part);
  }
  for (const part of ['Guardar', 'Pasa a retirar', 'Powered by']) expect(text).not.toContain(part);

  await test.step('no paper cuts a text', async () => {
    for (const paper of [
      { format: 'Letter' },
      { width: '80mm', margin: { left: '4mm', right: '4mm' } },
      { width: '58mm', margin: { left: '5mm', right: '5mm' } },
      { width: '48mm' },
    ]) {
      const pdf = await page.pdf({ height: '297mm', ...paper });
      const sheets = await pageTexts(pdf);
      for (const amount of ['3.570,00', '4.980,00', '20.235,00', '-$ 1.200,00', '19.485,00']) {
        expect(sheets.join('').replaceAll('\u00a0', ' ')).toContain(amount);
      }
      expect(sheets).toHaveLength(1);
      expect(await cutTexts(pdf)).toEqual([]);
    }
  });
  await test.step('every sheet names its order', async () => {
    for (const width of ['210mm', '80mm']) {
      const sheets = await pageTexts(await page.pdf({ width, height: '90mm' }));
      expect(sheets.length).toBeGreaterThan(1);
      for (const sheet of sheets) expect(sheet).toContain('DPEFEC1');
    }
  });

  await test.step('it prints without prices', async () => {
    await prices.click();
    await expect.poll(printed).toEqual([expect.stringMatching(/^Pedido DPEFEC1\n[^$]*$/)]);
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone nothing is covered', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: 'Items del pedido' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const monto = await box(amount(page));
    const state = await box(page.getByRole('main').getByText('En proceso').first());
    expect(monto.bottom).toBeLessThanOrEqual(state.top);

    const bar = page.getByRole('region', { name: 'Siguiente paso' });
    const last = page.getByRole('checkbox', { name: /^Listo: / }).nth(3);
    expect((await box(last)).bottom).toBeLessThanOrEqual((await box(bar)).top);
    for (const item of await page
      .getByRole('list', { name: 'Items del pedido' })
      .locator('li')
      .all()) {
      expect((await box(item)).height).toBeLessThanOrEqual(85);
    }
    await last.check();
    await expect(page.getByText('Cambios sin guardar')).toBeInViewport();
    // The stylesheets of the build are linked in the order in which components build on each other.
    await expect(saveButton(page)).toHaveCSS('background-color', 'rgb(2, 99, 187)');
  });
});

test('on a phone an added product keeps its price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'storeAdmin', '/orderdetail/DPPROV1?tab=agregar');
  const product = page.getByRole('list', { name: 'Productos' }).getByRole('listitem').first();
  await product.getByRole('button', { name: /^Agregar / }).click();
  await expect(product.getByRole('textbox', { name: /^Cantidad de / })).toBeVisible();
  await expect(product.getByText(/^\$\s[\d.]+,\d\d \/ u\.$/)).toBeVisible();

  await expectAccessible(page);

  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await lastLink.scrollIntoViewIfNeeded();
  await saveButton(page).click();
  const toast = await box(savedToast(page));
  const bar = page.getByRole('region', { name: 'Siguiente paso' });
  expect(toast.bottom).toBeLessThan((await box(bar)).top);
});

test('hostile texts of an order are harmless and fit', async ({ page }) => {
  await signIn(page, 'storeUser', `/orderdetail/${HOSTILE_ORDER.alphanumId}`);
  for (const name of ['AGREGAR ITEM', 'ENVIO', 'OTROS', 'PEDIDO']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
    // Nothing can be edited there, so there is nothing to save.
    if (name === 'AGREGAR ITEM') await expect(saveButton(page)).toBeHidden();
  }
  await expect(page.getByRole('list', { name: 'Items del pedido' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver info' }).click();
  await expect(page).toHaveURL(/\/clientdetail\?client=\d+$/);
  const field = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: label }) })
      .locator('dd');
  await expect(field('Nombre')).toHaveText(HOSTILE.markup);
  await expect(field('Apellido')).toHaveText(HOSTILE.formula);
  const address = field('Dirección');
  await expect(address).not.toContainText(HOSTILE.longWord);
  await address.getByRole('button', { name: 'Ver más' }).click();
  await expect(address).toContainText(HOSTILE.longWord);
  await expectNoSidewaysScroll(page);
  await address.getByRole('button', { name: 'Ver menos' }).click();
  await expect(address).not.toContainText(HOSTILE.longWord);
  await expect(page.getByRole('link', { name: HOSTILE_ORDER.alphanumId })).toBeVisible();

  await page.getByRole('tab', { name: 'ACTIVIDAD RECIENTE' }).click();
  await expect(page.getByRole('rowheader', { name: HOSTILE.markup, exact: true })).toBeVisible();
  await expect(page.getByText(`Texto: ${HOSTILE.script}`)).toBeVisible();
  expect(await page.evaluate((mark) => mark in window, HOSTILE_MARK)).toBe(false);
});
