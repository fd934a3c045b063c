import { useQueryClient } from '@tanstack/react-query';

import { dataImportShape } from '~/contract/shapes.gen';
import type { DataImport, ImportKind } from '~/contract/types';

import { api, unwrap } from './client';
import { dataImportsQuery } from './dataImports';
import { fileBody } from './fileBody';
import { cacheWrite, useSave } from './mutation';
import { one } from './parse';

const uploads: Record<ImportKind, (file: File, signal: AbortSignal) => Promise<DataImport>> = {
  products: (file, signal) =>
    unwrap(api().POST('/store/products_file', { ...fileBody(file), signal }), one(dataImportShape)),
  'products-price': (file, signal) =>
    unwrap(
      api().POST('/store/product_prices', { ...fileBody(file), signal }),
      one(dataImportShape),
    ),
  'products-stock': (file, signal) =>
    unwrap(
      api().POST('/store/products_stock', { ...fileBody(file), signal }),
      one(dataImportShape),
    ),
  'products-update': (file, signal) =>
    unwrap(
      api().POST('/store/products_update', { ...fileBody(file), signal }),
      one(dataImportShape),
    ),
  'products-delete': (file, signal) =>
    unwrap(
      api().POST('/store/products_delete', { ...fileBody(file), signal }),
      one(dataImportShape),
    ),
};

/**
 * POST one product file; the list of jobs shows the answer, the job that will apply it, at once. Aborting `signal` stops
 * the upload; the file may have arrived all the same, so the jobs are read again then too. No overlay: the screen shows
 * the progress.
 */
export function useUploadProductFile() {
  const queryClient = useQueryClient();
  const { queryKey } = dataImportsQuery();
  return useSave({
    request: async ({
      kind,
      file,
      signal,
    }: {
      kind: ImportKind;
      file: File;
      signal: AbortSignal;
    }) => {
      try {
        return await uploads[kind](file, signal);
      } catch (error) {
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
    quiet: true,
    writes: (job) => [
      cacheWrite(dataImportsQuery(), (jobs) => jobs && { ...jobs, rows: [job, ...jobs.rows] }),
    ],
    rereads: [queryKey],
  });
}

/** GET /store/products_stock: the stock as CSV text (§7 staff). */
export async function downloadProductsStock(): Promise<string> {
  const { data } = await api().GET('/store/products_stock', { parseAs: 'text' });
  return data ?? '';
}
