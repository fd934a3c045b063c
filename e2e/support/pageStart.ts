/** Visits of the production build. */
import type { Page } from '@playwright/test';

import { PORTS } from './ports';

/** Origin of the production build. */
export const app = `http://localhost:${PORTS.production}`;

/** URLs of its entry script. */
export const ENTRY = /\/assets\/index-.*\.js$/;

/** What the page shows until the application's first view. */
export const skeleton = (page: Page) => page.locator('body > [data-start]');

/** Loads a page whose entry script does not arrive, nor fail, and waits for its stylesheets. */
export async function openBeforeScript(page: Page, path: string) {
  await page.route(ENTRY, () => undefined);
  await page.goto(app + path, { waitUntil: 'commit' });
  // Until then boxes are those of a page without styles. A stylesheet in the body is found by the parser later than the first blocks.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
}
