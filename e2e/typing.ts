/**
 * `npm run bench:typing`: time from a key press to the second frame after it, in ms, in the filters of the largest lists
 * (`?scenario=large`, build with mocks). Prints the median and the slowest of ten keys. Not part of `npm test`.
 */
import type { Page } from '@playwright/test';

import { measure, origin } from './support/bench';

const TEXT = 'maria marti';

const fields = [
  { name: 'Pedidos, 10.001 filas', path: '/orderlist', label: 'Cliente' },
  { name: 'Productos, 3.001 filas', path: '/productstore', label: 'Buscar por nombre' },
  { name: 'Catálogo', path: '/productlist/lista-donpepe', label: 'Nombre' },
];

/** Types one key and waits for two frames, in ms. */
const typeKey = (page: Page, key: string) =>
  page.evaluate(async (text) => {
    const started = performance.now();
    document.execCommand('insertText', false, text);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - started;
  }, key);

await measure('large', async (page) => {
  for (const { name, path, label } of fields) {
    await page.goto(origin + path);
    await page.getByLabel(label, { exact: true }).first().focus();
    const times: number[] = [];
    for (const key of TEXT) times.push(await typeKey(page, key));
    const [, ...later] = times;
    later.sort((a, b) => a - b);
    console.log(
      `${name.padEnd(24)} median ${later[later.length >> 1]?.toFixed(0)} ms, slowest ${later.at(-1)?.toFixed(0)} ms`,
    );
  }
});
process.exit(0);
