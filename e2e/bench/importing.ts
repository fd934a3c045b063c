/**
 * `npm run bench -- importing`: how long the preview of a product file takes, from choosing the file until its rows are shown,
 * the longest task of the page's main thread meanwhile, the memory of page and worker (build with mocks, store with 3,000
 * products). Exits with 1 when a limit is exceeded. Part of `npm test -- --nightly` only.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { utils, write } from 'xlsx';

import { openOperation } from '../support/productFiles';
import { LONGEST_TASK_MS, measure, memoryOf, origin, timed, withWorkerMemory } from './measure';

/** The longest time until the preview, in ms, by the number of rows. */
const PREVIEW_MS = { 5_000: 2_000, 100_000: 15_000 } as const;

/** The most memory of the worker that reads the file, in MB. */
const WORKER_MB = 200;

type Rows = (string | number)[][];

/** A price between 1,00 and 900,99. */
const priceOf = (index: number) => ((index * 37) % 90_000) / 100 + 1;

/** Prices by id: those of the store's products, and of ids that it does not have. */
const priceRows = (count: number): Rows => [
  ['id', 'price_per_unit'],
  ...Array.from({ length: count }, (_, index) => [index + 1, priceOf(index)]),
];

/** Digits that hardly compress. */
function digits(seed: number, length: number): string {
  let [state, text] = [seed + 1, ''];
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return text.slice(0, length);
}

/** A new product with every column filled in. */
const newProduct = (index: number, fill: number) => ({
  id: '',
  name: `Producto de prueba ${index}`,
  brand: `Marca ${index % 50}`,
  kind: `Tipo ${index % 20}`,
  category: 'Almacén',
  quantity_unit: 'unid',
  price_per_unit: priceOf(index),
  description: `Descripción del producto número ${index} ${digits(index, fill)}`,
  tags: 'oferta;nuevo',
  image_url: `https://imagenes.example.com/${index}.jpg`,
  active: 'true',
});

const productRows = (count: number, fill = 0): Rows => [
  Object.keys(newProduct(0, 0)),
  ...Array.from({ length: count }, (_, index) => Object.values(newProduct(index, fill))),
];

const csv = (rows: Rows) => rows.map((row) => row.join(',')).join('\n');

function xlsx(rows: Rows): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Hoja1');
  const content: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return Buffer.from(content);
}

const files = [
  {
    name: 'precios.csv',
    tab: 'Precios',
    of: 'precios',
    make: (rows: number) => csv(priceRows(rows)),
  },
  {
    name: 'productos.csv',
    tab: 'Lista de productos',
    of: 'lista de productos',
    make: (rows: number) => csv(productRows(rows)),
  },
  {
    name: 'productos.xlsx',
    tab: 'Lista de productos',
    of: 'lista de productos',
    make: (rows: number) => xlsx(productRows(rows)),
  },
] as const;

/** The largest files that are read, with as many rows. */
const largest = [
  { ...files[1], name: 'productos-20.csv', make: (rows: number) => csv(productRows(rows, 46)) },
  { ...files[2], name: 'productos-20.xlsx', make: (rows: number) => xlsx(productRows(rows, 56)) },
] as const;

type BenchFile = (typeof files | typeof largest)[number];

/** Chooses a file in its operation; answers the times until its rows are shown, in ms. */
async function preview(page: Page, path: string, { tab, of }: BenchFile) {
  await page.goto(`${origin}/productstore`);
  const panel = await openOperation(page, tab);
  const field = page.getByLabel(`Archivo de ${of}`, { exact: true }).locator('input[type=file]');
  await field.waitFor({ state: 'attached' });
  // Waits for the parts that load after the first view.
  await page.waitForLoadState('networkidle');
  return timed(page, async () => {
    await field.setInputFiles(path);
    await panel.getByRole('table', { name: 'Filas del archivo' }).waitFor({ timeout: 120_000 });
  });
}

let exceeded = false;
const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
try {
  await measure('large', async (page) => {
    for (const [rows, limitMs] of Object.entries(PREVIEW_MS)) {
      for (const file of Number(rows) > 5_000 ? [...files, ...largest] : files) {
        const path = join(folder, file.name);
        const content = file.make(Number(rows));
        await writeFile(path, content);
        const { totalMs, taskMs, processorMs, workerMb } = await withWorkerMemory(page, () =>
          preview(page, path, file),
        );
        const wrong = totalMs > limitMs || processorMs > LONGEST_TASK_MS || workerMb > WORKER_MB;
        exceeded ||= wrong;
        console.log(
          [
            `${rows} rows`.padStart(11),
            file.name.padEnd(14),
            `${(content.length / 1024 / 1024).toFixed(1)} MB`.padStart(8),
            `preview ${totalMs.toFixed(0)} ms (limit ${limitMs})`.padEnd(30),
            `memory ${(await memoryOf(page)).toFixed(0)} MB, worker ${workerMb.toFixed(0)} MB (limit ${WORKER_MB})`,
            `longest task ${processorMs.toFixed(0)} ms of processor time, ${taskMs.toFixed(0)} ms in all`,
            wrong ? '← exceeded' : '',
          ].join('  '),
        );
      }
    }
  });
} finally {
  await rm(folder, { recursive: true });
}
process.exit(exceeded ? 1 : 0);
