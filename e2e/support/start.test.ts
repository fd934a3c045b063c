import { expect, it } from 'vitest';

import { contractOperations } from '../../mocks/contract/document';
import { startBundle } from '../../src/build/startPage';
import { type Visit, visit } from './pageVisit';

const API = 'https://api.tienda.test';
const USER = { jwt_token: 'token', store: { name: 'Don Pepe' } };

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
  const page = { pathname: '/orderlist', storage: { user: USER }, sendsMainLoad: false };
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
  expect(firstRequests.mainLoad).toMatchObject({
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
