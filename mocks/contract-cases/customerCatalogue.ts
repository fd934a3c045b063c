import { expect } from 'vitest';

import { first, type HostCase, type SeedCase } from '../contractCase';
import { CATALOGUE_TOKENS, DEMO_ORDERS, DEMO_SESSION, STORE_IDS } from '../seed/accounts';
import { takeUpProvisional } from './demoSession';
import { catalogueToken, succeeds, refuses } from './setup';

export const cases: readonly HostCase[] = [
  succeeds('getProductList', async (host) => ({ body: { token: await catalogueToken(host) } })),
  refuses('getProductList', 404, 'an unknown link', () => ({
    body: { token: 'contrato-no-existe' },
  })),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'getProductList',
    status: 200,
    arrange: takeUpProvisional,
    request: { body: { token: CATALOGUE_TOKENS.donpepe, session_id: DEMO_SESSION } },
    check({ data, metadata }, db) {
      const sold = db.products.where((row) => row.store_id === STORE_IDS.donpepe && row.active);
      expect(data.map(({ id }) => id)).toEqual(sold.map(({ id }) => id));
      expect(data.length).toBeGreaterThan(100);
      expect(metadata).toMatchObject({
        session_id: DEMO_SESSION,
        current_order_token: DEMO_ORDERS.provisional.token,
        product_list_token: CATALOGUE_TOKENS.donpepe,
      });
    },
  },
  {
    operationId: 'getProductList',
    status: 200,
    why: 'without a session the conversation goes on that the link was sent in',
    request: { body: { token: CATALOGUE_TOKENS.donpepe, session_id: null } },
    check({ metadata }) {
      expect(metadata).toMatchObject({ session_id: DEMO_SESSION, current_order_token: null });
    },
  },
  {
    operationId: 'getProductList',
    status: 200,
    why: 'a session of its own stays',
    arrange: (db) => {
      const { catalogue_token } = first(db.customerSessions.where(({ id }) => id === DEMO_SESSION));
      const row = { store_id: STORE_IDS.donpepe, client_id: null, current_order_id: null };
      db.customerSessions.insert({ ...row, id: 'sesion-propia', catalogue_token, ref_code: null });
    },
    request: { body: { token: CATALOGUE_TOKENS.donpepe, session_id: 'sesion-propia' } },
    check({ metadata }) {
      expect(metadata.session_id).toBe('sesion-propia');
    },
  },
  {
    operationId: 'getProductList',
    status: 200,
    why: 'without a session, of a store without products',
    request: { body: { token: CATALOGUE_TOKENS.cornerbooks, session_id: null } },
    check({ data, metadata }, db) {
      expect(data).toEqual([]);
      expect(metadata).toMatchObject({
        current_order_token: null,
        product_list_token: CATALOGUE_TOKENS.cornerbooks,
        store_public_data: { hashtag: '#cornerbooks', prefered_language: 'en' },
      });
      expect(db.customerSessions.get(metadata.session_id)).toBeDefined();
    },
  },
  {
    operationId: 'getProductList',
    status: 403,
    why: 'the store is disabled',
    arrange: (db) => db.stores.update(STORE_IDS.donpepe, { enabled: false }),
    request: { body: { token: CATALOGUE_TOKENS.donpepe, session_id: DEMO_SESSION } },
  },
];
