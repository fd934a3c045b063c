import type { Page } from '@playwright/test';

import { expect, partsLoaded, test } from '../support/fixtures';
import { app } from '../support/pageStart';
import { sessionRecord } from '../tools/usable';

test.use({ allowedErrors: [/^uncaught: |dynamically imported module|net::ERR_FAILED/] });

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

test('a page without its configuration can be loaded again', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(`${app}/login`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Conexión no disponible, por favor intentelo de nuevo');
  await page.unroute('**/config.json');
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('missing code is retried, or reloaded, and typed values stay', async ({ page }) => {
  const record = await sessionRecord('storeUser');
  await page.addInitScript((text) => localStorage.setItem('user', text), record);
  const openMenuEntry = async (name: string) => {
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name, exact: true }).click();
    await reloaded;
  };
  await page.goto(`${app}/home`);
  await expect(page.getByRole('heading', { name: 'Pedidos', exact: true })).toBeVisible();
  const putBackScreen = await withoutNewParts(page);
  await openMenuEntry('Marketing');
  // Still missing after the reload.
  await expect(
    page.getByRole('heading', { name: 'No se pudo mostrar esta pantalla' }),
  ).toBeVisible();
  await putBackScreen();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('tab', { name: 'CALENDARIO' })).toBeVisible();

  await page.goto(`${app}/home`);
  await expect(page.getByRole('heading', { name: 'Pedidos', exact: true })).toBeVisible();
  const putBackVersion = await withoutNewParts(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void putBackVersion();
  });
  await openMenuEntry('Cobros');
  await expect(page).toHaveURL(`${app}/paymentlist`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.goto(`${app}/orderdetail/DPEFEC1`);
  const note = page.getByLabel('Observación de la tienda', { exact: true });
  await note.fill('Llamar antes de salir');
  const putBackPart = await withoutNewParts(page);
  await page.getByRole('tab', { name: 'OTROS' }).click();
  // Parts around it that come when the browser is idle may be missing, too.
  const panel = page.getByRole('tabpanel', { name: 'OTROS' });
  await expect(panel.getByText(/^No se pudo cargar esta parte\./)).toBeVisible();
  await page.getByRole('tab', { name: 'PEDIDO' }).click();
  await expect(note).toHaveValue('Llamar antes de salir');
  await putBackPart();
  await page.getByRole('tab', { name: 'OTROS' }).click();
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('textbox', { name: 'Descripción' }).first()).toBeVisible();
});
