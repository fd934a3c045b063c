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

/** POST /store/standard_faqs/ (§7 staff). The whole list. */
export function useSaveStandardFaqs() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StandardFaq[]) => unwrap(api().POST('/store/standard_faqs/', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
