import type { DataImport, Product } from '~/contract/types';

import {
  accepted,
  expectPart,
  expectThat,
  proves,
  refuses,
  succeeds,
  type Case,
  type Rule,
} from '../contractCase';
import { Failed, type Host } from '../run/host';
import {
  admin,
  cartItem,
  csv,
  firstOf,
  makeProduct,
  newProduct,
  newSession,
  perHost,
  read,
} from './setup';

/** The rows of a CSV text; cells with commas, quotes or line ends are in quotes, which are doubled inside. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows;
}

/** The kind of the job of each call, and a file that it accepts. */
const uploads = [
  ['uploadProductsStock', 'products-stock', (id: number) => `id,active\n${id},false\n`],
  ['uploadProductPrices', 'products-price', (id: number) => `id,price_per_unit\n${id},150\n`],
  ['uploadProductsUpdate', 'products-update', (id: number) => `id,category\n${id},Contrato\n`],
  ['uploadProductsDelete', 'products-delete', (id: number) => `id\n${id}\n`],
  [
    'uploadProductsFile',
    'products',
    (id: number) => `name,kind,quantity_unit\nContrato ${id},Contrato,gramo\n`,
  ],
] as const;

const uploadCases = uploads.flatMap(([operationId, kind, content]): Case[] => {
  const file = async (host: Host) => csv(content((await makeProduct(host)).id));
  return [
    succeeds(operationId, async (host) => ({ ...admin, file: await file(host) })),
    proves(
      operationId,
      200,
      [
        'the job is in the list',
        `Answers the job, kind ${kind}; its progress is in GET /store/data_imports.`,
        '| – | pending | staff, platform administrator | file accepted |',
      ],
      async (host) => {
        const job = await accepted(host, operationId, { ...admin, file: await file(host) });
        expectPart('job', job, { kind, status: 'pending', error_msg: null });
        const jobs = await read(host, 'listDataImports');
        expectPart(
          'job in the list',
          jobs.find(({ id }) => id === job.id),
          { kind },
        );
      },
    ),
    refuses(operationId, 422, 'an empty file', 'El archivo está vacío', () => ({
      ...admin,
      file: csv(''),
    })),
    refuses(
      operationId,
      422,
      'another type of file',
      'El archivo debe ser CSV (UTF-8, separado por comas) o una planilla XLS o XLSX',
      () => ({
        ...admin,
        file: { name: 'foto.png', content: 'id\n1\n' },
      }),
    ),
    refuses(
      operationId,
      422,
      [
        'without the titles of the model',
        'A form without the part, or with any other part, is 400; a file that is empty, of another type or without the titles of the model is a 422.',
      ],
      kind === 'products' ? 'Falta la columna name' : 'Falta la columna id',
      () => ({ ...admin, file: csv('codigo\n1\n') }),
    ),
  ];
});

/** How long jobs may take, and how often they are looked at, in ms. */
const JOBS_TAKE_MS = 30_000;
const JOBS_LOOK_MS = 250;

type JobName = (typeof uploads)[number][1] | 'wrong' | 'partial';

interface Jobs {
  /** The product of each file, as it was when the file was sent. */
  products: Record<JobName, Product>;
  /** The jobs after they were done. */
  done: Record<JobName, DataImport>;
}

/** The second row names no product: nothing of the file is applied. */
const wrongRow = (id: number) => `id,price_per_unit\n${id},150\n999999999,150\n`;

/** The row names a product, and has not all that there is of one. */
const partialRow = (id: number) => `id,name,kind\n${id},Otro,Contrato\n`;

/** One file of each kind, and two with a wrong row, sent together; waits until all of them are done. */
const settledJobs = perHost(async (host: Host): Promise<Jobs> => {
  const send = async (
    operationId: (typeof uploads)[number][0],
    content: (id: number) => string,
  ): Promise<[Product, number]> => {
    const body = newProduct(host);
    const product = await read(host, 'createProduct', { ...admin, body });
    const { id } = await read(host, operationId, { ...admin, file: csv(content(product.id)) });
    return [product, id];
  };
  const sent: [string, Product, number][] = [];
  for (const [operationId, kind, content] of uploads) {
    sent.push([kind, ...(await send(operationId, content))]);
  }
  sent.push(['wrong', ...(await send('uploadProductPrices', wrongRow))]);
  sent.push(['partial', ...(await send('uploadProductsFile', partialRow))]);
  const ids = new Set(sent.map(([, , id]) => id));
  for (let waited = 0; ; waited += JOBS_LOOK_MS) {
    const jobs = (await read(host, 'listDataImports')).filter(({ id }) => ids.has(id));
    if (jobs.every(({ status }) => status === 'complete' || status === 'failed')) {
      const jobOf = (id: number) =>
        firstOf(
          jobs.filter((job) => job.id === id),
          `job ${id}`,
        );
      return {
        products: Object.fromEntries(
          sent.map(([kind, product]) => [kind, product]),
        ) as Jobs['products'],
        done: Object.fromEntries(sent.map(([kind, , id]) => [kind, jobOf(id)])) as Jobs['done'],
      };
    }
    if (waited >= JOBS_TAKE_MS)
      throw new Failed('the jobs of product files are not done after 30 s');
    await new Promise((resolve) => setTimeout(resolve, JOBS_LOOK_MS));
  }
});

const productOf = async (host: Host, wanted: number) =>
  (await read(host, 'listProducts')).find(({ id }) => id === wanted);

