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

for (const [width, tag] of [
  [390, ' @nightly'],
  [768, ' @nightly'],
  [1280, ''],
  [1920, ' @nightly'],
] as const) {
  test(`no screen moves while it loads, ${width} px${tag}`, async ({ browser }) => {
    test.slow();
    const record = await sessionRecord('storeAdmin');
    // A store without texts, pictures and products as well.
    for (const { path, signedIn } of [...VISITS, { path: '/s/cornerbooks', signedIn: false }]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addInitScript(SUM_SHIFTS);
      if (signedIn) {
        await context.addInitScript((text) => localStorage.setItem('user', text), record);
      }
      const page = await context.newPage();
      await page.goto(app + path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shift = Number(await page.evaluate('window.__shift'));
      expect.soft(shift, path).toBeLessThan(BUDGET);
      await context.close();
    }
  });
}
