import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { AdminStoreUpdate, AdminStoreUserData } from '~/contract/types';

import { api, unwrap } from './client';
import { fileBody } from './fileBody';
import { staffLoad } from './loadPolicy';

const key = ['adminStores'] as const;

/** GET /admin/stores/ (§7 customer). */
export const storesQuery = () =>
  queryOptions({
    queryKey: [...key, 'listStores'],
    queryFn: ({ signal }) => unwrap(api().GET('/admin/stores/', { signal })),
    meta: staffLoad,
  });

/** GET /admin/stores/{id}/faqs (§7 customer). */
export const storeFaqsQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'listStoreFaqs', id],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/admin/stores/{id}/faqs', { params: { path: { id } }, signal })),
    meta: staffLoad,
  });

/** POST /admin/stores/{id}/enable (§7 customer). */
export function useEnableStore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api().POST('/admin/stores/{id}/enable', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** POST /admin/stores/{id}/disable (§7 customer). */
export function useDisableStore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api().POST('/admin/stores/{id}/disable', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** POST /admin/stores/{id} (§7 customer). */
export function useUpdateAdminStore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: AdminStoreUpdate }) =>
      unwrap(api().POST('/admin/stores/{id}', { params: { path: { id } }, body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** POST /admin/stores/{id}/upload_faq (§7 customer). */
export function useUploadStoreFaq() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, texts }: { id: number; texts: string[] }) =>
      unwrap(
        api().POST('/admin/stores/{id}/upload_faq', { params: { path: { id } }, body: { texts } }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** POST /admin/stores/{id}/user_data (§7 customer). */
export function useSetStoreUserData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: AdminStoreUserData }) =>
      unwrap(api().POST('/admin/stores/{id}/user_data', { params: { path: { id } }, body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** POST /admin/stores/{id}/products_import_file, one file (§7 customer). */
export function useImportStoreProducts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, file }: { id: number; file: File }) =>
      unwrap(
        api().POST('/admin/stores/{id}/products_import_file', {
          params: { path: { id } },
          ...fileBody(file),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['adminLogs'] }),
  });
}
