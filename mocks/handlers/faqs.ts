import { pickFields } from '~/contract/shape';
import { knowledgeTextShape, standardFaqShape } from '~/contract/shapes.gen';
import type { KnowledgeText, StandardFaq } from '~/contract/types';

import type { KnowledgeTextRow, StandardFaqRow } from '../database/db';
import { saveWholeList } from '../database/wholeList';
import { invalid, ok, type HandlersOf } from '../http';
import { standardFaqsError } from '../rules/marketing';

const faqOf = (row: Readonly<StandardFaqRow>): StandardFaq => pickFields(standardFaqShape, row);
const textOf = (row: Readonly<KnowledgeTextRow>): KnowledgeText =>
  pickFields(knowledgeTextShape, row);

export const faqsHandlers = {
  listStandardFaqs(call) {
    const { store } = call.storeAdmin();
    return ok(call.db.standardFaqs.where(({ store_id }) => store_id === store.id).map(faqOf));
  },

  saveStandardFaqs(call) {
    const { db, body } = call;
    const { store } = call.storeAdmin();
    const problem = standardFaqsError(body);
    if (problem !== null) throw invalid(problem);
    const own = db.standardFaqs.where(({ store_id }) => store_id === store.id);
    const entries = body.map((faq) => ({
      ...faq,
      id: own.find(({ faq_type }) => faq_type === faq.faq_type)?.id,
    }));
    const saved = saveWholeList(db.standardFaqs, store.id, entries, (entry, id) => ({
      ...entry,
      id,
      store_id: store.id,
    }));
    return ok(saved.map(faqOf));
  },

  listKnowledgeBase(call) {
    const { store } = call.storeAdmin();
    return ok(call.db.knowledgeTexts.where(({ store_id }) => store_id === store.id).map(textOf));
  },
} satisfies HandlersOf<'listStandardFaqs' | 'saveStandardFaqs' | 'listKnowledgeBase'>;
