import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { DataImport } from '~/contract/types';

import { api, unwrap } from './client';
import { dataImportsQuery } from './dataImports';
import { fileBody } from './fileBody';

/** A bulk operation on products, by the job kind that it starts (§3 staff). */
export type BulkKind = DataImport['kind'];

const uploads: Record<BulkKind, (file: File, signal: AbortSignal) => Promise<DataImport>> = {
  products: (file, signal) =>
    unwrap(api().POST('/store/products_file', { ...fileBody(file), signal })),
  'products-price': (file, signal) =>
    unwrap(api().POST('/store/product_prices', { ...fileBody(file), signal })),
  'products-stock': (file, signal) =>
    unwrap(api().POST('/store/products_stock', { ...fileBody(file), signal })),
  'products-update': (file, signal) =>
    unwrap(api().POST('/store/products_update', { ...fileBody(file), signal })),
  'products-delete': (file, signal) =>
    unwrap(api().POST('/store/products_delete', { ...fileBody(file), signal })),
};

/**
 * POST one bulk file; answers the job that will apply it, which the list of jobs has at once (§7 staff). Aborting
 * `signal` stops the sending. Quiet: who sends shows the progress.
 */
export function useUploadProductFile() {
  const queryClient = useQueryClient();
  const { queryKey } = dataImportsQuery();
  return useMutation({
    mutationFn: ({ kind, file, signal }: { kind: BulkKind; file: File; signal: AbortSignal }) =>
      uploads[kind](file, signal),
    meta: { quiet: true },
    onSuccess: (job) => {
      queryClient.setQueryData(queryKey, (jobs) => jobs && [job, ...jobs]);
    },
    // A file that was stopped may have arrived all the same.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** GET /store/products_stock: the stock as CSV text (§7 staff). */
export async function downloadProductsStock(): Promise<string> {
  const { data } = await api().GET('/store/products_stock', { parseAs: 'text' });
  return data ?? '';
}
