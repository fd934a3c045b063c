import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setConfig } from '~/lib/config';
import { clearStaffSession, saveStaffSession, staffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';

import { useMockBackend } from '../../../mocks/node';
import { api, unwrap } from './client';
import { ApiError, errorMessage } from './errors';

const asSent = <T>(data: T) => data;

const backend = useMockBackend();

async function signIn(email: string, password: string) {
  saveStaffSession(await unwrap(api().POST('/user/login', { body: { email, password } }), asSent));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call succeeded');
}

beforeEach(() => {
  setConfig(shippedConfig());
  clearStaffSession();
});

const list = (token: string, session_id: string | null) =>
  api().POST('/client/productlist', { body: { token, session_id } });

describe('a request that the page has already made', () => {
  const url = `${shippedConfig().apiHost}/client/productlist`;
  /** Makes the request of a catalogue early; returns what is requested after it. */
  function requestedAfter(token: string): string[] {
    const body = JSON.stringify({ token, session_id: null });
    const response = Promise.resolve(Response.json({ data: 'early' }));
    window.firstRequests = {
      offerRetry: () => undefined,
      config: Promise.reject(new Error('unused')),
      mainLoad: { url, method: 'POST', body, authorization: null, newSession: undefined, response },
    };
    window.firstRequests.config.catch(() => undefined);
    // The page has just been opened.
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const requested: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      requested.push(request instanceof Request ? request.url : String(request));
      return Promise.resolve(Response.json({ data: 'late' }));
    });
    return requested;
  }

  afterEach(() => {
    delete window.firstRequests;
  });

  it('is not sent again, and its answer is used once', async () => {
    const requested = requestedAfter('lista');
    expect((await list('lista', null)).data).toEqual({ data: 'early' });
    expect(requested).toEqual([]);
    expect((await list('lista', null)).data).toEqual({ data: 'late' });
    expect(requested).toEqual([url]);
  });

  it.each([
    ['token', 'otra', null],
    ['session', 'lista', 'mi-sesion'],
  ])('is not used for another %s', async (_what, token, session) => {
    const requested = requestedAfter('lista');
    expect((await list(token, session)).data).toEqual({ data: 'late' });
    expect(requested).toEqual([url]);
  });
});

