/** Visits of the production build. */
import type { Page } from '@playwright/test';

import { PORTS } from './ports';

/** Origin of the production build. */
export const app = `http://localhost:${PORTS.production}`;

/** URLs of its entry script. */
export const ENTRY = /\/assets\/index-.*\.js$/;

/** Selects what the page shows until the application's first view. */
export const SKELETON = 'body > [data-start]';
export const skeleton = (page: Page) => page.locator(SKELETON);

/** Loads a page whose entry script does not arrive, nor fail, and waits for its stylesheets. */
export async function openBeforeScript(page: Page, path: string) {
  await page.route(ENTRY, () => undefined);
  await page.goto(app + path, { waitUntil: 'commit' });
  // Until then boxes are those of a page without styles. The parser finds a stylesheet in the body after the first blocks.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
}
