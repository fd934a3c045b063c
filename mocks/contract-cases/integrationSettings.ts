import { expect } from 'vitest';

import type { HostCase, SeedCase } from '../contractCase';
import { STORE_IDS } from '../seed/accounts';
import { admin, read, succeeds, refuses } from './setup';

const settings = {
  woo_base_url: ' https://otra.donpepe.test ',
  woo_api_key: 'ck_otra',
  woo_secret: '',
  woo_auto_products: false,
  woo_auto_orders: true,
};

export const cases: readonly HostCase[] = [
  succeeds('getIntegrationSettings', () => admin),
  succeeds('saveIntegrationSettings', async (host) => ({
    ...admin,
    body: await read(host, 'getIntegrationSettings'),
  })),
  refuses('saveIntegrationSettings', 422, 'an incomplete url', async (host) => {
    const settings = await read(host, 'getIntegrationSettings');
    return { ...admin, body: { ...settings, woo_base_url: 'tienda' } };
  }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'getIntegrationSettings',
    status: 200,
    request: { as: 'storeUser' },
    check({ data }) {
      expect(data.woo_base_url).toBe('https://tienda.donpepe.test');
    },
  },
  {
    operationId: 'saveIntegrationSettings',
    status: 200,
    request: { as: 'storeUser', body: settings },
    check({ data }, db) {
      const saved = { ...settings, woo_base_url: 'https://otra.donpepe.test', woo_secret: null };
      expect(data).toEqual(saved);
      expect(db.integrations.get(STORE_IDS.donpepe)?.settings).toEqual(saved);
      expect(db.integrations.get(STORE_IDS.feiralucia)?.settings.woo_api_key).toBeNull();
    },
  },
  {
    operationId: 'saveIntegrationSettings',
    status: 400,
    why: 'a field left out',
    request: { as: 'storeUser', body: { woo_base_url: null } },
  },
];
