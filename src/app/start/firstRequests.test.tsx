import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { type RouteFacts, ROUTES } from '~/domain/session/routes';
import { clearStaffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { API, leaveStart, runStart, type StartOptions } from '~/testSupport/runStart';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { preloadOnIntent } from '../preload';

const USER = { jwt_token: 'token', store: { name: 'Don Pepe' } };
const SESSION = 'mi sesión';
const visited = (hashtag: string) => ({
  session_id: SESSION,
  store_public_data: { name: 'Don Pepe', hashtag },
});

afterEach(() => {
  leaveStart();
  clearStaffSession();
  localStorage.clear();
});

/** The requests for data that the page has sent before the application, and what it hands over. */
async function open(url: string, options?: StartOptions) {
  const { requests } = await runStart(url, options);
  expect(requests[0]?.url).toBe('/config.json');
  const { mainLoad, config, sendMainLoad } = window.firstRequests ?? {};
  return { data: () => requests.slice(1), mainLoad, config, sendMainLoad };
}

/** The request for data that the page sends at a URL before the application. */
async function firstRequestOf(url: string, stored = {}) {
  const text = JSON.stringify({ ...shippedConfig(), sellerHosts: [] });
  const { requests } = await runStart(url, { stored, answer: { text } });
  leaveStart();
  return requests[1];
}

/** Collects the requests that the application sends from now on. */
function watchRequests() {
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

describe('the page', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [404, 'No hay nada acá'],
    [200, '<!doctype html>'],
  ])(
    'hands over a configuration of status %i with "%s" and requests no data',
    async (status, text) => {
      const stored = { user: USER };
      const { data, config } = await open('/orderlist', { stored, answer: { status, text } });
      expect(data()).toEqual([]);
      const response = await config;
      expect(response?.status).toBe(status);
      expect(response?.headers.get('Content-Type')).toBe('application/json');
      expect(await response?.text()).toBe(text);
    },
  );

  it('requests the data when the mock backend asks for it, in a build with mocks', async () => {
    const page = { stored: { user: USER }, sendsMainLoad: false };
    const { data, sendMainLoad } = await open('/orderlist', page);
    expect(data()).toEqual([]);
    sendMainLoad?.();
    expect(data()).toMatchObject([{ url: `${API}/store/orders` }]);
  });

  it.each(['/marketing', '/orderdetail', '/login', '/info', '/404', '/productlist', '/s'])(
    'requests no data at %s',
    async (url) => {
      expect((await open(url, { stored: { user: USER } })).data()).toEqual([]);
    },
  );

  it.each<[string, string, Readonly<Record<string, unknown>>, string, string | null]>([
    ['with the session of the store', '/homeclient/DonPepe', visited('#donpepe'), 'DonPepe', null],
    ['on the first visit', '/s/donpepe', {}, 'donpepe', 'new-session'],
    ['of another store than the session’s', '/s/otra', visited('#donpepe'), 'otra', 'new-session'],
  ])('links a session to a store: %s', async (_title, url, stored, name, created) => {
    vi.spyOn(window.crypto, 'randomUUID').mockReturnValue('new-session' as never);
    const { data, mainLoad } = await open(url, { stored });
    const body = JSON.stringify({ session: created ?? SESSION, store: name });
    expect(data()).toEqual([
      { url: `${API}/presetstore`, method: 'POST', body, authorization: null },
    ]);
    expect(mainLoad?.newSession).toEqual(created ? { id: created, store: name } : undefined);
  });

  it('links the own session of a store, also when another one was visited last', async () => {
    const sessions = { '#donpepe': { sessionId: 'propia', store: { hashtag: '#donpepe' } } };
    const stored = { ...visited('#feiralucia'), store_sessions: sessions };
    const { data } = await open('/s/donpepe', { stored });
    expect(data()).toMatchObject([
      { body: JSON.stringify({ session: 'propia', store: 'donpepe' }) },
    ]);
  });

  it.each(['/', '/homeclient'])('recovers the stored session at %s', async (url) => {
    expect((await open(url, { stored: visited('#donpepe') })).data()).toMatchObject([
      { url: `${API}/client/recover_session/${encodeURIComponent(SESSION)}`, method: 'GET' },
    ]);
  });

  it('recovers at "/" the session of the store of this tab, when another one was visited last elsewhere', async () => {
    const sessions = { '#donpepe': { sessionId: 'propia', store: { hashtag: '#donpepe' } } };
    sessionStorage.setItem('page_store', '"#donpepe"');
    const stored = { ...visited('#feiralucia'), store_sessions: sessions };
    const { data } = await open('/', { stored });
    sessionStorage.clear();
    expect(data()).toMatchObject([{ url: `${API}/client/recover_session/propia` }]);
  });

  it('recovers no session at "/" of a host for sellers', async () => {
    const text = JSON.stringify({ apiHost: API, sellerHosts: [window.location.host] });
    const page = { stored: visited('#donpepe'), answer: { text } };
    expect((await open('/', page)).data()).toEqual([]);
  });

  it('recovers nothing without a session', async () => {
    expect((await open('/homeclient')).data()).toEqual([]);
  });
});

describe('the application', () => {
  useMockBackend();

  const EARLY = Object.entries<RouteFacts>(ROUTES).flatMap(([name, { request }]) =>
    request === undefined ? [] : [request.includes('{id}') ? `/${name}/DP%201` : `/${name}`],
  );

  // It takes over only the answer to its own request.
  it.each(EARLY)('requests at %s what the page has requested', async (url) => {
    await signInAs(ACCOUNTS.storeAdmin);
    const first = await firstRequestOf(url);
    const sent = watchRequests();
    renderScreen(url);
    await waitFor(async () => expect(await sent()).toContainEqual(first));
  });

  it.each(EARLY)('requests ahead for a link to %s what the page would request', async (url) => {
    await signInAs(ACCOUNTS.storeAdmin);
    const first = await firstRequestOf(url);
    // A shopper's screen reads none of it.
    const app = renderScreen('/s/donpepe');
    await screen.findByRole('heading', { level: 1 });
    onTestFinished(preloadOnIntent(app));
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
    const sent = watchRequests();
    fireEvent.touchStart(link);
    await waitFor(async () => expect(await sent()).toContainEqual(first));
    link.remove();
  });

  it.each([
    ['/productlist/lista-donpepe', {}],
    ['/productlist/lista-donpepe', visited('#otra')],
    ['/orderstatus/pedido-a-pagar', { ...visited('#donpepe'), user: USER }],
  ])('requests at %s what the page has requested of a shopper with %o', async (url, stored) => {
    const first = await firstRequestOf(url, stored);
    const sent = watchRequests();
    renderScreen(url);
    await waitFor(async () => expect(await sent()).toContainEqual(first));
  });
});
