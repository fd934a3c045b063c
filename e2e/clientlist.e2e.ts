import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';

import { DEMO_CLIENT } from '../mocks/seed/accounts';
import {
  cellsIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openFilters,
  ROWS,
  signIn,
  test,
} from './support/fixtures';

const body = ROWS;

/** The fields of a demo client that these tests use. */
type Client = { id: number } & Record<
  'email' | 'first_name' | 'last_name' | 'phone' | 'first_seen' | 'last_seen',
  string | null
>;

/** The clients of the signed-in user's store, read from the mock backend. */
async function storedClients(page: Page): Promise<Client[]> {
  // The mock backend answers once the application has started.
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(async () => {
    const { apiHost } = (await (await fetch('/config.json')).json()) as { apiHost: string };
    const { jwt_token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { jwt_token: string };
    const response = await fetch(`${apiHost}/store/clients/`, {
      headers: { Authorization: `Bearer ${jwt_token}` },
    });
    return ((await response.json()) as { data: Client[] }).data;
  });
}

async function clientWhere(page: Page, fits: (client: Client) => boolean): Promise<Client> {
  const client = (await storedClients(page)).find(fits);
  if (!client) throw new Error('The demo data have no such client');
  return client;
}

test('shows one name, what each client ordered, six filters, 15 rows and "-" for an empty email and phone', async ({
  page,
}) => {
  await signIn(page, 'storeUser', '/clientlist');
  await expect(page.getByRole('heading', { name: 'Clientes' })).toBeVisible();
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    'Email',
    'Nombre',
    'Teléfono',
    'Pedidos',
    'Gastado',
    'Última visita',
  ]);
  await openFilters(page);
  for (const name of [
    'Email',
    'Nombre',
    'Apellido',
    'Teléfono',
    'Fecha de registro',
    'Última visita',
  ]) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  await expect(page.locator(body)).toHaveCount(15);
  await expect(page.getByText('61 clientes')).toBeVisible();

  for (const [field, column] of [
    ['email', 'Email'],
    ['phone', 'Teléfono'],
  ] as const) {
    const client = await clientWhere(page, (row) => row[field] === null);
    await page
      .getByRole('textbox', { name: 'Última visita' })
      .fill((client.last_seen ?? '').replace(/^(\d+)-(\d+)-(\d+) (\d+:\d+).*/, '$3/$2/$1 $4'));
    const row = page.locator(body).filter({ hasText: client.first_name ?? '' });
    await expect(await cellsIn(row, column)).toHaveText('-', { useInnerText: true });
  }
  await expectAccessible(page, { inDark: true });
  // On a narrower window open filters would cover the list.
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expectNoSidewaysScroll(page);

  // On a phone each client is three lines: the whole name, the email, what was ordered, and nothing is cut.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Quitar Última visita/ }).click();
  const client = await clientWhere(page, (row) => Boolean(row.email && row.last_name && row.phone));
  await page.goto(`/clientlist?email=${encodeURIComponent(client.email ?? '')}`);
  const card = page.locator(body).first();
  for (const part of [
    card.getByText(`${client.first_name} ${client.last_name}`),
    card.getByRole('link', { name: client.email ?? '' }),
    card.getByRole('link', { name: /^Escribir por WhatsApp/ }),
    card.getByText(/^(\d+ pedidos? · \$\s[\d.]+,\d\d|Sin pedidos)$/),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(76);

  // The times end below each other, also beside a client without a chat.
  await page.goto('/clientlist?orden=telefono');
  await expect(page.locator(body)).toHaveCount(15);
  const ends = await page
    .locator(`${body} > [data-card="topEnd"]`)
    .evaluateAll((all) => all.map((time) => time.getBoundingClientRect().right));
  expect(ends).toHaveLength(15);
  expect(new Set(ends).size).toBe(1);
});

test('every filter narrows the list and is in the URL, "-" finds the empty ones; Limpiar shows all rows again', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/clientlist');
  await openFilters(page);
  const clients = await storedClients(page);
  const rows = page.locator(body);
  for (const [label, field] of [
    ['Email', 'email'],
    ['Teléfono', 'phone'],
  ] as const) {
    const silent = clients.filter((client) => client[field] === null).length;
    await page.getByRole('textbox', { name: label, exact: true }).fill('-');
    await expect(page.getByText(`${silent} de 61 clientes`)).toBeVisible();
    await expect(page.getByLabel('1 filtro activo')).toBeVisible();
    const cells = await cellsIn(rows, label);
    await expect.poll(async () => new Set(await cells.allInnerTexts())).toEqual(new Set(['-']));
    await page.getByRole('button', { name: 'Limpiar', exact: true }).click();
  }

  const { email, first_name, last_name, phone, first_seen } = await clientWhere(page, (row) =>
    Boolean(row.email && row.last_name && row.phone && row.first_seen),
  );
  const day = (first_seen ?? '').slice(0, 10).split('-').toReversed().join('/');
  for (const [label, parameter, text, column] of [
    ['Email', 'email', email, 'Email'],
    ['Nombre', 'nombre', first_name, 'Nombre'],
    ['Apellido', 'apellido', last_name, 'Nombre'],
    ['Teléfono', 'telefono', phone, 'Teléfono'],
    ['Fecha de registro', 'registro', day, 'Registrado'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text ?? '');
    await expect.poll(() => new URL(page.url()).searchParams.get(parameter)).toBe(text);
    await expect((await cellsIn(rows, column)).first()).toContainText(text ?? '');
    await expect(page.getByText(/^\d+ de 61 clientes$/)).toBeVisible();
    await page.getByRole('button', { name: 'Limpiar', exact: true }).click();
    await expect(page.getByText('61 clientes', { exact: true })).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Nombre' }).fill('nadie se llama así');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});

test('exports the filtered clients as datosExportadosClientes', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/clientlist?orden=email&telefono=54');
  const shown = await page.getByText(/^\d+ de 61 clientes$/).innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('datosExportadosClientes.xlsx');
  const book = read(await readFile(await file.path()));
  const table: unknown[][] = utils.sheet_to_json(book.Sheets['Clientes'] ?? {}, { header: 1 });
  expect(table[0]).toEqual([
    'Email',
    'Nombre',
    'Apellido',
    'Teléfono',
    'Pedidos',
    'Gastado',
    'Registrado',
    'Última visita',
  ]);
  expect(table).toHaveLength(Number.parseInt(shown, 10) + 1);
  // A phone starts with + like a formula but is exported unchanged.
  for (const [, , , phone] of table.slice(1)) expect(phone).toMatch(/^\+54 [\d -]+$/);
});

test('a row and its link open the client; Volver restores the filtered list', async ({ page }) => {
  const { email } = DEMO_CLIENT;
  await signIn(page, 'storeAdmin', `/clientlist?email=${encodeURIComponent(email)}&orden=nombre`);
  await expect(page.locator(body).first()).toContainText(email);
  const filtered = page.url();
  await page.locator(body).first().locator('td').nth(1).click();
  await expect(page).toHaveURL(/\/clientdetail\?client=\d+$/);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(filtered);

  await page.getByRole('link', { name: email }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clientdetail\?client=\d+$/);
  await expect(page.getByRole('heading', { name: 'DATOS DEL CLIENTE' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
});

test('?client= opens that client; an unknown client shows a message and stays, one without email leads home', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/clientlist');
  const client = await clientWhere(page, (row) => Boolean(row.email && row.phone));
  await page.goto(`/clientlist?client=${client.id}`);
  await expect(page).toHaveURL(/\/clientdetail\?client=\d+$/);
  await expect(page.getByText(client.email ?? '', { exact: true })).toBeVisible();

  const silent = await clientWhere(page, (row) => row.email === null);
  for (const [id, text] of [
    ['999999', 'El cliente no existe'],
    ['hola', 'El cliente no existe'],
  ] as const) {
    await page.goto(`/clientlist?client=${id}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL('/clientlist');
    await expect(page.locator(body)).toHaveCount(15);
  }

  await page.goto(`/clientlist?client=${silent.id}`);
  await expect(page).toHaveURL('/home');

  await page.goto(`/clientlist?nombre=${encodeURIComponent(silent.first_name ?? '')}&orden=-email`);
  await page
    .locator(body)
    .filter({ hasText: silent.phone ?? '' })
    .locator('td')
    .first()
    .click();
  await expect(
    page.getByText('El cliente no tiene email: su detalle no está disponible'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/clientlist\?/);
});
