import { type ChildProcess, spawn } from 'node:child_process';

import { PORTS } from './ports';

export const backendOrigin = `http://localhost:${PORTS.mockServer}`;

const answers = () =>
  fetch(`${backendOrigin}/__mock/violations`).then(
    () => true,
    () => false,
  );

/** Starts the mock backend as a server, with the data of the demo; resolves when it answers. It ends with this process. */
export async function startBackend(): Promise<ChildProcess> {
  if (await answers()) throw new Error(`Another server answers at ${backendOrigin}: end it first`);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'mocks/server/server.ts', '--port', String(PORTS.mockServer)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.once('exit', () => child.kill());
  for (let attempt = 0; attempt < 150; attempt++) {
    if (await answers()) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The mock server did not start');
}
