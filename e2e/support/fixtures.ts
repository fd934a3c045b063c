import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

import { ACCOUNTS, DATABASE_HEADER } from '../../mocks/seed/accounts';
import {
  control,
  fault,
  type FaultName,
  type FaultOptions,
  type FaultStatus,
  type OrderLink,
  type ScenarioName,
  type Snapshot,
} from './mockControls';
import { PORTS } from './ports';

export { expect };
export { fault } from './mockControls';

interface Options {
  /** Expected console errors. */
  allowedErrors: RegExp[];
  /** Whether the backend is the mock server: every test then names a database of its own. */
  mockServer: boolean;
}

/** Fixtures; README.md of the parent folder explains each. */
interface Fixtures {
  watched: void;
  /** @param path `/home` by default */
  signInAs: (account: Account, path?: string) => Promise<void>;
  scenario: (name: ScenarioName) => Promise<void>;
  fault: (name: FaultName, status: FaultStatus, options?: FaultOptions) => Promise<void>;
  /** @param moment `YYYY-MM-DD HH:mm:ss`, or the time that passes, in ms */
  clock: (moment: string | { advanceMs: number }) => Promise<void>;
  /** @param store hashtag of the store; #donpepe by default */
  newOrder: (store?: string) => Promise<OrderLink>;
  /** The state of the backend; with an argument it is put back first. */
  mockState: (saved?: Snapshot) => Promise<Snapshot>;
}