describe('client', () => {
  it('sends the token of the stored user and unwraps data', async () => {
    await signIn('admin@donpepe.test', 'Pepe1234');
    const orders = await unwrap(api().GET('/store/orders'), asSent);
    expect(orders).toHaveLength(241);
  });

  it('rejects with the server message', async () => {
    const error = await failureOf(signIn('admin@donpepe.test', 'nada'));
    expect(error.status).toBe(401);
    expect(errorMessage(error)).toMatch(/incorrect/i);
  });

  it('a 401 on a call of a signed-in user clears the stored user', async () => {
    await signIn('admin@donpepe.test', 'Pepe1234');
    const session = staffSession();
    if (!session) throw new Error('not signed in');
    saveStaffSession({ ...session, jwt_token: `${session.jwt_token}.expired` });
    expect((await failureOf(unwrap(api().GET('/store/orders'), asSent))).status).toBe(401);
    expect(staffSession()).toBeNull();
  });

  it('a 401 of the sign-in does not clear the session', async () => {
    await signIn('admin@donpepe.test', 'Pepe1234');
    await failureOf(
      unwrap(api().POST('/user/login', { body: { email: 'a@b.test', password: 'x1' } }), asSent),
    );
    expect(staffSession()?.user.email).toBe('admin@donpepe.test');
  });

  it('a 403 keeps the session and has the reason', async () => {
    await signIn('ventas@donpepe.test', 'Ventas1234');
    const error = await failureOf(unwrap(api().GET('/store/users/'), asSent));
    expect(error.status).toBe(403);
    expect(error.message).not.toBe('');
    expect(staffSession()).not.toBeNull();
  });

  it.each([
    [500, '', 'Internal Server Error'],
    [503, 'Volvemos pronto', 'Volvemos pronto'],
  ])('status %d with message "%s" gives "%s"', async (status, message, text) => {
    backend.db.faults.insert({
      id: 1,
      operationId: 'login',
      status,
      message,
      delayMs: 0,
      times: null,
    });
    expect(errorMessage(await failureOf(signIn('a@b.test', 'x1')))).toBe(text);
  });

  it('a lost connection has its own message', async () => {
    backend.db.faults.insert({
      id: 1,
      operationId: 'login',
      status: 'network',
      message: null,
      delayMs: 0,
      times: null,
    });
    const error = await failureOf(signIn('a@b.test', 'x1'));
    expect(error.status).toBe(0);
    expect(error.message).toBe('Conexión no disponible, por favor intentelo de nuevo');
  });

  it('keeps the ampersands of odd paths literal and encodes their parts', async () => {
    await signIn('admin@donpepe.test', 'Pepe1234');
    const found = await unwrap(
      api().GET('/store/products/byfield/{name}&{brand}&{kind}&{category}&{tag}&{id}', {
        params: {
          path: { name: 'a & b/c', brand: '-', kind: '-', category: '-', tag: '-', id: '-' },
        },
      }),
      asSent,
    );
    expect(found).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string, boolean]>([
    ['a staff read', () => api().GET('/store/orders'), '/store/orders', true],
    ['an admin read', () => api().GET('/admin/stores/'), '/admin/stores/', true],
    [
      'a change of the password',
      () => api().POST('/user/changepassword', { body: { old_password: 'a', new_password: 'b' } }),
      '/user/changepassword',
      true,
    ],
    [
      'a path with an id to encode',
      () => api().GET('/store/orders/{id}', { params: { path: { id: 'A/1 ?#é' } } }),
      '/store/orders/A%2F1%20%3F%23%C3%A9',
      true,
    ],
    [
      'a path with two parts',
      () =>
        api().GET('/store/clients/{id}&{param}', { params: { path: { id: 7, param: 'full' } } }),
      '/store/clients/7&full',
      true,
    ],
    [
      'a shopper’s read',
      () => api().POST('/client/orderstatus', { body: { token: 't', session_id: null } }),
      '/client/orderstatus',
      false,
    ],
    [
      'a shopper’s session',
      () =>
        api().GET('/client/recover_session/{session}', { params: { path: { session: 'a b' } } }),
      '/client/recover_session/a%20b',
      false,
    ],
    [
      'the link of a session to a store',
      () => api().POST('/presetstore', { body: { session: 's', store: '#donpepe' } }),
      '/presetstore',
      false,
    ],
    [
      'a sign-in',
      () => api().POST('/user/login', { body: { email: 'a@b.test', password: 'x' } }),
      '/user/login',
      false,
    ],
  ])('%s goes to its path, with a token only for staff', async (_what, call, path, hasToken) => {
    await signIn('admin@donpepe.test', 'Pepe1234');
    const requests: Request[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(Response.json({ data: null }));
    });
    await call();
    vi.restoreAllMocks();
    const [request] = requests;
    expect(request?.url).toBe(`${shippedConfig().apiHost}${path}`);
    const token = hasToken ? `Bearer ${staffSession()?.jwt_token}` : null;
    expect(request?.headers.get('Authorization')).toBe(token);
  });

  it.each([
    ['an empty object', Response.json({})],
    ['data that is null', Response.json({ data: null })],
    ['a list', Response.json([])],
    ['an empty body', new Response('')],
    ['HTML', new Response('<html>Portal</html>', { headers: { 'Content-Type': 'text/html' } })],
    ['204', new Response(null, { status: 204 })],
  ])('%s is an unexpected answer', async (_what, response) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    const error = await failureOf(signIn('a@b.test', 'x1'));
    expect(error.message).toBe('Respuesta inesperada del servidor: se puede intentar de nuevo');
    expect(error.status).toBeGreaterThanOrEqual(200);
    vi.restoreAllMocks();
  });

  it('a connection that breaks while the answer arrives is a lost connection', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('cut')) });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(broken));
    expect((await failureOf(signIn('a@b.test', 'x1'))).status).toBe(0);
    vi.restoreAllMocks();
  });
});

/** Answers the next request with this response. */
const answer = (response: Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => response);

describe('the message of a refusal', () => {
  it.each([
    ['{"message":"No se puede"}', 'Bad Request', 'No se puede'],
    ['{"message":""}', 'Bad Request', 'Bad Request'],
    ['{"message":7}', 'Bad Request', 'Bad Request'],
    ['{"error":"x"}', 'Bad Request', 'Bad Request'],
    ['null', 'Bad Request', 'Bad Request'],
    ['"texto"', 'Bad Request', 'Bad Request'],
    ['<html>', 'Bad Request', 'Bad Request'],
    ['<html>', '', 'Error 418'],
  ])('of the body %s with the status text "%s" is "%s"', async (body, statusText, message) => {
    answer(new Response(body, { status: 418, statusText }));
    const error = await failureOf(unwrap(api().GET('/store/orders'), asSent));
    expect(error).toMatchObject({ message, status: 418 });
  });
});

describe('a success without data', () => {
  it.each(['{}', '{"data":', '{"data":null}', 'null', '"texto"', '[]', '<html>'])(
    '%s is unexpected',
    async (body) => {
      answer(new Response(body, { status: 200 }));
      const error = await failureOf(unwrap(api().GET('/store/orders'), asSent));
      expect(error.status).toBe(200);
      expect(error.message).toMatch(/^Respuesta inesperada/);
    },
  );
});

it('a registration carries no token, a call of the store does', async () => {
  await signIn('admin@donpepe.test', 'Pepe1234');
  const tokens: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    tokens.push(new Request(input, init).headers.get('Authorization'));
    return Response.json({ message: 'No' }, { status: 422 });
  });
  const body = { email: 'a@b.test', password: 'x1' };
  await failureOf(unwrap(api().POST('/user/login', { body }), asSent));
  await failureOf(unwrap(api().GET('/store/orders'), asSent));
  await failureOf(unwrap(api().GET('/admin/stores/'), asSent));
  const token = `Bearer ${staffSession()?.jwt_token}`;
  expect(tokens).toEqual([null, token, token]);
});
