import { expect, expectAccessible, fault, signIn, test } from './support/fixtures';

const entries = [
  'Inicio',
  'Pedidos',
  'Cobros',
  'Clientes',
  'Productos',
  'Marketing',
  'Informes',
  'CONFIGURACION',
  'Soporte por email',
  'Soporte por videollamada',
  'Política de privacidad',
];

test('shows the menu of a store and the version, and signs out', async ({ page }) => {
  await signIn(page, 'storeUser', '/orderlist');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link')).toHaveText(entries);
  await expect(menu.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Soporte por email' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(page.getByText('Almacén Don Pepe')).toBeVisible();
  await expect(page.getByText('#donpepe')).toBeVisible();
  await expect(page.getByText('Versión 3.53')).toBeVisible();

  await menu.getByRole('button', { name: 'Cerrar Sesion' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('on a phone the menu is a drawer that traps and restores focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'storeAdmin', '/orderlist');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('link', { name: 'Clientes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await drawer.getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL('/clientlist');
  await expect(drawer).toBeHidden();
});

test('remembers dark mode; focus moves to the heading after a navigation', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/orderlist');
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await expect(page.getByRole('menuitem', { name: 'Modo oscuro' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Modo oscuro' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await signIn(page, 'storeAdmin', '/orderlist');
  const other = await context.newPage();
  await other.goto('/orderlist');
  await other.getByRole('button', { name: 'Cerrar Sesion' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('a slow first screen shows that it is loading', async ({ page }) => {
  await signIn(page, 'storeAdmin', '/paymentlist');
  await fault(page, 'listOrders', 200, { times: 1, delayMs: 2_000 });
  await page.reload();
  await expect(page.getByText('Cargando…')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Cobros' })).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
});
