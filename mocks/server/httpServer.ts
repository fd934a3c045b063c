import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { getResponse } from 'msw';
import { serve, type Server, type ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';

import { createBackend, type Backend } from '../backend';
import { configurationWith, PARTS_REPLACED } from '../browser/configuration';
import { METHODS } from '../contract-kit/operation';
import { findOperation, methodsOf, pathBelow } from '../contract/operations';
import { setLatency } from '../database/clock';
import type { ScenarioName } from '../database/db';
import { SNAPSHOT_KEY, type SnapshotStorage } from '../database/mockDatabase';
import { applyUrl } from '../database/scenarios';
import { type AllHandlers, STATUS_MESSAGES } from '../http';
import { OPERATION_HEADER } from '../operationHandler';
import { DATABASE_HEADER } from '../seed/accounts';
import { CHECKOUT_PAGE, CHECKOUT_PARAMETER } from '../thirdparty/walletScript';
import { file, filesAsStored, filesFromHere } from './serverFiles';

const DATABASE_NAME = /^[\w.-]{1,80}$/;
/** The database of requests without the header. */
const MAIN = 'main';
/** Databases kept at the same time, besides the main one; the one used longest ago goes first. */
const DATABASES_KEPT = 24;

const ALLOWED_METHODS = [...METHODS.map((method) => method.toUpperCase()), 'HEAD', 'OPTIONS'];

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `Content-Disposition, ${OPERATION_HEADER}`,
};
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': `Authorization, Content-Type, Api-Token, ${DATABASE_HEADER}`,
  'Access-Control-Max-Age': '600',
};

export interface HttpServerOptions {
  /** 0, the default: any free port. */
  port?: number;
  /** The network interface to listen on; `127.0.0.1` by default. */
  host?: string;
  scenario?: ScenarioName;
  /** Base path of the operations, such as `/v1`; empty by default. */
  basePath?: string;
  /** Delay of every answer, in ms. */
  latencyMs?: number;
  /** Where the main database is kept; null, the default: in memory only. */
  storage?: SnapshotStorage | null;
  /** Folder of a built application to serve beside the API; null, the default, for none. */
  directory?: string | null;
  /** Called with one line for every request; null, the default: no log. */
  log?: ((line: string) => void) | null;
  /** Handlers that replace those of their operations. */
  replaced?: Partial<AllHandlers>;
}

const DEFAULTS = {
  port: 0,
  host: '127.0.0.1',
  scenario: 'default',
  basePath: '',
  latencyMs: 0,
  storage: null,
  directory: null,
  log: null,
  replaced: {},
} as const satisfies HttpServerOptions;

/** Files whose names change with their content, which a browser keeps. */
const HASHED_FILES = /^\/(a|assets)\//;
const FOR_EVER = { maxAge: 31_536_000, immutable: true };

/** Smaller answers do not shrink. */
const COMPRESSED_FROM = 1024;

/** The answer with gzip where the browser accepts it and it is worth it. */
async function compressed(request: ServerRequest, response: Response): Promise<Response> {
  const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const isText = /^(text\/|application\/json|image\/svg)/.test(
    response.headers.get('content-type') ?? '',
  );
  if (!takesGzip || !isText || response.headers.has('content-encoding')) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (body.byteLength < COMPRESSED_FROM) {
    return new Response(body.byteLength === 0 ? null : body, { status: response.status, headers });
  }
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  return new Response(gzipSync(body), { status: response.status, headers });
}

function refusal(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}

const unknownPath = () => refusal(404, 'No existe esa dirección');

/** Whether the percent signs of a URL can be decoded. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

/** The mock backend as an HTTP server: the API, its third parties and, if asked for, the built application. */
export class HttpServer {
  readonly #options: Required<HttpServerOptions>;
  readonly #backends = new Map<string, Backend>();
  readonly #server: Server;

