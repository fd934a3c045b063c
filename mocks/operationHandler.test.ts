import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderSave } from '~/contract/types';

import { contractOperation } from './contract-kit/document';
import { Conformance } from './contract/conformance';
import { findOperation } from './contract/operations';
import { controlsOf } from './control';
import { latencyOf } from './database/clock';
import { applyUrl } from './database/scenarios';
import { conflict, CsvReply, ok, type AllHandlers } from './http';
import type { OperationContext } from './operationHandler';
import { backendWith, demoContext } from './testSupport/fewOperations';

const AS_ADMIN = { Authorization: 'Bearer demo-token.admin@donpepe.test' };
const AS_SELLER = { Authorization: 'Bearer demo-token.ventas@donpepe.test' };

const JSON_BODY = { 'Content-Type': 'application/json' };
const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

let context: OperationContext;

/** A backend with only these operations. */
const backendOf = (handlers: Partial<AllHandlers>) => backendWith(context, handlers);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  context = demoContext();
});

describe('the call of a handler', () => {
  it('has decoded and typed parameters, also on `&` paths', async () => {
    const seen: unknown[] = [];
    const send = backendOf({
      findProductsByField({ params }) {
        seen.push(params);
        return ok([]);
      },
      listClientActivity({ params }) {
        seen.push(params);
        return ok([]);
      },
    });
    const path = '/store/products/byfield/a%26b%2Fc&-&Vinos%20tintos&-&%C3%B1and%C3%BA&7';
    await send(path, { headers: AS_ADMIN });
    await send('/store/clients/12/activity', { headers: AS_ADMIN });
    expect(seen).toEqual([
      { name: 'a&b/c', brand: '-', kind: 'Vinos tintos', category: '-', tag: 'ñandú', id: '7' },
      { id: 12 },
    ]);
  });

  it('has the user and its store', async () => {
    const send = backendOf({
      listStoreUsers(call) {
        call.storeAdmin();
        return ok([]);
      },
      listDataImports(call) {
        const { user, store } = call.seller();
        expect([user.email, store.hashtag]).toEqual(['ventas@donpepe.test', '#donpepe']);
        return ok([]);
      },
      listStores(call) {
        call.platformAdmin();
        return ok([]);
      },
    });
    const statusOf = async (path: string, headers: HeadersInit) =>
      (await send(path, { headers })).status;
    expect(await statusOf('/store/data_imports', AS_SELLER)).toBe(200);
    expect(await statusOf('/store/users/', AS_ADMIN)).toBe(200);
    expect(await statusOf('/store/users/', AS_SELLER)).toBe(403);
    expect(await statusOf('/admin/stores/', AS_ADMIN)).toBe(403);
  });

  it('has the file of an upload', async () => {
    const send = backendOf({
      async uploadProductPrices({ body }) {
        throw conflict(`${body.file.name}: ${await body.file.text()}`);
      },
    });
    const form = new FormData();
    form.append('file', new File(['id,precio'], 'precios.csv'));
    const init = { method: 'POST', headers: AS_ADMIN, body: form };
    const response = await send('/store/product_prices', init);
    expect(await response.json()).toEqual({ message: 'precios.csv: id,precio' });
  });
});

describe('guards', () => {
  it.each([
    ['', 401],
    ['Bearer otro', 401],
    ['Bearer demo-token.nadie@donpepe.test', 401],
    ['Bearer demo-token.admin@donpepe.test.expired', 401],
    ['Basic demo-token.admin@donpepe.test', 401],
    ['Bearer demo-token.baja@inactiva.test', 403],
    ['Bearer demo-token.admin@donpepe.test', 200],
  ])('answer %j with %d', async (token, status) => {
    const send = backendOf({ listDataImports: () => ok([]) });
    const response = await send('/store/data_imports', { headers: { Authorization: token } });
    expect(response.status).toBe(status);
  });

  it('refuse the users of a disabled store', async () => {
    const send = backendOf({ listDataImports: () => ok([]) });
    await context.database.exclusively(() =>
      context.database.tables.stores.update(1, { enabled: false }),
    );
    const response = await send('/store/data_imports', { headers: AS_ADMIN });
    expect(response.status).toBe(403);
  });

  it.each([
    ['', 'Falta el cuerpo'],
    ['{', 'El cuerpo no es JSON válido'],
    ['{"old_password":"a"}', 'Falta el campo new_password'],
    ['{"old_password":1,"new_password":"b"}', 'El campo old_password debe ser un texto'],
    ['{"old_password":"a","new_password":"b","x":1}', 'El campo x no existe'],
  ])('refuse the body %j: %s', async (body, message) => {
    const send = backendOf({ changePassword: () => ok({ ok: true }) });
    const response = await send('/user/changepassword', {
      method: 'POST',
      headers: { ...AS_ADMIN, ...JSON_BODY },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message });
    expect(context.conformance.takeViolations()).toMatchObject([
      { operationId: 'changePassword', direction: 'request', reason: message },
    ]);
  });

  it('name the field of the closest variant of a body', async () => {
    const send = backendOf({ saveOrder: () => Promise.reject(new Error('not reached')) });
    const { items, ...order } = contractOperation('saveOrder')
      .exampleBodies[0] as unknown as OrderSave;
    const response = await send('/store/orders/1', {
      ...json({ ...order, items: [{ ...items[0], amount: 'dos' }] }),
      headers: { ...AS_ADMIN, ...JSON_BODY },
    });
    expect(await response.json()).toEqual({
      message: 'El campo items.0.amount debe ser un número',
    });
  });
});

