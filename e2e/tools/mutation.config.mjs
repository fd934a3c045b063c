/**
 * `npm run mutation`: mutation testing of the rules and the data layer (StrykerJS). Mutates the files of src/domain,
 * src/lib, src/session, src/api, src/ui/list and mocks/rules that differ from `MUTATION_BASE` (default: the previous commit); `MUTATE='src/api/*.ts'` names
 * them instead. Not part of `npm test`: it takes minutes to hours.
 */
import { execFileSync } from 'node:child_process';

const base = process.env.MUTATION_BASE ?? 'HEAD~1';

const changed = () =>
  execFileSync(
    'git',
    ['diff', '--name-only', '--diff-filter=d', base, '--', 'src', 'mocks/rules'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) =>
      /^(src\/(domain|lib|session|api|ui\/list)|mocks\/rules)\/.*\.tsx?$/.test(file),
    );

const mutate = process.env.MUTATE?.split(',') ?? changed();

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'e2e/tools/mutation.vitest.config.ts' },
  mutate: [...mutate, '!{src,mocks}/**/*.test.{ts,tsx}', '!src/**/*.gen.ts', '!src/testSupport/**'],
  ignorePatterns: ['dist', 'dist-mocks', 'test-results', 'e2e/**/*.e2e.ts'],
  // Module-level constants are evaluated once per test file: mutating them needs a new run for each.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  tempDirName: '.stryker-tmp',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  thresholds: { high: 90, low: 85, break: null },
};
