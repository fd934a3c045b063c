import { parseArgs } from 'node:util';

import { CONTACT_SYNC_KEY } from '../auth';
import { ACCOUNTS } from '../seed/accounts';
import { HttpServer } from '../server/httpServer';
import { contractOperations, type ContractOperation } from './document';
import { Host, type Caller, type HostRequest } from './run/host';

/*
 * `npm run fuzz` sends changed JSON bodies to the mock server, which it starts itself on the loopback interface: every leaf
 * of every example replaced by hostile values, fields left out, fields added. Whatever is sent, the answer is documented,
 * keeps its schema and is no 5xx. `-- --requests N` bounds the run, `-- --only OPERATION` chooses one operation.
 */

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e21,
  -1e-7,
  2 ** 53,
  '',
  ' ',
  '0',
  'null',
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  'x'.repeat(10_000),
  '\u0000',
  '\ud800',
  '🧉'.repeat(200),
  '<img src=x onerror=alert(1)>',

  "'; DROP TABLE orders; --",
  '../../etc/passwd',
  '=HYPERLINK("x")',
  '__proto__',
  '2026-02-30 25:61:61',
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every changed copy of a JSON value: one change each. */
function* mutations(value: Json): Generator {
  yield* HOSTILE;
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) {
      for (const changed of mutations(inner)) yield value.with(index, changed as Json);
    }
    yield [...value, ...value];
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, campo_de_mas: 1 };
    for (const [key, inner] of Object.entries(value)) {
      const { [key]: _left, ...rest } = value;
      yield rest;
      for (const changed of mutations(inner)) yield { ...value, [key]: changed };
    }
  }
}

function callerOf({ roles }: ContractOperation): HostRequest {
  const callers: readonly Caller[] = ['storeAdmin', 'storeUser', 'platformAdmin'];
  const as = callers.find((caller) => roles.some((role) => role === caller));
  return as === undefined ? { headers: { 'Api-Token': CONTACT_SYNC_KEY } } : { as };
}

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '4000' }, only: { type: 'string' } },
});
const limit = Number(values.requests);
console.error = () => undefined;
const server = new HttpServer({
  port: 0,
  host: '127.0.0.1',
  scenario: 'default',
  basePath: '',
  latencyMs: 0,
  storage: null,
  directory: null,
  log: null,
});
const url = await server.ready();
const { storeAdmin, storeUser, platformAdmin } = ACCOUNTS;
const newHost = () => new Host(url, { storeAdmin, storeUser, platformAdmin });
let host = newHost();
const operations = contractOperations.filter(
  ({ body, operationId }) =>
    body?.kind === 'json' && (values.only === undefined || values.only === operationId),
);
const share = Math.ceil(limit / operations.length);
const statuses = new Map<number, number>();
const problems: string[] = [];
for (const operation of operations) {
  // Resets the database, so that a changed password does not affect the next operation.
  await fetch(`${url}/__mock/reset`, { method: 'POST' });
  host = newHost();
  const all = [...mutations(operation.exampleBody as Json)];
  const step = Math.max(1, Math.ceil(all.length / share));
  for (const body of all.filter((_one, index) => index % step === 0)) {
    const answer = await host.call(operation.operationId, { ...callerOf(operation), body });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    for (const problem of answer.problems) {
      problems.push(`${operation.operationId} ${JSON.stringify(body).slice(0, 200)}: ${problem}`);
    }
  }
}
const reported = await (await fetch(`${url}/__mock/violations`)).json();
await server.close();
const accepted = (reported.data as { direction: string; reason: string; operationId: string }[])
  .filter(({ direction, reason }) => direction === 'response' || reason.endsWith('y se aceptó'))
  .map(({ operationId, reason }) => `${operationId}: ${reason}`);
for (const problem of [...problems, ...accepted].slice(0, 50)) console.log(problem);
const count = [...statuses.values()].reduce((sum, one) => sum + one, 0);
console.log(
  `${count} requests: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
);
console.log(`${problems.length + accepted.length} problems`);
process.exit(problems.length + accepted.length === 0 ? 0 : 1);
