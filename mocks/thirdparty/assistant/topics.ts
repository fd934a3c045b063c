import type { FaqType } from '~/contract/types';
import { promoDayAt } from '~/domain/store/weekdays';

import { catalogueTokenFor } from '../../shoppers';
import { isConfirming } from './checkout';
import { contentWords, speaksOf } from './lexicon';
import { buildingOrder, tellStatus } from './ownOrder';
import { answer, intents, lastOrder, type AssistantAnswer, type Talk } from './talk';
import { soldProducts } from './wishes';

/** Products named for the tag of the day. */
const PROMO_PRODUCTS = 3;
/** Share of words that two questions must have in common to be the same. */
const KNOWN_SHARE = 0.7;
/** Fewer letters of a question are too easily part of another. */
const LEAST_LETTERS = 7;

/** The store's own answer to a standard question; null when it has none. */
export function faqOf({ db, store }: Talk, type: FaqType): string | null {
  const faq = db.standardFaqs.find((row) => row.store_id === store.id && row.faq_type === type);
  return faq?.response.trim() || null;
}

/** The link to the catalogue, which is made when the store has none. */
export function showCatalogue(talk: Talk): AssistantAnswer {
  const { db, session, store, words } = talk;
  const token = catalogueTokenFor(db, store);
  db.customerSessions.update(session.id, { catalogue_token: token });
  const empty = soldProducts(talk).length === 0;
  return answer(intents.catalogue, [empty ? words.emptyCatalogue : words.catalogue], {
    links: [{ text: words.link.catalogue, url: `/productlist/${encodeURIComponent(token)}` }],
  });
}

/** The promo calendar's entry of the day, or its default one (§3 staff). */
export function tellPromo(talk: Talk): AssistantAnswer {
  const { db, store, words, now } = talk;
  const own = db.promos.where(({ store_id }) => store_id === store.id);
  const day = promoDayAt(now);
  const promo =
    own.find(({ day_of_week }) => day_of_week === day) ??
    own.find(({ day_of_week }) => day_of_week === 0);
  if (promo === undefined || (promo.promo_msg === null && promo.tag === null)) {
    return answer(intents.promo, [words.noPromo]);
  }
  const { tag } = promo;
  const tagged =
    tag === null
      ? []
      : soldProducts(talk).filter(({ tags }) => tags.some((one) => one.trim() === tag));
  const names = tagged.slice(0, PROMO_PRODUCTS).map(({ name }) => name);
  // A tag is a word of the store's own: what carries it is what a shopper can buy.
  const named = names.length === 0 ? words.noPromo : words.promo(names.join(', '));
  return answer(intents.promo, [promo.promo_msg ?? named], {
    chips: [...names, words.chip.catalogue],
  });
}

export function tellDelivery(talk: Talk): AssistantAnswer {
  const { store, words } = talk;
  if (!store.delivery_enabled) return answer(intents.delivery, [words.noDelivery]);
  const order = buildingOrder(talk);
  // Before it confirms, the assistant asks by itself.
  const known = order === null || order.delivery_address !== null || isConfirming(talk);
  const ask = known ? null : words.askAddress;
  return answer(intents.delivery, [faqOf(talk, 'delivery') ?? words.delivery, ask], {
    notes: ask === null ? {} : { asking: intents.newAddressQuestion },
  });
}

/** "¿cuándo llega?": where the confirmed order stands, or else how long a delivery takes. */
export function tellArrival(talk: Talk): AssistantAnswer {
  const confirmed = buildingOrder(talk) === null && lastOrder(talk) !== null;
  return confirmed || speaksOf(talk.tokens, 'order') ? tellStatus(talk) : tellDelivery(talk);
}

/** "quiero hablar con una persona". */
export function tellPerson({ words }: Talk): AssistantAnswer {
  return answer(intents.help, [words.person], { chips: [words.chip.catalogue, words.chip.order] });
}

export function tellDeliveryCost(talk: Talk): AssistantAnswer {
  const { store, words } = talk;
  if (!store.delivery_enabled) return answer(intents.deliveryCost, [words.noDelivery]);
  return answer(intents.deliveryCost, [faqOf(talk, 'freigt_cost') ?? words.freight]);
}

export function tellMinimum(talk: Talk): AssistantAnswer {
  return answer(intents.minimumPurchase, [faqOf(talk, 'minimum_purchase') ?? talk.words.minimum]);
}

/** Where the store is and when it is open: one standard question asks for both. */
export function tellPlace(talk: Talk, hours: boolean): AssistantAnswer {
  const { store, words } = talk;
  const faq = faqOf(talk, 'store_location');
  const address = [store.address, store.city].filter(Boolean).join(', ');
  const place = address === '' ? words.noLocation : words.location(address);
  return answer(intents.location, [faq ?? place, hours && faq === null ? words.hours : null]);
}

/** A text of the knowledge base is a question, a space and its answer (§5). */
function partsOf(text: string): { question: string; reply: string } {
  const end = text.indexOf('?') + 1;
  const reply = text.slice(end).trim();
  return end === 0 || reply === ''
    ? { question: text, reply: text }
    : { question: text.slice(0, end), reply };
}

const share = (words: readonly string[], among: ReadonlySet<string>) =>
  words.filter((word) => among.has(word)).length / words.length;

/** The text of the knowledge base that asks the same; null when there is none. */
export function lookUp({ db, store, text }: Talk): AssistantAnswer | null {
  const asked = contentWords(text);
  if (asked.join('').length < LEAST_LETTERS) return null;
  let best: { reply: string; likeness: number } | null = null;
  for (const row of db.knowledgeTexts.where(({ store_id }) => store_id === store.id)) {
    const { question, reply } = partsOf(row.text);
    const known = contentWords(question);
    const likeness = Math.min(share(asked, new Set(known)), share(known, new Set(asked)));
    if (likeness >= KNOWN_SHARE && likeness > (best?.likeness ?? 0)) best = { reply, likeness };
  }
  return best === null ? null : answer(intents.knowledge, [best.reply]);
}
