/**
 * `npm run bench -- scale`: what lists of up to 100,000 orders and orders of up to 500 items cost in the production build: the
 * processor time of the page's main thread and its longest task, in ms, and the memory of the list.
 *
 *   npm run build && npm run bench -- scale        all sizes
 *   npm run bench -- scale --against ../before/dist       another build in turn with it
 *   npm run bench -- scale --rows 1000,10000 --items 10   some sizes
 *
 * The times of reads hold what the browser's inspector adds, which decodes each answer once more: 80 ms of 4 MB.
 *
 * Exits with 1 when a ratio within the run is over its limit. Part of `npm test -- --nightly` only.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium, type Page } from '@playwright/test';

import { ACCOUNTS } from '../../mocks/seed/accounts';
import { backendOrigin, startBackend } from '../support/backend';
import { certificate } from '../support/certificate';
import { BROWSER_ARGS, ensureBrowser } from '../tools/browser';
import { sessionRecord } from '../tools/usable';
import { LinkServer } from './link';
import { memoryOf, timed } from './measure';
import { median, printTable } from './table';

const OUT_DIR = 'test-results/perf';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100,1000,10000,50000,100000' },
    items: { type: 'string', default: '10,50,100,500' },
    against: { type: 'string' },
  },
});

/** Repetitions of what can be repeated. */
const RUNS = 3;
/** Polls with a change before the memory is compared with that of the first. */
const CHANGED_POLLS = 10;
/** Time after which what follows an action has ended, in ms. */
const SETTLED_MS = 1_200;

interface Row {
  id: number;
  [field: string]: unknown;
}

/** Processor time of an action, and that of its longest task, in ms. */
interface Cost {
  sum: number;
  longest: number;
}

type Costs = Map<string, Cost>;

/** Rows like the given ones, as many as wanted, each with an id and what else is its own. */
function manyOf(rows: readonly Row[], count: number, own: (index: number) => object): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    ...rows[index % rows.length],
    ...own(index),
    id: 1_000_000 - index,
  }));
}

async function costOf(page: Page, action: () => Promise<unknown>): Promise<Cost> {
  const { sumMs, processorMs } = await timed(page, async () => {
    await action();
    await page.waitForTimeout(SETTLED_MS);
  });
  return { sum: sumMs, longest: processorMs };
}

/** The median of several runs of an action. */
async function medianCost(page: Page, action: (run: number) => Promise<unknown>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run++) costs.push(await costOf(page, () => action(run)));
  return {
    sum: median(costs.map(({ sum }) => sum)),
    longest: median(costs.map(({ longest }) => longest)),
  };
}

/** Reads the orders again, as when the page comes into sight. */
async function poll(page: Page): Promise<void> {
  // While the answer before is still being read, nothing is asked: the next poll by itself follows within 30 s.
  const answered = page.waitForResponse((response) => response.url().endsWith('/store/orders'), {
    timeout: 120_000,
  });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await (await answered).finished();
}

const ROWS = '#root tbody tr:has(td)';

async function costsOfList(page: Page, server: LinkServer, orders: Row[]): Promise<Costs> {
  const serve = () => server.answerWith('/store/orders', orders);
  const costs: Costs = new Map();
  serve();
  costs.set(
    'load',
    await costOf(page, async () => {
      await page.goto(`${server.origin}/orderlist`);
      await page.locator(ROWS).nth(14).waitFor({ timeout: 120_000 });
    }),
  );
  // The first poll after the load has nothing to compare with where the load was the page's own request.
  await poll(page);
  costs.set('poll same', await medianCost(page, () => poll(page)));
  const change = (run: number) => {
    orders[20] = { ...(orders[20] ?? { id: 0 }), total_price: 1_000 + run };
    serve();
    return poll(page);
  };
  costs.set('poll changed', await medianCost(page, change));
  const before = await memoryOf(page);
  for (let run = 0; run < CHANGED_POLLS; run++) {
    await change(100 + run);
    await page.waitForTimeout(SETTLED_MS / 3);
  }
  const after = await memoryOf(page);
  costs.set('heap, first', { sum: before, longest: before });
  costs.set('heap, after 10', { sum: after, longest: after });
  costs.set(
    'arrival',
    await medianCost(page, (run) => {
      orders.unshift({ ...(orders[0] ?? { id: 0 }), id: 2_000_000 + run, alphanum_id: `N${run}` });
      serve();
      return poll(page);
    }),
  );
  const field = page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/^Buscar/))
    .first();
  await field.focus();
  await page.keyboard.press('a');
  await page.waitForTimeout(SETTLED_MS);
  costs.set('key', await medianCost(page, (run) => page.keyboard.press('bcr'[run] ?? 'a')));
  await field.fill('');
  await page.waitForTimeout(SETTLED_MS);
  costs.set(
    'sort',
    await costOf(page, () => page.getByRole('button', { name: 'Valor', exact: true }).click()),
  );
  costs.set(
    'page',
    await costOf(page, () => page.getByRole('button', { name: 'Página siguiente' }).click()),
  );
  return costs;
}

