import type { OrderRow } from '../../db';
import { chooseDelivery, confirmOrder, discardOrder, methodsFor } from '../../shopperCheckout';
import { findSession, heldOrder } from '../../shoppers';
import { tokensOf } from './quantity';
import {
  amountText,
  answer,
  intents,
  lastOrder,
  money,
  type AssistantAnswer,
  type Talk,
} from './talk';

type Order = Readonly<OrderRow>;

/** Questions that a confirmation asks before it can be done: what answers one goes on with it. */
const BEFORE_CONFIRMING: ReadonlySet<string> = new Set([
  intents.deliveryQuestion,
  intents.addressQuestion,
  intents.paymentQuestion,
]);

/** Whether the assistant has just asked something before it confirms. */
export function isConfirming({ previous }: Talk): boolean {
  return previous !== null && BEFORE_CONFIRMING.has(previous.intent);
}

/** The order that the session builds now: an earlier part of the same turn may have changed it. */
function building({ db, session }: Talk): Order | null {
  return heldOrder(db, findSession(db, session.id));
}

/** Opens an order's link in the application. */
function orderLink({ words }: Talk, order: Order) {
  return order.token === null
    ? []
    : [{ text: words.link.order, url: `/orderstatus/${encodeURIComponent(order.token)}` }];
}

function noOrder(talk: Talk): AssistantAnswer {
  const { words } = talk;
  const last = lastOrder(talk);
  if (last !== null) {
    return answer(intents.noOrder, [words.alreadyConfirmed(last.alphanum_id)], {
      links: orderLink(talk, last),
    });
  }
  return answer(intents.noOrder, [words.noOrder], { chips: [words.chip.catalogue] });
}

function infoOf(talk: Talk, method: string | null): string | null {
  return (
    talk.db.paymentMethods.find(
      ({ store_id, name }) => store_id === talk.store.id && name === method,
    )?.method_info ?? null
  );
}

/** Whether the shopper has said how the order gets to them: an address, or that they fetch it. */
function knowsDelivery({ db, session, previous }: Talk, order: Order): boolean {
  if (order.delivery) return order.delivery_address !== null;
  // The method is only asked when the delivery is known.
  if (previous?.intent === intents.paymentQuestion) return true;
  const said = db.clientActivity.where(
    ({ session_id, activity_name, created_at, payload }) =>
      session_id === session.id &&
      activity_name === 'chat' &&
      created_at >= order.created_at &&
      typeof payload === 'object' &&
      payload?.['intent'] === intents.deliveryChosen,
  );
  return said.length > 0;
}

/** What must be asked before an order can be confirmed: how it is received, then how it is paid. */
function openQuestion(talk: Talk, order: Order, deliveryKnown: boolean): AssistantAnswer | null {
  const { db, store, words } = talk;
  const { delivery_enabled, takeaway_enabled } = store;
  if (delivery_enabled && !deliveryKnown && !knowsDelivery(talk, order)) {
    return takeaway_enabled
      ? answer(intents.deliveryQuestion, [words.askDelivery], {
          chips: [words.chip.delivery, words.chip.pickUp],
        })
      : answer(intents.addressQuestion, [words.askAddress]);
  }
  if (order.payment_method !== null) return null;
  const methods = methodsFor(db, order).map(({ name }) => name);
  return methods.length > 1
    ? answer(intents.paymentQuestion, [words.askMethod], { chips: methods })
    : null;
}

/**
 * "finalizar pedido": the order becomes pending (readings, "Finalizar pedido"), once it is known how it is received and
 * paid.
 * @param said what the turn has done before, to be said first
 */
export function finish(
  talk: Talk,
  said: readonly string[] = [],
  deliveryKnown = false,
): AssistantAnswer {
  const { db, session, store, words, now } = talk;
  const order = building(talk);
  if (order === null) return noOrder(talk);
  if (order.items.length === 0) {
    return answer(intents.noOrder, [words.emptyOrder], { chips: [words.chip.catalogue] });
  }
  const question = openQuestion(talk, order, deliveryKnown);
  if (question !== null) return { ...question, texts: [...said, ...question.texts] };
  const saved = confirmOrder(db, session, order, now);
  const method = saved.payment_method;
  return answer(
    intents.orderConfirmed,
    [
      words.confirmed(saved.alphanum_id, money(talk, saved.total_price)),
      ...said,
      method === null ? null : words.payWith(method),
      infoOf(talk, method),
      store.dialog_messages.order_close,
    ],
    { links: orderLink(talk, saved), chips: [words.chip.order] },
  );
}

/** "cancelar pedido": asks first, since nothing brings a discarded order back. */
export function askGiveUp(talk: Talk): AssistantAnswer {
  const { words } = talk;
  const order = building(talk);
  if (order === null) return noOrder(talk);
  return answer(intents.discardQuestion, [words.sureDiscard(order.alphanum_id)], {
    chips: [words.chip.yes, words.chip.no],
  });
}

/** An order that is still being built is given up. */
export function giveUp(talk: Talk): AssistantAnswer {
  const { db, session, words, now } = talk;
  const order = building(talk);
  if (order === null) return noOrder(talk);
  discardOrder(db, session, order, now);
  return answer(intents.orderDiscarded, [words.discarded(order.alphanum_id)], {
    chips: [words.chip.catalogue],
  });
}

/** What an order holds, as one line. */
function contents(talk: Talk, order: Order): string | null {
  const items = order.items.map(({ amount, product_denormalized }) =>
    amountText(talk, amount, product_denormalized),
  );
  return items.length === 0 ? null : talk.words.contents(items.join(', '));
}

