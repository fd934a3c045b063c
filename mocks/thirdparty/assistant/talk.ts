import type { UnitCode } from '~/contract/types';
import { unitOptions } from '~/domain/products/units';
import { chatIntentNames } from '~/domain/shopper/chatCommands';
import { formatMoney } from '~/lib/money';

import type { CustomerSessionRow, Database, OrderRow, StoreRow } from '../../db';
import { newestFirst } from '../../orderRows';
import { tokensOf } from './tokens';
import type { AssistantWords } from './words';

/** A link under an answer. */
export interface AssistantLink {
  text: string;
  /** Address in the application. */
  url: string;
}

/** The products that an answer speaks of: what is said next may leave their name out. */
export interface About {
  /** The likeliest first. */
  products: number[];
  /** The answer asks which of them, or how much. */
  open: boolean;
  /** What is said next is the new amount of the first. */
  change: boolean;
  /** The product of the order that the choice takes the place of. */
  instead: number | null;
  /** The amount that was said before it was known of which product. */
  said: { value: number; unit: UnitCode | null } | null;
}

/** What the assistant keeps in mind of its answer. */
export interface TurnNotes {
  about?: About;
  /** The question that stays open, where the intent says something else. */
  asking?: string;
  /** It was said how the order is received. */
  choseDelivery?: boolean;
  /** The order's items are others now; `first`: it was begun. */
  items?: 'first' | 'again';
  /** Part of what was asked for is not done: nothing may be confirmed on it. */
  unsettled?: boolean;
  /** Not worth saying beside another answer. */
  courtesy?: boolean;
}

/** What the assistant answers to one text. */
export interface AssistantAnswer {
  /** Display name of the intent: one of {@link chatIntentNames} or {@link infoIntents}. */
  intent: string;
  texts: string[];
  /** Texts that a press sends. */
  chips: string[];
  links: AssistantLink[];
  notes: TurnNotes;
}

/** Intents that ask nothing of the application. */
export const infoIntents = {
  welcome: 'Default Welcome Intent',
  fallback: 'Default Fallback Intent',
  help: 'help',
  thanks: 'thanks',
  catalogue: 'catalogue',
  smallTalk: 'small talk',
  kept: 'order kept',
  deliveryQuestion: 'delivery question',
  addressQuestion: 'address question',
  paymentQuestion: 'payment question',
  discardQuestion: 'discard question',
  howToFinish: 'how to finish',
  itemQuestion: 'item question',
  itemNotFound: 'item not found',
  itemKept: 'item kept',
  price: 'price',
  noOrder: 'no order',
  orderStatus: 'order status',
  paymentMethods: 'payment methods',
  paymentMethodChosen: 'payment method chosen',
  deliveryChosen: 'delivery chosen',
  newAddressQuestion: 'new address question',
  delivery: 'delivery',
  deliveryCost: 'delivery cost',
  minimumPurchase: 'minimum purchase',
  promo: 'promo of the day',
  location: 'location and opening hours',
  knowledge: 'knowledge base',
} as const;

export const intents = { ...chatIntentNames, ...infoIntents } as const;

/** One turn of a conversation: who talks, about what, and what was said. */
export interface Talk {
  db: Database;
  session: Readonly<CustomerSessionRow>;
  store: Readonly<StoreRow>;
  words: AssistantWords;
  now: Date;
  /** As it was typed, or the part of it that a turn is about. */
  text: string;
  /** Its folded words and numbers. */
  tokens: string[];
  /** It is a question: nothing may change. */
  asks: boolean;
  /** The turn before; null when the conversation begins. */
  previous: PreviousTurn | null;
  /** The products last spoken of. */
  about: About | null;
  /** An earlier part of the same text said how the order is received. */
  deliveryKnown: boolean;
}

/** The answer of the turn before. */
export interface PreviousTurn {
  intent: string;
  /** The question that it left open. */
  asking: string;
}

/** The talk about a part of what was typed. */
export function talkOf(talk: Talk, text: string, asks = talk.asks): Talk {
  return { ...talk, text, tokens: tokensOf(text), asks };
}

export function answer(
  intent: AssistantAnswer['intent'],
  texts: readonly (string | null)[],
  { chips = [], links = [], notes = {} }: Partial<Omit<AssistantAnswer, 'intent' | 'texts'>> = {},
): AssistantAnswer {
  const said = texts.filter((text) => text !== null && text.trim() !== '');
  return { intent, texts: said.map(String), chips, links, notes };
}

const NOTHING_SAID = { change: false, instead: null, said: null };

/** Notes that an answer asks which of some products, or how much. */
export function openAbout(
  products: readonly { id: number }[],
  extra: Partial<Pick<About, 'change' | 'instead' | 'said'>> = {},
): TurnNotes {
  const ids = products.map(({ id }) => id);
  return { about: { products: ids, ...NOTHING_SAID, open: true, ...extra } };
}

/** Notes that an answer spoke of products, and asks nothing. */
export function settledAbout(products: readonly { id: number }[]): TurnNotes {
  const ids = products.map(({ id }) => id);
  return { about: { products: ids, ...NOTHING_SAID, open: false } };
}

/** The last order of the session's client that was not given up; null when there is none. */
export function lastOrder({ db, session }: Talk): Readonly<OrderRow> | null {
  if (session.client_id === null) return null;
  const orders = db.orders.where(
    (order) =>
      order.client_id === session.client_id &&
      order.store_id === session.store_id &&
      order.status !== 'discarded',
  );
  return orders.sort(newestFirst)[0] ?? null;
}

export function money(talk: Pick<Talk, 'store'>, amount: number): string {
  return formatMoney(amount, talk.store.curr_symbol);
}

function isUnitCode(text: string): text is UnitCode {
  return unitOptions().some(({ value }) => value === text);
}

/** The unit of a product; null for a text that an import brought. */
export function unitCodeOf(unit: string): UnitCode | null {
  return isUnitCode(unit) ? unit : null;
}

/** `2 docenas de Empanadas`: with a decimal comma and no thousands, so that it can be sent back. */
export function amountText(
  { words }: Talk,
  amount: number,
  product: { name: string; quantity_unit: string },
): string {
  const text = String(amount).replace('.', ',');
  return `${words.amount(text, unitCodeOf(product.quantity_unit), amount === 1)} ${product.name}`;
}
