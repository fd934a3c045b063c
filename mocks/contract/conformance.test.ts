import { beforeEach, describe, expect, it, vi } from 'vitest';

import { MAX_FILE_BYTES } from '../contract-kit/limits';
import { controlsOf } from '../control';
import { conflict, CsvReply, invalid, ok, type AllHandlers } from '../http';
import type { OperationContext } from '../operationHandler';
import { backendWith, demoContext } from '../testSupport/fewOperations';
import { Conformance } from './conformance';

const AS_ADMIN = { Authorization: 'Bearer demo-token.admin@donpepe.test' };
const JSON_BODY = { 'Content-Type': 'application/json' };

let context: OperationContext;

/** A backend with only these operations. */
const backendOf = (handlers: Partial<AllHandlers>) => backendWith(context, handlers);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  context = demoContext();
});

describe('requests', () => {
  it.each<[string, Record<string, string>, number]>([
    ['JSON', { 'Content-Type': 'application/json' }, 200],
    ['JSON and its charset', { 'Content-Type': 'Application/JSON; charset=utf-8' }, 200],
    ['a text', { 'Content-Type': 'text/plain' }, 400],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['nothing', {}, 400],
  ])('with a JSON body of type %s and headers %j answer %d', async (_name, type, status) => {
    const send = backendOf({ changePassword: () => ok({ ok: true }) });
    const text = JSON.stringify({ old_password: 'Pepe1234', new_password: 'Almacen2026' });
    // Bytes have no default content type, a text would.
    const response = await send('/user/changepassword', {
      method: 'POST',
      headers: { ...AS_ADMIN, ...type },
      body: new TextEncoder().encode(text),
    });
    expect(response.status).toBe(status);
    expect(context.conformance.takeViolations().map(({ pointer }) => pointer)).toEqual(
      status === 200 ? [] : ['/headers/content-type'],
    );
  });

  it('need a form where the contract has a file', async () => {
    const send = backendOf({
      uploadProductPrices() {
        throw conflict('not reached');
      },
    });
    const response = await send('/store/product_prices', {
      method: 'POST',
      headers: { ...AS_ADMIN, ...JSON_BODY },
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect(context.conformance.takeViolations()).toMatchObject([
      { pointer: '/headers/content-type', reason: 'El cuerpo no es multipart/form-data' },
    ]);
  });

  it('check the caller before the size of a file', async () => {
    const send = backendOf({
      uploadProductPrices() {
        throw conflict('not reached');
      },
    });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'precios.csv'));
    const statusOf = async (headers: HeadersInit) =>
      (await send('/store/product_prices', { method: 'POST', headers, body: form })).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf(AS_ADMIN)).toBe(413);
  });

  it('report an unknown query parameter', async () => {
    const send = backendOf({ listLogs: () => ok([]) });
    const headers = { Authorization: 'Bearer demo-token.root@plataforma.test' };
    expect((await send('/admin/logs?store_id=1&pagina=2', { headers })).status).toBe(200);
    expect(context.conformance.takeViolations()).toMatchObject([
      { operationId: 'listLogs', direction: 'request', pointer: '/query/pagina' },
    ]);
  });

  it('leave a limit to the rule of the handler, and report a missing rule', async () => {
    const send = backendOf({
      changePassword: () => ok({ ok: true }),
      addStoreUser() {
        throw invalid('La contraseña debe ser mayor a 6 digitos');
      },
    });
    const post = (path: string, body: unknown) =>
      send(path, {
        method: 'POST',
        headers: { ...AS_ADMIN, ...JSON_BODY },
        body: JSON.stringify(body),
      });
    const refused = await post('/store/users/', { email: 'a@b.test', password: 'corta' });
    expect(refused.status).toBe(422);
    expect(context.conformance.takeViolations()).toEqual([]);
    await post('/user/changepassword', { old_password: 'a', new_password: 'corta' });
    expect(context.conformance.takeViolations()).toMatchObject([
      { operationId: 'changePassword', direction: 'request', pointer: '/body/new_password' },
    ]);
  });
});

describe('answers', () => {
  it('with an undocumented content type are reported', async () => {
    const csv: unknown = new CsvReply('id\n', 'x.csv');
    const data: unknown = ok([]);
    const send = backendOf({
      // Simulates a wrongly typed handler.
      listKnowledgeBase: () => csv as never,
      downloadProductsStock: () => data as never,
    });
    await send('/store/faqs', { headers: AS_ADMIN });
    await send('/store/products_stock', { headers: AS_ADMIN });
    const pointer = '/headers/content-type';
    expect(context.conformance.takeViolations()).toMatchObject([
      { operationId: 'listKnowledgeBase', direction: 'response', pointer },
      { operationId: 'downloadProductsStock', direction: 'response', pointer },
    ]);
  });
});

/** Sends a request whose answer breaks the contract. */
const sendBroken = () =>
  backendOf({ listKnowledgeBase: () => ok([{ id: 0, text: 'x' }]) })('/store/faqs', {
    headers: AS_ADMIN,
  });

describe('before the first view', () => {
  let showFirstView: () => void;

  beforeEach(() => {
    const postponedUntil = new Promise<void>((resolve) => {
      showFirstView = resolve;
    });
    context.conformance = new Conformance({ sampling: false, postponedUntil });
  });

  it('answers are validated when it is shown', async () => {
    expect((await sendBroken()).status).toBe(200);
    expect(context.conformance.violations).toEqual([]);
    showFirstView();
    await vi.waitFor(() => {
      expect(context.conformance.violations).toMatchObject([{ pointer: '/data/0/id' }]);
    });
    await sendBroken();
    expect(context.conformance.violations).toHaveLength(2);
  });

  it('answers are validated when violations are asked for, also in the log of requests', async () => {
    await sendBroken();
    const controls = controlsOf(context);
    expect(await controls.requests()).toMatchObject([
      { operationId: 'listKnowledgeBase', violations: [expect.stringContaining('/data/0/id')] },
    ]);
    expect(await controls.violations()).toHaveLength(1);
  });

  it('requests that are not well formed are refused at once', async () => {
    const send = backendOf({ changePassword: () => ok({ ok: true }) });
    const response = await send('/user/changepassword', {
      method: 'POST',
      headers: { ...AS_ADMIN, ...JSON_BODY },
      body: '{"old_password":"a"}',
    });
    expect(response.status).toBe(400);
    expect(context.conformance.violations).toMatchObject([
      { direction: 'request', reason: 'Falta el campo new_password' },
    ]);
  });
});