describe('answers', () => {
  it('that break the contract are reported', async () => {
    const send = backendOf({ listKnowledgeBase: () => ok([{ id: 0, text: 'x' }]) });
    const response = await send('/store/faqs', { headers: AS_ADMIN });
    expect(response.status).toBe(200);
    expect(context.conformance.takeViolations()).toMatchObject([
      { operationId: 'listKnowledgeBase', direction: 'response', pointer: '/data/0/id' },
    ]);
    expect(context.conformance.violations).toEqual([]);
  });

  it('with an undocumented status and of throwing handlers are reported', async () => {
    const send = backendOf({
      listKnowledgeBase() {
        throw conflict('no documentado');
      },
      listDataImports() {
        throw new TypeError('roto');
      },
    });
    expect((await send('/store/faqs', { headers: AS_ADMIN })).status).toBe(409);
    expect((await send('/store/data_imports', { headers: AS_ADMIN })).status).toBe(500);
    expect(context.conformance.takeViolations().map(({ reason }) => reason)).toEqual([
      'status 409 is not documented',
      'the handler threw: TypeError: roto',
    ]);
  });

  it('may be a CSV file', async () => {
    const send = backendOf({
      downloadProductsStock: () => new CsvReply('id,stock\n', 'exportStock.csv'),
    });
    const response = await send('/store/products_stock', { headers: AS_ADMIN });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('exportStock.csv');
    expect(await response.text()).toBe('id,stock\n');
    expect(context.conformance.violations).toEqual([]);
  });

  it('of long lists are validated whole, or by a sample', async () => {
    const operation = findOperation('get', '/store/faqs');
    if (operation === undefined) throw new Error('no such operation');
    const data = Array.from({ length: 600 }, (_row, index) => ({ id: index + 1, text: 'x' }));
    data[399] = { id: 0, text: 'x' };
    const call = { operation, violations: [] };
    const sampling = new Conformance({ sampling: true });
    await sampling.checkResponse(call, 200, { data });
    expect(sampling.violations).toEqual([]);
    data[450] = { id: 0, text: 'x' };
    await sampling.checkResponse(call, 200, { data });
    expect(sampling.violations).toHaveLength(1);
    await context.conformance.checkResponse(call, 200, { data });
    expect(context.conformance.violations).toMatchObject([{ pointer: '/data/399/id' }]);
  });
});

describe('faults', () => {
  it('make an operation fail the given number of times', async () => {
    const send = backendOf({ listDataImports: () => ok([]), listKnowledgeBase: () => ok([]) });
    await send('/__mock/faults', json({ operationId: 'listDataImports', status: 500, times: 2 }));
    const statuses: number[] = [];
    for (const path of ['/store/faqs', ...Array<string>(3).fill('/store/data_imports')]) {
      statuses.push((await send(path, { headers: AS_ADMIN })).status);
    }
    expect(statuses).toEqual([200, 500, 500, 200]);
    expect(context.conformance.violations).toEqual([]);
  });

  it('can break the connection, have a message or none, and be removed', async () => {
    const send = backendOf({ listDataImports: () => ok([]) });
    const call = () => send('/store/data_imports', { headers: AS_ADMIN });
    const fault = { operationId: '*', times: 1 };
    await send('/__mock/faults', json({ ...fault, status: 'network' }));
    expect((await call()).type).toBe('error');
    await send('/__mock/faults', json({ ...fault, status: 409, message: 'Probá más tarde' }));
    expect(await (await call()).json()).toEqual({ message: 'Probá más tarde' });
    await send('/__mock/faults', json({ ...fault, status: 500, message: '' }));
    const silent = await call();
    expect([silent.status, await silent.text()]).toEqual([500, '']);
    await send('/__mock/faults', json({ operationId: '*', status: 500 }));
    await send('/__mock/faults', { method: 'DELETE' });
    expect((await call()).status).toBe(200);
  });
});

