import { parseArgs } from 'node:util';

import { createServer } from 'vite';

/*
 * `npm start` serves the application with the mock backend in the browser. `npm start -- --backend URL` (or the variable
 * BACKEND) serves it without mocks against a backend: a real one, or `npm run mock-server`.
 *
 * JavaScript, because a loader for TypeScript would run every module of vite and its plugins through itself and double the
 * time that the server takes to start.
 */

const { values } = parseArgs({
  options: {
    backend: { type: 'string', default: process.env['BACKEND'] ?? '' },
    port: { type: 'string', default: '5173' },
    host: { type: 'string' },
  },
});
const { backend, host } = values;
if (backend !== '') {
  if (!URL.canParse(backend)) {
    console.error(`--backend ${backend} is no URL`);
    process.exit(2);
  }
  process.env['BACKEND'] = backend.replace(/\/+$/, '');
}
const server = await createServer({
  // A service worker needs a secure origin: other computers on the network cannot use the mocks over HTTP.
  server: { port: Number(values.port), ...(host === undefined ? {} : { host: host || true }) },
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
