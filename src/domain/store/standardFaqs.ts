import type { FaqType, StandardFaq } from '~/contract/types';

interface FaqWords {
  label: string;
  question: string;
}

const words = {
  payment_methods: { label: 'Medios de pago', question: '¿Cómo puedo pagar?' },
  store_location: {
    label: 'Ubicación de la tienda',
    question: '¿Dónde están y en qué horario atienden?',
  },
  delivery: { label: 'Entregas', question: '¿Hacen entregas?' },
  freigt_cost: { label: 'Costo de envío', question: '¿Cuánto cuesta el envío?' },
  minimum_purchase: { label: 'Compra mínima', question: '¿Hay una compra mínima?' },
} as const satisfies Record<FaqType, FaqWords>;

/** The standard questions, in the specified order. */
export const faqTypes = [
  'payment_methods',
  'store_location',
  'delivery',
  'freigt_cost',
  'minimum_purchase',
] as const satisfies readonly FaqType[];

/** Topic of a question and an example of a shopper's wording. */
export function faqWords(type: FaqType): FaqWords {
  return words[type];
}

/** Topic of a question, also of one that this build does not know. */
export function faqLabel(type: string): string {
  const known = faqTypes.find((one) => one === type);
  return known === undefined ? type : words[known].label;
}

/** Answers by question; empty if there is none yet. */
type FaqAnswers = Record<FaqType, string>;

/** The saved answers of every question. */
export function faqAnswers(faqs: readonly StandardFaq[]): FaqAnswers {
  const of = (type: FaqType) => faqs.find(({ faq_type }) => faq_type === type)?.response ?? '';
  return {
    payment_methods: of('payment_methods'),
    store_location: of('store_location'),
    delivery: of('delivery'),
    freigt_cost: of('freigt_cost'),
    minimum_purchase: of('minimum_purchase'),
  };
}

/** Whether any question has an answer. */
export const hasAnswers = (answers: FaqAnswers) =>
  Object.values(answers).some((answer) => answer.trim() !== '');

/** The whole list to send: answers that differ from `saved` as typed, all others as the server has them. */
export function withFaqAnswers(
  list: readonly StandardFaq[],
  answers: FaqAnswers,
  saved: FaqAnswers,
): StandardFaq[] {
  return faqTypes.flatMap((faq_type): StandardFaq[] => {
    const now = list.find((faq) => faq.faq_type === faq_type);
    if (answers[faq_type] === saved[faq_type]) return now ? [now] : [];
    return [{ faq_type, response: answers[faq_type].trim() }];
  });
}
