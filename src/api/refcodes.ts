import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { Refcode, RefcodeInput } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const key = ['refcodes'] as const;

/** GET /store/refcodes/ (§7 staff). */
export const refcodesQuery = () =>
  queryOptions({
    queryKey: [...key, 'listRefcodes'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/refcodes/', { signal })),
    meta: staffLoad,
  });

/**
 * POST /store/refcodes/ (§7 staff). Sends the whole list, made by `change` from the list as the server has it now: what
 * it does not hold is removed, so a list read a while ago would undo what others did meanwhile.
 */
export function useSaveRefcodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: (list: readonly Refcode[]) => RefcodeInput[]) => {
      const list = await unwrap(api().GET('/store/refcodes/'));
      return unwrap(api().POST('/store/refcodes/', { body: change(list) }));
    },
    // One after the other: each starts from what the one before left.
    scope: { id: 'saveRefcodes' },
    onSuccess: async (saved) => {
      // A read that began before the save must not bring the old list back.
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(refcodesQuery().queryKey, saved);
    },
  });
}
