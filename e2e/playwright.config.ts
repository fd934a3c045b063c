import { availableParallelism } from 'node:os';

import { defineConfig, devices } from '@playwright/test';

import { configFile, contentPolicy } from './support/contentPolicy';
import { findFirefox } from './support/firefox';
import { whyNoNginx } from './support/nginxFolders';
import { PORTS } from './support/ports';
import { BROWSER_ARGS, findBrowser, HEADED_HELP, opensWindows } from './tools/browser';

const executablePath = findBrowser(opensWindows());
if (opensWindows() && executablePath === null) {
  console.error(HEADED_HELP);
  process.exit(1);
}
// The workers load this file again, without the options of the command.
if (executablePath !== null) process.env['CHROMIUM'] = executablePath;
/** Another server of the application may be tested: BASE_URL=http://localhost:5173 npm run e2e. */
const external = process.env['BASE_URL'];
const isNightly = process.env['NIGHTLY'] !== undefined;
const noNginx = isNightly ? whyNoNginx() : 'its tests are nightly';
const noFirefox = isNightly && findFirefox() === null;
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
if (!external && !isWorker && isNightly) {
  if (noNginx) console.log(`Without the tests behind a real nginx: ${noNginx}.`);
  if (noFirefox) console.log('Without the test in Firefox: none is installed.');
}

/** Threads of one page compete with the other tests for the processors: without them a run takes a tenth less. */
const FEW_THREADS = ['--in-process-gpu', '--num-raster-threads=1', '--js-flags=--single-threaded'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // The journeys of the production build need the servers that are started here.
  testIgnore: external
    ? '**/production*'
    : [
        ...(noNginx ? ['**/productionNginx*'] : []),
        ...(noFirefox ? ['**/productionFirefox*'] : []),
      ],
  ...(!isNightly && { grepInvert: /@nightly/ }),
  outputDir: process.env['E2E_OUTPUT'] ?? '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Half of the processors, and three on a small machine: tests wait for timers a third of their time.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: external ?? `http://localhost:${PORTS.mocks}`,
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    // Recording a trace of every test takes a tenth of the run; `--trace on` records the one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...BROWSER_ARGS, ...FEW_THREADS],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: external
    ? []
    : [
        {
          command: `npx vite preview --mode mocks --outDir dist-mocks --port ${PORTS.mocks} --strictPort`,
          url: `http://localhost:${PORTS.mocks}`,
          reuseExistingServer: !process.env['CI'],
          cwd: '..',
        },
        {
          command: `npx vite preview --outDir dist --port ${PORTS.production} --strictPort`,
          env: {
            CONFIG_FILE: configFile(),
            CONTENT_POLICY: contentPolicy(),
          },
          url: `http://localhost:${PORTS.production}`,
          reuseExistingServer: !process.env['CI'],
          cwd: '..',
        },
        {
          command: `npm run mock-server -- --port ${PORTS.mockServer}`,
          url: `http://localhost:${PORTS.mockServer}/__mock/violations`,
          reuseExistingServer: !process.env['CI'],
          cwd: '..',
        },
        ...(noNginx === null
          ? [
              {
                command: 'npx tsx e2e/support/nginx.ts',
                url: `https://localhost:${PORTS.nginx}/healthz`,
                ignoreHTTPSErrors: true,
                gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 } as const,
                reuseExistingServer: !process.env['CI'],
                cwd: '..',
              },
            ]
          : []),
      ],
});
