import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { startBundle, startScriptHashes } from '../../src/build/startPage';
import { examplePolicy } from '../support/contentPolicy';

it('the policy of nginx allows the inline script of index.html', async () => {
  expect(examplePolicy()).toContain(`script-src 'self' ${await startScriptHashes()} `);
});

it('the inline script holds nothing of the screens: its hash outlives their texts', async () => {
  const { moduleIds } = await startBundle();
  const own = moduleIds.map((id) => id.replace(/^.*[\\/]src[\\/]/, '').replaceAll('\\', '/'));
  expect(own.toSorted()).toEqual(['app/start/pageData.ts', 'app/start/start.ts']);
});

it('static hosts get the policy of nginx', () => {
  const headers = readFileSync(new URL('_headers', import.meta.url), 'utf8');
  expect(headers).toContain(`Content-Security-Policy: ${examplePolicy()}\n`);
});
