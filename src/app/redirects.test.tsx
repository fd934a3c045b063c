import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { clearStaffSession } from '~/session/staff';

import { useMockBackend } from '../../mocks/node';
import { ACCOUNTS } from '../../mocks/seed/accounts';
import { renderScreen, signInAs } from './renderScreen';

useMockBackend();

/** Screens load their code at the first visit. */
const TIMEOUT_MS = 60_000;
const slowly = { timeout: TIMEOUT_MS / 4 };

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

async function expectLands(route: string, expected: string) {
  const { router } = renderScreen(route);
  await waitFor(() => {
    expect(router.state.status, route).toBe('idle');
    expect(window.location.pathname, `${route} → ${expected}`).toBe(expected);
  }, slowly);
  // The screen itself, not only its URL.
  await screen.findAllByRole('heading', { level: 1 }, slowly);
  cleanup();
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => clearStaffSession());

it(
  'nobody signed in, seller side',
  async () => {
    window.localStorage.setItem('side', '"seller"');
    await expectLands('/', '/login');
    for (const route of staffRoutes) await expectLands(route, '/login');
    for (const route of ['/login', '/register', '/recoverpass', ...openRoutes]) {
      await expectLands(route, route);
    }
  },
  TIMEOUT_MS,
);

it(
  'nobody signed in, shopper side',
  async () => {
    window.localStorage.setItem('side', '"customer"');
    for (const route of staffRoutes) await expectLands(route, '/homeclient');
    for (const route of ['/', '/login', ...openRoutes]) await expectLands(route, route);
  },
  TIMEOUT_MS,
);

it(
  'a store user',
  async () => {
    await signInAs(ACCOUNTS.storeUser);
    const own: Record<string, string> = {
      '/orderdetail/NO-EXISTE': '/home',
      '/clientdetail': '/home',
    };
    for (const route of staffRoutes) await expectLands(route, own[route] ?? route);
    for (const route of ['/', '/register', '/recoverpass']) await expectLands(route, '/home');
    for (const route of openRoutes) await expectLands(route, route);
  },
  TIMEOUT_MS,
);

it(
  'the platform administrator',
  async () => {
    await signInAs(ACCOUNTS.platformAdmin);
    for (const route of ['/', ...staffRoutes, '/register', '/recoverpass']) {
      await expectLands(route, '/home');
    }
    for (const route of openRoutes) await expectLands(route, route);
  },
  TIMEOUT_MS,
);

it(
  'a user who is not enabled',
  async () => {
    await signInAs(ACCOUNTS.disabledUser);
    for (const route of [...staffRoutes, '/register', '/recoverpass']) {
      await expectLands(route, '/login');
    }
  },
  TIMEOUT_MS,
);
