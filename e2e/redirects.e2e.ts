import type { Page } from '@playwright/test';

import { expect, signIn, test } from './support/fixtures';

/** The final URL by route and signed-in user. */
const staffRoutes = [
  '/home',
  '/orderlist',
  '/paymentlist',
  '/clientlist',
  '/productstore',
  '/marketing',
  '/options',
  '/dashboard',
  '/orderdetail/NO-EXISTE',
  '/clientdetail',
] as const;

const openRoutes = [
  '/info',
  '/404',
  '/una-pagina-que-no-existe',
  '/s/donpepe',
  '/productlist/lista-donpepe',
  '/orderstatus/pedido-pagado',
] as const;

async function expectLands(page: Page, route: string, expected: string) {
  await page.goto(route);
  await expect(page, `${route} → ${expected}`).toHaveURL(expected);
  // Wait for the screen before opening the next URL.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('nobody signed in, seller side', async ({ page }) => {
  test.slow();
  await expectLands(page, '/', '/login');
  for (const route of staffRoutes) await expectLands(page, route, '/login');
  for (const route of ['/login', '/register', '/recoverpass', ...openRoutes]) {
    await expectLands(page, route, route);
  }
});

test('nobody signed in, customer side', async ({ page }) => {
  test.slow();
  await page.goto('/404?lado=cliente');
  await expect(page.getByRole('heading')).toBeVisible();
  for (const route of staffRoutes) await expectLands(page, route, '/homeclient');
  for (const route of ['/', '/login', ...openRoutes]) await expectLands(page, route, route);
});

test('a store user', async ({ page }) => {
  test.slow();
  await signIn(page, 'storeUser', '/404');
  const own: Record<string, string> = {
    '/orderdetail/NO-EXISTE': '/home',
    '/clientdetail': '/home',
  };
  for (const route of staffRoutes) await expectLands(page, route, own[route] ?? route);
  await expectLands(page, '/', '/home');
  for (const route of ['/register', '/recoverpass']) {
    await page.goto(route);
    await expect(
      page.getByText('Error, para registrar un usuario primero tiene que cerrar la sesion actual'),
    ).toBeVisible();
    await expect(page).toHaveURL('/home');
  }
  for (const route of openRoutes) await expectLands(page, route, route);
});

test('a store without report links has no reports', async ({ page }) => {
  await signIn(page, 'portugueseStoreAdmin', '/dashboard');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Informes' })).toBeHidden();
});

test('the platform administrator', async ({ page }) => {
  test.slow();
  await signIn(page, 'platformAdmin', '/404');
  for (const route of ['/', ...staffRoutes, '/register', '/recoverpass']) {
    await expectLands(page, route, '/home');
  }
  for (const route of openRoutes) await expectLands(page, route, route);
});

test('a user who is not enabled', async ({ page }) => {
  test.slow();
  await signIn(page, 'disabledUser', '/404');
  for (const route of [...staffRoutes, '/register', '/recoverpass']) {
    await page.goto(route);
    await expect(page.getByText(/envie un email a soporte/).first()).toBeVisible();
    await expect(page).toHaveURL('/login');
  }
});
