import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { BROWSER_ARGS, ensureBrowser } from './browser';
import { PORTS } from './ports';

export const origin = `http://localhost:${PORTS.mocks}`;

/** Signs in as the store's admin in a scenario; `/home` is open afterwards. */
async function signIn(page: Page, scenario: string): Promise<void> {
  const { email, password } = ACCOUNTS.storeAdmin;
  await page.goto(`${origin}/login?scenario=${scenario}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/home');
}

/** Serves the build with mocks and runs a measurement in a browser, signed in as the store's admin. */
export async function measure(scenario: string, run: (page: Page) => Promise<void>): Promise<void> {
  const server = await preview({
    mode: 'mocks',
    build: { outDir: 'dist-mocks' },
    preview: { port: PORTS.mocks, strictPort: true },
    logLevel: 'error',
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-AR' });
    await signIn(page, scenario);
    await run(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
