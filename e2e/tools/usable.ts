import type { Page } from '@playwright/test';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { PORTS } from '../support/ports';

/** A screen is usable when this many of these elements are visible. */
export interface Usable {
  selector: string;
  count: number;
}

export const LOGIN_USABLE: Usable = { selector: 'button[type=submit]', count: 1 };
export const ORDER_LIST_USABLE: Usable = { selector: '#root tbody tr:has(td)', count: 15 };
export const SHOP_USABLE: Usable = { selector: 'h1, main a, main button', count: 3 };

/** Script for the page, as text without compiler helpers: marks the frame in which the screen is usable. */
export const markWhenUsable = ({ selector, count }: Usable) => `
  requestAnimationFrame(function look() {
    const drawn = [...document.querySelectorAll(${JSON.stringify(selector)})];
    if (drawn.filter((element) => element.checkVisibility()).length >= ${count}) performance.mark('usable');
    else requestAnimationFrame(look);
  });
`;

/** All requests until the screen that `markWhenUsable` waits for is usable, with the page itself. */
export async function requestsUntilUsable(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  return page.evaluate(() => {
    const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime <= usableAt)
      .map(({ name, transferSize, nextHopProtocol }) => ({ name, transferSize, nextHopProtocol }));
  });
}

/** The session record that the mock server gives for an account, as text. */
export async function sessionRecord(account: keyof typeof ACCOUNTS): Promise<string> {
  const { email, password } = ACCOUNTS[account];
  const response = await fetch(`http://localhost:${PORTS.mockServer}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await response.json()) as { data: unknown };
  return JSON.stringify(data);
}
