/**
 * `npm run preview`: the production build as it will run, pointed at the mock backend on another origin.
 */
import { spawn } from 'node:child_process';

import { preview } from 'vite';

import { PORTS } from './ports';

process.env['CONFIG_FILE'] = 'e2e/support/production.config.json';

const backend = spawn('npm', ['run', 'mock-server', '--', '--port', String(PORTS.mockServer)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const server = await preview({
  build: { outDir: 'dist' },
  preview: { port: PORTS.production, strictPort: true },
});
server.printUrls();
process.once('SIGINT', () => {
  backend.kill();
  void server.close();
});
