import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { backendOrigin } from '../support/backend';

/** Bandwidth and delay of the link that all requests of a page share. */
export interface Link {
  /** null: unlimited. */
  bytesPerMs: number | null;
  /** Added to every request. */
  delayMs: number;
}

/** A request as the server saw it; times in ms since the epoch. */
export interface Transfer {
  start: number;
  end: number;
  /** Of the body as sent. */
  bytes: number;
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Part of a body that is sent at once: two packets. */
const PART_BYTES = 2_920;

const zipped = (text: string | Buffer, level = 9) => gzipSync(text, { level });

/**
 * Serves a build over HTTP/2 with gzip, its configuration and its backend included, as if over one link. Emulation in the
 * browser is not used: it delays each request on its own, and does not reach every request.
 */
export class LinkServer {
  /** Requests since the last call of `use`. */
  transfers: Transfer[] = [];
  #link: Link = { bytesPerMs: null, delayMs: 0 };
  /** When the link has sent everything so far. */
  #freeAt = 0;
  readonly #answers = new Map<string, Answer>();
  readonly #server: Http2SecureServer;

  constructor(
    readonly dir: string,
    pem: { cert: string; key: string },
  ) {
    this.#server = createSecureServer(
      { cert: readFileSync(pem.cert), key: readFileSync(pem.key), allowHTTP1: true },
      (request, response) => {
        this.#respond(request, response).catch((error: unknown) => {
          console.error(request.url, error);
          response.stream.close();
        });
      },
    );
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('Not listening');
    return `https://127.0.0.1:${address.port}`;
  }

  /** Begins a measurement over a link. */
  use(link: Link): void {
    this.#link = link;
    this.#freeAt = 0;
    this.transfers = [];
  }

  /** Answers a GET of the backend with this data from now on. */
  answerWith(path: string, data: unknown): void {
    const body = zipped(JSON.stringify({ data }), 1);
    this.#answers.set(`GET ${path} `, { status: 200, type: 'application/json', body });
  }

  stop(): void {
    this.#server.close();
  }

  /** The configuration of the tests, with the backend and the third parties at this server. */
  #config(): Answer {
    const text = readFileSync('e2e/support/production.config.json', 'utf8');
    const body = zipped(text.replaceAll(backendOrigin, this.origin));
    return { status: 200, type: 'application/json', body };
  }

  /** A file of the build, or its page for a path of the application; null for a path of the backend. */
  #file(path: string, isPage: boolean): Answer | null {
    let file = join(this.dir, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      if (!isPage) return null;
      file = join(this.dir, 'index.html');
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return { status: 200, type, body: zipped(readFileSync(file)) };
  }

  async #fromBackend(request: Http2ServerRequest, body: Buffer): Promise<Answer> {
    const { authorization, 'content-type': type } = request.headers;
    const response = await fetch(backendOrigin + request.url, {
      method: request.method,
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      body: zipped(Buffer.from(await response.arrayBuffer())),
    };
  }

  async #answer(request: Http2ServerRequest): Promise<Answer> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
    const body = Buffer.concat(parts);
    const key = `${request.method} ${request.url} ${body.toString()}`;
    // Kept, so that neither the backend nor gzip take time in a counted run.
    const known = this.#answers.get(key);
    if (known) return known;
    const path = decodeURIComponent(new URL(request.url, this.origin).pathname);
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    const answer =
      path === '/config.json'
        ? this.#config()
        : (this.#file(path, isPage) ?? (await this.#fromBackend(request, body)));
    this.#answers.set(key, answer);
    return answer;
  }

  /** Responses that are sent at the same time take turns on the one link. */
  async #sendSlowly(
    response: Http2ServerResponse,
    body: Buffer,
    bytesPerMs: number,
  ): Promise<void> {
    for (let at = 0; at < body.length && !response.stream.destroyed; at += PART_BYTES) {
      const part = body.subarray(at, at + PART_BYTES);
      const now = performance.now();
      this.#freeAt = Math.max(this.#freeAt, now) + part.length / bytesPerMs;
      if (this.#freeAt - now > 1) await sleep(this.#freeAt - now);
      response.write(part);
    }
  }

  async #respond(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const transfer = { start: Date.now(), end: Infinity, bytes: 0 };
    this.transfers.push(transfer);
    const { bytesPerMs, delayMs } = this.#link;
    const [{ status, type, body }] = await Promise.all([this.#answer(request), sleep(delayMs)]);
    transfer.bytes = body.length;
    response.writeHead(status, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
    });
    if (bytesPerMs === null) response.write(body);
    else await this.#sendSlowly(response, body, bytesPerMs);
    response.end();
    transfer.end = Date.now();
  }
}
