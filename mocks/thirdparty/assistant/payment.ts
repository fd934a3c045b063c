import type { OrderRow } from '../../db';
import { methodsFor } from '../../shopperCheckout';
import { editDistance } from './editDistance';
import { buildingOrder, noOrder } from './ownOrder';
import { answer, intents, lastOrder, type AssistantAnswer, type Talk } from './talk';
import { tokensOf } from './tokens';

type Order = Readonly<OrderRow>;

/** What the store wants said of a method. */
export function infoOf({ db, store }: Talk, method: string | null): string | null {
  const row = db.paymentMethods.find(
    ({ store_id, name }) => store_id === store.id && name === method,
  );
  return row?.method_info ?? null;
}

/** The names of the store's methods. */
export function methodNames({ db, store }: Pick<Talk, 'db' | 'store'>): string[] {
  return db.paymentMethods.where(({ store_id }) => store_id === store.id).map(({ name }) => name);
}

/** Short names of methods. */
const SHORT: Readonly<Record<string, string>> = {
  mp: 'mercadopago',
  efvo: 'efectivo',
  cash: 'efectivo',
  transf: 'transferencia',
  transfe: 'transferencia',
};
/** Shorter words are too easily another. */
const LEAST_MISTYPED = 7;

/** A word as the name of a method that it shortens or mistypes; as it is when it does neither. */
function meantName(names: readonly string[], token: string): string {
  const written = SHORT[token] ?? token;
  if (written.length < LEAST_MISTYPED) return written;
  const near = names
    .flatMap(tokensOf)
    .find((name) => name.length >= LEAST_MISTYPED && editDistance(name, written) <= 1);
  return near ?? written;
}

/** The method among some that a text names, in one word or in two ("mercado pago"). */
export function methodIn(names: readonly string[], typed: readonly string[]): string | null {
  const tokens = typed.map((token) => meantName(names, token));
  const text = ` ${tokens.join(' ')} `;
  const pairs = new Set(tokens.map((token, at) => `${token}${tokens[at + 1] ?? ''}`));
  const named = names.find((name) => {
    const words = tokensOf(name);
    return words.length > 0 && (text.includes(` ${words.join(' ')} `) || pairs.has(words.join('')));
  });
  return named ?? null;
}

/** The method of the store that a text names. */
export function namedMethod(talk: Talk): string | null {
  return methodIn(methodNames(talk), talk.tokens);
}

/** An order whose method the shopper may still choose: nothing has been asked to be paid. */
function payableOrder(talk: Talk): Order | null {
  const order = buildingOrder(talk) ?? lastOrder(talk);
  const open = order?.status === 'provisional' || order?.status === 'pending';
  return order !== null && open && order.payment_status === 'pending' ? order : null;
}

function allowedNames(talk: Talk, order: Order | null): string[] {
  return order === null ? methodNames(talk) : methodsFor(talk.db, order).map(({ name }) => name);
}

function methodsText({ words }: Talk, names: readonly string[]): string {
  return names.length === 0 ? words.noMethods : words.methods(names.join(', '));
}

/** "pago con efectivo". */
export function chooseMethod(talk: Talk, method: string): AssistantAnswer {
  const { db, words } = talk;
  const order = payableOrder(talk);
  if (order === null) return noOrder(talk);
  const allowed = allowedNames(talk, order);
  if (!allowed.includes(method)) {
    const texts = [words.methodNotHere(method), methodsText(talk, allowed)];
    return answer(intents.paymentMethods, texts, { chips: allowed, notes: { unsettled: true } });
  }
  db.orders.update(order.id, { payment_method: method });
  return answer(intents.paymentMethodChosen, [words.payWith(method), infoOf(talk, method)], {
    chips: order.status === 'provisional' ? [words.chip.finish] : [],
  });
}

/** "no pago con efectivo": a method that was chosen is let go, and the others are listed. */
export function refuseMethod(talk: Talk, method: string | null): AssistantAnswer {
  const order = payableOrder(talk);
  if (order !== null && method !== null && order.payment_method === method) {
    talk.db.orders.update(order.id, { payment_method: null });
  }
  const others = allowedNames(talk, order).filter((name) => name !== method);
  return answer(intents.paymentMethods, [methodsText(talk, others)], {
    chips: order === null ? [] : others,
    notes: { unsettled: true },
  });
}

/** How one can pay: in the store's own words where it has some, else its methods. */
export function listMethods(talk: Talk, faq: string | null): AssistantAnswer {
  const text = faq ?? methodsText(talk, allowedNames(talk, payableOrder(talk)));
  return answer(intents.paymentMethods, [text]);
}

/** "¿aceptan mercadopago?": asked, not chosen. */
export function tellAccepted(talk: Talk, method: string): AssistantAnswer {
  const { words } = talk;
  const allowed = allowedNames(talk, payableOrder(talk));
  return allowed.includes(method)
    ? answer(intents.paymentMethods, [words.accepts(method), infoOf(talk, method)])
    : answer(intents.paymentMethods, [words.methodNotHere(method), methodsText(talk, allowed)]);
}
