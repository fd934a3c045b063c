import type { Page } from '@playwright/test';

import { expect, expectAccessible, test } from './support/fixtures';

async function openChat(page: Page, address = '/s/donpepe') {
  await page.goto(address);
  await page.getByRole('button', { name: /^Abrir (el|o) chat/ }).click();
  await expect(page.getByRole('log')).toContainText(/\S/);
}

/** Writes and sends as a person with a keyboard does. */
async function say(page: Page, text: string) {
  const field = page.getByPlaceholder(/^(Escribí tu mensaje|Escreva a sua mensagem)…$/);
  await field.fill(text);
  await field.press('Enter');
}

/** Presses one of the answers that the assistant offers. */
const choose = (page: Page, answer: string) =>
  page.getByRole('log').getByRole('button', { name: answer, exact: true }).click();

/** Finishes the order by the assistant's questions: fetched in the shop, paid in cash. */
async function finish(page: Page) {
  await say(page, 'finalizar pedido');
  await choose(page, 'Retiro en el local');
  await choose(page, 'Efectivo');
}

test('the assistant’s script loads when the chat is opened, dressed by the store', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('df-messenger.js')) scripts.push(request.url());
  });
  await page.goto('/s/donpepe');
  const button = page.getByRole('button', { name: 'Abrir el chat: Tienda donpepe' });
  await expect(button).toBeVisible();
  expect(scripts).toEqual([]);

  await button.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tienda donpepe' })).toBeVisible();
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
  await expectAccessible(page);
});

test('it speaks the store’s language', async ({ page }) => {
  await openChat(page, '/s/feiralucia');
  await expect(page.locator('df-messenger')).toHaveAttribute('language-code', 'pt-BR');
  await say(page, 'catálogo');
  await expect(page.getByRole('log').getByRole('link')).toBeVisible();
});

test('typed commands: info and ayuda lead to the help page, volver to the home', async ({
  page,
}) => {
  for (const command of ['info', 'Ayuda']) {
    await openChat(page);
    await say(page, command);
    await expect(page).toHaveURL(/\/info$/);
  }
  await openChat(page);
  await say(page, 'volver');
  await expect(page).toHaveURL(/\/homeclient\/donpepe$/);
  await expect(page.getByRole('heading', { name: 'QUIERO COMPRAR' })).toBeVisible();
});

test('salir clears the session by name and loads the home anew', async ({ page }) => {
  await openChat(page);
  await page.evaluate(() => localStorage.setItem('otra', 'queda'));
  const before = await page.evaluate(() => localStorage.getItem('session_id'));
  const loaded = page.waitForEvent('load');
  await say(page, 'salir');
  await loaded;
  await expect(page).toHaveURL(/\/homeclient\/donpepe$/);
  await expect(page.getByRole('heading', { name: 'QUIERO COMPRAR' })).toBeVisible();
  const after = await page.evaluate(() => [
    localStorage.getItem('session_id'),
    localStorage.getItem('otra'),
  ]);
  expect(after[0]).not.toBe(before);
  expect(after[1]).toBe('queda');
});

test('the text of the address is sent by itself, once', async ({ page }) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas');
  await expect(page.getByRole('log')).toContainText('quiero 2 docenas de empanadas');
  await expect(page.getByRole('log')).toContainText('Agregué 2 docenas');
  await expect(page).toHaveURL(/\/homeclient\/donpepe$/);
  // The item was confirmed: the home has read its session again.
  await expect(page.getByRole('link', { name: 'Ver pedido' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Ver pedido' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Abrir el chat/ })).toBeVisible();
});

test('a confirmed order leaves the home for its summary, and is found again', async ({ page }) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas');
  const order = page.getByRole('link', { name: 'Ver pedido' });
  const address = await order.getAttribute('href');
  await finish(page);
  await expect(page.getByText('Tu pedido fue confirmado')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goto('/homeclient');
  await expect(page.getByRole('link', { name: 'Ver mi último pedido' })).toHaveAttribute(
    'href',
    address ?? '',
  );
});

test('a discarded order is left behind', async ({ page }) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas');
  await expect(page.getByRole('link', { name: 'Ver pedido' })).toBeVisible();
  await say(page, 'cancelar pedido');
  await expect(page.getByRole('log')).toContainText('¿Seguro que querés descartar tu pedido');
  await choose(page, 'Sí');
  await expect(page.getByText('El pedido fue descartado')).toBeVisible();
  await expect(page).toHaveURL(/\/productlist\/lista-donpepe$/);
  await page.goto('/homeclient');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /pedido/ })).toHaveCount(0);
});

test('discarding the next order leaves the confirmed one, and its summary on the screen', async ({
  page,
}) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas');
  const address = await page.getByRole('link', { name: 'Ver pedido' }).getAttribute('href');
  await finish(page);
  await expect(page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' })).toBeVisible();
  await page.getByRole('button', { name: /^Abrir el chat/ }).click();
  await say(page, 'quiero 2 yerbas');
  await expect(page.getByRole('log')).toContainText('Agregué 2');
  await say(page, 'cancelar pedido');
  await choose(page, 'Sí');
  await expect(page.getByText('El pedido fue descartado')).toBeVisible();
  await say(page, 'estado');
  await expect(page.getByRole('log')).toContainText('está: Pendiente.');
  await expect(page).toHaveURL(address ?? '');
  await page.goto('/homeclient');
  await expect(page.getByRole('link', { name: 'Ver mi último pedido' })).toHaveAttribute(
    'href',
    address ?? '',
  );
});

test('what the assistant adds shows on the catalogue’s bar', async ({ page }) => {
  await openChat(page, '/productlist/lista-donpepe');
  await say(page, 'quiero 2 yerbas');
  await expect(page.getByRole('link', { name: 'Ver pedido' })).toBeVisible();
});

test('a blocked script says so, and can be tried again', async ({ page }) => {
  await page.goto('/s/donpepe?fault=chatScript:network:1');
  await page.getByRole('button', { name: 'Hablar con el asistente' }).click();
  await expect(page.getByText('No se pudo abrir el chat')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('log')).toContainText('¡Hola!');
});

test('closed, it keeps the conversation and opens again by keyboard', async ({ page }) => {
  await openChat(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('log')).toBeHidden();
  // The widget's own button is called as the one before it was.
  await expect(
    page.getByRole('button', { name: 'Abrir el chat: Tienda donpepe', exact: true }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Hablar con el asistente' }).press('Enter');
  await expect(page.getByRole('log')).toContainText('¡Hola!');
});

test('the conversation outlives a reload and a navigation, and is not said again', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'quiero 2 yerbas');
  await expect(page.getByRole('log')).toContainText('Agregué 2');
  const said = await page.getByRole('log').textContent();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/__mock/assistant')) asked.push(request.url());
  });
  await page.reload();
  await page.getByRole('button', { name: /^Abrir el chat/ }).click();
  await expect(page.getByRole('log')).toHaveText(said ?? '');
  expect(asked).toEqual([]);

  await finish(page);
  await expect(page.getByText('Tu pedido fue confirmado')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' })).toBeVisible();
  await page.getByRole('button', { name: /^Abrir el chat/ }).click();
  await expect(page.getByRole('log')).toContainText('Pagás al recibir o al retirar tu pedido.');
});
