import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { DataImport } from '~/contract/types';

import { api, unwrap } from './client';
import { fileBody } from './fileBody';

/** A bulk operation on products, by the job kind that it starts (§3 staff). */
export type BulkKind = DataImport['kind'];

const uploads: Record<BulkKind, (file: File) => Promise<DataImport>> = {
  products: (file) => unwrap(api().POST('/store/products_file', fileBody(file))),
  'products-price': (file) => unwrap(api().POST('/store/product_prices', fileBody(file))),
  'products-stock': (file) => unwrap(api().POST('/store/products_stock', fileBody(file))),
  'products-update': (file) => unwrap(api().POST('/store/products_update', fileBody(file))),
  'products-delete': (file) => unwrap(api().POST('/store/products_delete', fileBody(file))),
};

/** POST one bulk file; answers the job that will apply it (§7 staff). */
export function useUploadProductFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, file }: { kind: BulkKind; file: File }) => uploads[kind](file),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['dataImports'] }),
  });
}

/** GET /store/products_stock: the stock as CSV text (§7 staff). */
export async function downloadProductsStock(): Promise<string> {
  const { data } = await api().GET('/store/products_stock', { parseAs: 'text' });
  return data ?? '';
}
