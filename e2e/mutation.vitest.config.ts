import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The tests that `npm run mutation` runs: those beside the mutated files, without the contract and screen tests. */
export default defineConfig({
  root: at('.'),
  define: { __MOCKS__: 'true' },
  resolve: { alias: { '~mocks': at('mocks'), '~': at('src') } },
  test: {
    environment: 'jsdom',
    include: ['src/{domain,lib,api}/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/app/testSetup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
