import { dataImportShape } from '~/contract/shapes.gen';
import type { DataImport, ImportKind } from '~/contract/types';
import { isSameFile } from '~/lib/isSameFile';

import { dataImportsQuery, readDataImports } from './dataImports';
import { cacheWrite } from './saves/cacheWrite';
import type { Save, Sent } from './saves/save';
import { useSave } from './saves/useSave';
import { api, multipart, unwrap } from './transport/client';
import { readOne } from './transport/parse';

type FileRequest = {
  body: { file: File };
  bodySerializer: typeof multipart;
  signal: AbortSignal;
};

const imports: Record<ImportKind, (request: FileRequest) => Promise<DataImport>> = {
  products: (request) =>
    unwrap(api().POST('/store/products_file', request), readOne(dataImportShape)),
  'products-price': (request) =>
    unwrap(api().POST('/store/product_prices', request), readOne(dataImportShape)),
  'products-stock': (request) =>
    unwrap(api().POST('/store/products_stock', request), readOne(dataImportShape)),
  'products-update': (request) =>
    unwrap(api().POST('/store/products_update', request), readOne(dataImportShape)),
  'products-delete': (request) =>
    unwrap(api().POST('/store/products_delete', request), readOne(dataImportShape)),
};

interface Upload {
  kind: ImportKind;
  file: File;
  signal: AbortSignal;
}

/** The jobs of a kind that were created since. */
async function newJobs({ variables: { kind }, before }: Sent<Upload, ReadonlySet<number>>) {
  const { rows } = await readDataImports();
  return rows.filter((job) => job.kind === kind && !before.has(job.id));
}

const upload: Save<Upload, DataImport, ReadonlySet<number>> = {
  adds: true,
  target: ({ kind }) => kind,
  before: async ({ signal }) => new Set((await readDataImports(signal)).rows.map(({ id }) => id)),
  send: ({ variables: { kind, file, signal } }) =>
    imports[kind]({ body: { file }, bodySerializer: multipart, signal }),
  find: async (sent) => (await newJobs(sent))[0] ?? null,
  surplus: async (_, sent) =>
    (await newJobs(sent)).length > 1 ? { names: [sent.variables.file.name] } : null,
  isSame: (later, { variables }) => isSameFile(later.file, variables.file),
  writes: (job) => [
    cacheWrite(dataImportsQuery(), (jobs) => jobs && { ...jobs, rows: [job, ...jobs.rows] }),
  ],
  invalidates: [dataImportsQuery().queryKey],
};

/**
 * POST one product file. The answer, a job that applies the file, is added to the cached jobs. Aborting `signal` stops the
 * upload; the jobs are refetched then too, because the file may already have arrived. After a lost answer or a stopped
 * upload the jobs tell whether it has.
 */
export const useUploadProductFile = () => useSave(upload);

/** GET /store/products_stock: the stock as CSV text. */
export async function downloadProductsStock(): Promise<string> {
  const { data } = await api().GET('/store/products_stock', { parseAs: 'text' });
  return data ?? '';
}
