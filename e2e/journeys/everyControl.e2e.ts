import type { Page } from '@playwright/test';

import { expect, signIn, test } from '../support/fixtures';
import { VISITS } from '../tools/screens';

/** A pause of the page this long, in ms, ends what a press started. */
const QUIET_MS = 120;

/** What can be pressed on a screen; not what ends the session. */
const CONTROLS = 'main :is(button, summary, input[type="checkbox"], input[type="radio"])';
const LINKS = 'a[href]:not([target]), header button';

/** A screen that is loaded. */
const READY = 'main :is(tbody tr, button, input, a)';

/** Focuses the first control whose kind was not pressed yet, and names kind and control; null: there is none. */
const focusNext = (page: Page, pressed: readonly string[], everyOne: boolean) =>
  page.evaluate(
    ({ selector, done, each }) => {
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const name = (control.ariaLabel ?? control.textContent ?? '').trim();
        // Rows have the same controls: their names differ after the first word.
        const [word = ''] = name.split(' ');
        const kind = `${control.tagName} ${control.className} ${each ? name : word}`;
        if (done.includes(kind)) continue;
        control.focus();
        if (document.activeElement === control) return { kind, name };
      }
      return null;
    },
    { selector: everyOne ? `${CONTROLS}, ${LINKS}` : CONTROLS, done: pressed, each: everyOne },
  );

/** Resolves to what has the focus once nothing on the page changes. */
const focusWhenQuiet = (page: Page) =>
  page.evaluate(
    (quiet) =>
      new Promise<string>((resolve) => {
        let timer = 0;
        const observer = new MutationObserver(restart);
        let frame = 0;
        function end() {
          // A save locks its part, which gets the focus back, or shows an overlay that holds it.
          if (document.querySelector('dialog[open], [aria-busy="true"]:not(:has(h1))')) return;
          observer.disconnect();
          resolve(document.activeElement?.tagName ?? 'BODY');
        }
        // A busy machine draws late, and `FocusKeeper` waits for two frames.
        function afterFrames(left: number) {
          frame = requestAnimationFrame(() => (left > 0 ? afterFrames(left - 1) : end()));
        }
        function restart() {
          clearTimeout(timer);
          cancelAnimationFrame(frame);
          timer = window.setTimeout(() => afterFrames(3), quiet);
        }
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        restart();
      }),
    QUIET_MS,
  );

/** Presses the controls of a screen, each kind once, and returns those that leave the focus on nothing. */
async function pressAll(page: Page, url: string, everyOne: boolean) {
  page.on('dialog', (dialog) => void dialog.accept());
  const pressed: string[] = [];
  const lost: string[] = [];
  const { pathname } = new URL(page.url());
  async function expectFocus(after: string) {
    // The page may be left at any moment.
    const tag = await focusWhenQuiet(page).catch(() => focusWhenQuiet(page));
    if (tag === 'BODY') lost.push(after);
  }
  for (;;) {
    const control = await focusNext(page, pressed, everyOne);
    if (control === null) break;
    pressed.push(control.kind);
    await page.keyboard.press(control.kind.startsWith('INPUT') ? 'Space' : 'Enter');
    await expectFocus(control.name);
    const opened = page.locator('[role="dialog"], [role="menu"], [role="listbox"]');
    for (let level = 0; level < 2 && (await opened.count()) > 0; level += 1) {
      await page.keyboard.press('Escape');
      await expectFocus(`${control.name}, Escape`);
    }
    if (new URL(page.url()).pathname !== pathname || (await opened.count()) > 0) {
      await page.goto(url);
      await page.locator(READY).first().waitFor();
      await focusWhenQuiet(page);
    }
  }
  return { pressed: pressed.length, lost };
}

test('no press of /orderstatus/pedido-provisorio leaves the focus on nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/orderstatus/pedido-provisorio');
  await page.locator('tbody tr').first().waitFor();
  await focusWhenQuiet(page);
  const { pressed, lost } = await pressAll(page, page.url(), false);
  expect(lost).toEqual([]);
  expect(pressed).toBeGreaterThan(5);
});

for (const { path, signedIn } of VISITS) {
  test(
    `no control of ${path} leaves the focus on nothing`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(600_000);
      if (signedIn) await signIn(page, 'storeAdmin', path);
      else await page.goto(path);
      await page.locator(READY).first().waitFor();
      await focusWhenQuiet(page);
      expect((await pressAll(page, path, true)).lost).toEqual([]);
    },
  );
}
