import { defineConfig } from '@playwright/test';

import base from '../playwright.config';
import { PORTS } from '../support/ports';

const KIT = 'e2e/gallery/kit/vite.config.ts';

/** `npm run gallery`: pictures of the build with mocks. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.shots.ts',
  testIgnore: [],
  outputDir: '../../test-results',
  snapshotPathTemplate: 'expected/{arg}{ext}',
  // Letters and curves differ a little from one processor to another.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.2 } },
  use: { ...base.use, actionTimeout: 8_000 },
  webServer: [
    {
      command: `npx vite preview --mode mocks --outDir dist-mocks --port ${PORTS.mocks} --strictPort`,
      url: `http://localhost:${PORTS.mocks}`,
      reuseExistingServer: true,
      cwd: '../..',
    },
    {
      command: `npx vite build -c ${KIT} && npx vite preview -c ${KIT} --port ${PORTS.kit} --strictPort`,
      url: `http://localhost:${PORTS.kit}`,
      reuseExistingServer: true,
      cwd: '../..',
    },
  ],
});
