import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { shippedConfig } from '~/api/transport/testConfig';
import { type RouteFacts, ROUTES } from '~/domain/session/routes';
import { clearStaffSession } from '~/session/staff';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { visit } from '../../build/pageVisit';
import { renderScreen, signInAs } from '../renderScreen';

useMockBackend();

afterEach(() => {
  clearStaffSession();
  localStorage.clear();
});

/** The requests that the application sends at a URL until its screen is there. */
async function requestsOf(pathname: string) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  renderScreen(pathname);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  return Promise.all(
    fetched.mock.calls.map(async ([input, init]) => {
      const request = new Request(input instanceof Request ? input.clone() : input, init);
      const { url, method, headers } = request;
      const body = await request.text();
      return { url, method, body: body || null, authorization: headers.get('Authorization') };
    }),
  );
}

/** The request that the page sends at a URL before the application. */
async function earlyRequestOf(pathname: string) {
  const text = JSON.stringify({ ...shippedConfig(), sellerHosts: [] });
  const stored = Object.entries({ ...localStorage }).map(([key, value]) => [key, parsed(value)]);
  const { data } = await visit({ pathname, text, storage: Object.fromEntries(stored) });
  return data[0];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const EARLY = Object.entries<RouteFacts>(ROUTES).flatMap(([name, { request }]) =>
  request === undefined ? [] : [request.includes('{id}') ? `/${name}/DPPROV1` : `/${name}`],
);

// The application takes over only the answer to its own request.
it.each(EARLY)(
  'the page requests at %s what the loader of the screen requests',
  async (pathname) => {
    await signInAs(ACCOUNTS.storeAdmin);
    const early = await earlyRequestOf(pathname);
    expect(await requestsOf(pathname)).toContainEqual(early);
  },
);

it.each(['/productlist/lista-donpepe', '/orderstatus/pedido-a-pagar'])(
  'the page requests at %s what a shopper’s loader requests',
  async (pathname) => {
    const early = await earlyRequestOf(pathname);
    expect(await requestsOf(pathname)).toContainEqual(early);
  },
);
