/**
 * `npm run bench:typing`: time from a key press to the second frame after it, in ms, in the filters of the largest lists,
 * the memory of each page, and the export of the longest list (build with mocks, scenario `large`). Prints the
 * median, the 95th percentile and the slowest of the keys, and the slowest of those typed while the page still loads: the
 * mock backend, which is in the page, answers the first poll of the orders then. The memory includes the mock backend's.
 * Not part of `npm test`.
 */
import type { Locator, Page } from '@playwright/test';

import { LONGEST_TASK_MS, measure, memoryOf, origin, timed } from './measure';

/** Typed several times: each time the list is filtered from the start again. */
const TEXT = 'maria marti';
const ROUNDS = 4;

/** Time after which a page with 10,000 orders has read its first poll, in ms. */
const LOADED_MS = 4_000;

const fields = [
  { name: 'Pedidos', path: '/orderlist', label: 'Cliente' },
  { name: 'Clientes', path: '/clientlist', label: 'Email' },
  { name: 'Productos', path: '/productstore', label: 'Buscar por nombre' },
  { name: 'Catálogo', path: '/productlist/lista-donpepe', label: 'Nombre' },
] as const;

/** Types one key and waits for two frames, in ms. */
const typeKey = (page: Page, key: string) =>
  page.evaluate(async (text) => {
    const started = performance.now();
    document.execCommand('insertText', false, text);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - started;
  }, key);

/** Types the text into the empty field. Answers the time of each key, in ms. */
async function typeText(page: Page, field: Locator): Promise<number[]> {
  await field.fill('');
  await field.focus();
  const times: number[] = [];
  for (const key of TEXT) times.push(await typeKey(page, key));
  return times;
}

const inMs = (time: number | undefined) => `${(time ?? 0).toFixed(0)} ms`;

async function typeInFilters(page: Page): Promise<void> {
  for (const { name, path, label } of fields) {
    const started = performance.now();
    await page.goto(origin + path);
    const field = page
      .locator('input')
      .and(page.getByLabel(label, { exact: true }))
      .first();
    await field.waitFor({ timeout: 120_000 });
    const openMs = performance.now() - started;
    const whileLoading = Math.max(...(await typeText(page, field)));
    await page.waitForTimeout(LOADED_MS);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(...(await typeText(page, field)));
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)];
    console.log(
      [
        name.padEnd(10),
        `open ${inMs(openMs)}`.padEnd(14),
        `key: median ${inMs(at(0.5))}, 95 % ${inMs(at(0.95))}, slowest ${inMs(at(1))}`.padEnd(50),
        `loading: slowest ${inMs(whileLoading)}`.padEnd(26),
        `${(await memoryOf(page)).toFixed(0)} MB`,
      ].join('  '),
    );
  }
}

async function exportOrders(page: Page): Promise<void> {
  await page.goto(`${origin}/orderlist`);
  const button = page.getByRole('button', { name: 'Exportar', exact: true });
  await button.waitFor({ timeout: 120_000 });
  const { totalMs, taskMs, processorMs } = await timed(page, async () => {
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await button.click();
    await download;
  });
  const wrong = processorMs > LONGEST_TASK_MS ? ' ← exceeded' : '';
  console.log(
    `export of 10,000 orders: ${inMs(totalMs)}, longest task ${inMs(processorMs)} of processor time, ${inMs(taskMs)} in all${wrong}`,
  );
}

await measure('large', async (page) => {
  await typeInFilters(page);
  await exportOrders(page);
});
process.exit(0);
