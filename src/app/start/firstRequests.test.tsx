import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

import { shippedConfig } from '~/api/transport/testConfig';
import { type RouteFacts, ROUTES } from '~/domain/session/routes';
import { clearStaffSession } from '~/session/staff';

import { visit } from '../../../e2e/support/pageVisit';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { preloadOnIntent } from '../preload';
import { renderScreen, signInAs } from '../renderScreen';

useMockBackend();

afterEach(() => {
  clearStaffSession();
  localStorage.clear();
});

/** Collects the requests that the application sends from now on. */
function requests() {
  const { fetch } = globalThis;
  const sent: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    sent.push(request.clone());
    return fetch(request);
  });
  return () =>
    Promise.all(
      sent.map(async (request) => ({
        url: request.url,
        method: request.method,
        body: (await request.clone().text()) || null,
        authorization: request.headers.get('Authorization'),
      })),
    );
}

/** The request that the page sends at a URL before the application. */
async function firstRequestOf(pathname: string) {
  const text = JSON.stringify({ ...shippedConfig(), sellerHosts: [] });
  const user = localStorage.getItem('user');
  const storage: Record<string, unknown> = user === null ? {} : { user: JSON.parse(user) };
  const { data } = await visit({ pathname, text, storage });
  return data[0];
}

const EARLY = Object.entries<RouteFacts>(ROUTES).flatMap(([name, { request }]) =>
  request === undefined ? [] : [request.includes('{id}') ? `/${name}/DPPROV1` : `/${name}`],
);

// The application takes over only the answer to its own request.
it.each(EARLY)('the page requests at %s what the loader requests', async (pathname) => {
  await signInAs(ACCOUNTS.storeAdmin);
  const first = await firstRequestOf(pathname);
  const sent = requests();
  renderScreen(pathname);
  await waitFor(async () => expect(await sent()).toContainEqual(first));
});

it.each(EARLY)('a link to %s requests ahead what the loader requests', async (pathname) => {
  await signInAs(ACCOUNTS.storeAdmin);
  const first = await firstRequestOf(pathname);
  // A shopper's screen reads none of it.
  const app = renderScreen('/s/donpepe');
  await screen.findByRole('heading', { level: 1 });
  onTestFinished(preloadOnIntent(app));
  const link = document.createElement('a');
  link.href = pathname;
  document.body.append(link);
  const sent = requests();
  fireEvent.touchStart(link);
  await waitFor(async () => expect(await sent()).toContainEqual(first));
  link.remove();
});

it.each(['/productlist/lista-donpepe', '/orderstatus/pedido-a-pagar'])(
  'the page requests at %s what the loader of a shopper requests',
  async (pathname) => {
    const first = await firstRequestOf(pathname);
    const sent = requests();
    renderScreen(pathname);
    await waitFor(async () => expect(await sent()).toContainEqual(first));
  },
);
