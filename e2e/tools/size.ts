/**
 * `npm run size`: what each screen loads until it is usable, measured in a browser. The production build
 * runs against the mock server on another origin; every script and stylesheet of the application that
 * arrives before the screen is usable counts, gzip, in bytes (1 kB = 1,000 bytes). All routes are held to the size and the
 * number of the files that index.html names for them. The page itself counts with what is inlined in it.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';

import { startBackend } from '../support/backend';
import { PORTS } from '../support/ports';
import { BROWSER_ARGS, ensureBrowser } from './browser';
import { PAGE_BUDGET, ROUTE_BUDGET, SCREENS } from './screens';
import { markWhenUsable, requestsUntilUsable, sessionRecord } from './usable';

const origin = `http://localhost:${PORTS.production}`;

/** Paths of the application's scripts and stylesheets that were requested before the screen was usable. */
async function assetsUntilUsable(page: Page): Promise<readonly string[]> {
  const paths = (await requestsUntilUsable(page))
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && /\.(js|css)$/.test(url.pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

const zippedBytes = async (path: string) =>
  gzipSync(await readFile(`dist/${path}`), { level: 9 }).length;

/** What index.html names for each route, by the first segment of its path: files beside those of the entry, and their kB. */
async function routeFiles() {
  const html = await readFile('dist/index.html', 'utf8');
  const [, data = '{}'] = /id="start">([^<]*)</.exec(html) ?? [];
  const { files, routes } = JSON.parse(data) as {
    files: string[];
    routes: Record<string, { files: number[] }>;
  };
  const sizes = await Promise.all(files.map(zippedBytes));
  return new Map(
    Object.entries(routes).map(([route, { files: indexes }]) => {
      const kB = indexes.reduce((sum, index) => sum + (sizes[index] ?? 0), 0) / 1000;
      return [route, { kB, count: indexes.length }];
    }),
  );
}

process.env['CONFIG_FILE'] = 'e2e/support/production.config.json';
const backend = await startBackend();
const server = await preview({
  build: { outDir: 'dist' },
  preview: { port: PORTS.production, strictPort: true },
  logLevel: 'error',
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });

let failed = false;
try {
  const session = await sessionRecord('storeAdmin');
  for (const screen of SCREENS) {
    if (screen.budget === null) continue;
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    if (screen.signedIn) {
      await context.addInitScript((record) => localStorage.setItem('user', record), session);
    }
    const page = await context.newPage();
    await context.addInitScript(markWhenUsable(screen.usable));
    await page.goto(origin + screen.path);
    const assets = await assetsUntilUsable(page);
    let bytes = 0;
    for (const path of assets) bytes += await zippedBytes(path);
    const kilobytes = bytes / 1000;
    const over = kilobytes > screen.budget;
    failed ||= over;
    console.log(
      `${over ? '✗' : '✓'} ${screen.name.padEnd(24)} ${kilobytes.toFixed(1).padStart(6)} kB` +
        ` of ${screen.budget} in ${assets.length} files`,
    );
    await context.close();
  }
  const page = (await zippedBytes('index.html')) / 1000;
  failed ||= page > PAGE_BUDGET;
  console.log(
    `${page > PAGE_BUDGET ? '✗' : '✓'} ${'index.html'.padEnd(24)} ${page.toFixed(1).padStart(6)} kB of ${PAGE_BUDGET}`,
  );
  for (const [route, { kB, count }] of await routeFiles()) {
    const over = kB > ROUTE_BUDGET.kB || count > ROUTE_BUDGET.files;
    failed ||= over;
    console.log(
      `${over ? '✗' : '✓'} /${route.padEnd(23)} ${kB.toFixed(1).padStart(6)} kB of ${ROUTE_BUDGET.kB}` +
        ` beside the entry, in ${count} files of ${ROUTE_BUDGET.files}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
  backend.kill();
}
process.exit(failed ? 1 : 0);
