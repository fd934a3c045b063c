import type { Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openFilters,
  ROWS,
  signIn,
  test,
} from '../support/fixtures';

const PHONE = { width: 390, height: 844 };

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

test('shows clients with six filters; three lines on a phone', async ({ page }) => {
  await signIn(page, 'storeUser', '/clientlist');
  await expect(page.getByRole('heading', { name: 'Clientes' })).toBeVisible();
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    'Email',
    'Nombre',
    'Teléfono',
    'Gastado',
    'Registrado',
    'Última visita',
  ]);
  const filters = page.getByRole('button', { name: /^Filtros/ });
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
  await expect(page.locator(ROWS)).toHaveCount(15);
  await expect(page.getByText('61 clientes')).toBeVisible();
  await expectAccessible(page, { inDark: true });
  // On a narrower window open filters would cover the list.
  await filters.click();
  await expectNoSidewaysScroll(page);

  // A visit has its whole date, also below the heading of its day.
  const card = page.locator(ROWS).first();
  await page.setViewportSize(PHONE);
  const visit = card.locator('[data-card="topEnd"]');
  await expect(visit).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  await expect(visit).toBeInViewport({ ratio: 1 });

  /** The list of a phone with the clients of this email. */
  const filterByEmail = async (email: string) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openFilters(page);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await expect(page).toHaveURL(/email=/);
    await filters.click();
    await page.setViewportSize(PHONE);
  };
  await test.step('a phone shows a client in three lines', async () => {
    const client = await clientWhere(page, (row) =>
      Boolean(row.email && row.last_name && row.phone),
    );
    await filterByEmail(client.email ?? '');
    for (const part of [
      card.getByText(`${client.first_name} ${client.last_name}`),
      card.getByRole('link', { name: client.email ?? '' }),
      card.getByRole('link', { name: /^Escribir por WhatsApp/ }),
      card.getByText(/^(\d+ pedidos? · \$\s[\d.]+,\d\d|Sin pedidos)$/),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(76);
  });

  await test.step('a dash stands for a missing email', async () => {
    // A client without an email has a dash in its place, in a row as high.
    await filterByEmail('-');
    await expect(card.getByText(/^\d+ pedidos? · /)).toBeInViewport({ ratio: 1 });
    await expect(card.getByText('-', { exact: true }).first()).toBeVisible();
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(76);
  });

  await test.step('dates end below each other on a phone', async () => {
    // The dates end below each other, also beside a client without a chat.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Limpiar' }).click();
    await page.getByRole('button', { name: 'Teléfono', exact: true }).click();
    await expect(page).toHaveURL('/clientlist?orden=telefono');
    await page.setViewportSize(PHONE);
    await expect(page.locator(ROWS)).toHaveCount(15);
    const dates = page.locator(`${ROWS} > [data-card="topEnd"]`);
    await expect(dates).toHaveCount(15);
    const ends = async () =>
      new Set(
        await dates.evaluateAll((all) => all.map((date) => date.getBoundingClientRect().right)),
      ).size;
    await expect.poll(ends).toBe(1);
  });
});
