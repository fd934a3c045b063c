import type { Page, Request } from '@playwright/test';

import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { type Account, expect, signIn, test } from '../support/fixtures';
import { control } from '../support/mockControls';

/** What leaves the page, or depends on the machine. */
const LEFT_OUT =
  /Compartir|Copiar|Export|Demo|chat|asistente|Imprimir|Descargar|WhatsApp|Salir|Cerrar Sesi|Menú|Abrir|Pagar|Esquema|tema/i;
const ERROR_PAGES = /No se pudo mostrar esta pantalla|Esta parte no se pudo mostrar|Algo falló/;

/**
 * Replaces texts as a browser's page translation does, again whenever there are new ones, but keeps the words. Every other
 * time it merges neighbours first.
 */
function translate() {
  const left = 'font, [translate=no], script, style, template, noscript, textarea';
  let merges = false;
  const pass = () => {
    merges = !merges;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.isConnected || text.data.trim() === '') continue;
      if (text.parentElement?.closest(left)) continue;
      let words = text.data;
      for (;;) {
        const next = merges ? text.nextSibling : null;
        if (!(next instanceof Text)) break;
        words += next.data;
        next.remove();
      }
      const font = document.createElement('font');
      font.append(words);
      text.replaceWith(font);
    }
  };
  setInterval(() => document.body && pass(), 40);
}

/** Time from which a timer never ends, in ms: what goes away by itself stays, however fast each page is. */
const HELD_MS = 3000;

function holdTimers(heldMs: number) {
  const start = window.setTimeout.bind(window);
  const held = (task: TimerHandler, delay = 0, ...rest: unknown[]) =>
    delay < heldMs ? start(task, delay, ...rest) : 0;
  Object.assign(window, { setTimeout: held });
}

const MODAL = '[role=dialog][aria-modal=true]';

/** The buttons that a user can press: below a dialog nothing can be pressed. */
const buttonsOf = (page: Page) =>
  page
    .locator(`${MODAL} button:enabled, body:not(:has(${MODAL})) #root button:enabled`)
    .filter({ visible: true });

/** What a page shows: its text, and the names of the buttons that can be pressed. */
interface Shown {
  text: string;
  names: readonly string[];
}

async function shownBy(page: Page): Promise<Shown> {
  const text = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());
  const names = await buttonsOf(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  return { text, names };
}

const pending = new WeakMap<Page, Set<Request>>();

/** Notes the requests of a page that have no answer yet. */
function watchRequests(page: Page) {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  // Those of the document before are not answered any more.
  page.on('domcontentloaded', () => requests.clear());
}

/** The page untranslated, and the page translated, each with a backend of its own. */
type Both = readonly [Page, Page];

const inBoth = async <Result>(pages: Both, task: (page: Page) => Promise<Result>) =>
  Promise.all([task(pages[0]), task(pages[1])]);

/** What both pages show once they wait for no answer, show the same and it has stayed so for a while. */
async function shownByBoth(pages: Both, message: string): Promise<Shown> {
  let before: Shown = { text: '', names: [] };
  // A page may be loading. Two readings in a row must be quiet: a dialog may come just after its code has.
  await expect(async () => {
    const earlier = before;
    before = { text: '', names: [] };
    const [untranslated, translated] = await inBoth(pages, shownBy);
    expect(pages.map((page) => pending.get(page)?.size)).toEqual([0, 0]);
    // A part that is loading, or a press that goes on.
    const busy = await inBoth(pages, (page) => page.locator('[aria-busy="true"]').count());
    expect(busy).toEqual([0, 0]);
    expect(translated, message).toEqual(untranslated);
    before = untranslated;
    expect(untranslated, message).toEqual(earlier);
  }).toPass({ intervals: [250], timeout: 15_000 });
  expect(before.text).not.toMatch(ERROR_PAGES);
  return before;
}

/** Presses the button at a place if it has the name. Resolves to whether it has. */
const press = (page: Page, at: number, name: string): Promise<boolean> =>
  buttonsOf(page).evaluateAll(
    (all, [index, wanted]) => {
      const button = all[index];
      if (!(button instanceof HTMLElement)) return false;
      if ((button.getAttribute('aria-label') ?? button.textContent) !== wanted) return false;
      button.click();
      return true;
    },
    [at, name] as const,
  );

/** Repeatable random numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Presses after which the backend and the page begin anew: presses take away what can be pressed. */
const ROUND = 25;

/** Presses random buttons in both pages, which show the same after each. */
async function pressBoth(pages: Both, path: string, count: number): Promise<void> {
  const random = randomNumbers(path.length * 7919);
  const open = async (page: Page) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    // Loads in an idle moment after the first view.
    if (path === CUSTOMER_LINKS.provisional) {
      await page.getByRole('button', { name: 'Compartir enlace' }).waitFor();
    }
  };
  const begin = async () => {
    // A page of the application that loads no data.
    await inBoth(pages, (page) => page.goto('/404'));
    await control(pages[0], 'POST', 'reset');
    // The times of the demo orders depend on the minute.
    const state = await control(pages[0], 'GET', 'state');
    await inBoth(pages, (page) => control(page, 'PUT', 'state', state));
    await inBoth(pages, open);
  };
  let shown: Shown | null = null;
  for (let step = 0; step < count; step += 1) {
    if (step % ROUND === 0) {
      await begin();
      shown = await shownByBoth(pages, path);
    }
    const allowed = [...(shown?.names ?? []).entries()].filter(([, name]) => !LEFT_OUT.test(name));
    const chosen = allowed[Math.floor(random() * allowed.length)];
    const name = chosen?.[1] ?? 'Escape';
    if (chosen) {
      const [first, second] = await inBoth(pages, (page) => press(page, ...chosen));
      // A dialog whose code was loading came in both: the next press is one of its buttons.
      if (first !== second) {
        const late = first ? pages[1] : pages[0];
        await expect.poll(() => press(late, ...chosen), { message: name }).toBe(true);
      }
    } else {
      await inBoth(pages, (page) => page.keyboard.press('Escape'));
    }
    shown = await shownByBoth(pages, `press ${step}: ${name}`);
  }
}

const SCREENS: readonly (readonly [path: string, account: Account | null])[] = [
  [CUSTOMER_LINKS.provisional, null],
  ['/productlist/lista-donpepe', null],
  ['/orderlist', 'storeUser'],
  ['/paymentlist', 'storeUser'],
  ['/home', 'platformAdmin'],
];

/** Only the screen with the most changing sums with every change. */
const RUNS = [
  { screens: SCREENS.slice(0, 1), count: 4, tag: '' },
  { screens: SCREENS, count: 250, tag: ' @nightly' },
];

for (const { screens, count, tag } of RUNS) {
  for (const [path, account] of screens) {
    test(`${path} reads the same translated, ${count} presses${tag}`, async ({ page, browser }) => {
      test.setTimeout(60_000 + count * 5000);
      const context = await browser.newContext();
      const pages: Both = [page, await context.newPage()];
      await inBoth(pages, async (one) => {
        watchRequests(one);
        await one.addInitScript(holdTimers, HELD_MS);
      });
      await pages[1].addInitScript(translate);
      if (account !== null) await inBoth(pages, (one) => signIn(one, account));
      await pressBoth(pages, path, count);
      await context.close();
    });
  }
}
