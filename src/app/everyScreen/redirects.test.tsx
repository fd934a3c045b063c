import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearStaffSession } from '~/session/staff';
import { until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS, STORE_IDS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

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
  // Below a route nothing exists: who asks need not sign in to hear it.
  '/orderlist/1',
  '/orderdetail/DPPROV1/1',
  '/options/payments',
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

it('opens a shopper’s link without what was pasted after it', async () => {
  const link = '/orderstatus/pedido-despachado';
  const pasted = `${link}…?utm_source=x`;
  expect(await landings([pasted])).toEqual({ [pasted]: link });
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

it('an order opened by its numeric id gets the URL of its number', async () => {
  const { alphanumId } = DEMO_ORDERS.cash;
  const order = backend.db.orders.find(({ alphanum_id }) => alphanum_id === alphanumId);
  await signInAs(ACCOUNTS.storeUser);
  const numeric = `/orderdetail/${order?.id}`;
  expect(await landings([numeric])).toEqual({ [numeric]: `/orderdetail/${alphanumId}` });
});

/** The home, after /dashboard has led to it. */
async function homeFromReports() {
  renderScreen('/dashboard');
  // The chart loads last: a frame would be rendered by then.
  await until('the home', () => document.querySelector('main h1') !== null);
  expect(window.location.pathname).toBe('/home');
}

it('a store without report links: to /home, without a menu entry and a frame', async () => {
  backend.db.stores.update(STORE_IDS.donpepe, {
    urls: { report_slim: null, report_general: null },
  });
  await signInAs(ACCOUNTS.storeAdmin);
  await homeFromReports();
  expect(toastQueue.snapshot().map(({ text }) => text)).toContain(
    'La tienda todavía no tiene informes',
  );
  const menu = screen.getByRole('navigation', { name: 'Menú principal' });
  expect(within(menu).getByRole('link', { name: 'Pedidos' })).toBeInTheDocument();
  expect(within(menu).queryByRole('link', { name: 'Informes' })).toBeNull();
  await screen.findByRole('region', { name: /^Pedidos de los últimos/ });
  expect(document.querySelector('iframe')).toBeNull();
});

it('a report link with an unsafe scheme is ignored', async () => {
  const { urls } = backend.db.stores.get(STORE_IDS.donpepe) ?? { urls: null };
  if (urls === null) throw new Error('The demo data have no such store');
  backend.db.stores.update(STORE_IDS.donpepe, {
    urls: { ...urls, report_general: 'javascript:document.title="hostil"' },
  });
  await signInAs(ACCOUNTS.storeAdmin);
  // The contract has no such link.
  expect(backend.takeViolations()).not.toEqual([]);
  await homeFromReports();
});
