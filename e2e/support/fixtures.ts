import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { PORTS } from './ports';

export { expect };

/**
 * Every test runs against a mock world of its own (a browser context has its own storage) and fails on a
 * breach of the contract, an uncaught error, or an unexpected console error.
 */
export const test = base.extend<{ allowedErrors: RegExp[]; watched: void }>({
  /** Console errors that a test provokes on purpose. */
  allowedErrors: [[], { option: true }],
  watched: [
    async ({ page, allowedErrors }, use, { file }) => {
      const problems: string[] = [];
      watch(page, problems);
      page.context().on('page', (other) => watch(other, problems));
      // The production build's backend is a program of its own: its breaches are in no page's console.
      const backend = file.includes('production');
      const before = backend ? (await breaches()).length : 0;
      await use();
      if (backend) problems.push(...(await breaches()).slice(before));
      const unexpected = problems.filter(
        (problem) =>
          problem.startsWith('[contract]') ||
          ![...ALWAYS_ALLOWED, ...allowedErrors].some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'console errors, uncaught errors and breaches of the contract').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

const ALWAYS_ALLOWED = [
  // Chromium itself reports every answer that is not a success; the screens' reaction is what tests assert.
  /Failed to load resource/,
  // msw asks for the worker's newest version at every start; a page left at that moment breaks the question off.
  /Failed to update a ServiceWorker/,
  // The specification wants this line when a user is missing.
  /Error user or session, redirecting/,
];

/** What broke the contract at the mock server since it started. */
async function breaches(): Promise<string[]> {
  const response = await fetch(`http://localhost:${PORTS.mockServer}/__mock/violations`);
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
  // A world that was already touched may answer another record than the seed's.
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
  // A page that makes no calls of its own while the record is put in place.
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

/** axe finds nothing, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Third-party frames are not ours to judge.
    // In the page itself: the usual way opens another page for every look.
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
    // A scheme changes colours and nothing else: the second look is at those.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
      `axe, ${colorScheme}`,
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing scrolls sideways at this width. */
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

/** The next calls of an operation fail with this status, as a person can see in the demo (`network`: no answer). */
export async function fault(
  page: Page,
  operationId: string,
  status: number | 'network',
  options: { message?: string; times?: number; delayMs?: number } = {},
): Promise<void> {
  // The first screen renders only after the mock backend has started.
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(
    async (body) => {
      const response = await fetch('/__mock/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`No fault set: ${response.status}`);
    },
    { operationId, status, ...options },
  );
}
