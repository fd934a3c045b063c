import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { startScriptHash } from '../../src/build/startPage';
import { examplePolicy } from '../support/contentPolicy';

it('the policy of nginx allows the inline script of index.html', async () => {
  expect(examplePolicy()).toContain(`script-src 'self' ${await startScriptHash()} `);
});

it('static hosts get the policy of nginx', () => {
  const headers = readFileSync(new URL('_headers', import.meta.url), 'utf8');
  expect(headers).toContain(`Content-Security-Policy: ${examplePolicy()}\n`);
});
