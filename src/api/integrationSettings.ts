import { queryOptions } from '@tanstack/react-query';

import { integrationSettingsShape } from '~/contract/shapes.gen';
import type { IntegrationSettings } from '~/contract/types';
import { partsByField } from '~/domain/mergeChanges';

import { type BuildBody, useSaveOnNewest } from './saves/newestSaves';
import { OnceSender } from './saves/onceSender';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readOneStrict } from './transport/parse';

const readIntegrationSettings = (signal: AbortSignal | null = null) =>
  unwrap(
    api().GET('/store/integration_settings', { signal }),
    readOneStrict(integrationSettingsShape),
  );

/** GET /store/integration_settings. */
export const integrationSettingsQuery = () =>
  queryOptions({
    queryKey: ['integrationSettings', 'getIntegrationSettings'],
    queryFn: ({ signal }) => readIntegrationSettings(signal),
    meta: staffLoad,
  });

const once = new OnceSender<
  BuildBody<IntegrationSettings, IntegrationSettings>,
  IntegrationSettings
>();

/** POST /store/integration_settings: all settings, which replace the saved ones. */
export function useSaveIntegrationSettings() {
  return useSaveOnNewest<IntegrationSettings, IntegrationSettings>({
    once,
    queryKey: integrationSettingsQuery().queryKey,
    read: () => readIntegrationSettings(),
    request: (body) =>
      unwrap(
        api().POST('/store/integration_settings', { body }),
        readOneStrict(integrationSettingsShape),
      ),
    parts: partsByField({
      woo_base_url: 'Url de la tienda',
      woo_api_key: 'Clave del cliente',
      woo_secret: 'Clave secreta',
      woo_auto_products: 'Importar productos',
      woo_auto_orders: 'Importar pedidos',
    }),
  });
}