  constructor(options: HttpServerOptions = {}) {
    this.#options = { ...DEFAULTS, ...options };
    const { port, host, storage } = this.#options;
    this.#backends.set(MAIN, this.#newBackend(storage));
    this.#server = serve({
      port,
      hostname: host,
      silent: true,
      manual: true,
      fetch: (request) => this.fetch(request),
    });
  }

  /** Listens. Resolves with the server's URL; rejects when the port is taken. */
  async ready(): Promise<string> {
    await this.#server.serve();
    await this.#server.ready();
    return (this.#server.url ?? '').replace(/\/$/, '');
  }

  /** The backend of requests that name no database. */
  get backend(): Backend {
    return this.#backendOf(MAIN);
  }

  async close(): Promise<void> {
    await this.#server.close(true);
  }

  #newBackend(storage: SnapshotStorage | null): Backend {
    const { basePath, scenario, latencyMs, replaced } = this.#options;
    const backend = createBackend({ storage, sampling: false, basePath, replaced });
    const kept = storage?.getItem(SNAPSHOT_KEY) ?? null;
    if (kept === null) backend.database.reset(scenario);
    if (latencyMs > 0) {
      backend.database.sync();
      setLatency(backend.database.tables, latencyMs);
      backend.database.save();
    }
    return backend;
  }

  #backendOf(name: string): Backend {
    const known = this.#backends.get(name);
    const backend = known ?? this.#newBackend(null);
    if (name === MAIN) return backend;
    this.#backends.delete(name);
    this.#backends.set(name, backend);
    const oldest = [...this.#backends.keys()].find((key) => key !== MAIN);
    if (this.#backends.size > DATABASES_KEPT + 1 && oldest !== undefined)
      this.#backends.delete(oldest);
    return backend;
  }

  /** Answers a request, also of a server that does not listen. */
  async fetch(request: ServerRequest): Promise<Response> {
    const startedAt = performance.now();
    const name = request.headers.get(DATABASE_HEADER) ?? MAIN;
    let response: Response;
    if (DATABASE_NAME.test(name)) {
      const backend = this.#backendOf(name);
      try {
        response = await this.#answer(request, backend);
      } catch (error) {
        response = brokenBy(error, request, backend);
      }
      const ours = response.headers.has(OPERATION_HEADER) || request.url.includes('/__');
      if (!ours && response.status >= 400) {
        const outcome = { operationId: null, status: response.status, violations: [] };
        backend.requests.add(request, startedAt, outcome);
      }
    } else {
      response = refusal(400, `El nombre de ${DATABASE_HEADER} no es válido`);
    }
    this.#log(request, response, startedAt);
    if (response.type === 'error') {
      await cutConnection(request);
      return new Response(null);
    }
    const answered = new Response(response.body, response);
    for (const [header, value] of Object.entries(CORS_HEADERS)) {
      answered.headers.set(header, value);
    }
    if (request.method !== 'HEAD') return compressed(request, answered);
    const { status, headers } = answered;
    return new Response(null, { status, headers });
  }

  /** @returns an error response where the connection is to be cut. */
  async #answer(request: ServerRequest, backend: Backend): Promise<Response> {
    const { method, url } = request;
    if (!isReadable(url)) return refusal(400, 'La dirección está mal escrita');
    const { origin } = new URL(url);
    const { basePath, directory } = this.#options;
    const allowed = methodsOf(pathBelow(basePath, url) ?? '');
    if (method === 'OPTIONS') return preflight(request, allowed);
    if (!ALLOWED_METHODS.includes(method)) return refusedMethod(allowed);
    const reads = method === 'GET' || method === 'HEAD';
    const found = reads ? await file(url) : null;
    if (found) return found;
    if (reads && new URL(url).pathname === '/__mock/configuration') {
      return Response.json({ data: configurationWith(PARTS_REPLACED, origin, basePath) });
    }
    // A HEAD is answered as the GET would be, and its body is left out.
    const asked = method === 'HEAD' ? new Request(url, { headers: request.headers }) : request;
    const mocked = await getResponse(backend.handlers, await filesAsStored(asked, origin));
    if (mocked !== undefined) {
      return mocked.type === 'error' ? mocked : filesFromHere(mocked, origin);
    }
    if (allowed.length > 0) return refusedMethod(allowed);
    if (directory !== null && reads) return this.#page(request, backend, directory);
    return unknownPath();
  }

  /** Files of the built application; any other page URL is for the application's router. */
  async #page(request: ServerRequest, { controls }: Backend, folder: string): Promise<Response> {
    const { pathname, origin, search } = new URL(request.url);
    if (pathname === '/config.json') {
      // A production build contains only an example, whose values fit this server.
      const own = join(folder, 'config.json');
      const path = existsSync(own) ? own : join(folder, 'config.example.json');
      const config: unknown = JSON.parse(await readFile(path, 'utf8'));
      if (typeof config !== 'object' || config === null) {
        throw new Error('config.json is no object');
      }
      return Response.json(configurationWith(config, origin, this.#options.basePath));
    }
    const hashed = HASHED_FILES.test(pathname);
    const files = staticMiddleware({ dir: folder, ...(hashed ? FOR_EVER : {}) });
    return files(request, async () => {
      if (!request.headers.get('accept')?.includes('text/html')) return unknownPath();
      const { rest, problems } = await applyUrl({ controls, signInAs: null }, search);
      if (problems.length > 0) return refusal(400, problems.join('\n'));
      if (rest !== search) return Response.redirect(origin + pathname + rest, 302);
      const html = new URLSearchParams(search).has(CHECKOUT_PARAMETER)
        ? CHECKOUT_PAGE
        : await readFile(join(folder, 'index.html'), 'utf8');
      return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    });
  }

  #log(request: ServerRequest, response: Response, startedAt: number): void {
    const { pathname, search } = new URL(request.url);
    const duration = Math.round(performance.now() - startedAt);
    const path = pathBelow(this.#options.basePath, request.url) ?? '';
    const operationId = findOperation(request.method, path)?.operationId ?? '-';
    const status = response.type === 'error' ? 'network' : response.status;
    this.#options.log?.(
      `${request.method} ${pathname}${search} ${status} ${duration}ms ${operationId}`,
    );
  }
}

