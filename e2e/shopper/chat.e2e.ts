import type { Page } from '@playwright/test';

import { stored } from '../support/catalogue';
import { expect, expectAccessible, test } from '../support/fixtures';

async function openChat(page: Page, url = '/s/donpepe') {
  await page.goto(url);
  await page.getByRole('button', { name: /^Abrir el chat/ }).click();
  await expect(page.getByRole('log')).toContainText(/\S/);
}

/** Types a message and sends it with the keyboard. */
async function say(page: Page, text: string) {
  const field = page.getByPlaceholder(/^(Escribí tu mensaje|Escreva a sua mensagem)…$/);
  await field.fill(text);
  await field.press('Enter');
}

test('the chat opens, closes and goes on in the catalogue', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('df-messenger.js')) scripts.push(request.url());
  });
  await page.goto('/s/donpepe');
  const button = page.getByRole('button', { name: 'Abrir el chat: Almacén Don Pepe' });
  await expect(button).toBeVisible();
  expect(scripts).toEqual([]);

  await button.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Almacén Don Pepe' })).toBeVisible();
  await expect(page.getByPlaceholder('Escribí tu mensaje…')).toBeFocused();
  await expect(page.getByRole('log')).toContainText(
    '¡Hola! Soy el asistente del Almacén Don Pepe. ¿Qué te llevamos hoy?',
  );
  expect(scripts).toHaveLength(1);

  const widget = page.locator('df-messenger');
  await expect(widget).toHaveAttribute('language-code', 'es');
  await expect(widget).toHaveAttribute('project-id', 'tienda-demo');
  const session = await page.evaluate(() => localStorage.getItem('session_id'));
  expect(JSON.stringify(await widget.getAttribute('session-id'))).toBe(session);
  expect(
    await widget.evaluate((element) =>
      element.style.getPropertyValue('--df-messenger-user-message'),
    ),
  ).toBe('#dcf8c6');
  await expectAccessible(page, { inDark: true });

  await page.getByPlaceholder('Escribí tu mensaje…').press('Escape');
  await expect(page.getByRole('log')).toBeHidden();
  // The widget's own button has the same accessible name.
  await expect(
    page.getByRole('button', { name: 'Abrir el chat: Almacén Don Pepe', exact: true }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Hablar con el asistente' }).press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('¡Hola!');
  await say(page, 'quiero ver el catálogo');
  await log.getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' })).toBeVisible();
  await page.getByRole('button', { name: /^Abrir el chat/ }).click();
  await expect(log).toContainText('quiero ver el catálogo');
});

for (const [screen, url, tag] of [
  ['home', '/s/donpepe', ' @nightly'],
  ['catalogue', '/productlist/lista-donpepe', ' @nightly'],
  ['order', '/orderstatus/pedido-provisorio', ''],
] as const) {
  test(`salir leads from the ${screen} to the home${tag}`, async ({ page }) => {
    await openChat(page, url);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.evaluate(() => localStorage.setItem('otra', 'queda'));
    const before = await stored(page, 'session_id');
    const loaded = page.waitForEvent('load');
    await say(page, 'salir');
    await loaded;
    await expect(page).toHaveURL(/\/homeclient\/donpepe$/);
    await expect(page.getByRole('heading', { name: 'QUIERO COMPRAR' })).toBeVisible();
    await expect(page.getByRole('log')).toBeHidden();
    expect(await stored(page, 'session_id')).not.toBe(before);
    expect(await stored(page, 'otra')).toBe('queda');
    // The page that was left is gone from the history.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('an order finished from its link’s chat is confirmed', async ({ page }) => {
  await openChat(page, '/orderstatus/pedido-provisorio');
  const log = page.getByRole('log');
  await say(page, 'finalizar pedido');
  await expect(log).toContainText('¿Cómo querés pagar?');
  await expect(log).toContainText(/Tu pedido: .+ Total \$/);
  await page.getByRole('button', { name: 'Efectivo', exact: true }).click();
  await expect(page).toHaveURL(/\/homeclient\/donpepe$/);
  await expect(page.getByRole('heading', { name: /confirmado$/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Pendiente').first()).toBeVisible();
});
