import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import mockAccounts from '../contract-kit/accounts.example.json';
import { allCases } from '../contract-kit/cases/all';
import { runContract } from '../contract-kit/run/contract';
import { Host } from '../contract-kit/run/host';
import { junitReport, textReport } from '../contract-kit/run/report';
import { runCases } from '../contract-kit/run/run';
import { HttpServer } from '../server/httpServer';

const folder = mkdtempSync(join(tmpdir(), 'accounts-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const accountsFile = (name: string, accounts: object) => file(name, JSON.stringify(accounts));

async function run(...args: string[]): Promise<{ code: number; log: string; error: string }> {
  const lines = { log: '', error: '' };
  const code = await runContract(args, {
    log: (text: string) => (lines.log += text),
    error: (text: string) => (lines.error += text),
  });
  return { code, ...lines };
}

// The cases break the contract on purpose: what that writes on the console is no news.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const all = accountsFile('all.json', mockAccounts);
const { storeAdmin, storeUser, platformAdmin, disabledUser } = mockAccounts;

describe('options', () => {
  // Nothing listens on port 9 of this machine.
  const HOST = ['--host', 'http://127.0.0.1:9'];

  it('--help shows the usage', async () => {
    const { code, log, error } = await run('--help');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(log).toContain('--read-only');
  });

  it.each([
    ['no options', [], '--host and --accounts are needed; --help shows the options.'],
    ['no URL', ['--host', 'api', '--accounts', all], '--host api is no http(s) URL.'],
    [
      'an unreachable host',
      [...HOST, '--accounts', all],
      /^http:\/\/127.0.0.1:9 cannot be reached: no answer: fetch failed/,
    ],
    [
      'no accounts file',
      [...HOST, '--accounts', 'none.json'],
      /^The accounts file none.json cannot be read: ENOENT/,
    ],
    [
      'a broken accounts file',
      [...HOST, '--accounts', file('broken.json', '{')],
      /^The accounts file \S+ cannot be read: /,
    ],
    [
      'an accounts file without the account',
      [...HOST, '--accounts', accountsFile('empty.json', {})],
      /^The accounts file \S+ is wrong at storeAdmin: /,
    ],
    [
      'an unknown tag',
      [...HOST, '--accounts', all, '--only', 'nope'],
      /^--only nope is neither an operation nor a tag of the contract; its tags are .*orders/,
    ],
    ['an unknown option', ['--solo', 'x'], /--solo/],
  ])('%s is one sentence and the exit code 2', async (_what, args, sentence) => {
    const { code, log, error } = await run(...args);
    expect({ code, log }).toEqual({ code: 2, log: '' });
    expect(error).toMatch(sentence);
    expect(error).not.toContain('\n');
  });
});

describe('against the mock server', () => {
  const server = new HttpServer();
  let HOST: string[];
  beforeAll(async () => {
    HOST = ['--host', await server.ready()];
  });
  afterAll(() => server.close());

  it.each([
    [
      'a wrong password',
      { storeAdmin: { ...storeAdmin, password: 'Otra1234' } },
      /^storeAdmin \(admin@donpepe.test\) cannot sign in: POST \/user\/login answered 401 /,
    ],
    [
      'a storeUser who is an admin',
      { storeAdmin, storeUser: storeAdmin },
      'storeUser (admin@donpepe.test) has store_role admin instead of other.',
    ],
    [
      'a disabledUser who is enabled',
      { storeAdmin, disabledUser: storeUser },
      'disabledUser (ventas@donpepe.test) has enabled true instead of false.',
    ],
    [
      'a wrong key of the contact sync',
      { storeAdmin, contactSyncKey: 'otra' },
      'contactSyncKey is wrong: POST /contact/sync answered 403.',
    ],
    [
      'a wrong recovery code',
      { storeAdmin, recoveryCode: '000000' },
      'recoveryCode is wrong: POST /user/passwordrecover answered 422.',
    ],
    [
      'users of two stores',
      { storeAdmin: { email: 'admin@cornerbooks.test', password: 'Books1234' }, storeUser },
      'storeAdmin and storeUser are of different stores.',
    ],
  ])('%s ends before the first case, with the exit code 2', async (what, accounts, sentence) => {
    const path = accountsFile(`${what}.json`, accounts);
    const { code, log, error } = await run(...HOST, '--accounts', path, '--only', 'clients');
    expect({ code, log }).toEqual({ code: 2, log: '' });
    expect(error).toMatch(sentence);
  });

  it('a green run says so', async () => {
    const { code, log } = await run(...HOST, '--accounts', all, '--only', 'promos');
    expect(log).toMatch(
      /\d+ passed \(9 of them behaviour.*\), 0 failed, 0 not proven\.\nEvery rule/,
    );
    expect(code).toBe(0);
  });

  it('a missing account leaves its rules not proven: listed by reason, exit code 2', async () => {
    const path = accountsFile('one.json', { storeAdmin, platformAdmin });
    const junit = join(folder, 'one.xml');
    const options = [...HOST, '--accounts', path, '--only', 'faqs'];
    const { code, log } = await run(...options, '--junit', junit);
    expect(code).toBe(2);
    expect(log).toContain(
      'NOT PROVEN: no account storeUser\n  listKnowledgeBase 403 x-roles excludes storeUser\n',
    );
    expect(log).toContain('Not proven: the run could not try every rule.');
    expect(readFileSync(junit, 'utf8')).toMatch(/<error message="no account storeUser">/);
    expect((await run(...options, '--allow-not-proven')).code).toBe(0);
  });

  it('a store without records proves all but what only the assistant can set up', async () => {
    const store = { email: 'admin@cornerbooks.test', password: 'Books1234' };
    const path = accountsFile('store.json', {
      storeAdmin: store,
      platformAdmin,
      disabledUser,
      recoveryCode: mockAccounts.recoveryCode,
      contactSyncKey: mockAccounts.contactSyncKey,
    });
    const { code, log } = await run(...HOST, '--accounts', path, '--only', 'saveOrder');
    expect(code).toBe(2);
    expect(log).toContain(
      'NOT PROVEN: the store has no pending order with a payment method whose payment was not requested\n',
    );
    expect(log).toMatch(/, 0 failed, \d+ not proven\./);
  });

  it('--read-only sends only GET requests and sign-ins, and says that the rest is not proven', async () => {
    await fetch(`${HOST[1]}/__mock/reset`, { method: 'POST', body: '{}' });
    const { code, log } = await run(...HOST, '--accounts', all, '--read-only');
    expect(code).toBe(2);
    expect(log).toContain(
      'NOT PROVEN: --read-only sends no DELETE (deleteStoreUser)\n  deleteStoreUser 200 an ordinary request\n',
    );
    const requests = await fetch(`${HOST[1]}/__mock/requests`);
    const { data } = (await requests.json()) as { data: { method: string; path: string }[] };
    const sent = new Set(
      data.map(({ method, path }) => (method === 'GET' ? method : `${method} ${path}`)),
    );
    expect([...sent].filter((one) => !/^GET$|^(HEAD|OPTIONS) |\/user\/login$/.test(one))).toEqual(
      [],
    );
    expect(data.length).toBeGreaterThan(100);
  });
});

it('a host that drops every connection is one sentence, also in the JUnit file', async () => {
  const dropping = createServer((request, response) => {
    const session = { enabled: true, store_role: 'admin', store: { id: 1 } };
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/user/login') response.end(JSON.stringify({ data: session }));
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => dropping.listen(0, '127.0.0.1', resolve));
  const address = dropping.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const path = accountsFile('dropping.json', { storeAdmin, contactSyncKey: 'x' });
  const junit = join(folder, 'dropping.xml');
  const { code, log, error } = await run('--host', url, '--accounts', path, '--junit', junit);
  const unwritable = await run('--host', url, '--accounts', path, '--junit', join(junit, 'x'));
  dropping.close();
  expect({ code, log }).toEqual({ code: 2, log: '' });
  expect(error).toMatch(/cannot be tried: no answer: fetch failed/);
  expect(readFileSync(junit, 'utf8')).toContain('errors="1"');
  expect(unwritable.code).toBe(2);
  expect(unwritable.error).toContain(' cannot be written: ');
});

it('a rule that does not hold is named, with its request as a curl line and the answer', async () => {
  // Answers every request alike, after the sign-ins.
  const alike = createServer((request, response) => {
    const session = { jwt_token: 'x', enabled: true, store_role: 'admin', store: { id: 1 } };
    const data = request.url === '/user/login' ? session : [{ day_of_week: 'lunes' }];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => alike.listen(0, '127.0.0.1', resolve));
  const address = alike.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const path = accountsFile('alike.json', { storeAdmin });
  const junit = join(folder, 'alike.xml');
  const options = ['--host', url, '--accounts', path, '--only', 'listPromos', '--junit', junit];
  const { code, log } = await run(...options);
  alike.close();
  expect(code).toBe(1);
  expect(log).toContain(`FAILED listPromos 401 no token
  answered 200 instead of 401; body`);
  expect(log).toContain('Access-Control-Allow-Origin is missing');
  expect(log)
    .toContain(`  curl -i -X GET '${url}/store/promos/' -H 'authorization: Bearer desconocido'
  → 200 {"data":[{"day_of_week":"lunes"}]}`);
  expect(log).toContain('"Authorization: Bearer $TOKEN"  # TOKEN: sign in as storeAdmin');
  expect(log).toMatch(/The backend does not keep the contract\.$/);
  expect(readFileSync(junit, 'utf8')).toMatch(/<failure message="answered 200 instead of 401; /);
});

/** Some cases of saving an order, against the mock server with some answers changed. */
async function resultsOf(answers: (request: Request, answer: Response) => Promise<Response>) {
  const server = new HttpServer();
  const send = async (request: Request) => answers(request, await server.fetch(request));
  const host = new Host('http://broken.test', mockAccounts, { send });
  const cases = allCases.filter(({ operationId }) => operationId === 'saveOrder').slice(0, 3);
  return { results: await runCases(host, cases), host };
}

const isOrder = ({ url, method }: Request, wanted: string) =>
  method === wanted && /\/store\/orders\/\d+$/.test(url);

describe('a backend that answers rubbish', () => {
  it('fails by name, also where only a clean-up meets it, and the run goes on', async () => {
    const { results, host } = await resultsOf(async (request, answer) => {
      if (!isOrder(request, 'GET')) return answer;
      const text = await answer.text();
      return new Response(text.replace('"other_concepts":[]', '"other_concepts":null'), {
        headers: { 'Content-Type': 'application/json' },
      });
    });
    expect(results).toHaveLength(3);
    expect(results.some(({ outcome }) => outcome !== 'passed')).toBe(true);
    expect(textReport(results, host)).toContain('NOT REMOVED, ');
    expect(junitReport(results)).toContain('</testsuite>');
  });

  it('is warned of properties that the contract does not document', async () => {
    const { results, host } = await resultsOf(async (request, answer) => {
      if (!isOrder(request, 'GET')) return answer;
      const text = await answer.text();
      return new Response(text.replace('"items":[{', '"weight":3,"items":[{"barcode":"779",'), {
        headers: answer.headers,
      });
    });
    expect(results.every(({ outcome }) => outcome === 'passed')).toBe(true);
    expect(textReport(results, host))
      .toContain(`WARNING: the contract does not document these properties of answers
  getOrder 200: data.weight
  getOrder 200: data.items[].barcode`);
  });

  it('says which request got no answer', async () => {
    const { results } = await resultsOf(async (request, answer) => {
      if (!isOrder(request, 'POST')) return answer;
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('socket'), { code: 'ECONNRESET' }),
      });
    });
    const failed = results.find(({ outcome }) => outcome === 'failed');
    expect(failed?.reason).toBe('no answer: fetch failed (ECONNRESET)');
    expect(failed?.trace).toMatch(/^curl -i -X POST/);
  });
});
