import { expect, it, vi } from 'vitest';

import { allCases } from '../../contract-cases/all';
import { HttpServer } from '../../server/httpServer';
import mockAccounts from '../accounts.example.json';
import { Host } from '../run/host';
import { runCase } from '../run/run';
import { requestFields, storingAnother, type RequestField } from './fields';

/** Whether a case of its operation notices a backend that stores another value for a field. */
async function isReadBack(field: RequestField): Promise<boolean> {
  const cases = allCases.filter(
    ({ operationId, status }) => operationId === field.operationId && status === 200,
  );
  // The last ones are about single fields.
  for (const one of cases.toReversed()) {
    const server = new HttpServer({ replaced: storingAnother(field) });
    const host = new Host('http://mutant.test', mockAccounts, {
      send: (request) => server.fetch(request),
    });
    if ((await runCase(host, one)).outcome !== 'passed') return true;
  }
  return false;
}

/** All of them in the nightly run, every tenth in each other one. */
const tried = requestFields.filter((_, index) => process.env['NIGHTLY'] || index % 10 === 0);

it('the cases read back every field of every request', async () => {
  // Some handlers throw over values that the contract refuses.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const open: string[] = [];
  for (const field of tried) {
    if (!(await isReadBack(field))) open.push(`${field.operationId} ${field.path.join('.')}`);
  }
  expect(requestFields.length).toBeGreaterThan(100);
  expect(open).toEqual([]);
});