/** The order being built, or else the last one: where it stands, what it holds and what it costs. */
export function tellStatus(talk: Talk): AssistantAnswer {
  const { store, words } = talk;
  const order = building(talk) ?? lastOrder(talk);
  if (order === null) {
    return answer(intents.noOrder, [words.noOrder], { chips: [words.chip.catalogue] });
  }
  const open = order.status === 'provisional';
  const shipment = order.shipping.at(-1);
  return answer(
    intents.orderStatus,
    [
      words.yourOrder(
        order.alphanum_id,
        words.status[order.status],
        money(talk, order.total_price),
      ),
      open
        ? store.dialog_messages.pre_order
        : words.payment(
            words.paymentStatus[order.payment_status],
            order.payment_method ?? words.noMethod,
          ),
      shipment === undefined
        ? null
        : [shipment.transport_co, shipment.tracking_code].filter(Boolean).join(' '),
      contents(talk, order),
    ],
    {
      links: orderLink(talk, order),
      chips: open && order.items.length > 0 ? [words.chip.finish] : [],
    },
  );
}

/** The method of the store that a text names, in one word or in two ("mercado pago"). */
export function namedMethod({ db, store, tokens }: Talk): string | null {
  const text = ` ${tokens.join(' ')} `;
  const pairs = new Set(tokens.map((token, at) => `${token}${tokens[at + 1] ?? ''}`));
  const methods = db.paymentMethods.where(({ store_id }) => store_id === store.id);
  const named = methods.find(({ name }) => {
    const words = tokensOf(name);
    return words.length > 0 && (text.includes(` ${words.join(' ')} `) || pairs.has(words.join('')));
  });
  return named?.name ?? null;
}

/** An order whose method the shopper may still choose: nothing has been asked to be paid. */
function payableOrder(talk: Talk): Order | null {
  const order = building(talk) ?? lastOrder(talk);
  const open = order?.status === 'provisional' || order?.status === 'pending';
  return order !== null && open && order.payment_status === 'pending' ? order : null;
}

/** "pago con efectivo". */
export function chooseMethod(talk: Talk, method: string): AssistantAnswer {
  const { db, words } = talk;
  const order = payableOrder(talk);
  if (order === null) return noOrder(talk);
  const allowed = methodsFor(db, order).map(({ name }) => name);
  if (!allowed.includes(method)) {
    const intent = isConfirming(talk) ? intents.paymentQuestion : intents.paymentMethods;
    return answer(intent, [words.methodNotHere(method), methodsText(talk, order)], {
      chips: isConfirming(talk) ? allowed : [],
    });
  }
  db.orders.update(order.id, { payment_method: method });
  if (isConfirming(talk)) return finish(talk);
  return answer(intents.paymentMethodChosen, [words.payWith(method), infoOf(talk, method)], {
    chips: order.status === 'provisional' ? [words.chip.finish] : [],
  });
}

function methodsText({ db, store, words }: Talk, order: Order | null): string {
  const methods =
    order === null
      ? db.paymentMethods.where(({ store_id }) => store_id === store.id)
      : methodsFor(db, order);
  const names = methods.map(({ name }) => name);
  return names.length === 0 ? words.noMethods : words.methods(names.join(', '));
}

/** How one can pay: in the store's own words where it has some, else its methods. */
export function listMethods(talk: Talk, faq: string | null): AssistantAnswer {
  return answer(intents.paymentMethods, [faq ?? methodsText(talk, payableOrder(talk))]);
}

/** "¿aceptan mercadopago?": asked, not chosen. */
export function tellAccepted(talk: Talk, method: string): AssistantAnswer {
  const { db, words } = talk;
  const order = payableOrder(talk);
  const here = order === null || methodsFor(db, order).some(({ name }) => name === method);
  return answer(intents.paymentMethods, [
    here ? words.accepts(method) : words.methodNotHere(method),
    here ? infoOf(talk, method) : methodsText(talk, order),
  ]);
}

/** "paso a buscarlo". */
export function pickUp(talk: Talk): AssistantAnswer {
  const { db, store, words } = talk;
  const order = building(talk);
  if (!store.takeaway_enabled) return answer(intents.delivery, [words.noPickUp]);
  if (order !== null) chooseDelivery(db, order, null);
  const text = store.address === null ? words.noLocation : words.willPickUp(store.address);
  if (order !== null && isConfirming(talk)) return finish(talk, [text], true);
  return answer(order === null ? intents.location : intents.deliveryChosen, [text], {
    chips: order === null ? [] : [words.chip.finish],
  });
}

const ADDRESS = /\b(?:a|en|para|to|em|at)\s+((?:la\s+|el\s+|a\s+)?\S.*\d.*)$/i;

/** The address to which a text wants something sent; null when it names none. */
export function addressIn({ text }: Talk): string | null {
  return ADDRESS.exec(text.trim())?.[1]?.trim() ?? null;
}

/** "envío a Gascón 1280". */
export function sendTo(talk: Talk, address: string): AssistantAnswer {
  const { db, store, words } = talk;
  if (!store.delivery_enabled) return answer(intents.delivery, [words.noDelivery]);
  const order = building(talk);
  if (order === null) return noOrder(talk);
  chooseDelivery(db, order, address);
  if (isConfirming(talk)) return finish(talk, [words.willDeliver(address)], true);
  return answer(intents.deliveryChosen, [words.willDeliver(address)], {
    chips: [words.chip.finish],
  });
}

/** "envío a domicilio", said to the question: to the client's own address, which is asked when it is not known. */
export function deliverHome(talk: Talk): AssistantAnswer {
  const { db, session, words } = talk;
  const client = session.client_id === null ? undefined : db.clients.get(session.client_id);
  const address = client?.address?.trim();
  return address ? sendTo(talk, address) : answer(intents.addressQuestion, [words.askAddress]);
}
