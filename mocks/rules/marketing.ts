import type { Product, Promo, PromoInput, StandardFaq } from '~/contract/types';
import { promoTagChoices } from '~/domain/store/promoCalendar';

import { requestMessages } from './messages';

/** Why a list of standard answers cannot be saved, or null: each question has one answer. */
export function standardFaqsError(list: readonly Pick<StandardFaq, 'faq_type'>[]): string | null {
  const types = new Set(list.map(({ faq_type }) => faq_type));
  return types.size < list.length ? requestMessages.faqRepeated : null;
}

/**
 * Why a promo calendar cannot be saved, or null: each day has one entry, with a tag or a message, and each tag is one of
 * the products' or of the saved promos.
 */
export function promosError(
  list: readonly PromoInput[],
  products: readonly Pick<Product, 'tags'>[],
  saved: readonly Pick<Promo, 'tag'>[],
): string | null {
  if (new Set(list.map(({ day_of_week }) => day_of_week)).size < list.length) {
    return requestMessages.promoDayRepeated;
  }
  if (list.some(({ tag, promo_msg }) => !tag?.trim() && !promo_msg?.trim())) {
    return requestMessages.promoEmpty;
  }
  const known = new Set(promoTagChoices(products, saved).map(({ value }) => value));
  const unknown = list.some(({ tag }) => tag !== null && (tag === '' || !known.has(tag)));
  return unknown ? requestMessages.promoTagUnknown : null;
}