async function costsOfOrder(page: Page, server: LinkServer, order: Row): Promise<Costs> {
  const path = `/orderdetail/${String(order['alphanum_id'])}`;
  server.answerWith(`/store/orders/${String(order['alphanum_id'])}`, order);
  const costs: Costs = new Map();
  const pencil = page.getByRole('button', { name: /^Editar / }).first();
  costs.set(
    'load',
    await costOf(page, async () => {
      await page.goto(server.origin + path);
      await pencil.waitFor({ timeout: 120_000 });
    }),
  );
  await pencil.click();
  await page
    .getByRole('textbox', { name: /^Observación de / })
    .first()
    .focus();
  await page.keyboard.press('a');
  await page.waitForTimeout(SETTLED_MS);
  costs.set('key', await medianCost(page, () => page.keyboard.press('b')));
  const boxes = page.getByRole('checkbox', { name: /^Listo: / });
  costs.set('tick', await medianCost(page, (run) => boxes.nth(run + 1).click()));
  return costs;
}

interface Measured {
  build: string;
  size: number;
  costs: Costs;
}

const numbers = (text: string) => text.split(',').filter(Boolean).map(Number);
const shown = (cost: Cost | undefined) =>
  cost ? `${cost.sum.toFixed(0)}/${cost.longest.toFixed(0)}` : '';

/** Prints what was measured: processor time / longest task in ms, memory in MB. */
function report(title: string, all: readonly Measured[]): void {
  const names = [...(all[0]?.costs.keys() ?? [])];
  console.log(`\n${title}: processor time / longest task in ms, memory in MB`);
  printTable([
    ['', ...names],
    ...all.map(({ build, size, costs }) => [
      `${size} ${build}`,
      ...names.map((name) => {
        const cost = costs.get(name);
        return name.startsWith('heap') ? (cost?.sum.toFixed(0) ?? '') : shown(cost);
      }),
    ]),
  ]);
}

/** Prints a ratio; whether it is within its limit. NaN, of a size that was not measured, is. */
function isWithin(name: string, ratio: number, limit: number): boolean {
  if (Number.isNaN(ratio)) return true;
  const isOver = ratio > limit;
  console.log(`${isOver ? '✗' : '✓'} ${name}: ${ratio.toFixed(2)} of ${limit}`);
  return !isOver;
}

async function get(path: string): Promise<unknown> {
  const token = `demo-token.${ACCOUNTS.storeAdmin.email}`;
  const response = await fetch(backendOrigin + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: unknown }).data;
}

mkdirSync(OUT_DIR, { recursive: true });
const pem = certificate(OUT_DIR);
const backend = await startBackend();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...BROWSER_ARGS, '--ignore-certificate-errors'],
});
const builds = [
  { build: '', server: new LinkServer('dist', pem) },
  ...(options.against
    ? [{ build: '(other build)', server: new LinkServer(options.against, pem) }]
    : []),
];

let isWithinAll = true;
try {
  for (const { server } of builds) await server.start();
  const session = await sessionRecord('storeAdmin');
  const sample = (await get('/store/orders')) as Row[];
  const order = (await get('/store/orders/DPEFEC1')) as Row & { items: Row[] };

  async function measured(
    build: string,
    size: number,
    costsOf: (page: Page) => Promise<Costs>,
  ): Promise<Measured> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'es-AR',
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    await page.addInitScript((record) => localStorage.setItem('user', record), session);
    const costs = await costsOf(page);
    await context.close();
    const texts = [...costs].map(([name, cost]) => `${name} ${shown(cost)}`);
    process.stderr.write(`${size} ${build}: ${texts.join(', ')}\n`);
    return { build, size, costs };
  }

  const lists: Measured[] = [];
  for (const size of numbers(options.rows)) {
    for (const { build, server } of builds) {
      lists.push(
        await measured(build, size, (page) =>
          costsOfList(
            page,
            server,
            manyOf(sample, size, (index) => ({ alphanum_id: `B${index}` })),
          ),
        ),
      );
    }
  }
  const orders: Measured[] = [];
  for (const size of numbers(options.items)) {
    const items = manyOf(order.items, size, (index) => ({ product_id: 900_000 + index }));
    for (const { build, server } of builds) {
      orders.push(
        await measured(build, size, (page) => costsOfOrder(page, server, { ...order, items })),
      );
    }
  }
  report('Lists of orders', lists);
  report('Orders of items', orders);

  const of = (all: readonly Measured[], size: number, name: string) =>
    all.find((one) => one.build === '' && one.size === size)?.costs.get(name);
  const sumOf = (all: readonly Measured[], size: number, name: string) =>
    of(all, size, name)?.sum ?? Number.NaN;
  const longestOf = (all: readonly Measured[], size: number, name: string) =>
    of(all, size, name)?.longest ?? Number.NaN;
  console.log('');
  isWithinAll = [
    isWithin(
      'an arrival at 10,000 orders to their load',
      sumOf(lists, 10_000, 'arrival') / sumOf(lists, 10_000, 'load'),
      0.5,
    ),
    isWithin(
      'the longest task of a key at 100,000 orders to that at 1,000',
      longestOf(lists, 100_000, 'key') / longestOf(lists, 1_000, 'key'),
      4,
    ),
    isWithin(
      'the memory of 10,000 orders after ten changes to that before',
      sumOf(lists, 10_000, 'heap, after 10') / sumOf(lists, 10_000, 'heap, first'),
      1.5,
    ),
    isWithin(
      'a key in an order of 500 items to one of 10',
      sumOf(orders, 500, 'key') / sumOf(orders, 10, 'key'),
      6,
    ),
  ].every(Boolean);
} finally {
  await browser.close();
  for (const { server } of builds) server.stop();
  backend.kill();
}
process.exit(isWithinAll ? 0 : 1);
