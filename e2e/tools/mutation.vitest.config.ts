import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { contractModules } from '../../src/build/contractModules.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tests that `npm run mutation` runs: those beside the mutated files and of the worker that uses them. */
export default defineConfig({
  root: at('.'),
  plugins: [contractModules()],
  define: { __MOCKS__: 'true' },
  resolve: { alias: { '~mocks': at('mocks'), '~': at('src') } },
  test: {
    environment: 'jsdom',
    include: [
      'src/{domain,lib,session,api,ui/list}/**/*.test.{ts,tsx}',
      'src/workers/**/productFile.test.ts',
      'mocks/rules/*.test.ts',
    ],
    // They change the process's time zone, which the threads of StrykerJS do not follow.
    exclude: ['**/*.zones.test.ts'],
    setupFiles: ['./src/testSupport/testSetup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
