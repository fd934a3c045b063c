import type { Page } from '@playwright/test';

import { factsOf } from '../../src/domain/session/routes';
import { expect, test } from '../support/fixtures';
import { app, ENTRY, openBeforeScript, skeleton } from '../support/pageStart';
import { VISITS } from '../tools/screens';
import { sessionRecord } from '../tools/usable';

/** Most cumulative layout shift of a screen; 0.1 is still "good". */
const BUDGET = 0.02;

/** For the page, as text: sums the shifts that no press caused. */
const SUM_SHIFTS = `
  window.__shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.__shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** For the page: nothing is stored when a document starts, but the session of a staff screen's URL. */
function startFresh(sessions: Record<string, string>): void {
  if (window.top !== window) return;
  localStorage.clear();
  sessionStorage.clear();
  const record = sessions[location.pathname + location.search];
  if (record !== undefined) localStorage.setItem('user', record);
}

const ADMIN_HOME = '/home?administrador';

const paths = [
  ...VISITS.map(({ path }) => path),
  // A store without texts, pictures and products.
  '/s/cornerbooks',
  ADMIN_HOME,
];

async function sessionsByUrl(): Promise<Record<string, string>> {
  const record = await sessionRecord('storeAdmin');
  return {
    ...Object.fromEntries(
      VISITS.flatMap(({ path, signedIn }) => (signedIn ? [[path, record]] : [])),
    ),
    [ADMIN_HOME]: await sessionRecord('platformAdmin'),
  };
}

/** A store's name in the header of the staff. */
const STORE = 'Almacén Don Pepe';

/** Where the skeleton of a screen has its heading and, for the staff, the store; null without a skeleton. */
async function skeletonPlaces(page: Page, path: string) {
  const { layout, title, access } = factsOf(path.split(/[/?]/)[1] ?? '') ?? {};
  if (layout === undefined || title === undefined || path === ADMIN_HOME) return null;
  await openBeforeScript(page, path);
  const shown = skeleton(page);
  const heading = shown.locator('h1');
  await expect(heading).toHaveText(title);
  const places = {
    title,
    heading: await heading.boundingBox(),
    store: access === 'staff' ? await shown.getByText(STORE, { exact: true }).boundingBox() : null,
  };
  await page.unroute(ENTRY);
  return places;
}

for (const [width, tag] of [
  [390, ' @nightly'],
  [768, ' @nightly'],
  [1280, ''],
  [1920, ' @nightly'],
] as const) {
  test(`what is drawn of a screen stays in its place while the rest loads, ${width} px${tag}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(SUM_SHIFTS);
    await page.addInitScript(startFresh, await sessionsByUrl());
    // Every screen loads all its files, as on a first visit. One page for all takes less time than one each.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of paths) {
      const before = await skeletonPlaces(page, path);
      await page.goto(app + path, { waitUntil: 'networkidle' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const shift = Number(await page.evaluate('window.__shift'));
      expect.soft(shift, path).toBeLessThan(BUDGET);
      if (before === null) continue;
      await expect(heading).toHaveText(before.title);
      /** How far the heading has moved, in px; the lines beside it may differ by parts of a pixel. */
      const moved = async () => {
        const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
        return Math.max(
          Math.abs(x - (before.heading?.x ?? 0)),
          Math.abs(y - (before.heading?.y ?? 0)),
        );
      };
      await expect.soft.poll(moved, { message: path }).toBeLessThan(1);
      if (before.store === null) continue;
      const name = page.getByRole('banner').getByText(STORE, { exact: true });
      // The place of the menu's button is reserved by its usual size.
      expect
        .soft(Math.abs(((await name.boundingBox())?.x ?? 0) - before.store.x), path)
        .toBeLessThan(3);
    }
  });
}
