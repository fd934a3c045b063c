import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { MAX_FILE_BYTES } from '../contract-kit/limits';
import { DATABASE_HEADER } from '../seed/accounts';
import { HttpServer } from './httpServer';

const AS_ADMIN = { Authorization: 'Bearer demo-token.admin@donpepe.test' };
const JSON_BODY = { 'Content-Type': 'application/json' };

const server = new HttpServer();
let url: string;

beforeAll(async () => {
  url = await server.ready();
});
afterAll(() => server.close());

const send = (path: string, init: RequestInit = {}) => fetch(url + path, init);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) });

async function dataOf(response: Response): Promise<unknown> {
  const { data } = (await response.json()) as { data: unknown };
  return data;
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await post('/__mock/reset', {});
});

describe('paths', () => {
  it.each([
    ['/store/orders', 200],
    ['/store/orders/', 200],
    ['//store/orders', 404],
    ['/v9/store/orders', 404],
    ['/store/nada/1', 404],
    ['/store/orders/%E0%A4%A', 400],
  ])('%s answers %d, with CORS headers', async (path, status) => {
    const response = await send(path, { headers: AS_ADMIN });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('follow the base path, and only it', async () => {
    const below = new HttpServer({ basePath: '/v1' });
    const base = await below.ready();
    const statusOf = async (path: string) =>
      (await fetch(base + path, { headers: AS_ADMIN })).status;
    expect(await statusOf('/v1/store/orders')).toBe(200);
    expect(await statusOf('/store/orders')).toBe(404);
    expect(await statusOf('/v1/v1/store/orders')).toBe(404);
    await below.close();
  });
});

describe('methods', () => {
  it.each(['PUT', 'PATCH'])(
    '%s, which a path does not have, is 405 with those it has',
    async (method) => {
      const response = await send('/store/orders', { method, headers: AS_ADMIN });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('HEAD, GET, OPTIONS');
      expect(await response.json()).toEqual({ message: 'Método no permitido' });
      expect((await send('/nada', { method })).status).toBe(404);
    },
  );

  it('HEAD answers as GET without a body', async () => {
    const response = await send('/store/orders', { method: 'HEAD', headers: AS_ADMIN });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('');
    expect((await send('/store/orders', { method: 'HEAD' })).status).toBe(401);
  });

  it('OPTIONS answers a preflight of a known path, 404 for any other', async () => {
    const response = await send('/store/products/', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('HEAD, GET, POST, DELETE, OPTIONS');
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect((await send('/nada', { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('limits', () => {
  it('refuse a query parameter that comes twice', async () => {
    const headers = { Authorization: 'Bearer demo-token.root@plataforma.test' };
    const response = await send('/admin/logs?store_id=1&store_id=2', { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'El parámetro store_id está repetido' });
  });

  it.each([
    [
      'two files',
      [
        ['file', 'a.csv'],
        ['file', 'b.csv'],
      ],
    ],
    [
      'a further part',
      [
        ['file', 'a.csv'],
        ['otra', 'b.csv'],
      ],
    ],
    ['a part of another name', [['archivo', 'a.csv']]],
  ])('refuse a form with %s', async (_what, parts) => {
    const form = new FormData();
    for (const [name = '', file] of parts) form.append(name, new File(['id\n1\n'], file ?? ''));
    const init = { method: 'POST', headers: AS_ADMIN, body: form };
    expect((await send('/store/products_delete', init)).status).toBe(400);
  });

  it('refuse a nested payload instead of breaking on it later', async () => {
    const payload = `${'['.repeat(30)}${']'.repeat(30)}`;
    const body = `{"activity_name":"home","session_id":"sesion-demo","payload":${payload}}`;
    const init = { method: 'POST', headers: JSON_BODY, body };
    expect((await send('/client/log_activity', init)).status).toBe(400);
    const long = { activity_name: 'home', session_id: 'sesion-demo', payload: 'x'.repeat(20_000) };
    expect((await post('/client/log_activity', long)).status).toBe(400);
    const list = { activity_name: 'home', session_id: 'sesion-demo', payload: [1, 'dos', null] };
    expect((await post('/client/log_activity', list)).status).toBe(200);
  });

  it('look at the token before they read a body', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(MAX_FILE_BYTES * 2)], 'grande.csv'));
    expect((await send('/store/products_file', { method: 'POST', body: form })).status).toBe(401);
  });
});

it('gives an application itself as the backend and as every third party', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'built-'));
  const example = await readFile('public/config.json', 'utf8');
  await writeFile(join(directory, 'config.json'), example);
  const serving = new HttpServer({ directory, basePath: '/v1' });
  const base = await serving.ready();
  const config: unknown = await (await fetch(`${base}/config.json`)).json();
  expect(config).toMatchObject({
    apiHost: `${base}/v1`,
    sellerHosts: expect.arrayContaining([new URL(base).host]),
    contactSync: { url: `${base}/v1` },
    assistant: { title: 'Asistente', scriptUrl: `${base}/__thirdparty/df-messenger.js` },
    wallet: { sdkUrl: `${base}/__thirdparty/mercadopago.js` },
    captcha: { scriptUrl: `${base}/__thirdparty/recaptcha.js` },
  });
  // The checkout of a wallet that opens in the page of the order.
  const headers = { accept: 'text/html' };
  const checkout = await fetch(`${base}/orderstatus/x?__checkout=preferencia`, { headers });
  expect(await checkout.text()).toContain('MercadoPago.openInPlace');
  await serving.close();
});

describe('an error that nothing catches', () => {
  it('is 500 with a message and CORS headers, and counts as a violation', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'built-'));
    await writeFile(join(directory, 'config.json'), '3');
    const broken = new HttpServer({ directory });
    const base = await broken.ready();
    const response = await fetch(`${base}/config.json`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Error interno del servidor' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await dataOf(await fetch(`${base}/__mock/violations`))).toMatchObject([
      { operationId: null, direction: 'response' },
    ]);
    await broken.close();
  });
});

