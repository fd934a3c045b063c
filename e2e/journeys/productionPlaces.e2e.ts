import { factsOf, routeNameOf } from '../../src/domain/session/routes';
import { expect, test } from '../support/fixtures';
import { app, ENTRY, SKELETON } from '../support/pageStart';
import { PATHS, VISITS } from '../tools/screens';
import { sessionRecord } from '../tools/usable';

/** Most cumulative layout shift of a screen; 0.1 is still "good". */
const BUDGET = 0.02;

/** A store's name in the header of the staff. */
const STORE = 'Almacén Don Pepe';

interface Box {
  x: number;
  y: number;
}

interface Watched {
  /** The sum of the shifts that no press caused. */
  shift: number;
  /** Where the skeleton last had its heading and, for the staff, the store; null without a skeleton. */
  skeleton: { title: string; heading: Box; store: Box | null } | null;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** For the page: watches what is drawn from its start. */
function watchPlaces({ skeleton, store }: { skeleton: string; store: string }): void {
  const watched: Watched = { shift: 0, skeleton: null };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, unknown>;
      if (hadRecentInput !== true) watched.shift += Number(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const heading = document.querySelector(`${skeleton} h1`);
    if (heading) {
      const texts = [...document.querySelectorAll(`${skeleton} *`)];
      const named = texts.find(
        ({ children, textContent }) => children.length === 0 && textContent === store,
      );
      watched.skeleton = {
        title: heading.textContent,
        heading: heading.getBoundingClientRect().toJSON(),
        store: named?.getBoundingClientRect().toJSON() ?? null,
      };
    }
    requestAnimationFrame(look);
  };
  look();
}

/** For the page: nothing is stored when a document starts, but the session of a staff screen's URL. */
function startFresh(sessions: Record<string, string>): void {
  if (window.top !== window) return;
  localStorage.clear();
  sessionStorage.clear();
  const record = sessions[location.pathname + location.search];
  if (record !== undefined) localStorage.setItem('user', record);
}

const ADMIN_HOME = '/home?administrador';

/** What the staff and shoppers open most. */
const MOST_USED = [
  PATHS.home,
  PATHS.orderlist,
  PATHS.orderdetail,
  PATHS.productstore,
  PATHS.s,
  PATHS.productlist,
  PATHS.orderstatus,
];

const EVERY = [
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

/** The title and the viewers of a screen with a skeleton; null without one. */
function skeletonFacts(path: string) {
  const { layout, title, access } = factsOf(routeNameOf(path)) ?? {};
  if (layout === undefined || title === undefined || path === ADMIN_HOME) return null;
  return { title, access };
}

for (const [title, width, paths] of [
  ['what most people see stays in place', 1280, MOST_USED],
  ['what is drawn stays in place, 390 px @nightly', 390, EVERY],
  ['what is drawn stays in place, 768 px @nightly', 768, EVERY],
  ['what is drawn stays in place, 1280 px @nightly', 1280, EVERY],
  ['what is drawn stays in place, 1920 px @nightly', 1920, EVERY],
] as const) {
  test(title, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchPlaces, { skeleton: SKELETON, store: STORE });
    await page.addInitScript(startFresh, await sessionsByUrl());
    // Every screen loads all its files, as on a first visit. One page for all takes less time than one each.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    // On a fast machine the script would take over before the first frame.
    let isSkeletonExpected = false;
    await page.route(ENTRY, async (route) => {
      if (isSkeletonExpected) await page.waitForFunction(() => window.watched.skeleton !== null);
      await route.continue();
    });
    for (const path of paths) {
      isSkeletonExpected = skeletonFacts(path) !== null;
      await page.goto(app + path, { waitUntil: 'networkidle' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const { shift, skeleton } = await page.evaluate(() => window.watched);
      expect.soft(shift, path).toBeLessThan(BUDGET);
      const facts = skeletonFacts(path);
      if (facts === null) continue;
      if (skeleton === null) throw new Error(`No skeleton was drawn: ${path}`);
      expect(skeleton.title, path).toBe(facts.title);
      await expect(heading).toHaveText(facts.title);
      /** How far the heading has moved, in px; the lines beside it may differ by parts of a pixel. */
      const moved = async () => {
        const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
        return Math.max(Math.abs(x - skeleton.heading.x), Math.abs(y - skeleton.heading.y));
      };
      await expect.soft.poll(moved, { message: path }).toBeLessThan(1);
      if (facts.access !== 'staff') continue;
      const name = page.getByRole('banner').getByText(STORE, { exact: true });
      // The place of the menu's button is reserved by its usual size.
      expect
        .soft(Math.abs(((await name.boundingBox())?.x ?? 0) - (skeleton.store?.x ?? 0)), path)
        .toBeLessThan(3);
    }
  });
}
