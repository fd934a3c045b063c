import { hashKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { shape } from '~/contract/shape';
import {
  adminDataImportShape,
  adminStoreShape,
  knowledgeTextShape,
  socialNetworksShape,
  storeIdentifiersShape,
  storeUrlsShape,
} from '~/contract/shapes.gen';
import type {
  AdminDataImport,
  AdminStore,
  AdminStoreUpdate,
  KnowledgeText,
} from '~/contract/types';
import { type Parts, partsByField } from '~/domain/mergeChanges';
import { messages } from '~/domain/messages';
import { socialParts } from '~/domain/store/socialNetworks';

import { adminDataImportsQuery, adminLogsKey, readAdminDataImports } from './adminLogs';
import { sendOrRecover } from './saves/lostAnswers';
import { cacheWrite, useSave } from './saves/mutation';
import { type BuildBody, saveOnNewest } from './saves/newestSaves';
import { isSameFile, OnceSender } from './saves/onceSender';
import { api, multipart, unwrap } from './transport/client';
import { ApiError } from './transport/errors';
import { staffLoad } from './transport/loadPolicy';
import { readOneStrict, mapRows, readOne, type Rows, readRows } from './transport/parse';
import { byId } from './transport/polledRows';

const key = ['adminStores'] as const;

/** GET /admin/stores/. */
export const storesQuery = () =>
  queryOptions({
    queryKey: [...key, 'listStores'],
    structuralSharing: byId,
    queryFn: ({ signal }) =>
      unwrap(api().GET('/admin/stores/', { signal }), readRows(adminStoreShape)),
    meta: staffLoad,
  });

/**
 * Reads the stores, and returns one of them.
 * @throws ApiError when it is gone
 */
const readStore = (id: number, rowShape = adminStoreShape): Promise<AdminStore> =>
  unwrap(api().GET('/admin/stores/'), (newest) => {
    const store = readRows(rowShape)(newest).rows.find((row) => row.id === id);
    if (store === undefined) throw new ApiError(messages.storeGone, 404);
    return store;
  });

/** Switches a store on or off. After a lost answer the list tells whether it was carried out. */
const useSwitchStore = (enabled: boolean, send: (id: number) => Promise<AdminStore>) =>
  useSave({
    request: (id: number) =>
      sendOrRecover(
        () => send(id),
        async () => {
          const store = await readStore(id);
          return store.enabled === enabled ? store : null;
        },
      ),
    invalidates: [key],
  });

/** POST /admin/stores/{id}/enable. */
export const useEnableStore = () =>
  useSwitchStore(true, (id) =>
    unwrap(
      api().POST('/admin/stores/{id}/enable', { params: { path: { id } } }),
      readOne(adminStoreShape),
    ),
  );

/** POST /admin/stores/{id}/disable. */
export const useDisableStore = () =>
  useSwitchStore(false, (id) =>
    unwrap(
      api().POST('/admin/stores/{id}/disable', { params: { path: { id } } }),
      readOne(adminStoreShape),
    ),
  );

/** Parses an answer of which only the identifiers matter. */
const sentStoreShape = /* @__PURE__ */ shape<AdminStore>({ id: 'number' });

/** Changes settings of a store, which the server replaces whole. */
interface SettingsChange<Settings> {
  id: number;
  buildBody: BuildBody<Settings, Settings>;
}

/**
 * Saves settings of a store: reads them anew, applies the person's change, and shows the answer in the list.
 * @param settingsOf all of the settings: the save removes every field that is missing here
 * @param parts what the settings consist of, by names for the user
 */
function useSettingsChange<Settings extends object>(
  settingsOf: (store: AdminStore) => Settings,
  post: (id: number, settings: Settings) => Promise<AdminStore>,
  parts: (settings: Settings) => Parts,
) {
  const queryClient = useQueryClient();
  const lastSent = useRef<Settings | null>(null);
  return useSave<SettingsChange<Settings>, AdminStore>({
    scope: hashKey(key),
    request: ({ id, buildBody }) => {
      const stores = queryClient.getQueryData(storesQuery().queryKey);
      const shown = stores?.rows.find((store) => store.id === id);
      return saveOnNewest({
        shown: shown && settingsOf(shown),
        read: async () => settingsOf(await readStore(id, sentStoreShape)),
        buildBody,
        send: (settings) => post(id, settings),
        readAnswer: () => readStore(id),
        stateOf: settingsOf,
        parts,
        lastSent,
      });
    },
    writes: (saved) => [
      cacheWrite(storesQuery(), (stores) =>
        mapRows(stores, (store) => (store.id === saved.id ? saved : store)),
      ),
    ],
    invalidates: [key],
  });
}

const postStore = (id: number, body: AdminStoreUpdate) =>
  unwrap(
    api().POST('/admin/stores/{id}', { params: { path: { id } }, body }),
    readOne(adminStoreShape),
  );

/** POST /admin/stores/{id} with the store's identifiers. */
export const useSaveStoreIdentifiers = () =>
  useSettingsChange(
    ({ identifiers }) => readOneStrict(storeIdentifiersShape)(identifiers),
    (id, identifiers) => postStore(id, { identifiers }),
    partsByField({ exclusive_whatsapp: 'WhatsApp' }),
  );

/** POST /admin/stores/{id} with the store's report links. */
export const useSaveStoreUrls = () =>
  useSettingsChange(
    ({ urls }) => readOneStrict(storeUrlsShape)(urls),
    (id, urls) => postStore(id, { urls }),
    partsByField({ report_slim: 'Informe de inicio', report_general: 'Informes' }),
  );

/** POST /admin/stores/{id}/user_data with the store's social networks. */
export const useSaveStoreSocial = () =>
  useSettingsChange(
    ({ social_networks }) => readOneStrict(socialNetworksShape)(social_networks),
    (id, social_networks) =>
      unwrap(
        api().POST('/admin/stores/{id}/user_data', {
          params: { path: { id } },
          body: { social_networks },
        }),
        readOne(adminStoreShape),
      ),
    socialParts,
  );

type Faqs = Rows<KnowledgeText>;

const readStoreFaqs = (id: number, signal: AbortSignal | null = null): Promise<Faqs> =>
  unwrap(
    api().GET('/admin/stores/{id}/faqs', { params: { path: { id } }, signal }),
    readRows(knowledgeTextShape),
  );

/** GET /admin/stores/{id}/faqs. */
export const storeFaqsQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'listStoreFaqs', id],
    queryFn: ({ signal }) => readStoreFaqs(id, signal),
    meta: staffLoad,
  });

