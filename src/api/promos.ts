import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { PromoInput } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const key = ['promos'] as const;

/** GET /store/promos/ (§7 staff). */
export const promosQuery = () =>
  queryOptions({
    queryKey: [...key, 'listPromos'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/promos/', { signal })),
    meta: staffLoad,
  });

/** POST /store/promos/ (§7 staff). The whole list. */
export function useSavePromos() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PromoInput[]) => unwrap(api().POST('/store/promos/', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
