import { expect } from 'vitest';

import { messages } from '~/domain/messages';
import { toApiDate } from '~/lib/dates';

import { type HostCase, type SeedCase } from '../contractCase';
import { STORE_IDS } from '../seed/accounts';
import { admin, ownStore, succeeds, refuses } from './setup';

const { donpepe, feiralucia } = STORE_IDS;
const own = { id: donpepe };

const company = {
  legal_name: 'Don Pepe S.A.',
  tax_code: ' 30-70000000-1 ',
  address: 'Av. Corrientes 1234',
  city: '  ',
  postcode: null,
  country: 'Argentina',
  state: 'CABA',
  phone: '+54 11 5555-0101',
  email: null,
  prefered_language: 'po',
  curr_symbol: 'AR$',
};

const social_networks = {
  whatsapp: 'https://wa.me/5491155550101',
  yt: null,
  facebook: null,
  instagram: 'https://www.instagram.com/almacen',
  maps: null,
  flags: { whatsapp: true, yt: false, facebook: false, instagram: true, maps: false },
};

const dialog_messages = { dialog_init: '¡Hola!', pre_order: null, order_close: '¡Gracias!' };

export const cases: readonly HostCase[] = [
  succeeds('saveStore', async (host) => {
    const { id, delivery_enabled, takeaway_enabled } = await ownStore(host);
    return { ...admin, params: { id }, body: { delivery_enabled, takeaway_enabled } };
  }),
  refuses('saveStore', 422, 'neither delivery nor takeaway', async (host) => ({
    ...admin,
    params: { id: (await ownStore(host)).id },
    body: { delivery_enabled: false, takeaway_enabled: false },
  })),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'saveStore',
    status: 200,
    why: 'company data; the products take on the new symbol',
    request: { as: 'storeAdmin', params: own, body: company },
    check({ data }, db) {
      expect(data).toMatchObject({
        ...company,
        tax_code: '30-70000000-1',
        city: null,
        hashtag: '#donpepe',
      });
      const symbols = db.products
        .where(({ store_id }) => store_id === donpepe)
        .map(({ curr_symbol }) => curr_symbol);
      expect(new Set(symbols)).toEqual(new Set(['AR$']));
    },
  },
  {
    operationId: 'saveStore',
    status: 200,
    why: 'assistant messages and social networks, by any seller',
    request: { as: 'storeUser', params: own, body: { dialog_messages, social_networks } },
    check({ data }, db) {
      expect(data).toMatchObject({ dialog_messages, social_networks, tax_code: '30-71234567-8' });
      expect(db.stores.get(donpepe)?.social_networks).toEqual(social_networks);
    },
  },
  {
    operationId: 'saveStore',
    status: 200,
    why: 'a flag that is set gets its time',
    request: { as: 'storeUser', params: own, body: { setup: { calendar: true, bot: true } } },
    check({ data }) {
      expect(data.setup).toMatchObject({ calendar: true, bot: true, crew: true });
      expect(data.setup.calendarTS?.slice(0, 15)).toBe(toApiDate(new Date()).slice(0, 15));
    },
  },
  {
    operationId: 'saveStore',
    status: 200,
    why: 'a flag keeps the time it is sent with, and its time when it is reset',
    arrange(db) {
      const setup = db.stores.get(donpepe)?.setup;
      if (setup) db.stores.update(donpepe, { setup: { ...setup, qrsTS: '2025-01-02 03:04:05' } });
    },
    request: {
      as: 'storeAdmin',
      params: own,
      body: { setup: { qrs: false, faqs2: true, faqs2TS: '2025-05-14 10:32:00' } },
    },
    check({ data }) {
      expect(data.setup).toMatchObject({
        qrs: false,
        qrsTS: '2025-01-02 03:04:05',
        faqs2: true,
        faqs2TS: '2025-05-14 10:32:00',
      });
    },
  },
  {
    operationId: 'saveStore',
    status: 200,
    why: "an admin's task that expired is reset by any seller",
    arrange(db) {
      const setup = db.stores.get(donpepe)?.setup;
      if (setup) db.stores.update(donpepe, { setup: { ...setup, pmsTS: '2025-01-02 03:04:05' } });
    },
    request: { as: 'storeUser', params: own, body: { setup: { pms: false } } },
    check({ data }) {
      expect(data.setup.pms).toBe(false);
    },
  },
  {
    operationId: 'saveStore',
    status: 200,
    why: 'takeaway off while delivery is on',
    request: { as: 'storeUser', params: own, body: { takeaway_enabled: false } },
    check({ data }) {
      expect(data).toMatchObject({ delivery_enabled: true, takeaway_enabled: false });
    },
  },
  {
    operationId: 'saveStore',
    status: 400,
    why: 'nothing to change',
    request: { as: 'storeAdmin', params: own, body: {} },
  },
  {
    operationId: 'saveStore',
    status: 400,
    why: 'a field that a store may not change',
    request: { as: 'storeAdmin', params: own, body: { hashtag: '#otra' } },
  },
  {
    operationId: 'saveStore',
    status: 403,
    why: 'company data by role other',
    request: { as: 'storeUser', params: own, body: { city: 'Rosario' } },
  },
  {
    operationId: 'saveStore',
    status: 403,
    why: "an admin's task by role other",
    request: { as: 'storeUser', params: own, body: { setup: { pms: true, faqs1: true } } },
  },
  {
    operationId: 'saveStore',
    status: 403,
    why: "an admin's task reset by role other before its days are over",
    arrange(db) {
      const setup = db.stores.get(donpepe)?.setup;
      const pmsTS = toApiDate(new Date());
      if (setup) db.stores.update(donpepe, { setup: { ...setup, pms: true, pmsTS } });
    },
    request: { as: 'storeUser', params: own, body: { setup: { pms: false } } },
  },
  {
    operationId: 'saveStore',
    status: 403,
    why: "the time of an admin's task by role other",
    request: { as: 'storeUser', params: own, body: { setup: { pms: false, pmsTS: null } } },
  },
  {
    operationId: 'saveStore',
    status: 403,
    why: "another's store",
    request: { as: 'storeAdmin', params: { id: feiralucia }, body: { city: 'Rosario' } },
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'no tax identification',
    request: { as: 'storeAdmin', params: own, body: { ...company, tax_code: ' ' } },
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'company data without the tax identification',
    request: {
      as: 'storeAdmin',
      params: own,
      body: { legal_name: 'Don Pepe S.A.', address: 'Rivadavia 1', email: 'hola@donpepe.test' },
    },
    refusal: messages.taxCodeRequired,
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'the time of a flag in the future',
    request: {
      as: 'storeAdmin',
      params: own,
      body: { setup: { qrs: true, qrsTS: '2099-01-01 00:00:00' } },
    },
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'email',
    request: { as: 'storeAdmin', params: own, body: { ...company, email: 'hola' } },
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'symbol of four characters',
    request: { as: 'storeAdmin', params: own, body: { ...company, curr_symbol: 'ARS$' } },
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'empty symbol',
    request: { as: 'storeAdmin', params: own, body: { ...company, curr_symbol: '' } },
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'neither delivery nor takeaway',
    arrange: (db) => db.stores.update(donpepe, { delivery_enabled: false }),
    request: { as: 'storeUser', params: own, body: { takeaway_enabled: false } },
  },
  {
    operationId: 'saveStore',
    status: 422,
    why: 'an incomplete link',
    request: {
      as: 'storeUser',
      params: own,
      body: { social_networks: { ...social_networks, maps: 'maps/donpepe' } },
    },
  },
];
