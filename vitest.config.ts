import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sep } from 'node:path';

import { defineConfig, mergeConfig } from 'vitest/config';

import { at } from './src/build/paths.ts';
import application from './vite.config.ts';

/** Unit tests of what knows no browser. */
const PAGELESS_TESTS = ['src/{domain,lib}/**/*.test.ts', '{mocks,e2e}/**/*.test.ts'];

const testsWith = (code: RegExp) =>
  readdirSync(at('src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll(sep, '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && code.test(readFileSync(at(file), 'utf8')));

/** Tests of the whole application or backend, which nearly every change reaches: `npm run check` leaves them to `npm test`. */
const LEFT_OUT = process.env['QUICK']
  ? [...testsWith(/\b(renderScreen|openForm)\(/), 'mocks/contract/{mutants/mutants,kit}.test.ts']
  : [];

export default defineConfig((env) =>
  mergeConfig(application(env), {
    test: {
      // Rules and the mock backend need no page, and start in a fraction of the time without one.
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            include: PAGELESS_TESTS,
            exclude: LEFT_OUT,
            // They share no state, and loading the contract's checks for each file takes half of the time.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: [...PAGELESS_TESTS, ...LEFT_OUT],
            // Making a page for each file takes a third of the time; testSetup.ts cleans up.
            isolate: false,
          },
        },
      ],
      // As many as there are processors: by default one is left idle.
      maxWorkers: availableParallelism(),
      // What a test allocates is dropped with it: a larger young generation is collected more seldom.
      execArgv: ['--max-semi-space-size=64'],
      setupFiles: ['./src/testSupport/testSetup.ts'],
      restoreMocks: true,
      // Unmounts before a test file's own afterEach, which clears the session that the page reacts to.
      sequence: { hooks: 'list' },
      // No test depends on the machine's speed.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
