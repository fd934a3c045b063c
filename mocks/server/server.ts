import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { SCENARIOS } from '../database/db';
import { isScenarioName, type SnapshotStorage } from '../database/mockDatabase';
import { HttpServer, type HttpServerOptions } from './httpServer';

const USAGE = `mock-server --port N    (0: any free port)
  [--host 127.0.0.1]        the network interface; 0.0.0.0 for all
  [--scenario ${SCENARIOS.join('|')}]
  [--base-path /v1]         serves the API below this path
  [--latency MS]            delays every answer
  [--state FILE]            keeps the database in a file over restarts
  [--static DIR]            serves a built application, too`;

const MAX_PORT = 65_535;

/** Stores the database in a file, under its only key. */
function fileStorage(path: string): SnapshotStorage {
  let text = existsSync(path) ? readFileSync(path, 'utf8') : null;
  return {
    getItem: () => text,
    setItem(_key, value) {
      text = value;
      writeFileSync(path, value);
    },
  };
}

/** @throws Error with one line for an option that cannot be. */
function readOptions(): HttpServerOptions | null {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: 'default' },
      'base-path': { type: 'string', default: '/' },
      latency: { type: 'string', default: '0' },
      state: { type: 'string' },
      static: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const port = Number(values.port ?? Number.NaN);
  if (!(Number.isInteger(port) && port >= 0 && port <= MAX_PORT))
    throw new Error('--port is a port number');
  const { scenario, host } = values;
  if (!isScenarioName(scenario)) throw new Error(`--scenario is one of ${SCENARIOS.join(', ')}`);
  const basePath = values['base-path'].replace(/\/+$/, '');
  if (basePath !== '' && !/^(\/[\w.-]+)+$/.test(basePath))
    throw new Error('--base-path is a path such as /v1');
  const latencyMs = Number(values.latency);
  if (!(Number.isInteger(latencyMs) && latencyMs >= 0))
    throw new Error('--latency is a number of milliseconds');
  const directory = values.static ?? null;
  if (directory !== null && !existsSync(join(directory, 'index.html'))) {
    throw new Error(`${directory} holds no built application`);
  }
  const storage = values.state === undefined ? null : fileStorage(values.state);
  return { port, host, scenario, basePath, latencyMs, directory, storage, log: console.log };
}

function optionsOrExit(): HttpServerOptions {
  try {
    const options = readOptions();
    if (options !== null) return options;
    console.log(USAGE);
    return process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    return process.exit(2);
  }
}

const options = optionsOrExit();
const server = new HttpServer(options);
try {
  const url = await server.ready();
  console.log(`Mock backend (${options.scenario}) on ${url}${options.basePath}`);
} catch (error) {
  // Usually the port is taken: prints one line without a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
