import { beforeEach, expect, it, vi } from 'vitest';

import { useMockBackend } from '../../node';
import { Host } from './host';
import { mockAccounts } from './mockAccounts';
import { junitReport, tagReport, textReport } from './report';
import { runCases } from './run';

const URL = 'https://api.tienda.test';
const backend = useMockBackend();

/** A backend that answers every request alike. */
const answersAlike = () => Promise.resolve(Response.json({ data: [{ day_of_week: 'lunes' }] }));

// The cases break the contract on purpose: what that writes on the console is no news.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a read-only run sends only GET requests and sign-ins, whatever a backend would do with others', async () => {
  const sent = new Set<string>();
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new globalThis.URL(request.url);
    sent.add(request.method === 'GET' ? 'GET' : `${request.method} ${pathname}`);
    return fetch(request);
  };
  const host = new Host(URL, mockAccounts, { judges: false, send, readOnly: true });
  const results = await runCases(host);
  expect([...sent].toSorted()).toEqual(['GET', 'POST /user/login']);
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(100);
  expect(textReport(results)).toContain(
    'deleteStoreUser 403 (x-roles excludes storeUser): --read-only sends no DELETE (deleteStoreUser)',
  );
  expect(backend.database.snapshot().changes).toEqual({});
  backend.takeViolations();
}, 60_000);

it('cases that need a key are skipped without it', async () => {
  const { storeAdmin } = mockAccounts;
  const host = new Host(URL, { storeAdmin }, { judges: false });
  const results = await runCases(host, { only: 'syncContact' });
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  expect(new Set(skipped.map(({ status }) => status))).toEqual(new Set([200, 400, 413, 422]));
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['no contactSyncKey']));
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  backend.takeViolations();
});

it('cases are skipped with the reason where the host lacks an account', async () => {
  const host = new Host(URL, { storeAdmin: mockAccounts.storeAdmin }, { judges: false });
  const results = await runCases(host, { only: 'adminLogs' });
  expect(results).toContainEqual(
    expect.objectContaining({ outcome: 'skipped', reason: 'no account platformAdmin' }),
  );
  backend.takeViolations();
  expect(textReport(results, 'adminLogs')).toContain('listLogs 200: no account platformAdmin');
});

it('reports what a host answers otherwise than the contract says', async () => {
  const host = new Host(URL, mockAccounts, { send: answersAlike });
  const results = await runCases(host, { only: 'listPromos' });
  const { reason } = results.find(({ status }) => status === 401) ?? { reason: '' };
  expect(reason).toMatch(/^answered 200; /);
  expect(reason).toContain('no Access-Control-Allow-Origin');
  expect(junitReport(results)).toMatch(/<failure message="answered 200; /);
  expect(tagReport(results)).toMatch(/^promos .*✗/m);
});
