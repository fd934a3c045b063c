import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { getResponse } from 'msw';
import { serve, type ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';

import { createBackend } from './backend';
import { findOperation } from './contract/document';
import { SCENARIOS } from './db';
import { OPERATION_HEADER } from './operations';
import { file, filesAsStored, filesFromHere } from './serverFiles';
import { isScenarioName } from './world';

const USAGE = `mock-server --port N [--scenario ${SCENARIOS.join('|')}] [--static DIR]`;

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `Content-Disposition, ${OPERATION_HEADER}`,
};
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Api-Token',
  'Access-Control-Max-Age': '600',
};

const MAX_PORT = 65_535;

/** What the command says; null when it cannot be done. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      scenario: { type: 'string', default: 'default' },
      static: { type: 'string' },
    },
  });
  const port = Number(values.port);
  const directory = values.static ?? null;
  const portIsOne = Number.isInteger(port) && port > 0 && port <= MAX_PORT;
  if (!portIsOne || !isScenarioName(values.scenario)) return null;
  if (directory !== null && !existsSync(join(directory, 'index.html'))) {
    console.error(`${directory} holds no built application`);
    return null;
  }
  return { port, scenario: values.scenario, directory };
}

function optionsOrUsage() {
  let options: ReturnType<typeof readOptions> = null;
  try {
    options = readOptions();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (options !== null) return options;
  console.error(USAGE);
  return process.exit(2);
}

/** Files whose names change with their content, which a browser keeps. */
const HASHED_FILES = /^\/(a|assets)\//;
const FOR_EVER = { maxAge: 31_536_000, immutable: true };

/** Answers under this size do not get smaller, in bytes. */
const COMPRESSED_FROM = 1024;

/** The answer as a server on the internet sends it: gzip where the browser takes it and it is worth it. */
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

const { port, scenario, directory } = optionsOrUsage();
const backend = createBackend({ storage: null, sampling: false });
backend.world.reset(scenario);

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
  return response;
}

/** A part of the configuration with some of its fields replaced; what is no object is left out. */
function withFields(config: object, name: string, fields: object): object {
  const part: unknown = Reflect.get(config, name);
  return typeof part === 'object' && part !== null ? { [name]: { ...part, ...fields } } : {};
}

/** The application's configuration, with this server as its backend and as its third parties. */
async function configuration(folder: string, origin: string): Promise<Response> {
  const config: unknown = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'));
  if (typeof config !== 'object' || config === null) throw new Error('config.json is no object');
  const scripts = `${origin}/__thirdparty`;
  return Response.json({
    ...config,
    apiHost: origin,
    ...withFields(config, 'contactSync', { url: origin }),
    ...withFields(config, 'assistant', { scriptUrl: `${scripts}/df-messenger.js` }),
    ...withFields(config, 'wallet', { sdkUrl: `${scripts}/mercadopago.js` }),
  });
}

/** Files of the built application; any other page address is the application's own affair. */
async function page(request: ServerRequest, folder: string): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  if (pathname === '/config.json') return configuration(folder, origin);
  const files = staticMiddleware({ dir: folder, ...(HASHED_FILES.test(pathname) ? FOR_EVER : {}) });
  return files(request, async () => {
    if (!request.headers.get('accept')?.includes('text/html')) return unknownAddress();
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  });
}

function unknownAddress(): Response {
  return Response.json({ message: 'No existe esa dirección' }, { status: 404 });
}

/** Whether what is written in percent signs in an address can be read. */
function isReadable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address).pathname);
    return true;
  } catch {
    return false;
  }
}

/** @returns an error response where the line was cut instead of an answer. */
async function answer(request: ServerRequest): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
  }
  if (!isReadable(request.url)) {
    return withCors(Response.json({ message: 'La dirección está mal escrita' }, { status: 400 }));
  }
  const found = request.method === 'GET' ? await file(request.url) : null;
  if (found) return withCors(found);
  const { origin } = new URL(request.url);
  const mocked = await getResponse(backend.handlers, await filesAsStored(request, origin));
  if (mocked?.type === 'error') {
    request.runtime?.node?.res?.socket?.destroy();
    return mocked;
  }
  if (mocked !== undefined) return withCors(await filesFromHere(mocked, origin));
  if (directory !== null && request.method === 'GET') return page(request, directory);
  return withCors(unknownAddress());
}

function log(request: ServerRequest, response: Response, startedAt: number): void {
  const { pathname, search } = new URL(request.url);
  const duration = Math.round(performance.now() - startedAt);
  const operationId = findOperation(request.method, request.url)?.operationId ?? '-';
  const status = response.type === 'error' ? 'network' : response.status;
  console.log(`${request.method} ${pathname}${search} ${status} ${duration}ms ${operationId}`);
}

const server = serve({
  port,
  silent: true,
  async fetch(request) {
    const startedAt = performance.now();
    const response = await answer(request);
    log(request, response, startedAt);
    return response.type === 'error' ? new Response(null) : compressed(request, response);
  },
});
try {
  await server.ready();
} catch (error) {
  // Another program has the port, as a rule: one line says so, a stack would not help.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(`Mock backend (${scenario}) on http://localhost:${port}`);
