import type { Product, Promo, PromoInput } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { compareTexts } from '~/lib/text';

import { type PromoDay, promoDays } from './weekdays';

/** Label of the choice without a tag. */
const NO_TAG_LABEL = 'Ninguna';

/** Draft of one calendar day; an empty tag means Ninguna. */
export interface PromoDraft {
  tag: string;
  promo_msg: string;
}

/** Draft of the whole calendar: every day, with or without a promo. */
type PromoCalendar = Record<PromoDay, PromoDraft>;

function draftOf(promos: readonly Promo[], day: PromoDay): PromoDraft {
  const promo = promos.find(({ day_of_week }) => day_of_week === day);
  return { tag: promo?.tag ?? '', promo_msg: promo?.promo_msg ?? '' };
}

/** The saved entries by day: 0 default, 1 Monday to 7 Sunday. */
export function promoCalendar(promos: readonly Promo[]): PromoCalendar {
  return {
    0: draftOf(promos, 0),
    1: draftOf(promos, 1),
    2: draftOf(promos, 2),
    3: draftOf(promos, 3),
    4: draftOf(promos, 4),
    5: draftOf(promos, 5),
    6: draftOf(promos, 6),
    7: draftOf(promos, 7),
  };
}

/** Choices of a promo's tag: Ninguna (the empty value), the product tags and the tags of existing promos. */
export function promoTagChoices(
  products: readonly Pick<Product, 'tags'>[],
  promos: readonly Pick<Promo, 'tag'>[],
): readonly { value: string; label: string }[] {
  const tags = new Set([...products.flatMap(productTags), ...promos.map(({ tag }) => tag ?? '')]);
  tags.delete('');
  return [
    { value: '', label: NO_TAG_LABEL },
    ...[...tags].sort(compareTexts).map((tag) => ({ value: tag, label: tag })),
  ];
}

/** Whether any day has a promo. */
export function hasPromos(calendar: PromoCalendar): boolean {
  return Object.values(calendar).some(
    ({ tag, promo_msg }) => tag !== '' || promo_msg.trim() !== '',
  );
}

/** The days whose draft differs from the saved entry. */
export function editedPromoDays(calendar: PromoCalendar, saved: PromoCalendar): PromoDay[] {
  return promoDays
    .map(({ value }) => value)
    .filter(
      (day) =>
        calendar[day].tag !== saved[day].tag || calendar[day].promo_msg !== saved[day].promo_msg,
    );
}

/**
 * The whole list to send: edited days as typed, all others as saved. A day with neither tag nor
 * message has no entry, so that the default entry applies.
 */
export function withPromoDays(
  list: readonly Promo[],
  calendar: PromoCalendar,
  edited: readonly PromoDay[],
): PromoInput[] {
  const isEdited = (day: number) => edited.some((one) => one === day);
  const kept = list.filter(({ day_of_week }) => !isEdited(day_of_week));
  const typed = edited.flatMap((day): PromoInput[] => {
    const { tag } = calendar[day];
    const text = calendar[day].promo_msg.trim();
    if (tag === '' && text === '') return [];
    const id = list.find(({ day_of_week }) => day_of_week === day)?.id;
    return [
      {
        ...(id === undefined ? {} : { id }),
        day_of_week: day,
        tag: tag || null,
        promo_msg: text || null,
      },
    ];
  });
  return [...kept, ...typed].sort((one, other) => one.day_of_week - other.day_of_week);
}
