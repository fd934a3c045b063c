import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beforeEach, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('release.sh', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let servers: readonly string[];

const run = (...args: readonly string[]) =>
  execFileSync('sh', [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });

/** A build whose page names a script that all builds share and one of its own. */
function build(name: string): string {
  const dist = join(folder, `dist-${name}`);
  for (const part of ['a', 'assets']) mkdirSync(join(dist, part), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `a/shared.js a/${name}.js assets/${name}.js`);
  for (const file of ['a/shared.js', `a/${name}.js`, `assets/${name}.js`]) {
    writeFileSync(join(dist, file), name);
  }
  return dist;
}

const place = (name: string) => {
  const dist = build(name);
  for (const server of servers) run('place', dist, server, name, join(folder, 'config.json'));
};

const served = (server: string, file: string) => join(server, 'current', file);
const pageOf = (server: string) => readFileSync(served(server, 'index.html'), 'utf8');

/** Scripts of any server's page that another server does not have. */
const missing = () =>
  servers.flatMap((one) =>
    servers.flatMap((other) =>
      pageOf(one)
        .split(' ')
        .filter((file) => !existsSync(served(other, file))),
    ),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  servers = ['1', '2'].map((name) => join(folder, `server${name}`));
  writeFileSync(join(folder, 'config.json'), '{}');
});

it('leaves no moment in which a server lacks a script of the page of another one', () => {
  place('first');
  for (const server of servers) run('use', server, 'first');
  place('second');
  expect(missing()).toEqual([]);
  for (const server of servers) {
    run('use', server, 'second');
    expect(missing()).toEqual([]);
  }
  expect(servers.map(pageOf)).toEqual(Array(2).fill('a/shared.js a/second.js assets/second.js'));
  expect(readFileSync(served(servers[0] ?? '', 'config.json'), 'utf8')).toBe('{}');
});

it('keeps a release for 30 days after it was in use, and goes back to it', () => {
  const [server = ''] = servers;
  place('first');
  run('use', server, 'first');
  // However long it was in use.
  const old = new Date(Date.now() - 90 * DAY_MS);
  utimesSync(join(server, 'lists/first'), old, old);
  place('second');
  run('use', server, 'second');
  expect(existsSync(served(server, 'a/first.js'))).toBe(true);
  run('use', server, 'first');
  expect(pageOf(server)).toContain('a/first.js');
  run('use', server, 'second');
  const late = new Date(Date.now() - 32 * DAY_MS);
  utimesSync(join(server, 'lists/first'), late, late);
  run('use', server, 'second');
  expect(existsSync(served(server, 'a/first.js'))).toBe(false);
  expect(existsSync(served(server, 'a/shared.js'))).toBe(true);
  expect(() => run('use', server, 'first')).toThrow('No release first');
  expect(pageOf(server)).toContain('a/second.js');
});

it('does not replace the release in use', () => {
  place('first');
  for (const server of servers) run('use', server, 'first');
  expect(() => place('first')).toThrow('first is in use');
});
