import createClient, { type Middleware } from 'openapi-fetch';

import type { paths } from '~/contract/schema.gen';
import { commonMessages } from '~/domain/commonMessages';
import { config } from '~/lib/config';
import { clearStaffSession, staffSession } from '~/session/staff';

import { ApiError } from './errors';

const STATUS_TEXTS: Record<number, string> = { 500: 'Internal Server Error' };

async function messageOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.clone().json();
    if (typeof body === 'object' && body !== null && 'message' in body) {
      const { message } = body;
      if (typeof message === 'string' && message !== '') return message;
    }
  } catch {
    // No JSON: the status text speaks.
  }
  return response.statusText || STATUS_TEXTS[response.status] || `Error ${response.status}`;
}

/** Sends the stored user's token, and turns every failure into an ApiError (§7, §8 staff). */
const session: Middleware = {
  onRequest({ request, schemaPath }) {
    const token = staffSession()?.jwt_token;
    if (token && isStaffCall(schemaPath)) request.headers.set('Authorization', `Bearer ${token}`);
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
    return new ApiError(commonMessages.networkFailure, 0);
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

let shared: ReturnType<typeof createClient<paths>> | null = null;

/** The typed client of the contract, on the configured host. */
export function api() {
  if (!shared) {
    shared = createClient<paths>({
      baseUrl: config().apiHost,
      pathSerializer: serializePath,
      // Looked up at each call, so that a backend that starts later (tests) is the one that answers.
      fetch: (request) => globalThis.fetch(request),
    });
    shared.use(session);
  }
  return shared;
}

/**
 * The `data` of a successful answer. Failures have been thrown by the middleware before,
 * so an answer without a body is a broken server.
 */
export async function unwrap<T>(call: Promise<{ data?: { data: T } }>): Promise<T> {
  const { data } = await call;
  if (!data) throw new ApiError(commonMessages.networkFailure, 0);
  return data.data;
}

/** The `data` and `metadata` of a public order or product read (§7 customer). */
export async function unwrapWithMetadata<T, M>(
  call: Promise<{ data?: { data: T; metadata: M } }>,
): Promise<{ data: T; metadata: M }> {
  const { data } = await call;
  if (!data) throw new ApiError(commonMessages.networkFailure, 0);
  return data;
}
