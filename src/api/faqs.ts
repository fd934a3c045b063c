import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { StandardFaq } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const key = ['faqs'] as const;

/** GET /store/standard_faqs/ (§7 staff). */
export const standardFaqsQuery = () =>
  queryOptions({
    queryKey: [...key, 'listStandardFaqs'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/standard_faqs/', { signal })),
    meta: staffLoad,
  });

/** GET /store/faqs (§7 staff). */
export const knowledgeBaseQuery = () =>
  queryOptions({
    queryKey: [...key, 'listKnowledgeBase'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/faqs', { signal })),
    meta: staffLoad,
  });

/**
 * POST /store/standard_faqs/ (§7 staff). Sends the whole list, made by `change` from the list as the server has it now,
 * so that an answer written elsewhere meanwhile stays.
 */
export function useSaveStandardFaqs() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: (list: readonly StandardFaq[]) => StandardFaq[]) => {
      const list = await unwrap(api().GET('/store/standard_faqs/'));
      return unwrap(api().POST('/store/standard_faqs/', { body: change(list) }));
    },
    scope: { id: 'saveStandardFaqs' },
    onSuccess: async (saved) => {
      const { queryKey } = standardFaqsQuery();
      // A read that began before the save must not bring the old answers back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
    },
  });
}
