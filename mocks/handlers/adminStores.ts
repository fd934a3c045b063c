import { pickFields } from '~/contract/shape';
import { adminStoreShape, knowledgeTextShape } from '~/contract/shapes.gen';
import type { AdminStore } from '~/contract/types';
import { urlError } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { isFaqText } from '~/domain/store/faqUpload';
import { takenNumberError, whatsappNumberError } from '~/domain/store/whatsappLink';

import { adminDataImportOf } from '../database/dataImportRows';
import type { Database, StoreRow } from '../database/db';
import { writeLog, type LogContent } from '../database/storeLog';
import { conflict, invalid, notFound, ok, type CallOf, type HandlersOf } from '../http';
import { queueImport } from '../imports/importFiles';
import { requestMessages } from '../rules/messages';
import { socialNetworksError } from '../rules/store';

/** A call of the administrator about one store. */
type StoreCall<Body> = CallOf<{ id: number }, unknown, Body>;

/** @throws 403 for anyone but the platform administrator; 404 for an unknown store */
function findStore(call: StoreCall<unknown>): Readonly<StoreRow> {
  call.platformAdmin();
  const store = call.db.stores.get(call.params.id);
  if (store === undefined) throw notFound(messages.storeGone);
  return store;
}

function adminStoreOf(store: Readonly<StoreRow>): AdminStore {
  return pickFields(adminStoreShape, store);
}

/** Saves a change of a store, logs it, and returns the store. */
function changeStore(
  { db, now }: StoreCall<unknown>,
  store: Readonly<StoreRow>,
  patch: Partial<StoreRow>,
  words: LogContent,
) {
  writeLog(db, store.id, now, words);
  return ok(adminStoreOf(db.stores.update(store.id, patch)));
}

/** Enables or disables a store and its users, who can sign in only while it is enabled. */
function switchStore(call: StoreCall<unknown>, enabled: boolean) {
  const store = findStore(call);
  const { db } = call;
  for (const { id } of db.users.where((user) => user.store_id === store.id)) {
    db.users.update(id, { enabled });
  }
  const event = enabled ? 'store_enabled' : 'store_disabled';
  return changeStore(call, store, { enabled }, { event, payload: null });
}

/** @throws 422 with the problem as its message */
function throwIfRefused(problem: string | null): void {
  if (problem !== null) throw invalid(problem);
}

function knowledgeOf(db: Database, storeId: number) {
  return db.knowledgeTexts
    .where((row) => row.store_id === storeId)
    .map((row) => pickFields(knowledgeTextShape, row));
}

export const adminStoresHandlers = {
  listStores(call) {
    call.platformAdmin();
    return ok(call.db.stores.all().map(adminStoreOf));
  },

  enableStore: (call) => switchStore(call, true),

  disableStore: (call) => switchStore(call, false),

  updateAdminStore(call) {
    const store = findStore(call);
    const { body } = call;
    if ('urls' in body) {
      throwIfRefused(urlError(body.urls.report_slim) ?? urlError(body.urls.report_general));
      const words = { event: 'store_urls_changed', payload: { ...body.urls } };
      return changeStore(call, store, { urls: body.urls }, words);
    }
    const { identifiers } = body;
    throwIfRefused(whatsappNumberError(identifiers.exclusive_whatsapp));
    if (takenNumberError(identifiers.exclusive_whatsapp, store, call.db.stores.all()) !== null) {
      throw conflict(requestMessages.whatsappInUse);
    }
    const words = { event: 'store_identifiers_changed', payload: { ...identifiers } };
    return changeStore(call, store, { identifiers }, words);
  },

  listStoreFaqs(call) {
    return ok(knowledgeOf(call.db, findStore(call).id));
  },

  uploadStoreFaq(call) {
    const store = findStore(call);
    const { body, db, now } = call;
    throwIfRefused(body.texts.every(isFaqText) ? null : messages.faqLineInvalid);
    for (const text of body.texts) {
      const id = db.knowledgeTexts.nextId();
      db.knowledgeTexts.insert({ id, store_id: store.id, text });
    }
    writeLog(db, store.id, now, {
      event: 'faqs_uploaded',
      payload: { count: body.texts.length },
    });
    return ok(knowledgeOf(db, store.id));
  },

  async importStoreProducts(call) {
    const store = findStore(call);
    const { body, db, now } = call;
    const job = await queueImport(db, store, 'products', body.file, now);
    writeLog(db, store.id, now, {
      event: 'products_import_queued',
      payload: { import_id: job.id, file: job.file_name },
    });
    return ok(adminDataImportOf(job));
  },

  setStoreUserData(call) {
    const store = findStore(call);
    const { social_networks } = call.body;
    throwIfRefused(socialNetworksError(social_networks));
    const words = { event: 'store_user_data_changed', payload: null };
    return changeStore(call, store, { social_networks }, words);
  },
} satisfies HandlersOf<
  | 'listStores'
  | 'enableStore'
  | 'disableStore'
  | 'updateAdminStore'
  | 'listStoreFaqs'
  | 'uploadStoreFaq'
  | 'importStoreProducts'
  | 'setStoreUserData'
>;
