import { expect } from 'vitest';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database } from '../db';
import { ACCOUNTS, STORE_IDS } from '../seed/accounts';
import {
  platform,
  read,
  newStore,
  platformStore,
  succeeds,
  refuses,
  csv,
  emptyFile,
  withStore,
} from './setup';

const { donpepe, inactiva } = STORE_IDS;
const as = 'platformAdmin';

const networks = {
  whatsapp: 'https://wa.me/5491100000001',
  yt: null,
  facebook: null,
  instagram: null,
  maps: null,
  flags: { whatsapp: true, yt: false, facebook: false, instagram: false, maps: false },
};
const urls = { report_slim: 'https://informes.tienda.test/nuevo', report_general: null };
const texts = ['¿Hacen envíos al interior? Sí, por correo.', ' ¿Aceptan tarjeta? Sí. '];
const productsFile = { name: 'productos.csv', content: 'name,kind\nYerba suave,Infusiones\n' };

function lastLog(db: Database) {
  return db.logs.all().at(-1);
}

function knowledge(db: Database) {
  return db.knowledgeTexts.where(({ store_id }) => store_id === donpepe).map(({ text }) => text);
}

export const cases: readonly HostCase[] = [
  succeeds('listStores', () => platform),
  succeeds('listStoreFaqs', withStore()),
  succeeds('enableStore', withStore(), { why: 'one that is enabled stays so' }),
  succeeds('disableStore', async (host) => {
    const { id } = await read(host, 'registerStore', newStore(host));
    return { ...platform, params: { id } };
  }),
  succeeds(
    'updateAdminStore',
    withStore(({ urls }) => ({ urls })),
  ),
  refuses(
    'updateAdminStore',
    422,
    'an incomplete url',
    withStore(({ urls }) => ({
      urls: { ...urls, report_slim: 'informes' },
    })),
  ),
  succeeds(
    'setStoreUserData',
    withStore(({ social_networks }) => ({ social_networks })),
  ),
  refuses(
    'setStoreUserData',
    422,
    'an incomplete url',
    withStore(({ social_networks }) => ({
      social_networks: { ...social_networks, maps: 'mapa' },
    })),
  ),
  succeeds(
    'uploadStoreFaq',
    withStore(() => ({ texts: ['¿Contrato? Sí'] })),
  ),
  refuses(
    'uploadStoreFaq',
    422,
    'no answer',
    withStore(() => ({ texts: ['SinRespuesta'] })),
  ),
  succeeds('importStoreProducts', async (host) => ({
    ...platform,
    params: { id: (await platformStore(host)).id },
    file: csv(`name,kind\n${host.newName()},Contrato\n`),
  })),
  refuses('importStoreProducts', 422, 'an empty file', async (host) => ({
    ...platform,
    params: { id: (await platformStore(host)).id },
    file: emptyFile,
  })),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listStores',
    status: 200,
    request: { as },
    check({ data }) {
      expect(data).toHaveLength(40);
      expect(data.filter(({ enabled }) => !enabled).length).toBeGreaterThan(0);
    },
  },

  {
    operationId: 'enableStore',
    status: 200,
    request: { as, params: { id: inactiva } },
    check({ data }, db) {
      expect(data.enabled).toBe(true);
      expect(db.users.get(ACCOUNTS.disabledUser.id)?.enabled).toBe(true);
      expect(lastLog(db)).toMatchObject({ store_id: inactiva, event: 'store_enabled' });
    },
  },

  {
    operationId: 'disableStore',
    status: 200,
    request: { as, params: { id: donpepe } },
    check({ data }, db) {
      expect(data.enabled).toBe(false);
      const users = db.users.where(({ store_id }) => store_id === donpepe);
      expect(users.map(({ enabled }) => enabled)).toEqual([false, false]);
      expect(lastLog(db)).toMatchObject({ store_id: donpepe, event: 'store_disabled' });
    },
  },
  {
    operationId: 'listOrders',
    status: 403,
    why: 'the store has just been disabled',
    arrange: (db) => db.stores.update(donpepe, { enabled: false }),
    request: { as: 'storeAdmin' },
  },

  {
    operationId: 'updateAdminStore',
    status: 200,
    why: 'identifiers',
    request: {
      as,
      params: { id: donpepe },
      body: { identifiers: { exclusive_whatsapp: '+5491100000001' } },
    },
    check({ data }, db) {
      expect(data.identifiers.exclusive_whatsapp).toBe('+5491100000001');
      expect(data.urls.report_slim).not.toBeNull();
      expect(lastLog(db)?.event).toBe('store_identifiers_changed');
    },
  },
  {
    operationId: 'updateAdminStore',
    status: 200,
    why: 'urls',
    request: { as, params: { id: donpepe }, body: { urls } },
    check({ data }, db) {
      expect(data.urls).toEqual(urls);
      expect(db.stores.get(donpepe)?.urls).toEqual(urls);
    },
  },
  {
    operationId: 'updateAdminStore',
    status: 422,
    why: 'a WhatsApp number that is none',
    request: {
      as,
      params: { id: donpepe },
      body: { identifiers: { exclusive_whatsapp: 'javascript:alert(1)' } },
    },
  },

  {
    operationId: 'listStoreFaqs',
    status: 200,
    request: { as, params: { id: donpepe } },
    check({ data }, db) {
      expect(data.map(({ text }) => text)).toEqual(knowledge(db));
    },
  },

  {
    operationId: 'uploadStoreFaq',
    status: 200,
    request: { as, params: { id: donpepe }, body: { texts } },
    check({ data }, db) {
      expect(data.slice(-2).map(({ text }) => text)).toEqual(texts.map((text) => text.trim()));
      expect(knowledge(db)).toHaveLength(data.length);
      expect(lastLog(db)).toMatchObject({ event: 'faqs_uploaded', payload: { count: 2 } });
    },
  },
  {
    operationId: 'uploadStoreFaq',
    status: 422,
    why: 'two FAQs in one text',
    request: { as, params: { id: donpepe }, body: { texts: ['¿Abren? Sí\n¿Envían? No'] } },
  },

  {
    operationId: 'importStoreProducts',
    status: 200,
    request: { as, params: { id: donpepe }, file: productsFile },
    check({ data }, db) {
      expect(data).toMatchObject({ store_id: donpepe, kind: 'products', status: 'pending' });
      expect(first(db.dataImports.where(({ id }) => id === data.id)).file_name).toBe(
        productsFile.name,
      );
      expect(lastLog(db)?.event).toBe('products_import_queued');
    },
  },
  {
    operationId: 'importStoreProducts',
    status: 422,
    request: { as, params: { id: donpepe }, file: { name: 'foto.png', content: 'x' } },
  },

  {
    operationId: 'setStoreUserData',
    status: 200,
    request: { as, params: { id: donpepe }, body: { social_networks: networks } },
    check({ data }, db) {
      expect(data.social_networks).toEqual(networks);
      expect(db.stores.get(donpepe)?.social_networks).toEqual(networks);
    },
  },
];
