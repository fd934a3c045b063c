import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { Promo, PromoInput } from '~/contract/types';

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

/**
 * POST /store/promos/ (§7 staff). Sends the whole calendar, made by `change` from the calendar as the server has it now:
 * what it does not hold is removed, so a calendar read a while ago would undo what others did meanwhile.
 */
export function useSavePromos() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: (list: readonly Promo[]) => PromoInput[]) => {
      const list = await unwrap(api().GET('/store/promos/'));
      return unwrap(api().POST('/store/promos/', { body: change(list) }));
    },
    scope: { id: 'savePromos' },
    onSuccess: async (saved) => {
      // A read that began before the save must not bring the old calendar back.
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(promosQuery().queryKey, saved);
    },
  });
}
