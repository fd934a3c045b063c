import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { HttpServerOptions } from '../../httpServer';
import { Host } from './host';
import { mockAccounts } from './mockAccounts';
import { tagReport, textReport } from './report';
import { runCases, unreached, type CaseResult } from './run';

/*
 * `npm run contract:mock`, a step of `npm test`: runs the contract cases over HTTP against `npm run mock-server`, and
 * against two variants of it that break the contract and must be caught.
 */

const BASE_PATH: HttpServerOptions['basePath'] = '/v1';
const URL_OF_SERVER = /on (http:\S+)/;

interface Variant {
  what: string;
  only: string;
  /** Changes the answer to a request. */
  breaks: (request: Request, response: Response) => Promise<Response> | Response;
  /** The failure that must be reported. */
  caught: RegExp;
}

const VARIANTS: readonly Variant[] = [
  {
    what: 'totals as texts',
    only: 'orders',
    breaks: async (request, response) => {
      if (!request.url.endsWith('/store/orders') || request.method !== 'GET') return response;
      const text = await response.text();
      return new Response(
        text.replaceAll(/"total_price":([\d.]+)/g, '"total_price":"$1"'),
        response,
      );
    },
    caught: /^listOrders 200: .*must be number/,
  },
  {
    what: 'a forgotten check of the role',
    only: 'storeUsers',
    breaks: (request, response) =>
      response.status === 403 && request.url.includes('/store/users/')
        ? new Response('{"data":[]}', { status: 200, headers: response.headers })
        : response,
    caught: /^listStoreUsers 403 x-roles excludes storeUser: answered 200/,
  },
];

const failures = (results: readonly CaseResult[]) =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map(
      ({ operationId, status, why, reason }) =>
        `${`${operationId} ${status} ${why}`.trim()}: ${reason}`,
    );

async function isCaught(url: string, { what, only, breaks, caught }: Variant): Promise<boolean> {
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return breaks(request, await fetch(request));
  };
  const found = failures(await runCases(new Host(url, mockAccounts, { send }), { only })).find(
    (failure) => caught.test(failure),
  );
  console.log(found ? `${what}: caught, ${found}` : `${what}: NOT CAUGHT`);
  return found !== undefined;
}

async function check(url: string): Promise<boolean> {
  const startedAt = performance.now();
  const results = await runCases(new Host(url, mockAccounts));
  const good = failures(results).length === 0 && unreached(results).length === 0;
  console.log(`Contract cases against ${url}, ${Math.round(performance.now() - startedAt)} ms`);
  console.log(good ? tagReport(results) : textReport(results));
  let allCaught = true;
  for (const variant of VARIANTS) allCaught = (await isCaught(url, variant)) && allCaught;
  return good && allCaught;
}

const server = spawn(
  process.execPath,
  ['--import', 'tsx', 'mocks/server.ts', '--port', '0', '--base-path', BASE_PATH],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
// The cases break the contract on purpose: their log is only shown after a failure.
let errors = '';
server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
try {
  const output = createInterface(server.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    output.on('line', (line) => {
      const found = URL_OF_SERVER.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error('The mock server did not start')));
  });
  process.exitCode = (await check(url)) ? 0 : 1;
} finally {
  if (process.exitCode !== 0) console.error(errors);
  server.kill();
}
