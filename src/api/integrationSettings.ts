import { queryOptions } from '@tanstack/react-query';

import { integrationSettingsShape } from '~/contract/shapes.gen';
import type { IntegrationSettings } from '~/contract/types';
import { partsByField } from '~/domain/mergeChanges';

import { entrySave } from './saves/replacingSave';
import { useSave } from './saves/useSave';
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

const replacement = entrySave<IntegrationSettings, IntegrationSettings>({
  queryKey: integrationSettingsQuery().queryKey,
  read: () => readIntegrationSettings(),
  post: (body) =>
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

/** POST /store/integration_settings: all settings, which replace the saved ones. */
export const useSaveIntegrationSettings = () => useSave(replacement);