describe('control calls', () => {
  it('give each name of the header a database of its own', async () => {
    const headers = { ...AS_ADMIN, [DATABASE_HEADER]: 'uno' };
    await send('/store/promos/', {
      method: 'POST',
      headers: { ...headers, ...JSON_BODY },
      body: '[]',
    });
    expect(await dataOf(await send('/store/promos/', { headers }))).toEqual([]);
    expect(await dataOf(await send('/store/promos/', { headers: AS_ADMIN }))).not.toEqual([]);
    const wrong = await send('/store/promos/', { headers: { [DATABASE_HEADER]: 'a b' } });
    expect(wrong.status).toBe(400);
  });

  it('read the state and put it back', async () => {
    const { data: before } = await (await send('/__mock/state')).json();
    await send('/store/promos/', {
      method: 'POST',
      headers: { ...AS_ADMIN, ...JSON_BODY },
      body: '[]',
    });
    const state = JSON.stringify(before);
    expect((await send('/__mock/state', { method: 'PUT', body: state })).status).toBe(200);
    expect(await dataOf(await send('/store/promos/', { headers: AS_ADMIN }))).not.toEqual([]);
  });

  it.each<[string, object]>([
    ['a row without its fields', { changes: { orders: [[1, { id: 1 }]] } }],
    [
      'a field of another type',
      {
        changes: {
          recoveries: [
            ['a@b.test', { id: 'a@b.test' }],
            ['x', { id: 3 }],
          ],
        },
      },
    ],
    ['a row of another id', { changes: { recoveries: [['a@b.test', { id: 'c@d.test' }]] } }],
    ['a row that is no object', { changes: { recoveries: [['a@b.test', 3]] } }],
    ['a table that is none', { changes: { pedidos: [] } }],
    ['a table that is no list', { changes: { orders: {} } }],
    ['a time that is none', { seededAt: 1e300 }],
    ['another version', { version: 0 }],
    ['no part of a state', { x: 1, version: undefined }],
  ])('refuse a state with %s, and keep their own', async (_what, wrong) => {
    await post('/__mock/orders', {});
    const before = await dataOf(await send('/__mock/state'));
    const body = JSON.stringify(Object.assign({}, before, wrong));
    const response = await send('/__mock/state', { method: 'PUT', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/./) });
    expect(await dataOf(await send('/__mock/state'))).toEqual(before);
  });

  it.each(['/store/products/', '/__mock/state'])(
    'send %s whole without gzip, too',
    async (path) => {
      await post('/__mock/orders', {});
      const encoded = async (encoding: string) =>
        dataOf(await send(path, { headers: { ...AS_ADMIN, 'Accept-Encoding': encoding } }));
      expect(await encoded('identity')).toEqual(await encoded('gzip'));
    },
  );

  it('move the clock', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 21, 9, 30, 0, 999).getTime());
    const clockAfter = async (body: object) => dataOf(await post('/__mock/clock', body));
    expect(await clockAfter({ now: '2031-05-06 07:08:09' })).toEqual({
      now: '2031-05-06 07:08:09',
    });
    expect(await clockAfter({ advanceMs: 61_000 })).toEqual({ now: '2031-05-06 07:09:10' });
    expect(await dataOf(await send('/__mock/clock'))).toEqual({ now: '2031-05-06 07:09:10' });
    const { token } = (await dataOf(await post('/__mock/orders', {}))) as { token: string };
    const order = await dataOf(await post('/client/orderstatus', { token }));
    expect(order).toMatchObject({ created_at: '2031-05-06 07:09:10' });
    expect(await clockAfter({})).toEqual({ now: '2026-11-21 09:30:00' });
    const both = { now: '2031-05-06 07:08:09', advanceMs: 1 };
    expect((await post('/__mock/clock', both)).status).toBe(400);
    expect((await post('/__mock/clock', { now: '2031-02-30 07:08:09' })).status).toBe(400);
    for (const advanceMs of [1e300, -1e300, 1e15]) {
      expect((await post('/__mock/clock', { advanceMs })).status).toBe(400);
    }
    expect(await dataOf(await send('/__mock/clock'))).toEqual({ now: '2026-11-21 09:30:00' });
  });

  it("let a shopper's confirmed order arrive", async () => {
    const placed = (await dataOf(await post('/__mock/orders', {}))) as { alphanum_id: string };
    const [newest] = (await dataOf(
      await send('/store/orders', { headers: AS_ADMIN }),
    )) as unknown[];
    expect(newest).toMatchObject({
      alphanum_id: placed.alphanum_id,
      status: 'pending',
      nitems: 3,
      client: { email: expect.stringMatching(/@correo\.test$/) },
    });
    expect((await post('/__mock/orders', { store: '#nadie' })).status).toBe(404);
    expect(await dataOf(await send('/__mock/orders'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          alphanum_id: 'DPPROV1',
          status: 'provisional',
          link: '/orderstatus/pedido-provisorio',
        }),
        expect.objectContaining(placed),
      ]),
    );
  });

  it('list the last requests with what broke the contract, and forget violations', async () => {
    await post('/user/login', { usuario: 'x' });
    await send('/nada');
    expect(await dataOf(await send('/__mock/requests'))).toMatchObject([
      { path: '/nada', operationId: null, status: 404, violations: [] },
      {
        path: '/user/login',
        operationId: 'login',
        status: 400,
        violations: [expect.stringContaining('email')],
      },
    ]);
    expect(await dataOf(await send('/__mock/violations'))).toHaveLength(1);
    await send('/__mock/violations', { method: 'DELETE' });
    expect(await dataOf(await send('/__mock/violations'))).toEqual([]);
  });

  it('cut the connection of a call that fails with network, after a byte', async () => {
    await post('/__mock/faults', { operationId: 'listOrders', status: 'network', times: 1 });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /store/orders HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const received: Buffer[] = [];
    socket.on('data', (bytes) => received.push(bytes));
    await once(socket, 'close');
    const text = Buffer.concat(received).toString();
    expect(text).not.toBe('');
    expect(text).not.toContain('HTTP/');
  });

  it.each([
    [{ operationId: 'listPedidos', status: 500 }, 'listPedidos'],
    [{ operationId: 'listOrders', status: 99 }, 'status'],
    [{ operationId: 'listOrders', status: 500, times: -1 }, '-1'],
    [{ operationId: 'listOrders', status: 500, delayMs: -5 }, '-5'],
    [{ operationId: 'listOrders', status: 500, veces: 1 }, 'veces'],
  ])('refuse the fault %j and say why', async (fault, reason) => {
    const response = await post('/__mock/faults', fault);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(reason);
  });
});
