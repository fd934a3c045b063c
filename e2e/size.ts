/**
 * `npm run size`: what each screen loads until it is usable, measured in a browser. The production build
 * runs against the mock server on another origin; every script and stylesheet of the application that
 * arrives before the screen is usable counts, gzip, in bytes (1 kB = 1,000 bytes).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';

import { ACCOUNTS } from '../mocks/seed/accounts';
import { BROWSER_ARGS, ensureBrowser } from './support/browser';
import { PORTS } from './support/ports';

interface Screen {
  name: string;
  address: string;
  /** Most kB of JS and CSS; null: shown, not held. */
  budget: number | null;
  signedIn: boolean;
  usable: (page: Page) => Promise<unknown>;
}

const screens: readonly Screen[] = [
  {
    name: 'Ingresar',
    address: '/login',
    budget: 145,
    signedIn: false,
    usable: (page) => page.getByRole('button', { name: 'Ingresar' }).waitFor(),
  },
  {
    name: 'Pedidos, con sus filas',
    address: '/orderlist',
    budget: 180,
    signedIn: true,
    usable: (page) => page.getByRole('row').nth(15).waitFor(),
  },
  {
    name: 'Inicio del comprador',
    address: '/s/donpepe',
    budget: 130,
    signedIn: false,
    usable: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'Catálogo',
    address: '/productlist/lista-donpepe',
    budget: null,
    signedIn: false,
    usable: (page) => page.getByRole('heading', { name: 'LISTADO DE PRODUCTOS' }).waitFor(),
  },
  {
    name: 'Resumen del pedido',
    address: '/orderstatus/pedido-a-pagar',
    budget: null,
    signedIn: false,
    usable: (page) => page.getByRole('heading', { name: 'RESUMEN DEL PEDIDO' }).waitFor(),
  },
];

const origin = `http://localhost:${PORTS.production}`;
const backendOrigin = `http://localhost:${PORTS.mockServer}`;

async function startBackend(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'mocks/server.ts', '--port', String(PORTS.mockServer)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (let attempt = 0; attempt < 150; attempt++) {
    try {
      await fetch(`${backendOrigin}/__mock/violations`);
      return child;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error('The mock server did not start');
}

async function sessionOf(email: string, password: string): Promise<string> {
  const response = await fetch(`${backendOrigin}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await response.json()) as { data: unknown };
  return JSON.stringify(data);
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
  const session = await sessionOf(ACCOUNTS.storeAdmin.email, ACCOUNTS.storeAdmin.password);
  for (const screen of screens) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    if (screen.signedIn) {
      await context.addInitScript((record) => localStorage.setItem('user', record), session);
    }
    const page = await context.newPage();
    const assets = new Set<string>();
    let counting = true;
    page.on('response', (response) => {
      const url = new URL(response.url());
      if (counting && url.origin === origin && /\.(js|css)$/.test(url.pathname)) {
        assets.add(url.pathname);
      }
    });
    await page.goto(origin + screen.address);
    await screen.usable(page);
    counting = false;
    let bytes = 0;
    for (const path of assets)
      bytes += gzipSync(await readFile(`dist${path}`), { level: 9 }).length;
    const kilobytes = bytes / 1000;
    const over = screen.budget !== null && kilobytes > screen.budget;
    failed ||= over;
    console.log(
      `${over ? '✗' : '✓'} ${screen.name.padEnd(24)} ${kilobytes.toFixed(1).padStart(6)} kB` +
        `${screen.budget === null ? '' : ` of ${screen.budget}`} in ${assets.size} files`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
  backend.kill();
}
process.exit(failed ? 1 : 0);
