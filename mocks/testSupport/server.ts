import { HttpServer, type HttpServerOptions } from '../server/httpServer';

/** A mock server on a free port of this machine; it listens once it is `ready()`. */
export function newServer(options: Partial<HttpServerOptions> = {}): HttpServer {
  return new HttpServer({
    port: 0,
    host: '127.0.0.1',
    scenario: 'default',
    basePath: '',
    latencyMs: 0,
    storage: null,
    directory: null,
    log: null,
    ...options,
  });
}
