import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ci-'));
const bin = join(folder, 'bin');

/** An npm that prints what it is called with; `npm test` fails when TESTS says so. */
const NPM = `#!/bin/sh
echo "npm $*"
if [ "$1" = test ]; then exit "$TESTS"; fi
if [ "$1" = run ]; then exit 1; fi
`;

function git(...args: string[]): void {
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@tienda.test'];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
}

function ci(tests: number, base: string) {
  const { PATH = '' } = process.env;
  const env = { ...process.env, PATH: `${bin}:${PATH}`, TESTS: String(tests), CONTRACT_BASE: base };
  const { status, stdout } = spawnSync(join(folder, '.ci/run'), { env, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

beforeAll(() => {
  for (const name of ['bin', '.ci']) mkdirSync(join(folder, name));
  writeFileSync(join(bin, 'npm'), NPM);
  chmodSync(join(bin, 'npm'), 0o755);
  copyFileSync('.ci/run', join(folder, '.ci/run'));
  writeFileSync(join(folder, 'openapi.yaml'), 'openapi: 3.1.0\n');
  git('init');
  git('add', 'openapi.yaml');
  git('commit', '-m', 'Contract');
});

it.each([0, 3])('prints the changes of the contract and ends as npm test does: %d', (tests) => {
  expect(ci(tests, 'HEAD')).toEqual({
    status: tests,
    lines: ['npm ci', 'npm test', 'npm run contract:diff -- HEAD'],
  });
});

it('says when the earlier contract is not in the clone', () => {
  const { status, lines } = ci(0, 'HEAD~1');
  expect(status).toBe(0);
  expect(lines[2]).toMatch(/^No contract:diff: HEAD~1 is not in this clone/);
});
