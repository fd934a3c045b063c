/**
 * `npm run preview`: the production build as it will run, pointed at the mock backend on another origin.
 */
import { preview } from 'vite';

import { startBackend } from '../support/backend';
import { PORTS } from '../support/ports';

process.env['CONFIG_FILE'] = 'e2e/support/production.config.json';

const backend = await startBackend();
const server = await preview({
  build: { outDir: 'dist' },
  preview: { port: PORTS.production, strictPort: true },
});
server.printUrls();
process.once('SIGINT', () => {
  backend.kill();
  void server.close();
});
