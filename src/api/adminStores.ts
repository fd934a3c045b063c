import { queryOptions } from '@tanstack/react-query';

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
import { newFaqTexts } from '~/domain/store/faqUpload';
import { socialParts } from '~/domain/store/socialNetworks';
import { isSameFile } from '~/lib/isSameFile';

import { adminLogsKey, readAdminDataImports } from './adminLogs';
import { cacheWrite } from './saves/cacheWrite';
import { type BuildBody, replacingSave } from './saves/replacingSave';
import type { Save, Sent } from './saves/save';
import { useSave } from './saves/useSave';
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
const switching = (
  enabled: boolean,
  send: (id: number) => Promise<AdminStore>,
): Save<number, AdminStore> => ({
  send: ({ variables: id }) => send(id),
  find: async ({ variables: id }) => {
    const store = await readStore(id);
    return store.enabled === enabled ? store : null;
  },
  scope: (id) => `store ${id}`,
  invalidates: [key],
});

const enabling = switching(true, (id) =>
  unwrap(
    api().POST('/admin/stores/{id}/enable', { params: { path: { id } } }),
    readOne(adminStoreShape),
  ),
);

/** POST /admin/stores/{id}/enable. */
export const useEnableStore = () => useSave(enabling);

const disabling = switching(false, (id) =>
  unwrap(
    api().POST('/admin/stores/{id}/disable', { params: { path: { id } } }),
    readOne(adminStoreShape),
  ),
);

/** POST /admin/stores/{id}/disable. */
export const useDisableStore = () => useSave(disabling);

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
const settingsSave = <Settings extends object>(
  settingsOf: (store: AdminStore) => Settings,
  post: (id: number, settings: Settings) => Promise<AdminStore>,
  parts: (settings: Settings) => Parts,
) =>
  replacingSave<SettingsChange<Settings>, Settings, Settings, AdminStore>(
    {
      shown: ({ id }, queryClient) => {
        const stores = queryClient?.getQueryData(storesQuery().queryKey);
        const shown = stores?.rows.find((store) => store.id === id);
        return shown && settingsOf(shown);
      },
      read: async ({ id }) => settingsOf(await readStore(id, sentStoreShape)),
      buildBody: ({ buildBody }) => buildBody,
      post: (settings, { id }) => post(id, settings),
      readAnswer: ({ id }) => readStore(id),
      stateOf: settingsOf,
      parts,
    },
    {
      target: ({ id }) => id,
      scope: ({ id }) => `store ${id}`,
      writes: (saved) => [
        cacheWrite(storesQuery(), (stores) =>
          mapRows(stores, (store) => (store.id === saved.id ? saved : store)),
        ),
      ],
      invalidates: [key],
    },
  );

const postStore = (id: number, body: AdminStoreUpdate) =>
  unwrap(
    api().POST('/admin/stores/{id}', { params: { path: { id } }, body }),
    readOne(adminStoreShape),
  );

const identifiers = settingsSave(
  (store) => readOneStrict(storeIdentifiersShape)(store.identifiers),
  (id, changed) => postStore(id, { identifiers: changed }),
  partsByField({ exclusive_whatsapp: 'WhatsApp' }),
);

/** POST /admin/stores/{id} with the store's identifiers. */
export const useSaveStoreIdentifiers = () => useSave(identifiers);

const urls = settingsSave(
  (store) => readOneStrict(storeUrlsShape)(store.urls),
  (id, changed) => postStore(id, { urls: changed }),
  partsByField({ report_slim: 'Informe de inicio', report_general: 'Informes' }),
);

/** POST /admin/stores/{id} with the store's report links. */
export const useSaveStoreUrls = () => useSave(urls);

const social = settingsSave(
  (store) => readOneStrict(socialNetworksShape)(store.social_networks),
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

/** POST /admin/stores/{id}/user_data with the store's social networks. */
export const useSaveStoreSocial = () => useSave(social);

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

/** The texts of an upload that the store did not have before. */
const newTexts = ({ variables: { texts }, before }: Sent<FaqUpload, Faqs>): string[] =>
  newFaqTexts(
    texts,
    before.rows.map(({ text }) => text),
  );

interface FaqUpload {
  id: number;
  texts: string[];
}

const faqUpload: Save<FaqUpload, Faqs, Faqs> = {
  adds: true,
  target: ({ id }) => id,
  before: ({ id }) => readStoreFaqs(id),
  send: async (sent) => {
    const texts = newTexts(sent);
    if (texts.length === 0) return sent.before;
    const params = { path: { id: sent.variables.id } };
    return unwrap(
      api().POST('/admin/stores/{id}/upload_faq', { params, body: { texts } }),
      readRows(knowledgeTextShape),
    );
  },
  find: async (sent) => {
    const now = await readStoreFaqs(sent.variables.id);
    return hasNewTexts(now, sent.before, newTexts(sent)) ? now : null;
  },
  surplus: (now, sent) => {
    const texts = newTexts(sent);
    if (texts.length === 0) return null;
    return hasNewTexts(now, sent.before, [...texts, ...texts]) ? { names: texts } : null;
  },
  invalidates: [key],
};

/** POST /admin/stores/{id}/upload_faq, of what the store does not have. After a lost answer the list is read again. */
export const useUploadStoreFaq = () => useSave(faqUpload);

interface StoreImport {
  id: number;
  file: File;
  signal: AbortSignal;
}

/** The jobs that a store has got since; it may have sent a file of its own meanwhile. */
async function newStoreImports({ variables, before }: Sent<StoreImport, ReadonlySet<number>>) {
  const { rows } = await readAdminDataImports();
  return rows.filter(
    ({ id, store_id, kind }) => store_id === variables.id && kind === 'products' && !before.has(id),
  );
}

const storeImport: Save<StoreImport, AdminDataImport, ReadonlySet<number>> = {
  adds: true,
  target: ({ id }) => id,
  before: async ({ signal }) =>
    new Set((await readAdminDataImports(signal)).rows.map((job) => job.id)),
  send: ({ variables: { id, file, signal } }) =>
    unwrap(
      api().POST('/admin/stores/{id}/products_import_file', {
        params: { path: { id } },
        body: { file },
        bodySerializer: multipart,
        signal,
      }),
      readOne(adminDataImportShape),
    ),
  find: async (sent) => (await newStoreImports(sent))[0] ?? null,
  surplus: async (_, sent) =>
    (await newStoreImports(sent)).length > 1 ? { names: [sent.variables.file.name] } : null,
  isSame: (later, { variables }) => isSameFile(later.file, variables.file),
  invalidates: [adminLogsKey],
};

/**
 * POST /admin/stores/{id}/products_import_file, one file. Aborting `signal` stops the upload. After a lost answer or a stopped
 * upload the jobs tell whether it has arrived.
 */
export const useImportStoreProducts = () => useSave(storeImport);
