import type { Page } from '@playwright/test';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { expect, partsLoaded, test } from '../support/fixtures';
import { PORTS } from '../support/ports';

/** The production build: its chunks are separate files. */
const app = `http://localhost:${PORTS.production}`;

test.use({ allowedErrors: [/^uncaught: |dynamically imported module|net::ERR_FAILED/] });

async function signedIn(page: Page) {
  await page.goto(`${app}/login`);
  await page.getByLabel('Email').fill(ACCOUNTS.storeUser.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.storeUser.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('heading', { name: 'Pedidos', exact: true })).toBeVisible();
}

/** From now on only files that were requested before are served, as after the deployment of a new version. */
async function withoutNewParts(page: Page): Promise<() => Promise<void>> {
  await partsLoaded(page);
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  const isNewPart = (url: URL) => url.pathname.endsWith('.js') && !known.has(url.href);
  await page.route(isNewPart, (route) => route.abort());
  return () => page.unroute(isNewPart);
}

test('a screen of a replaced version reloads the page automatically', async ({ page }) => {
  await signedIn(page);
  const putBack = await withoutNewParts(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void putBack();
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Marketing', exact: true }).click();
  await reloaded;
  await expect(page).toHaveURL(`${app}/marketing`);
  await expect(page.getByRole('tab', { name: 'CALENDARIO' })).toBeVisible();
});

test('a screen that cannot load shows an error and can be retried', async ({ page }) => {
  await signedIn(page);
  const putBack = await withoutNewParts(page);
  await page.getByRole('link', { name: 'Marketing', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'No se pudo mostrar esta pantalla' }),
  ).toBeVisible();
  await putBack();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('tab', { name: 'CALENDARIO' })).toBeVisible();
});

test('a part that cannot load keeps typed values around it', async ({ page }) => {
  await signedIn(page);
  await page.goto(`${app}/orderlist?estado=preparing`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const note = page.getByLabel('Observación de la tienda', { exact: true });
  await note.fill('Llamar antes de salir');
  const putBack = await withoutNewParts(page);
  await page.getByRole('tab', { name: 'OTROS' }).click();
  await expect(page.getByText(/^No se pudo cargar esta parte\./)).toBeVisible();
  await page.getByRole('tab', { name: 'PEDIDO' }).click();
  await expect(note).toHaveValue('Llamar antes de salir');
  await putBack();
  await page.getByRole('tab', { name: 'OTROS' }).click();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('textbox', { name: 'Descripción' }).first()).toBeVisible();
});
