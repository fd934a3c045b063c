import { ACCOUNTS } from '../mocks/seed/accounts';
import { expect, test } from './support/fixtures';

test.use({ allowedErrors: [/listPedidos/] });

test('the mock panel signs in and controls the mock backend', async ({ page }) => {
  await page.goto('/login?latency=1');
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

  const panel = page.getByRole('complementary', { name: 'Backend simulado' });
  const press = (name: string) => panel.getByRole('button', { name }).click();
  const status = panel.getByRole('status');
  const orders = () => page.evaluate(async () => (await window.__mock?.orders())?.length ?? 0);
  const reloadBy = async (name: string) => {
    const loaded = page.waitForEvent('load');
    await press(name);
    await loaded;
    await press('Demo');
  };

  await press('Demo');
  await expect(panel.getByRole('list', { name: 'Últimas llamadas' })).toContainText(
    /GET \/store\/orders 200 \d+ ms ✓/,
  );
  await expect(panel.getByLabel('Demora de cada respuesta en ms')).toHaveValue('1');
  const before = await orders();
  await press('Simular un pedido');
  await expect(status).toContainText(/Llegó el pedido [A-Z\d]{7}/);
  await panel.getByLabel('Número de pedido').fill('dpprov1');
  await press('Enlace del pedido');
  await expect(status).toContainText('/orderstatus/pedido-provisorio');
  await panel.getByLabel('Tienda').fill('#nadie');
  await press('Simular un pedido');
  await expect(status).not.toContainText('Llegó el pedido');
  await expect(status).toContainText(/\S/);

  await test.step('faults are added, the clock is moved', async () => {
    await panel.getByLabel('Operación').selectOption('listOrders');
    await press('Agregar falla');
    const faults = panel.getByRole('list', { name: 'Fallas activas' });
    await expect(faults).toHaveText('listOrders: 500, 1');
    await press('Quitar todas');
    await expect(faults).toHaveText('Ninguna');
    await panel.getByLabel('Reloj').fill('2031-05-06 07:08:09');
    await press('Mover el reloj');
    await expect(panel.getByLabel('Reloj')).toHaveValue(/^2031-05-06 07:08/);
  });

  await test.step('the state is exported and imported', async () => {
    const download = page.waitForEvent('download');
    await press('Exportar estado');
    const file = await (await download).path();
    await reloadBy('Reiniciar');
    expect(await orders()).toBe(before);
    await panel.getByLabel('Estado guardado').setInputFiles(file);
    await reloadBy('Importar estado');
    expect(await orders()).toBe(before + 1);
  });
});

test('the URL signs in; what it cannot apply is explained', async ({ page }) => {
  await page.goto('/orderlist?signInAs=ventas@donpepe.test&latency=1&estado=pending');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/orderlist?estado=pending');
  await page.goto('/login?fault=listPedidos:500');
  await expect(
    page.getByRole('heading', { name: 'El backend simulado no entiende esta dirección' }),
  ).toBeVisible();
  await expect(page.getByText(/fault=listPedidos:500/)).toBeVisible();
});
