import type { UnitCode } from '~/contract/types';
import { chatIntentNames } from '~/domain/chatCommands';
import { unitOptions } from '~/domain/units';
import { formatMoney } from '~/lib/money';

import type { CustomerSessionRow, Database, OrderRow, StoreRow } from '../../db';
import { newestFirst } from '../../orderRows';
import type { AssistantWords } from './words';

/** A link under an answer. */
export interface AssistantLink {
  text: string;
  /** Address in the application. */
  url: string;
}

/** What the assistant answers to one text. */
export interface AssistantAnswer {
  /** Display name of the intent: one of {@link chatIntentNames} or {@link infoIntents}. */
  intent: string;
  texts: string[];
  /** Texts that a press sends. */
  chips: string[];
  links: AssistantLink[];
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
  itemQuestion: 'item question',
  itemNotFound: 'item not found',
  price: 'price',
  noOrder: 'no order',
  orderStatus: 'order status',
  paymentMethods: 'payment methods',
  paymentMethodChosen: 'payment method chosen',
  deliveryChosen: 'delivery chosen',
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
  /** As it was typed. */
  text: string;
  /** Its folded words and numbers. */
  tokens: string[];
  /** The turn before: what was said, and the intent of its answer; null when the conversation begins. */
  previous: { text: string; intent: string } | null;
}

export function answer(
  intent: AssistantAnswer['intent'],
  texts: readonly (string | null)[],
  extra: Partial<Pick<AssistantAnswer, 'chips' | 'links'>> = {},
): AssistantAnswer {
  const said = texts.filter((text) => text !== null && text.trim() !== '');
  return { intent, texts: said.map(String), chips: extra.chips ?? [], links: extra.links ?? [] };
}

/** The turn before, as the session's activity tells it. */
export function previousTurn(
  db: Database,
  { id, store_id }: Readonly<CustomerSessionRow>,
): Talk['previous'] {
  const turns = db.clientActivity.where(
    (row) => row.session_id === id && row.store_id === store_id && row.activity_name === 'chat',
  );
  const payload = turns.at(-1)?.payload;
  if (typeof payload !== 'object' || payload === null || payload === undefined) return null;
  const { text, intent } = payload;
  return typeof text === 'string' && typeof intent === 'string' ? { text, intent } : null;
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