/** Ends the connection with no HTTP answer. Browsers repeat a request whose connection closes without a byte. */
async function cutConnection(request: ServerRequest): Promise<void> {
  const socket = request.runtime?.node?.res?.socket;
  if (!socket) return;
  await new Promise((resolve) => socket.write('no answer', resolve));
  socket.destroy();
}

/** 405 with the methods of a path; 404 for a path that has none. */
function refusedMethod(allowed: readonly string[]): Response {
  if (allowed.length === 0) return unknownPath();
  return refusal(405, 'Método no permitido', { Allow: [...allowed, 'OPTIONS'].join(', ') });
}

/** 204 for a path of the API or of the controls, with what may be sent to it. */
function preflight(request: ServerRequest, allowed: readonly string[]): Response {
  const control = new URL(request.url).pathname.startsWith('/__mock/');
  if (allowed.length === 0 && !control) return unknownPath();
  const methods = control ? ALLOWED_METHODS : [...allowed, 'OPTIONS'];
  return new Response(null, {
    status: 204,
    headers: { ...PREFLIGHT_HEADERS, Allow: methods.join(', ') },
  });
}

/** 500 for an error that nothing else caught: logged, and counted as a violation. */
function brokenBy(error: unknown, request: Request, { conformance }: Backend): Response {
  console.error(error);
  conformance.report({
    operationId: null,
    direction: 'response',
    pointer: '',
    reason: `${request.method} ${new URL(request.url).pathname} threw: ${String(error)}`,
  });
  return refusal(500, STATUS_MESSAGES[500]);
}
