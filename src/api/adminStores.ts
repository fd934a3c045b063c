import { queryOptions } from '@tanstack/react-query';

import { adminDataImportShape, adminStoreShape, knowledgeTextShape } from '~/contract/shapes.gen';
import type { AdminStoreUpdate, AdminStoreUserData } from '~/contract/types';

import { api, multipart, unwrap } from './client';
import { staffLoad } from './loadPolicy';
import { useSave } from './mutation';
import { one, rowsOf } from './parse';

const key = ['adminStores'] as const;

/** GET /admin/stores/. */
export const storesQuery = () =>
  queryOptions({
    queryKey: [...key, 'listStores'],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/admin/stores/', { signal }), rowsOf(adminStoreShape)),
    meta: staffLoad,
  });

/** GET /admin/stores/{id}/faqs. */
export const storeFaqsQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'listStoreFaqs', id],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/admin/stores/{id}/faqs', { params: { path: { id } }, signal }),
        rowsOf(knowledgeTextShape),
      ),
    meta: staffLoad,
  });

/** POST /admin/stores/{id}/enable. */
export function useEnableStore() {
  return useSave({
    request: (id: number) =>
      unwrap(
        api().POST('/admin/stores/{id}/enable', { params: { path: { id } } }),
        one(adminStoreShape),
      ),
    rereads: [key],
  });
}

/** POST /admin/stores/{id}/disable. */
export function useDisableStore() {
  return useSave({
    request: (id: number) =>
      unwrap(
        api().POST('/admin/stores/{id}/disable', { params: { path: { id } } }),
        one(adminStoreShape),
      ),
    rereads: [key],
  });
}

/** POST /admin/stores/{id}. */
export function useUpdateAdminStore() {
  return useSave({
    request: ({ id, body }: { id: number; body: AdminStoreUpdate }) =>
      unwrap(
        api().POST('/admin/stores/{id}', { params: { path: { id } }, body }),
        one(adminStoreShape),
      ),
    rereads: [key],
  });
}

/** POST /admin/stores/{id}/upload_faq. */
export function useUploadStoreFaq() {
  return useSave({
    request: ({ id, texts }: { id: number; texts: string[] }) =>
      unwrap(
        api().POST('/admin/stores/{id}/upload_faq', { params: { path: { id } }, body: { texts } }),
        rowsOf(knowledgeTextShape),
      ),
    rereads: [key],
  });
}

/** POST /admin/stores/{id}/user_data. */
export function useSetStoreUserData() {
  return useSave({
    request: ({ id, body }: { id: number; body: AdminStoreUserData }) =>
      unwrap(
        api().POST('/admin/stores/{id}/user_data', { params: { path: { id } }, body }),
        one(adminStoreShape),
      ),
    rereads: [key],
  });
}

/** POST /admin/stores/{id}/products_import_file, one file. */
export function useImportStoreProducts() {
  return useSave({
    request: ({ id, file }: { id: number; file: File }) =>
      unwrap(
        api().POST('/admin/stores/{id}/products_import_file', {
          params: { path: { id } },
          body: { file },
          bodySerializer: multipart,
        }),
        one(adminDataImportShape),
      ),
    rereads: [['adminLogs']],
  });
}
