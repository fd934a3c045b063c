import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { ThemeUpdate } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const key = ['theme'] as const;

/** GET /store/theme (§7 staff). */
export const themeQuery = () =>
  queryOptions({
    queryKey: [...key, 'getTheme'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/theme', { signal })),
    meta: staffLoad,
  });

/** POST /store/theme (§7 staff). */
export function useSaveTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ThemeUpdate) => unwrap(api().POST('/store/theme', { body })),
    // The answer is what a read would bring.
    onSuccess: (saved) => queryClient.setQueryData(themeQuery().queryKey, saved),
  });
}
