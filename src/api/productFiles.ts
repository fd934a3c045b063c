import { useQueryClient } from '@tanstack/react-query';

import { dataImportShape } from '~/contract/shapes.gen';
import type { DataImport, ImportKind } from '~/contract/types';

import { dataImportsQuery, readDataImports } from './dataImports';
import { readBeforeSave } from './saves/lostAnswers';
import { cacheWrite, useSave } from './saves/mutation';
import { isSameFile, OnceSender } from './saves/onceSender';
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

const uploads = new OnceSender<Upload, DataImport>(({ kind }) => kind);

/**
 * POST one product file. The answer, a job that applies the file, is added to the cached jobs. Aborting `signal` stops the
 * upload; the jobs are refetched then too, because the file may already have arrived. After a lost answer or a stopped
 * upload the jobs tell whether it has. No overlay: the screen shows the progress.
 */
export function useUploadProductFile() {
  const queryClient = useQueryClient();
  const { queryKey } = dataImportsQuery();
  return useSave<Upload, DataImport>({
    once: uploads,
    request: async ({ kind, file, signal }, sendOnce) => {
      const before = await readBeforeSave(() => readDataImports(signal));
      const known = new Set(before.rows.map(({ id }) => id));
      try {
        return await sendOnce(
          () => imports[kind]({ body: { file }, bodySerializer: multipart, signal }),
          async () => {
            const { rows } = await readDataImports();
            return rows.find((job) => job.kind === kind && !known.has(job.id)) ?? null;
          },
          (later) => isSameFile(later.file, file),
        );
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
    withoutOverlay: true,
    writes: (job) => [
      cacheWrite(dataImportsQuery(), (jobs) => jobs && { ...jobs, rows: [job, ...jobs.rows] }),
    ],
    invalidates: [queryKey],
  });
}

/** GET /store/products_stock: the stock as CSV text. */
export async function downloadProductsStock(): Promise<string> {
  const { data } = await api().GET('/store/products_stock', { parseAs: 'text' });
  return data ?? '';
}