describe('control calls', () => {
  it('reset the database, into another scenario if asked', async () => {
    const send = backendOf({});
    const { database } = context;
    const reset = (body?: string) => send('/__mock/reset', { method: 'POST', body: body ?? null });
    await reset('{"scenario":"empty"}');
    expect(database.scenario).toBe('empty');
    await database.exclusively(() => database.tables.users.remove(1));
    await reset();
    expect([database.scenario, database.tables.users.get(1)?.email]).toEqual([
      'empty',
      'admin@donpepe.test',
    ]);
    expect((await reset('{"scenario":"otra"}')).status).toBe(400);
  });

  it('show the outbox and the violations', async () => {
    const send = backendOf({ changePassword: () => ok({ ok: true }) });
    await send('/user/changepassword', { method: 'POST', headers: AS_ADMIN, body: '{}' });
    const { data } = await (await send('/__mock/violations')).json();
    expect(data).toMatchObject([{ operationId: 'changePassword', direction: 'request' }]);
    const outbox = await (await send('/__mock/outbox')).json();
    expect(outbox.data.contactSyncs).toEqual([]);
    expect(outbox.data.logs).toEqual(context.database.tables.logs.all());
  });
});

const actions = () => ({ controls: controlsOf(context), signInAs: null });

describe("a page's URL", () => {
  it('chooses the scenario, adds faults, and loses these parameters', async () => {
    const { database } = context;
    const applied = await applyUrl(
      actions(),
      '?estado=%22a+b%22&scenario=empty&fault=listOrders:network:2&fault=getTheme:503::250&page=2',
    );
    expect(applied).toEqual({ rest: '?estado=%22a+b%22&page=2', problems: [] });
    expect(database.scenario).toBe('empty');
    const shared = { message: null };
    expect(database.tables.faults.all()).toMatchObject([
      { ...shared, operationId: 'listOrders', status: 'network', times: 2, delayMs: 0 },
      { ...shared, operationId: 'getTheme', status: 503, times: null, delayMs: 250 },
    ]);
  });

  it('keeps changes for the current scenario, and drops them with reset', async () => {
    const { database } = context;
    await applyUrl(actions(), '?scenario=empty');
    await database.exclusively(() => database.tables.users.update(1, { name: 'Otro' }));
    await applyUrl(actions(), '?scenario=empty');
    expect(database.tables.users.get(1)?.name).toBe('Otro');
    expect(await applyUrl(actions(), '?reset')).toEqual({ rest: '', problems: [] });
    expect(database.tables.users.get(1)?.name).not.toBe('Otro');
    expect(database.scenario).toBe('empty');
  });

  it('sets latency and clock, and adds an order', async () => {
    const { database } = context;
    const ordersOf = () => database.exclusively(() => database.tables.orders.all().length);
    const before = await ordersOf();
    const { rest, problems } = await applyUrl(
      actions(),
      '?latency=20&clock=2031-05-06+07:08:09&newOrder=feiralucia',
    );
    expect({ rest, problems }).toEqual({ rest: '', problems: [] });
    expect(await ordersOf()).toBe(before + 1);
    expect(database.tables.orders.all().at(-1)?.created_at).toMatch(/^2031-05-06 07:08:/);
    expect(latencyOf(database.tables)).toBe(20);
  });

  it('signs in with the function of the page, if there is one', async () => {
    const signInAs = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const search = '?signInAs=admin@donpepe.test';
    await applyUrl({ ...actions(), signInAs }, search);
    expect(signInAs).toHaveBeenCalledWith('admin@donpepe.test');
    const { problems } = await applyUrl(actions(), search);
    expect(problems).toEqual([expect.stringContaining('signInAs=admin@donpepe.test')]);
  });

  it.each(['latency=', 'latency=-1', 'clock=ayer', 'newOrder=nadie'])(
    'reports %s',
    async (parameter) => {
      const { problems } = await applyUrl(actions(), `?${parameter}`);
      expect(problems).toEqual([expect.stringContaining(`No se puede aplicar ${parameter}: `)]);
    },
  );

  it('reports what it cannot apply and changes nothing', async () => {
    const { problems } = await applyUrl(
      actions(),
      '?scenario=otra&fault=listOrders:teapot&fault=listPedidos:500',
    );
    expect(problems).toEqual([
      expect.stringContaining('scenario=otra: default, empty, large'),
      expect.stringContaining('listOrders:teapot'),
      expect.stringContaining('listPedidos:500'),
    ]);
    expect(context.database.scenario).toBe('default');
    expect(context.database.tables.faults.all()).toEqual([]);
  });
});