/** Whether the texts are among the entries that a list did not have before, as often as they were sent. */
function hasNewTexts(now: Faqs, before: Faqs, texts: readonly string[]): boolean {
  const known = new Set(before.rows.map(({ id }) => id));
  const added = now.rows.filter(({ id }) => !known.has(id)).map(({ text }) => text);
  return texts.every((text) => {
    const at = added.indexOf(text);
    if (at >= 0) added.splice(at, 1);
    return at >= 0;
  });
}

interface FaqUpload {
  id: number;
  texts: string[];
}

const faqUploads = new OnceSender<FaqUpload, Faqs>(({ id }) => id);

/** POST /admin/stores/{id}/upload_faq. After a lost answer the list is read again: a retry adds nothing twice. */
export function useUploadStoreFaq() {
  return useSave<FaqUpload, Faqs>({
    once: faqUploads,
    request: async ({ id, texts }, sendOnce) => {
      const before = await readStoreFaqs(id);
      const params = { path: { id } };
      return sendOnce(
        () =>
          unwrap(
            api().POST('/admin/stores/{id}/upload_faq', { params, body: { texts } }),
            readRows(knowledgeTextShape),
          ),
        async () => {
          const now = await readStoreFaqs(id);
          return hasNewTexts(now, before, texts) ? now : null;
        },
      );
    },
    invalidates: [key],
  });
}

interface StoreImport {
  id: number;
  file: File;
}

const storeImports = new OnceSender<StoreImport, AdminDataImport>(({ id }) => id);

/** POST /admin/stores/{id}/products_import_file, one file. After a lost answer the jobs tell whether it has arrived. */
export function useImportStoreProducts() {
  const queryClient = useQueryClient();
  return useSave<StoreImport, AdminDataImport>({
    once: storeImports,
    request: async ({ id, file }, sendOnce) => {
      const { queryKey } = adminDataImportsQuery();
      const before = queryClient.getQueryData(queryKey) ?? (await readAdminDataImports());
      const known = new Set(before.rows.map((job) => job.id));
      const params = { path: { id } };
      return sendOnce(
        () =>
          unwrap(
            api().POST('/admin/stores/{id}/products_import_file', {
              params,
              body: { file },
              bodySerializer: multipart,
            }),
            readOne(adminDataImportShape),
          ),
        async () => {
          const { rows } = await readAdminDataImports();
          return rows.find((job) => job.store_id === id && !known.has(job.id)) ?? null;
        },
        (later) => isSameFile(later.file, file),
      );
    },
    invalidates: [adminLogsKey],
  });
}
