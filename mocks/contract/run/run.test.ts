import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { CONTACT_SYNC_KEY } from '../../auth';
import { HttpServer } from '../../httpServer';
import { ACCOUNTS, RECOVERY_CODE } from '../../seed/accounts';
import { Host, type Accounts } from './host';
import { junitReport, textReport } from './report';
import { runCases, unreached, type CaseResult } from './run';

const accounts: Accounts = {
  storeAdmin: ACCOUNTS.storeAdmin,
  storeUser: ACCOUNTS.storeUser,
  platformAdmin: ACCOUNTS.platformAdmin,
  disabledUser: ACCOUNTS.disabledUser,
  contactSyncKey: CONTACT_SYNC_KEY,
  recoveryCode: RECOVERY_CODE,
};

const server = new HttpServer({
  port: 0,
  host: '127.0.0.1',
  scenario: 'default',
  basePath: '/v1',
  latencyMs: 0,
  storage: null,
  directory: null,
  log: null,
});
let url: string;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeAll(async () => {
  url = `${await server.ready()}/v1`;
});
afterAll(() => server.close());

const failed = (results: readonly CaseResult[]) =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ operationId, status, why, reason }) => `${operationId} ${status} ${why}: ${reason}`);

/** Sends every request to the server and changes its answer: a backend with a fault. */
function breakAnswers(change: (request: Request, response: Response) => Promise<Response>): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    return change(request, await send(request));
  });
}

describe('the contract cases', () => {
  it('pass against the mock server', async () => {
    const results = await runCases(new Host(url, accounts));
    console.log(textReport(results));
    expect(failed(results)).toEqual([]);
    expect(unreached(results)).toEqual([]);
    expect(junitReport(results)).toContain('failures="0"');
  }, 180_000);

  it('that are read-only write nothing', async () => {
    const stateOf = async () =>
      (
        (await (await fetch(url.replace('/v1', '/__mock/state'))).json()) as {
          data: { changes: object };
        }
      ).data.changes;
    await fetch(url.replace('/v1', '/__mock/reset'), { method: 'POST' });
    const results = await runCases(new Host(url, accounts), { readOnly: true });
    expect(failed(results)).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(150);
    expect(await stateOf()).toEqual({});
  }, 180_000);

  it('catch a backend that answers totals as texts', async () => {
    breakAnswers(async (request, response) => {
      if (!request.url.endsWith('/store/orders') || request.method !== 'GET') return response;
      const text = (await response.text()).replaceAll(
        /"total_price":([\d.]+)/g,
        '"total_price":"$1"',
      );
      return new Response(text, response);
    });
    const results = await runCases(new Host(url, accounts), { only: 'orders' });
    expect(failed(results)).toContainEqual(
      expect.stringMatching(/^listOrders 200 .*must be number/),
    );
  });

  it('catch a backend that forgets the role admin', async () => {
    breakAnswers(async (request, response) => {
      if (response.status !== 403 || !request.url.includes('/store/users/')) return response;
      return new Response('{"data":[]}', { status: 200, headers: response.headers });
    });
    const results = await runCases(new Host(url, accounts), { only: 'storeUsers' });
    expect(failed(results)).toContainEqual(
      expect.stringMatching(/^listStoreUsers 403 x-roles excludes storeUser: answered 200/),
    );
  });

  it('are skipped with the reason where the host lacks an account', async () => {
    const results = await runCases(new Host(url, { storeAdmin: accounts.storeAdmin }), {
      only: 'adminStores',
    });
    expect(failed(results)).toEqual([]);
    expect(results).toContainEqual(
      expect.objectContaining({ outcome: 'skipped', reason: 'no account platformAdmin' }),
    );
  });
});
