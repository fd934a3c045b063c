import { expect, test } from '../support/fixtures';
import { PORTS } from '../support/ports';
import { VISITS } from '../tools/screens';
import { sessionRecord } from '../tools/usable';

/** What has been drawn stays in its place while the rest of a screen arrives. */
const app = `http://localhost:${PORTS.production}`;

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

for (const [width, tag] of [
  [390, ' @nightly'],
  [768, ' @nightly'],
  [1280, ''],
  [1920, ' @nightly'],
] as const) {
  test(`no screen moves while it loads, ${width} px${tag}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(SUM_SHIFTS);
    await page.addInitScript(startFresh, await sessionsByUrl());
    // Every screen loads all its files, as on a first visit. One page for all takes less time than one each.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of paths) {
      await page.goto(app + path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shift = Number(await page.evaluate('window.__shift'));
      expect.soft(shift, path).toBeLessThan(BUDGET);
    }
  });
}