/** What a job that is complete left of its product. */
const applies = (
  operationId: (typeof uploads)[number][0],
  kind: keyof Jobs['done'],
  rule: Rule,
  expected: object,
): Case =>
  proves(operationId, 200, rule, async (host) => {
    const { products, done } = await settledJobs(host);
    expectPart('job', done[kind], { status: 'complete', error_msg: null });
    expectPart('product', await productOf(host, products[kind].id), expected);
  });

const effects: readonly Case[] = [
  applies(
    'uploadProductPrices',
    'products-price',
    [
      'sets the price',
      'Updates the prices of products that exist.',
      '| processing | complete | backend | every row applied |',
    ],
    { price_per_unit: 150 },
  ),
  applies(
    'uploadProductsUpdate',
    'products-update',
    [
      'sets the category',
      'Changes only the columns that the file holds; only the id column is needed.',
    ],
    { category: 'Contrato', price_per_unit: 100, kind: { name: 'Contrato' } },
  ),
  applies(
    'uploadProductsStock',
    'products-stock',
    [
      'takes a product off sale',
      'Updates which products that exist are in stock: the columns id and active.',
    ],
    { active: false },
  ),
  proves(
    'uploadProductsDelete',
    200,
    ['deletes the product', 'Deletes the products whose ids the file lists.'],
    async (host) => {
      const { products, done } = await settledJobs(host);
      expectPart('job', done['products-delete'], { status: 'complete' });
      const left = await productOf(host, products['products-delete'].id);
      expectThat(left === undefined, 'the product is still there');
    },
  ),
  proves('uploadProductsFile', 200, 'adds the product', async (host) => {
    const { products, done } = await settledJobs(host);
    expectPart('job', done.products, { status: 'complete' });
    const name = `Contrato ${products.products.id}`;
    const added = (await read(host, 'listProducts')).filter((product) => product.name === name);
    expectPart('products added', added, [{ kind: { name: 'Contrato' }, active: true }]);
  }),
  proves(
    'uploadProductPrices',
    200,
    [
      'a wrong row: the job fails, nothing is applied',
      '| processing | failed | backend | a row is wrong: nothing is applied, `error_msg` names row and column |',
    ],
    async (host) => {
      const { products, done } = await settledJobs(host);
      expectPart('job', done.wrong, { status: 'failed' });
      const { error_msg } = done.wrong;
      const names = /\b3\b/.test(error_msg ?? '') && /\bid\b/i.test(error_msg ?? '');
      expectThat(names, `error_msg is ${error_msg}, which does not name row 3 and column id`);
      expectPart('product', await productOf(host, products.wrong.id), { price_per_unit: 100 });
    },
  ),
  proves(
    'uploadProductsFile',
    200,
    [
      'a product that exists needs every field',
      'Adds products; a row that names an existing product needs every field.',
    ],
    async (host) => {
      const { products, done } = await settledJobs(host);
      expectPart('job', done.partial, { status: 'failed' });
      const { name } = products.partial;
      expectPart('product', await productOf(host, products.partial.id), { name });
    },
  ),
  refuses(
    'addOrderItems',
    422,
    ['a part of a gram, in the words of an import', 'gr, gramo, g and grs count as grams'],
    'La cantidad en gramos debe ser un número entero',
    async (host) => {
      const { products } = await settledJobs(host);
      const name = `Contrato ${products.products.id}`;
      const added = (await read(host, 'listProducts')).filter((product) => product.name === name);
      const { session_id } = await newSession(host);
      const items = [cartItem(firstOf(added, `product ${name}`), 100.5)];
      return { body: { session_id, items } };
    },
  ),
  refuses(
    'addOrderItems',
    422,
    'a product that is not on sale',
    'El producto no existe',
    async (host) => {
      const { products } = await settledJobs(host);
      const { session_id } = await newSession(host);
      return { body: { session_id, items: [cartItem(products['products-stock'], 1)] } };
    },
  ),
];

export const cases: readonly Case[] = [
  succeeds('downloadProductsStock', () => admin),
  proves(
    'downloadProductsStock',
    200,
    [
      'a row for each product',
      "The store's stock (which products can be bought: column active) as a UTF-8, comma separated file named exportStock.csv.",
      'The body is the file itself, not `{ data }`; errors are `{ message }` as everywhere.',
      'Two calls differ: the stock download answers a CSV file, the contact sync answers in the shape of the third party.',
    ],
    async (host) => {
      const product = await makeProduct(host, { name: `Pan, "de campo" ${host.newName()}` });
      const [titles, ...rows] = csvRows(await accepted(host, 'downloadProductsStock', admin));
      const columns = ['id', 'name', 'brand', 'kind', 'quantity_unit', 'active'];
      expectPart('titles', titles, columns);
      const { id, name, brand, kind, quantity_unit } = product;
      expectPart(
        'row',
        rows.find(([cell]) => cell === String(id)),
        [String(id), name, brand.name, kind.name, quantity_unit, 'true'],
      );
    },
  ),
  proves('downloadProductsStock', 200, 'no text that a spreadsheet would run', async (host) => {
    const name = `=HYPERLINK("${host.newName()}")`;
    const { id } = await makeProduct(host, { name });
    const rows = csvRows(await accepted(host, 'downloadProductsStock', admin));
    const row = rows.find(([cell]) => cell === String(id));
    expectThat(row?.[1]?.startsWith('=') === false, `the name of the row is ${row?.[1]}`);
  }),
  ...uploadCases,
  ...effects,
];
