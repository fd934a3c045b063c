import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { contractOperations } from '../../mocks/contract/document';
import { startBundle, startScript } from '../../src/build/startPage';
import { ROUTES } from '../../src/domain/session/routes';

const API = 'https://api.tienda.test';
const USER = { jwt_token: 'token', store: { name: 'Don Pepe' } };

interface Visit {
  pathname: string;
  /** The browser's storage, by key. */
  storage?: Readonly<Record<string, unknown>>;
  /** False in a build with mocks. */
  backend?: boolean;
  /** The answer to every request. */
  status?: number;
  text?: string;
}

interface Requested {
  url: string;
  method: string;
  body: unknown;
  authorization: string | null;
}

/** Runs the inline script of index.html on a visit. */
async function visit({
  pathname,
  storage = {},
  backend = true,
  status = 200,
  text = JSON.stringify({ apiHost: API, sellerHosts: [] }),
}: Visit) {
  const requests: Requested[] = [];
  const routes = Object.fromEntries(
    Object.entries(ROUTES).map(([name, facts]) => [name, { ...facts, files: [] }]),
  );
  const start = { base: '/', files: [], routes, backend };
  const window = {
    localStorage: { getItem: (key: string) => JSON.stringify(storage[key] ?? null) },
    location: { pathname },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
    setTimeout: () => 0,
    crypto: { randomUUID: () => 'new-session' },
    firstRequests: {
      config: Promise.resolve(new Response()),
      data: {},
      requestData: (): void => {
        throw new Error('Not set');
      },
    },
  };
  const document = {
    getElementById: (id: string) =>
      id === 'start' ? { textContent: JSON.stringify(start) } : null,
    documentElement: { dataset: {} },
  };
  class XMLHttpRequest {
    status = status;
    statusText = '';
    responseText = text;
    #request: Requested = { url: '', method: '', body: null, authorization: null };
    #loaded = (): void => undefined;
    open(method: string, url: string) {
      this.#request = { ...this.#request, method, url };
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Authorization') this.#request.authorization = value;
    }
    addEventListener(type: string, listener: () => void) {
      if (type === 'load') this.#loaded = listener;
    }
    getResponseHeader = () => 'application/json';
    send(body: unknown) {
      requests.push({ ...this.#request, body });
      queueMicrotask(this.#loaded);
    }
  }
  runInNewContext(await startScript(), {
    window,
    document,
    XMLHttpRequest,
    Response,
    HTMLTemplateElement: Object,
  });
  await window.firstRequests.config;
  const unasked = requests.length;
  if (!backend) window.firstRequests.requestData();
  const [config, ...data] = requests;
  expect(config?.url).toBe('/config.json');
  return { data, unasked, firstRequests: window.firstRequests };
}

const isOperation = (method: string, path: string) =>
  contractOperations.some((one) => one.method === method && one.path === path);

// The application takes an early answer over only when it makes the same request.
it.each([
  ['/home', '/store/orders'],
  ['/orderlist', '/store/orders'],
  ['/paymentlist', '/store/orders'],
  ['/orderdetail/DP%201', '/store/orders/{id}'],
  ['/clientlist', '/store/clients/'],
  ['/productstore', '/store/products/'],
])('%s requests the data of %s early, spelt as in the contract', async (pathname, path) => {
  expect(isOperation('get', path)).toBe(true);
  const { data } = await visit({ pathname, storage: { user: USER } });
  expect(data).toEqual([
    {
      url: API + path.replace('{id}', 'DP%201'),
      method: 'GET',
      body: null,
      authorization: 'Bearer token',
    },
  ]);
});

it.each([
  [404, 'No hay nada acá'],
  [200, '<!doctype html>'],
])(
  'hands over a configuration of status %i with "%s" and requests no data',
  async (status, text) => {
    const page = { pathname: '/orderlist', storage: { user: USER }, status, text };
    const { data, firstRequests } = await visit(page);
    expect(data).toEqual([]);
    const config = await firstRequests.config;
    expect(config.status).toBe(status);
    expect(config.headers.get('Content-Type')).toBe('application/json');
    expect(await config.text()).toBe(text);
  },
);

it('requests the data when the mock backend asks for it, in a build with mocks', async () => {
  const page = { pathname: '/orderlist', storage: { user: USER }, backend: false };
  const { data, unasked } = await visit(page);
  // The configuration.
  expect(unasked).toBe(1);
  expect(data).toMatchObject([{ url: `${API}/store/orders` }]);
});

it.each(['/marketing', '/orderdetail', '/login', '/info', '/404', '/productlist', '/s'])(
  '%s requests no data early',
  async (pathname) => {
    expect((await visit({ pathname, storage: { user: USER } })).data).toEqual([]);
  },
);

const SESSION = 'mi sesión';
const visited = (hashtag: string) => ({
  session_id: SESSION,
  store_public_data: { name: 'Don Pepe', hashtag },
});

it.each<[string, Visit, string, Readonly<Record<string, unknown>>]>([
  [
    'a catalogue on the first visit',
    { pathname: '/productlist/lista%20a' },
    '/client/productlist',
    { token: 'lista a', session_id: null },
  ],
  [
    'a catalogue with a session',
    { pathname: '/productlist/lista', storage: visited('#otra') },
    '/client/productlist',
    { token: 'lista', session_id: SESSION },
  ],
  [
    'an order, without the token of a seller',
    { pathname: '/orderstatus/pedido', storage: { ...visited('#donpepe'), user: USER } },
    '/client/orderstatus',
    { token: 'pedido', session_id: SESSION },
  ],
  [
    'the home of a store on the first visit',
    { pathname: '/s/donpepe' },
    '/presetstore',
    { session: 'new-session', store: 'donpepe' },
  ],
  [
    'the home of the store of the session',
    { pathname: '/homeclient/DonPepe', storage: visited('#donpepe') },
    '/presetstore',
    { session: SESSION, store: 'DonPepe' },
  ],
  [
    'the home of another store than the session’s',
    { pathname: '/s/otra', storage: visited('#donpepe') },
    '/presetstore',
    { session: 'new-session', store: 'otra' },
  ],
])('requests %s early, as the typed client does', async (_title, page, path, body) => {
  expect(isOperation('post', path)).toBe(true);
  const { data, firstRequests } = await visit(page);
  expect(data).toEqual([
    { url: API + path, method: 'POST', body: JSON.stringify(body), authorization: null },
  ]);
  expect(firstRequests.data).toMatchObject({
    newSession:
      body['session'] === 'new-session' ? { id: 'new-session', store: body['store'] } : undefined,
  });
});

it.each(['/', '/homeclient'])('%s recovers the stored session early', async (pathname) => {
  const { data } = await visit({ pathname, storage: visited('#donpepe') });
  expect(data.map(({ url, method }) => `${method} ${url}`)).toEqual([
    `GET ${API}/client/recover_session/${encodeURIComponent(SESSION)}`,
  ]);
  expect((await visit({ pathname })).data).toEqual([]);
});

it('the inline script holds nothing of the screens: its hash outlives their texts', async () => {
  const { moduleIds } = await startBundle();
  const own = moduleIds.map((id) => id.replace(/^.*[\\/]src[\\/]/, '').replaceAll('\\', '/'));
  expect(own.toSorted()).toEqual(['app/start/pageData.ts', 'app/start/start.ts']);
});
