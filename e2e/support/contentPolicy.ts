import { readFileSync } from 'node:fs';

import { PORTS } from './ports';

/** The content security policy that README.md gives for a deployment, with the mock server in the place of every other host. */
export function contentPolicy(): string {
  const backend = `http://localhost:${PORTS.mockServer}`;
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const written = /Content-Security-Policy "([^"]+)"/.exec(readme)?.[1];
  if (written === undefined) throw new Error('README.md gives no Content-Security-Policy');
  return written
    .replaceAll(/https:\/\/[^\s;]+/g, backend)
    .replaceAll(/ https:(?=[\s;]|$)/g, ` https: ${backend}`);
}
