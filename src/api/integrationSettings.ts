import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { IntegrationSettings } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const key = ['integrationSettings'] as const;

/** GET /store/integration_settings (§7 staff). */
export const integrationSettingsQuery = () =>
  queryOptions({
    queryKey: [...key, 'getIntegrationSettings'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/integration_settings', { signal })),
    meta: staffLoad,
  });

/** POST /store/integration_settings (§7 staff). */
export function useSaveIntegrationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: IntegrationSettings) =>
      unwrap(api().POST('/store/integration_settings', { body })),
    // The answer is what a read would bring.
    onSuccess: (saved) => queryClient.setQueryData(integrationSettingsQuery().queryKey, saved),
  });
}
