import type { Page } from '@playwright/test';

import { CUSTOMER_LINKS } from '../../mocks/seed/accounts';
import { expect, signIn, test } from '../support/fixtures';

/** What leaves the page, or depends on the machine. */
const LEFT_OUT =
  /Compartir|Copiar|Export|Demo|chat|asistente|Imprimir|Descargar|WhatsApp|Salir|Menú|Abrir|Pagar|Esquema|tema/i;
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

const textOf = (page: Page) =>
  page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());

/** The text of the page once it has stayed the same for a while. */
async function settledText(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await textOf(page);
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return before;
}

/** A button by its name, and which of those with that name. */
interface Pressed {
  name: string;
  nth: number;
}

const buttonsOf = (page: Page) =>
  page.locator('#root button:enabled, [role=dialog] button:enabled').filter({
    visible: true,
    hasNotText: LEFT_OUT,
  });

const namesOf = (page: Page) =>
  buttonsOf(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );

/** A button of the page; null when there is none. */
async function chosen(page: Page, random: number): Promise<Pressed | null> {
  const names = await namesOf(page);
  const allowed = [...names.keys()].filter((at) => !LEFT_OUT.test(names[at] ?? ''));
  const at = allowed[Math.floor(random * allowed.length)];
  const name = at === undefined ? undefined : names[at];
  if (name === undefined) return null;
  return { name, nth: names.slice(0, at).filter((one) => one === name).length };
}

async function press(page: Page, { name, nth }: Pressed): Promise<void> {
  const places = async () =>
    [...(await namesOf(page)).entries()].filter(([, one]) => one === name).map(([at]) => at);
  await expect.poll(async () => (await places()).length, { message: name }).toBeGreaterThan(nth);
  // Something may cover it: then nothing is pressed, in both runs.
  await buttonsOf(page)
    .nth((await places())[nth] ?? 0)
    .dispatchEvent('click')
    .catch(() => undefined);
}

/** Repeatable random numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Run {
  texts: readonly string[];
  presses: readonly Pressed[];
}

/** Presses random buttons, or those of an earlier run, whose texts are then expected. */
async function pressesOf(page: Page, path: string, count: number, earlier?: Run): Promise<Run> {
  const texts: string[] = [];
  const presses: Pressed[] = [];
  const random = randomNumbers(path.length * 7919);
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  // Only one of the texts that are read out is there, the last, whichever that is.
  await page.addStyleTag({ content: '[data-said] { display: none }' });
  // Loads in an idle moment after the first view.
  if (path === CUSTOMER_LINKS.provisional) {
    await page.getByRole('button', { name: 'Compartir pedido' }).waitFor();
  }
  for (let step = 0; step <= count; step += 1) {
    if (earlier) {
      await expect.poll(() => textOf(page), { message: `step ${step}` }).toBe(earlier.texts[step]);
    }
    const text = await settledText(page);
    expect(text).not.toMatch(ERROR_PAGES);
    texts.push(text);
    const next = earlier ? earlier.presses[step] : await chosen(page, random());
    if (!next) break;
    presses.push(next);
    await press(page, next);
  }
  return { texts, presses };
}

const SIDES = {
  shopper: [CUSTOMER_LINKS.provisional, '/productlist/lista-donpepe'],
  staff: ['/orderlist', '/paymentlist'],
} as const;

for (const [side, paths] of Object.entries(SIDES)) {
  for (const path of paths) {
    for (const [count, tag] of [
      // The page with the most changing sums with every change.
      [4, path === CUSTOMER_LINKS.provisional ? '' : ' @nightly'],
      [250, ' @nightly'],
    ] as const) {
      test(`${path} reads the same translated, ${count} presses${tag}`, async ({
        page,
        browser,
      }) => {
        test.setTimeout(60_000 + count * 10_000);
        if (side === 'staff') await signIn(page, 'storeUser', '/home');
        const untranslated = await pressesOf(page, path, count);
        // A backend of its own.
        const context = await browser.newContext();
        const translated = await context.newPage();
        await translated.addInitScript(translate);
        if (side === 'staff') await signIn(translated, 'storeUser', '/home');
        await pressesOf(translated, path, count, untranslated);
        await context.close();
      });
    }
  }
}
