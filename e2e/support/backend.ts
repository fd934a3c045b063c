import { type ChildProcess, spawn } from 'node:child_process';

import { PORTS } from './ports';

export const backendOrigin = `http://localhost:${PORTS.mockServer}`;

/** Starts the mock backend as a server, with the data of the demo; resolves when it answers. */
export async function startBackend(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'mocks/server/server.ts', '--port', String(PORTS.mockServer)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (let attempt = 0; attempt < 150; attempt++) {
    try {
      await fetch(`${backendOrigin}/__mock/violations`);
      return child;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error('The mock server did not start');
}
