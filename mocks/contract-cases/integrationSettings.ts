import { expect } from 'vitest';

import type { ContractCase } from '../contractCase';
import { STORE_IDS } from '../seed/accounts';

const settings = {
  woo_base_url: ' https://otra.donpepe.test ',
  woo_api_key: 'ck_otra',
  woo_secret: '',
  woo_auto_products: false,
  woo_auto_orders: true,
};

export const cases: readonly ContractCase[] = [
  {
    operationId: 'getIntegrationSettings',
    status: 200,
    request: { as: 'storeUser' },
    check({ data }) {
      expect(data.woo_base_url).toBe('https://tienda.donpepe.test');
    },
  },
  {
    operationId: 'getIntegrationSettings',
    status: 403,
    why: 'the platform administrator has no store',
    request: { as: 'platformAdmin' },
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
  {
    operationId: 'saveIntegrationSettings',
    status: 422,
    request: { as: 'storeUser', body: { ...settings, woo_base_url: 'tienda.donpepe.test' } },
  },
];
