import { ACCOUNTS } from '../mocks/seed/accounts';
import { expect, test } from './support/fixtures';

test('the panel signs in, lets an order arrive, makes calls fail and lists them', async ({
  page,
}) => {
  await page.goto('/login');
  const panel = page.getByRole('complementary', { name: 'Backend simulado' });
  const open = panel.getByRole('button', { name: 'Demo' });
  await open.click();
  await panel.getByRole('button', { name: 'Entrar como ventas@donpepe.test' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Pedidos de los últimos 30 días')).toBeVisible();

  await open.click();
  const calls = panel.getByRole('list', { name: 'Últimas llamadas' });
  await expect(calls).toContainText(/GET \/store\/orders 200 \d+ ms ✓/);
  await panel.getByRole('button', { name: 'Simular un pedido' }).click();
  await expect(panel.getByRole('status')).toContainText(/Llegó el pedido [A-Z\d]{7}/);
  await panel.getByLabel('Número de pedido').fill('dpprov1');
  await panel.getByRole('button', { name: 'Enlace del pedido' }).click();
  await expect(panel.getByRole('status')).toContainText('/orderstatus/pedido-provisorio');
  await panel.getByLabel('Tienda').fill('#nadie');
  await panel.getByRole('button', { name: 'Simular un pedido' }).click();
  await expect(panel.getByRole('status')).not.toContainText('Llegó el pedido');
  await expect(panel.getByRole('status')).toContainText(/\S/);

  await panel.getByLabel('Operación').selectOption('listOrders');
  await panel.getByRole('button', { name: 'Agregar falla' }).click();
  await expect(panel.getByRole('list', { name: 'Fallas activas' })).toHaveText(
    'listOrders: 500, 1',
  );
  await panel.getByRole('button', { name: 'Quitar todas' }).click();
  await expect(panel.getByRole('list', { name: 'Fallas activas' })).toHaveText('Ninguna');
  await panel.getByLabel('Reloj').fill('2031-05-06 07:08:09');
  await panel.getByRole('button', { name: 'Mover el reloj' }).click();
  await expect(panel.getByLabel('Reloj')).toHaveValue(/^2031-05-06 07:08/);
  expect(await page.evaluate(() => window.__mock?.requests().length)).toBeGreaterThan(0);
});

test('the sign-in page signs an account in with one click', async ({ page }) => {
  await page.goto('/login');
  const accounts = page.getByRole('group', { name: 'Cuentas de la demostración' });
  await expect(accounts.getByRole('button')).toHaveText([
    'Entrar: #donpepe, administra',
    'Entrar: #donpepe, vende',
    'Entrar: #cornerbooks, administra',
    'Entrar: #feiralucia, administra',
    'Entrar: Plataforma',
  ]);
  await accounts.getByRole('button', { name: 'Entrar: #donpepe, vende' }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(
    ACCOUNTS.storeUser.email,
  );
  await expect(page.getByText('Pedidos de los últimos 30 días')).toBeVisible();
  await expect(accounts).toBeHidden();
});

test('a state is exported, and imported after a reset', async ({ page }) => {
  await page.goto('/login?newOrder=donpepe');
  const panel = page.getByRole('complementary', { name: 'Backend simulado' });
  const open = panel.getByRole('button', { name: 'Demo' });
  const orders = () => page.evaluate(async () => (await window.__mock?.orders())?.length);
  const reloadBy = async (name: string) => {
    const loaded = page.waitForEvent('load');
    await panel.getByRole('button', { name }).click();
    await loaded;
    await open.click();
  };
  await open.click();
  const count = await orders();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Exportar estado' }).click();
  const file = await (await download).path();
  await reloadBy('Reiniciar');
  expect(await orders()).toBe((count ?? 0) - 1);
  await panel.getByLabel('Estado guardado').setInputFiles(file);
  await reloadBy('Importar estado');
  expect(await orders()).toBe(count);
});

test('the URL signs in, and its other parameters stay', async ({ page }) => {
  await page.goto('/orderlist?signInAs=ventas@donpepe.test&latency=1&estado=pending');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/orderlist?estado=pending');
  expect(await page.evaluate(() => window.__mock?.latencyState())).toEqual({ ms: 1 });
});

test.describe('a URL that the mock backend cannot apply', () => {
  test.use({ allowedErrors: [/listPedidos/] });

  test('is an error on the page', async ({ page }) => {
    await page.goto('/login?fault=listPedidos:500');
    await expect(
      page.getByRole('heading', { name: 'El backend simulado no entiende esta dirección' }),
    ).toBeVisible();
    await expect(page.getByText(/fault=listPedidos:500/)).toBeVisible();
  });
});
