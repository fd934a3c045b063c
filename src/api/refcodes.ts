import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { RefcodeInput } from '~/contract/types';

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

/** POST /store/refcodes/ (§7 staff). The whole list. */
export function useSaveRefcodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RefcodeInput[]) => unwrap(api().POST('/store/refcodes/', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
