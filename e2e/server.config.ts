import { defineConfig } from '@playwright/test';

import base from './playwright.config';
import { PORTS } from './support/ports';

const baseURL = `http://localhost:${PORTS.staticServer}`;

/** The tests of the screens against the production build, which the mock server serves beside the API. */
export default defineConfig<{ mockServer: boolean }>({
  ...base,
  // The build without mocks has no panel and no service worker; the journeys of production start their own servers.
  testIgnore: ['**/production*', '**/mockPanel*', '**/mockWorker*'],
  workers: 4,
  use: { ...base.use, baseURL, mockServer: true },
  webServer: {
    command: `npm run mock-server -- --port ${PORTS.staticServer} --static dist`,
    url: `${baseURL}/__mock/violations`,
    reuseExistingServer: !process.env['CI'],
    cwd: '..',
  },
});
