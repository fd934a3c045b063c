import { accepted, expectPart, proves, rejects, succeeds, type Case } from '../contractCase';
import { admin, read, restoring } from './setup';

const settings = {
  woo_base_url: ' https://otra.contrato.test ',
  woo_api_key: 'ck_otra',
  woo_secret: '',
  woo_auto_products: false,
  woo_auto_orders: true,
};

export const cases: readonly Case[] = [
  succeeds('getIntegrationSettings', () => admin),
  succeeds('saveIntegrationSettings', async (host) => ({
    ...admin,
    body: await read(host, 'getIntegrationSettings'),
  })),
  proves(
    'saveIntegrationSettings',
    200,
    [
      'the settings, trimmed',
      "The settings of the store's e-commerce platform.",
      'Saves the whole record.',
    ],
    async (host) => {
      await restoring(host, 'getIntegrationSettings', 'saveIntegrationSettings');
      await accepted(host, 'saveIntegrationSettings', { ...admin, body: settings });
      const expected = {
        ...settings,
        woo_base_url: settings.woo_base_url.trim(),
        woo_secret: null,
      };
      expectPart('settings', await read(host, 'getIntegrationSettings'), expected);
      const secret = { ...expected, woo_secret: 'cs_otra' };
      await accepted(host, 'saveIntegrationSettings', { ...admin, body: secret });
      expectPart('settings', await read(host, 'getIntegrationSettings'), secret);
    },
  ),
  rejects('saveIntegrationSettings', 400, 'a field left out', () => ({
    ...admin,
    body: { woo_base_url: null },
  })),
];
