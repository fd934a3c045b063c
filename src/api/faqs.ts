import { queryOptions } from '@tanstack/react-query';

import { knowledgeTextShape, standardFaqShape } from '~/contract/shapes.gen';
import type { StandardFaq } from '~/contract/types';
import { partsByName } from '~/domain/mergeChanges';
import { faqLabel } from '~/domain/store/standardFaqs';

import { entrySave } from './saves/replacingSave';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readListStrict, readRows } from './transport/parse';

const readStandardFaqs = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/standard_faqs/', { signal }), readListStrict(standardFaqShape));

/** GET /store/standard_faqs/. */
export const standardFaqsQuery = () =>
  queryOptions({
    queryKey: ['faqs', 'listStandardFaqs'],
    queryFn: ({ signal }) => readStandardFaqs(signal),
    meta: staffLoad,
  });

/** GET /store/faqs. */
export const knowledgeBaseQuery = () =>
  queryOptions({
    queryKey: ['faqs', 'listKnowledgeBase'],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/faqs', { signal }), readRows(knowledgeTextShape)),
    meta: staffLoad,
  });

const replacement = entrySave<StandardFaq[], StandardFaq[]>({
  queryKey: standardFaqsQuery().queryKey,
  read: () => readStandardFaqs(),
  post: (body) =>
    unwrap(api().POST('/store/standard_faqs/', { body }), readListStrict(standardFaqShape)),
  parts: partsByName(({ faq_type }) => faqLabel(faq_type)),
});

/** POST /store/standard_faqs/: all answers, which replace the saved ones. */
export const useSaveStandardFaqs = () => useSave(replacement);
