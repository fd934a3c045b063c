import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { startScriptHash } from '../../src/build/startPage';

it.each(['nginx/headers.conf', '_headers'])(
  'the policy of %s allows the inline script of index.html',
  async (file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(text).toContain(`script-src 'self' ${await startScriptHash()} `);
  },
);
