import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearStaffSession } from '~/session/staff';
import { until, withoutStyles } from '~/testSupport/page';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';
import { renderScreen, signInAs } from '../renderScreen';

const backend = useMockBackend();

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

/** The final path of each route, once its screen is there. */
async function landings(routes: readonly string[]): Promise<Record<string, string>> {
  const paths: Record<string, string> = {};
  for (const route of routes) {
    const { router } = renderScreen(route);
    await until(
      `the screen of ${route}`,
      () => router.state.status === 'idle' && document.querySelector('h1') !== null,
    );
    paths[route] = window.location.pathname;
    cleanup();
  }
  return paths;
}

const allTo = (path: string, routes: readonly string[]) =>
  Object.fromEntries(routes.map((route) => [route, path]));
const toThemselves = (routes: readonly string[]) =>
  Object.fromEntries(routes.map((route) => [route, route]));

beforeEach(() => {
  withoutStyles();
  // The chart of the home has no size, and React reports updates outside of act.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  trimSeed(backend.db, ['#donpepe', '#inactiva']);
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => clearStaffSession());

it('opens or redirects each URL for nobody signed in, on the seller side', async () => {
  window.localStorage.setItem('side', '"seller"');
  const expected = {
    ...allTo('/login', ['/', ...staffRoutes]),
    ...toThemselves(['/login', '/register', '/recoverpass', ...openRoutes]),
  };
  expect(await landings(Object.keys(expected))).toEqual(expected);
});

it('opens or redirects each URL for nobody signed in, on the shopper side', async () => {
  window.localStorage.setItem('side', '"customer"');
  const expected = {
    ...allTo('/homeclient', staffRoutes),
    ...toThemselves(['/', '/login', ...openRoutes]),
  };
  expect(await landings(Object.keys(expected))).toEqual(expected);
});

it('opens or redirects each URL for a store user', async () => {
  await signInAs(ACCOUNTS.storeUser);
  const expected = {
    ...toThemselves([...staffRoutes, ...openRoutes]),
    ...allTo('/home', [
      '/',
      '/orderdetail/NO-EXISTE',
      '/clientdetail',
      '/register',
      '/recoverpass',
    ]),
  };
  expect(await landings(Object.keys(expected))).toEqual(expected);
});

it('opens or redirects each URL for the platform administrator', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  const expected = {
    ...allTo('/home', ['/', ...staffRoutes, '/register', '/recoverpass']),
    ...toThemselves(openRoutes),
  };
  expect(await landings(Object.keys(expected))).toEqual(expected);
});

it('opens or redirects each URL for a user who is not enabled', async () => {
  await signInAs(ACCOUNTS.disabledUser);
  const expected = allTo('/login', [...staffRoutes, '/register', '/recoverpass']);
  expect(await landings(Object.keys(expected))).toEqual(expected);
});
