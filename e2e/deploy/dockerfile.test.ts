import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const dockerfile = read('Dockerfile');
/** What each COPY takes from the repository, by the folder or file that it goes to. */
const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].map(
  ([, sources = '', target = '']) => ({ sources: sources.split(' '), target }),
);

it('copies files that the repository and the context of the build have', () => {
  const ignored = read('Dockerfile.dockerignore').trim().split('\n');
  const files = copies.flatMap(({ sources }) => sources).filter((source) => source !== '.');
  expect(files).toContain('package-lock.json');
  expect(files).toContain('e2e/deploy/nginx/container.conf');
  const tracked = execFileSync('git', ['ls-files', ...files], { encoding: 'utf8' });
  expect(tracked.trim().split('\n').toSorted()).toEqual(files.toSorted());
  expect(files.filter((file) => ignored.some((name) => file.startsWith(name)))).toEqual([]);
});

it('gives nginx every file that its configuration includes', () => {
  const configured = copies.filter(({ target }) => target.startsWith('/etc/nginx/'));
  const texts = configured.flatMap(({ sources }) =>
    sources.map((file) => readFileSync(file, 'utf8')),
  );
  const included = texts.flatMap((text) =>
    [...text.matchAll(/^\s*include (\S+);/gm)].map(([, name = '']) => name),
  );
  // A relative include is read from /etc/nginx.
  const placed = new Set(
    configured
      .filter(({ target }) => target === '/etc/nginx/')
      .flatMap(({ sources }) => sources.map((file) => basename(file))),
  );
  expect(included).toContain('headers.conf');
  expect(included.filter((name) => !placed.has(name))).toEqual([]);
});

it('serves the build, and asks the health path of the port that nginx listens on', () => {
  const server = read('nginx/container.conf');
  const [, port = ''] = /listen (\d+);/.exec(server) ?? [];
  const [, root = ''] = /root (\S+);/.exec(server) ?? [];
  expect(dockerfile).toContain(`COPY --from=build /build/dist ${root}\n`);
  expect(dockerfile).toContain(`http://127.0.0.1:${port}/healthz`);
  expect(Number(port)).toBeGreaterThan(1024);
  expect(read('nginx/app.conf')).toContain('location = /healthz');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const runs = [...dockerfile.matchAll(/^RUN npm run (\S+)$/gm)].map(([, name = '']) => name);
  expect(runs).toEqual(['build']);
  expect(scripts).toHaveProperty('build');
});

it.each(['app.conf', 'folder.conf'])('%s sends the headers from every location', (file) => {
  const locations = [...read(`nginx/${file}`).matchAll(/^location (.+) \{\n([^}]+)\}/gm)];
  const names = locations.map(([, name]) => name);
  expect(names).toContain('= /healthz');
  const without = locations.filter(([, , body = '']) => !body.includes('include headers.conf;'));
  expect(without.map(([, name]) => name)).toEqual([]);
});