/**
 * Every test has a mock database of its own (a browser context has its own storage, and at the mock server each test
 * names one) and fails on a violation of the contract, an uncaught error, or an unexpected console error.
 */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], { option: true }],
  mockServer: [false, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders, mockServer }, use, { testId }) => {
    await use(mockServer ? { ...extraHTTPHeaders, [DATABASE_HEADER]: testId } : extraHTTPHeaders);
  },
  signInAs: async ({ page }, use) => {
    await use((account, path) => signIn(page, account, path));
  },
  scenario: async ({ page }, use) => {
    await use(async (name) => {
      await control(page, 'POST', 'reset', { scenario: name });
      await page.reload();
    });
  },
  fault: async ({ page }, use) => {
    await use((name, status, options) => fault(page, name, status, options));
  },
  clock: async ({ page }, use) => {
    await use((moment) =>
      control(page, 'POST', 'clock', typeof moment === 'string' ? { now: moment } : moment),
    );
  },
  newOrder: async ({ page }, use) => {
    await use((store = '#donpepe') => control(page, 'POST', 'orders', { store }));
  },
  mockState: async ({ page }, use) => {
    await use(async (saved) => {
      if (saved !== undefined) await control(page, 'PUT', 'state', saved);
      return control(page, 'GET', 'state');
    });
  },
  watched: [
    async ({ page, allowedErrors, mockServer, baseURL }, use, { file, testId }) => {
      const problems: string[] = [];
      watch(page, problems);
      page.context().on('page', (other) => watch(other, problems));
      // A backend in another process does not log violations in the page.
      let reported: (() => Promise<string[]>) | null = null;
      if (mockServer) reported = () => violationsOf(baseURL ?? '', testId);
      else if (file.includes('production')) reported = () => violationsOf(PRODUCTION_BACKEND);
      const before = (await reported?.())?.length ?? 0;
      await use();
      problems.push(...((await reported?.()) ?? []).slice(before));
      const unexpected = problems.filter(
        (problem) =>
          problem.startsWith('[contract]') ||
          ![...ALWAYS_ALLOWED, ...allowedErrors].some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'console errors, uncaught errors and violations of the contract').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

const ALWAYS_ALLOWED = [
  // Chromium itself reports every answer that is not a success; the screens' reaction is what tests assert.
  /Failed to load resource/,
  // msw updates the worker at every start; leaving the page meanwhile aborts the request.
  /Failed to update a ServiceWorker/,
  // The specification requires this log when a user is missing.
  /Error user or session, redirecting/,
];

/** The mock server beside the production build. */
const PRODUCTION_BACKEND = `http://localhost:${PORTS.mockServer}`;

/** The violations of the contract that a mock server counts, in its main database or in the named one. */
async function violationsOf(server: string, database?: string): Promise<string[]> {
  const response = await fetch(new URL('/__mock/violations', server), {
    headers: database === undefined ? {} : { [DATABASE_HEADER]: database },
  });
  const { data } = (await response.json()) as {
    data: { operationId: string; pointer: string; reason: string }[];
  };
  return data.map(
    ({ operationId, pointer, reason }) => `[contract] ${operationId} ${pointer}: ${reason}`,
  );
}

function watch(page: Page, problems: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
}

export type Account = keyof typeof ACCOUNTS;

/** Session records as text, by account: those of the seed, which is the same for every test. */
const records = new Map<Account, string>();

/** Signs in without the form: stores the session record that the mock backend gives for the account. */
export async function signIn(page: Page, account: Account, address = '/home'): Promise<void> {
  // After a change the record may differ from that of the seed.
  const untouched = page.url() === 'about:blank';
  const known = untouched ? records.get(account) : undefined;
  if (known === undefined) {
    const record = await askRecord(page, account);
    if (untouched) records.set(account, record);
  } else {
    // Before the first page of the application, and once: signing out stays signed out.
    await page.addInitScript((record) => {
      if (window.origin === 'null' || localStorage.getItem('signed_in_by_test') !== null) return;
      localStorage.setItem('signed_in_by_test', 'yes');
      localStorage.setItem('user', record);
    }, known);
  }
  await page.goto(address);
}

/** Signs in by the call of the form and stores the record. */
async function askRecord(page: Page, account: Account): Promise<string> {
  const { email, password } = ACCOUNTS[account];
  // A page without requests while the record is stored.
  await page.goto('/404');
  await page.getByRole('heading', { name: 'Lo sentimos, esta pagina no existe.' }).waitFor();
  return page.evaluate(
    async ([emailValue, passwordValue]) => {
      const config = (await (await fetch('/config.json')).json()) as { apiHost: string };
      const response = await fetch(`${config.apiHost}/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: emailValue, password: passwordValue }),
      });
      const { data } = (await response.json()) as { data: unknown };
      const record = JSON.stringify(data);
      localStorage.setItem('user', record);
      return record;
    },
    [email, password] as const,
  );
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rows and cards of a list after its sixth, which take half of axe's time. */
const FURTHER_ROWS = 'main :is(tbody > tr, ul > li):nth-child(n + 7)';

/** Violations that axe finds in the page, third-party frames excluded. @param rules without it all */
function axeViolations(
  page: Page,
  { allRows, rules }: { allRows: boolean; rules?: string[] },
): Promise<string[]> {
  const exclude = allRows ? ['iframe'] : ['iframe', FURTHER_ROWS];
  return page.evaluate(
    async ({ context, values }) => {
      if (window.axe === undefined) throw new Error('axe is not in the page');
      const { violations } = await window.axe.run(context, {
        // Selectors of passed rules take a third of the time.
        resultTypes: ['violations'],
        ...(values === undefined ? {} : { runOnly: { type: 'rule', values } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { context: { exclude }, values: rules },
  );
}

/**
 * Fails on violations that axe finds in the page.
 * @param inDark the colours in dark, too: once per screen. The gallery reads every state in both schemes.
 * @param allRows every row of a list, as the gallery does; otherwise the first six
 */
export async function expectAccessible(
  page: Page,
  { inDark = false, allRows = false } = {},
): Promise<void> {
  // Once per page: the script takes as long as a third of a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await axeViolations(page, { allRows }), 'axe, light').toEqual([]);
  if (!inDark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  // Mantine follows the media query in an effect.
  await expect(page.locator('html')).not.toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await axeViolations(page, { allRows, rules: COLOUR_RULES }), 'axe, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until the parts that load after the first view are there: nothing has been loaded for half a second. */
export async function partsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map(({ duration, startTime }) => startTime + duration);
    return performance.now() - Math.max(...ends) > 500;
  });
}

/** The rows of the tables of the page, without the headings of days. */
export const ROWS = 'tbody tr:has(td)';

/** Opens the panel with the filters of a list. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** The cells of a column by its heading, in rows of one table. */
export async function cellsIn(rows: Locator, heading: string): Promise<Locator> {
  const headings = rows.first().locator('xpath=ancestor::table[1]/thead').locator('th');
  await expect(headings.filter({ hasText: heading }).first()).toBeAttached();
  const texts = await headings.allTextContents();
  const index = texts.findIndex((text) => text.trim() === heading);
  expect(index, `the column ${heading} among ${texts.join(', ')}`).toBeGreaterThanOrEqual(0);
  return rows.locator(`xpath=./*[${index + 1}]`);
}

/** Fails when the page scrolls sideways at this width. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0);
}

/** For the page: how much of the words and signs of buttons and links is cut; lines that end in … on purpose are left out. */
function cutControls(): string[] {
  return [...document.querySelectorAll('main :is(button, a):not([role=tab])')].flatMap(
    (control) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const parts: Node[] = [...control.querySelectorAll('svg')];
      while (texts.nextNode()) parts.push(texts.currentNode);
      return parts.flatMap((part) => {
        const range = document.createRange();
        range.selectNode(part);
        const { top, bottom, left, right } = range.getBoundingClientRect();
        for (let box = part.parentElement; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
          if (webkitLineClamp !== 'none' || box.matches('.visually-hidden, body')) return [];
          const edge = box.getBoundingClientRect();
          const px = Math.max(
            overflowX === 'hidden' ? Math.max(edge.left - left, right - edge.right) : 0,
            overflowY === 'hidden' ? Math.max(edge.top - top, bottom - edge.bottom) : 0,
          );
          if (px > 1) return [`${control.textContent}: ${px} px`];
        }
        return [];
      });
    },
  );
}

/** Fails when a box cuts the words or the sign of a button or link. */
export async function expectWholeControls(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cutControls), 'controls that are cut').toEqual([]);
}
