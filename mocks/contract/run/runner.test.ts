import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { runContract } from './runner';

const folder = mkdtempSync(join(tmpdir(), 'accounts-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const accounts = file('good.json', '{"storeAdmin":{"email":"a@tienda.test","password":"x"}}');

async function run(...args: string[]): Promise<{ code: number; log: string; error: string }> {
  const lines = { log: '', error: '' };
  const code = await runContract(args, {
    log: (text: string) => (lines.log += text),
    error: (text: string) => (lines.error += text),
  });
  return { code, ...lines };
}

// Nothing listens on port 9 of this machine.
const HOST = ['--host', 'http://127.0.0.1:9'];

it('--help shows the usage', async () => {
  const { code, log, error } = await run('--help');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(log).toContain('--read-only');
});

it.each([
  ['no options', [], '--host and --accounts are needed; --help shows the options.'],
  ['no URL', ['--host', 'api', '--accounts', accounts], '--host api is no http(s) URL.'],
  [
    'an unreachable host',
    [...HOST, '--accounts', accounts],
    'http://127.0.0.1:9 cannot be reached.',
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
    [...HOST, '--accounts', file('empty.json', '{}')],
    /^The accounts file \S+ is wrong at storeAdmin: /,
  ],
  [
    'an unknown tag',
    [...HOST, '--accounts', accounts, '--only', 'nope'],
    /^--only nope is neither an operation nor a tag of the contract; its tags are .*orders/,
  ],
  ['an unknown option', ['--solo', 'x'], /--solo/],
])('%s is one sentence and the exit code 2', async (_what, args, sentence) => {
  const { code, log, error } = await run(...args);
  expect({ code, log }).toEqual({ code: 2, log: '' });
  expect(error).toMatch(sentence);
  expect(error).not.toContain('\n');
});
