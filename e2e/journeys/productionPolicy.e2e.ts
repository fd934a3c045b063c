import { readFile } from 'node:fs/promises';

import { solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { app } from '../support/pageStart';
import { PORTS } from '../support/ports';
import { choose, csv, openOperation } from '../support/productFiles';
import { sessionRecord } from '../tools/usable';

// The production server sends the policy of e2e/deploy/nginx/headers.conf; a violation is a console error, which fails the
// test, also in the other journeys of the production build: productionPlaces.e2e.ts opens every screen.

test.describe('a page that loads something the policy does not allow', () => {
  test.use({ allowedErrors: [/object-src 'none'/] });

  test('fails', async ({ page }) => {
    await page.goto(`${app}/404`);
    await expect(page.getByRole('heading')).toBeVisible();
    const blocked = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            resolve(event.effectiveDirective),
          );
          document.body.insertAdjacentHTML(
            'beforeend',
            '<object data="data:text/html,x"></object>',
          );
        }),
    );
    expect(await blocked).toBe('object-src');
  });
});

test('staff screens and product files comply with the policy', async ({ page }) => {
  const record = await sessionRecord('storeAdmin');
  await page.addInitScript((text) => localStorage.setItem('user', text), record);
  for (const [url, shown] of [
    ['/options?section=preview', 'CONFIGURACION'],
    ['/dashboard', 'INFORMES'],
  ] as const) {
    await page.goto(app + url);
    await expect(page.getByRole('heading', { name: shown, level: 1 })).toBeVisible();
  }
  await page.goto(`${app}/marketing?section=compartir`);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();

  await page.goto(`${app}/productstore`);
  const panel = await openOperation(page, 'Precios');
  // An own spreadsheet, so that the worker writes one and reads it.
  const download = page.waitForEvent('download');
  await panel
    .getByRole('button', { name: 'Descargar mis productos para precios: Planilla' })
    .click();
  const own = await readFile(await (await download).path());
  const label = 'Archivo de precios';
  await choose(page, label, { name: 'precios.xlsx', mimeType: '', buffer: own });
  await expect(panel.getByText('No hay nada para enviar: ninguna fila cambia algo.')).toBeVisible();
  await panel.getByRole('button', { name: 'Quitar' }).click();
  await choose(page, label, csv('precios.csv', 'Id;Precio\n21;1.234,50\n'));
  await expect(panel.getByRole('button', { name: 'Cambian 1' })).toBeVisible();
  await panel.getByRole('button', { name: 'Enviar archivo' }).click();
  await expect(page.getByText('Actualización de precios enviada correctamente')).toBeVisible();
});

test('registration complies with it, CAPTCHA and contact sync included', async ({ page }) => {
  const synced = page.waitForResponse(/\/\/contacts\.localhost.*\/contact\/sync/);
  await page.goto(`${app}/register`);
  await page.getByLabel('Email').fill('duena@quioscoluz.test');
  await page.getByLabel('Nombre de la empresa').fill('Quiosco Luz');
  await page.getByLabel('Hashtag').fill('#quioscoluz');
  await page.getByLabel('Contraseña', { exact: true }).fill('Luz20261');
  await page.getByLabel('Repetir contraseña').fill('Luz20261');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Registrar' }).click();
  expect((await synced).status()).toBe(200);
});

test('shopper’s screens comply with the policy', async ({ page }) => {
  const visit = page.waitForResponse(/\/\/tracking\.localhost.*\/visit$/);
  await page.goto(`http://127.0.0.1:${PORTS.production}/s/donpepe`);
  expect((await visit).status()).toBe(204);
  await page.goto(`${app}/s/donpepe`);
  await page.getByRole('button', { name: 'Hablar con el asistente' }).click();
  await expect(page.getByRole('log')).toContainText('¡Hola!');
  await page.goto(`${app}/orderstatus/pedido-a-pagar`);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Esperando' })).toBeAttached();
});
