import type { Browser, Page } from '@playwright/test';

import { markWhenUsable, type Usable } from '../tools/usable';
import type { Link, LinkServer, Transfer } from './link';

/** How a page is loaded. */
export interface Profile {
  name: 'fast' | 'slow';
  link: Link;
  /** The processor is slowed down by this factor. */
  cpu: number;
}

export const PROFILES: readonly Profile[] = [
  { name: 'fast', link: { bytesPerMs: null, delayMs: 0 }, cpu: 1 },
  // 1.6 Mbit/s.
  { name: 'slow', link: { bytesPerMs: 200, delayMs: 150 }, cpu: 4 },
];

/** What a load took; times in ms since the navigation started. */
export interface Load {
  /** Most requests one after another, each sent after the one before had been answered. */
  stages: number;
  requests: number;
  /** Of all bodies as sent, in kB. */
  kilobytes: number;
  /** First contentful paint. */
  paint: number;
  usable: number;
  /** Sum of what tasks of the main thread took beyond 50 ms each. */
  blocking: number;
}

interface LongTask {
  startTime: number;
  duration: number;
}

interface Visit {
  path: string;
  usable: Usable;
  /** The user record; null: nobody is signed in. */
  session: string | null;
}

/** Remembers the tasks of over 50 ms from the start on. */
const COLLECT_LONG_TASKS = `
  window.__longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.__longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
`;

function stagesOf(transfers: readonly Transfer[]): number {
  let stages = 0;
  let lastEnd = 0;
  for (const { start, end } of transfers.toSorted((a, b) => a.end - b.end)) {
    if (start < lastEnd) continue;
    stages += 1;
    lastEnd = end;
  }
  return stages;
}

/** Loads a page with a cold cache until it is usable; `use` goes on with the page, which is closed afterwards. */
export async function load<Result>(
  browser: Browser,
  server: LinkServer,
  { link, cpu }: Profile,
  { path, usable, session }: Visit,
  use: (load: Load, page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(COLLECT_LONG_TASKS);
    await page.addInitScript(markWhenUsable(usable));
    if (session !== null) {
      await page.addInitScript((record) => localStorage.setItem('user', record), session);
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    server.use(link);
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
      timeout: 60_000,
      polling: 100,
    });
    const times = await page.evaluate(() => {
      const tasks: unknown = Reflect.get(window, '__longTasks');
      const usableAt = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
      return {
        origin: performance.timeOrigin,
        usable: usableAt,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? usableAt,
        tasks: tasks as LongTask[],
      };
    });
    const transfers = server.transfers.filter(({ start }) => start <= times.origin + times.usable);
    const longTasks = times.tasks.filter(({ startTime }) => startTime < times.usable);
    return await use(
      {
        stages: stagesOf(transfers),
        requests: transfers.length,
        kilobytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
        paint: times.paint,
        usable: times.usable,
        blocking: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      },
      page,
    );
  } finally {
    await context.close();
  }
}

/** From a click to the first frame with the heading of the order's screen; as text, like `markWhenUsable`. */
const MEASURE_OPENING = `
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(function look() {
      if (/DETALLE/.test(document.querySelector('h1')?.textContent)) {
        performance.measure('opened', { start: timeStamp, end: performance.now() });
      } else requestAnimationFrame(look);
    });
  }, true);
`;

/** Opens the first order of a list that is on the screen, `hoverMs` after the pointer reached it; ms from click to heading. */
export async function openOrder(page: Page, hoverMs: number): Promise<number> {
  // The lists have loaded what they load after their first view.
  await page.waitForTimeout(1_500);
  const link = page.locator('tbody a').first();
  await page.evaluate(MEASURE_OPENING);
  if (hoverMs > 0) {
    await link.hover();
    await page.waitForTimeout(hoverMs);
  }
  await link.click();
  await page.waitForFunction(() => performance.getEntriesByName('opened').length > 0);
  return page.evaluate(() => performance.getEntriesByName('opened')[0]?.duration ?? 0);
}
