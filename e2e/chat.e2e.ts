import type { Page } from '@playwright/test';

import { expect, expectAccessible, test } from './support/fixtures';

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

/** Presses one of the assistant's suggestion chips. */
const choose = (page: Page, answer: string) =>
  page.getByRole('log').getByRole('button', { name: answer, exact: true }).click();

/** Finishes the order through the assistant: pick-up, cash. */
async function finish(page: Page) {
  await say(page, 'finalizar pedido');
  await choose(page, 'Retiro en el local');
  await choose(page, 'Efectivo');
}

test('loads the assistant’s script when the chat opens, with the store’s theme', async ({
  page,
}) => {
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
});

test('the widget is in Spanish in every store, the assistant answers in the message’s language', async ({
  page,
}) => {
  await openChat(page, '/s/feiralucia');
  await expect(page.locator('df-messenger')).toHaveAttribute('language-code', 'es');
  await say(page, 'você tem café?');
  await expect(page.getByRole('log')).toContainText('Qual e quanto você quer?');
  await say(page, '¿cuánto sale el café?');
  await expect(page.getByRole('log')).toContainText('¿Cuál y cuánto querés?');
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

test('a closed chat opens again by keyboard; salir removes the session keys by name and reloads the home', async ({
  page,
}) => {
  await openChat(page);
  await expect(page.getByPlaceholder('Escribí tu mensaje…')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('log')).toBeHidden();
  // The widget's own button has the same accessible name.
  await expect(
    page.getByRole('button', { name: 'Abrir el chat: Almacén Don Pepe', exact: true }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Hablar con el asistente' }).press('Enter');
  await expect(page.getByRole('log')).toContainText('¡Hola!');

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

for (const [screen, url, tag] of [
  ['home', '/s/donpepe', ' @nightly'],
  ['catalogue', '/productlist/lista-donpepe', ' @nightly'],
  ['order', '/orderstatus/pedido-provisorio', ''],
] as const) {
  test(`salir leads from the ${screen} to the store’s home on a slow network${tag}`, async ({
    page,
  }) => {
    await openChat(page, url);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const loaded = page.waitForEvent('load');
    await say(page, 'salir');
    await loaded;
    await expect(page).toHaveURL(/\/homeclient\/donpepe$/);
    await expect(page.getByRole('heading', { name: 'QUIERO COMPRAR' })).toBeVisible();
    await expect(page.getByRole('log')).toBeHidden();
  });
}

test('sends the text of the URL automatically, once', async ({ page }) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas+de+carne');
  await expect(page.getByRole('log')).toContainText('quiero 2 docenas de empanadas de carne');
  await expect(page.getByRole('log')).toContainText('Agregué 2 docenas');
  await expect(page).toHaveURL(/\/homeclient\/donpepe$/);
  // The item-confirmed intent makes the home read its session again.
  await expect(page.getByRole('link', { name: 'Ver pedido' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Ver pedido' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Abrir el chat/ })).toBeVisible();
});

test('a confirmed order navigates from the home to its summary and can be found again', async ({
  page,
}) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas+de+carne');
  const order = page.getByRole('link', { name: 'Ver pedido' });
  const url = await order.getAttribute('href');
  await finish(page);
  await expect(page.getByText('Tu pedido fue confirmado')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${url}$`));
  await page.goto('/homeclient');
  await expect(page.getByRole('link', { name: 'Ver mi último pedido' })).toHaveAttribute(
    'href',
    url ?? '',
  );
});

test('a discarded order navigates to the catalogue', async ({ page }) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas+de+carne');
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

test('discarding a second order keeps the confirmed one and its summary on the screen', async ({
  page,
}) => {
  await page.goto('/homeclient/donpepe?text=quiero+2+docenas+de+empanadas+de+carne');
  const url = await page.getByRole('link', { name: 'Ver pedido' }).getAttribute('href');
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
  await expect(page).toHaveURL(url ?? '');
  await page.goto('/homeclient');
  await expect(page.getByRole('link', { name: 'Ver mi último pedido' })).toHaveAttribute(
    'href',
    url ?? '',
  );
});

test('the catalogue’s bar shows items added by the assistant', async ({ page }) => {
  await openChat(page, '/productlist/lista-donpepe');
  await say(page, 'quiero 2 yerbas');
  await expect(page.getByRole('link', { name: 'Ver pedido' })).toBeVisible();
});

test('a blocked script shows an error and can be retried', async ({ page }) => {
  await page.goto('/s/donpepe?fault=chatScript:network:1');
  await page.getByRole('button', { name: 'Hablar con el asistente' }).click();
  await expect(page.getByText('No se pudo abrir el chat')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('log')).toContainText('¡Hola!');
});

test('the conversation survives a reload and a navigation and is not announced again', async ({
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
