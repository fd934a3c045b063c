import createClient, { type Middleware } from 'openapi-fetch';

import type { paths } from '~/contract/schema.gen';
import { customerMetadataShape } from '~/contract/sessionShapes.gen';
import type { CustomerMetadata } from '~/contract/types';
import { messages } from '~/domain/messages';
import { fetchOrTakeFirst } from '~/lib/browser/firstRequests';
import { config } from '~/lib/config';
import { noteBusyServer, waitForServer } from '~/platform/busyServers';
import { sendInTime } from '~/platform/timeLimits';
import { hasChangesOfFormerUser } from '~/session/screenSession';
import { clearStaffSession, staffSession } from '~/session/staff';

import { ApiError } from './errors';
import { readOne } from './parse';

const STATUS_TEXTS: Record<number, string> = { 500: 'Internal Server Error' };

async function messageOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.clone().json();
    if (typeof body === 'object' && body !== null && 'message' in body) {
      const { message } = body;
      if (typeof message === 'string' && message !== '') return message;
    }
  } catch {
    // No JSON: the status text is the message.
  }
  return response.statusText || STATUS_TEXTS[response.status] || `Error ${response.status}`;
}

/** Sends the stored user's token, and turns every failure but a cancelled call into an ApiError. */
const authentication: Middleware = {
  onRequest({ request, schemaPath }) {
    const token = staffSession()?.jwt_token;
    if (token && isStaffCall(schemaPath)) {
      // Never sends one user's changes as another user, who signed in in another tab.
      if (hasChangesOfFormerUser()) throw new ApiError(messages.otherUser, 401);
      request.headers.set('Authorization', `Bearer ${token}`);
    }
    return request;
  },
  async onResponse({ request, response, schemaPath }) {
    if (response.ok) return;
    if (response.status === 401 && isStaffCall(schemaPath)) {
      // A late answer to an earlier session must not end the present one.
      const sent = request.headers.get('Authorization');
      if (sent === null || sent === `Bearer ${staffSession()?.jwt_token}`) clearStaffSession();
    }
    throw new ApiError(await messageOf(response), response.status);
  },
  onError({ error }) {
    if (error instanceof DOMException && error.name === 'AbortError') return error;
    return new ApiError(messages.networkFailure, 0);
  },
};

/** Calls made for a signed-in user; shoppers' calls and the public ones carry no token. */
function isStaffCall(schemaPath: string): boolean {
  return (
    schemaPath.startsWith('/admin/') ||
    schemaPath === '/user/changepassword' ||
    (schemaPath.startsWith('/store/') && schemaPath !== '/store/register')
  );
}

const pathPart = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `{id}&{param}` paths keep their ampersand literal; each part is encoded on its own. */
function serializePath(pathname: string, params: Record<string, unknown>): string {
  return pathname.replace(/\{([^}]+)\}/g, (_match, name: string) =>
    encodeURIComponent(pathPart(params[name])),
  );
}

async function sendWhole(request: Request): Promise<Response> {
  await waitForServer(request);
  const response = await sendInTime(request, fetchOrTakeFirst);
  noteBusyServer(request, response);
  return response;
}

let client: ReturnType<typeof createClient<paths>> | null = null;

/** The typed client of the contract, on the configured host. */
export function api() {
  if (!client) {
    client = createClient<paths>({
      baseUrl: config().apiHost,
      pathSerializer: serializePath,
      fetch: sendWhole,
    });
    client.use(authentication);
  }
  return client;
}

/**
 * The body serializer of an upload: each part of `body` as multipart form data. The browser adds the content type with the
 * boundary.
 */
export function multipart(body: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(body)) form.append(name, part);
  return form;
}

interface Answered<Body> {
  data?: Body;
  response: Response;
}

/** A proxy or the login page of a network may answer 200 with HTML. */
function rethrowUnparsed(error: unknown): never {
  if (error instanceof SyntaxError) throw new ApiError(messages.unexpectedAnswer, 200);
  throw error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return rethrowUnparsed(error);
  }
}

/** The `data` of a body: the server may send something else than the contract's types. */
function dataOf(body: unknown, status: number): unknown {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  if (data === null || data === undefined) throw new ApiError(messages.unexpectedAnswer, status);
  return data;
}

/** The body of a successful answer, which holds `data`; the middleware has already thrown for the others. */
async function bodyOf<Body extends { data: unknown }>(
  call: Promise<Answered<Body>>,
): Promise<Body> {
  const { data: body, response } = await call.catch(rethrowUnparsed);
  dataOf(body, response.status);
  // Safe: it holds `data`.
  return body as Body;
}

/**
 * The `data` of a successful answer, as `read` reads it (see `./parse`).
 * @throws ApiError with the answer's status when there is none, or when it cannot be read
 */
export async function unwrap<T, Read>(
  call: Promise<Answered<{ data: T }>>,
  read: (data: T) => Read,
): Promise<Read> {
  return read((await bodyOf(call)).data);
}

/**
 * The bytes of a successful answer, which `parse` reads: its `data`.
 * @param call an operation with `parseAs: 'arrayBuffer'`
 * @throws ApiError when there is no answer; `parse` throws it with the answer's status where there is no data
 */
export async function unwrapBytes(
  call: Promise<Answered<ArrayBuffer>>,
): Promise<{ bytes: ArrayBuffer; parse: () => unknown }> {
  const { data: bytes = new ArrayBuffer(), response } = await call;
  const parse = () => dataOf(parseJson(new TextDecoder().decode(bytes)), response.status);
  return { bytes, parse };
}

/** The `data` and `metadata` of an order or catalogue that a shopper reads. */
export async function unwrapWithMetadata<T, Read>(
  call: Promise<Answered<{ data: T; metadata: CustomerMetadata }>>,
  read: (data: T) => Read,
): Promise<{ data: Read; metadata: CustomerMetadata }> {
  const { data, metadata } = await bodyOf(call);
  return { data: read(data), metadata: readOne(customerMetadataShape)(metadata) };
}
