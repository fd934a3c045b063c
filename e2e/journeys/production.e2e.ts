import { readdirSync, readFileSync } from 'node:fs';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { expect, test } from '../support/fixtures';
import { app } from '../support/pageStart';
import { PORTS } from '../support/ports';

const backend = `http://localhost:${PORTS.mockServer}`;

test('the production build works against a backend on another origin', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(backend))
      calls.push(`${request.method()} ${request.url().slice(backend.length)}`);
  });
  await page.goto(`${app}/orderlist?estado=preparing`);
  await expect(page).toHaveURL(`${app}/login`);
  await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
  expect(calls.filter((call) => call.includes('/store/'))).toEqual([]);
  await page.getByLabel('Email').fill(ACCOUNTS.storeUser.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.storeUser.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(`${app}/orderlist?estado=preparing`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('En proceso');

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'DETALLE DEL PEDIDO' })).toBeVisible();
  const note = `Nota ${Date.now()}`;
  await page.getByLabel('Observación de la tienda', { exact: true }).fill(note);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Orden actualizada correctamente')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Observación de la tienda', { exact: true })).toHaveValue(note);

  expect(calls).toContain('POST /user/login');
  expect(calls).toContain('GET /store/orders');
  expect(calls.some((call) => call.startsWith('POST /store/orders/'))).toBe(true);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('a wrong configuration is explained; the page names its build', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiHost: 'api.example.com' } }),
  );
  await page.goto(`${app}/login`);
  await expect(
    page.getByRole('heading', { name: 'La aplicación no está bien configurada' }),
  ).toBeVisible();
  await expect(page.getByText('apiHost: debe ser una URL http(s) completa')).toBeVisible();
  await expect(page.getByText(/^captcha: /)).toBeVisible();

  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Falta la configuración de este entorno' }),
  ).toBeVisible();
  await expect(page.getByText('Copie config.example.json con el nombre config.json')).toBeVisible();

  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) =>
    route.fulfill({ path: 'dist/config.example.json' }),
  );
  await page.goto(`${app}/404`);
  await expect(page.getByText(`no nombra a localhost:${PORTS.production}`)).toBeVisible();
  await expect(page.getByText('Versión 3.53')).toHaveAttribute(
    'title',
    /^Compilación ([0-9a-f]{7}\+? \d{4}-\d\d-\d\d|v\d+\.\d+\.\d+)$/,
  );
});

test('holds no mock code, demo data or worker', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /worker|mock-|\.map$/i.test(file))).toEqual([]);
  const scripts = files.filter((file) => /\.(js|html|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const tainted = scripts.filter((file) =>
    /donpepe|__mock|setupWorker|demo-token|Pepe1234|openapi: ?"3/.test(
      readFileSync(`dist/${file}`, 'utf8'),
    ),
  );
  expect(tainted).toEqual([]);
});
