import type { OrderRow } from '../../db';
import { confirmOrder, discardOrder, methodsFor } from '../../shopperCheckout';
import { hasChosenDelivery } from './memory';
import { buildingOrder, holdsItems, noOrder, orderLink } from './ownOrder';
import { infoOf } from './payment';
import { answer, intents, money, type AssistantAnswer, type Talk } from './talk';

type Order = Readonly<OrderRow>;

/** Questions that a confirmation asks before it can be done: what answers one goes on with it. */
const BEFORE_CONFIRMING: ReadonlySet<string> = new Set([
  intents.deliveryQuestion,
  intents.addressQuestion,
  intents.paymentQuestion,
]);

/** Whether the assistant has just asked something before it confirms. */
export function isConfirming({ previous }: Talk): boolean {
  return previous !== null && BEFORE_CONFIRMING.has(previous.asking);
}

/** Whether an answer asks something before it confirms. */
export function asksBeforeConfirming({ intent, notes }: AssistantAnswer): boolean {
  return BEFORE_CONFIRMING.has(notes.asking ?? intent);
}

/** Whether the shopper has said how the order gets to them: an address, or that they fetch it. */
function knowsDelivery({ db, session, previous, deliveryKnown }: Talk, order: Order): boolean {
  if (order.delivery) return order.delivery_address !== null;
  // The method is only asked when the delivery is known.
  if (deliveryKnown || previous?.asking === intents.paymentQuestion) return true;
  return hasChosenDelivery(db, session, order);
}

/** What must be asked before an order can be confirmed: how it is received, then how it is paid. */
function openQuestion(talk: Talk, order: Order): AssistantAnswer | null {
  const { db, store, words } = talk;
  if (store.delivery_enabled && !knowsDelivery(talk, order)) {
    return store.takeaway_enabled
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

/** The question that the assistant has asked before it confirms, once more; null when none is open. */
export function repeatQuestion(talk: Talk): AssistantAnswer | null {
  const order = buildingOrder(talk);
  if (!isConfirming(talk) || order === null || order.items.length === 0) return null;
  if (talk.previous?.asking === intents.addressQuestion && !knowsDelivery(talk, order)) {
    return answer(intents.addressQuestion, [talk.words.askAddress]);
  }
  return openQuestion(talk, order);
}

/**
 * "finalizar pedido": the order becomes pending (readings, "Finalizar pedido"), once it is known how it is received and
 * paid.
 */
export function finish(talk: Talk): AssistantAnswer {
  const { db, session, store, words, now } = talk;
  const order = buildingOrder(talk);
  if (order === null) return noOrder(talk);
  if (order.items.length === 0) {
    return answer(intents.noOrder, [words.emptyOrder], { chips: [words.chip.catalogue] });
  }
  const question = openQuestion(talk, order);
  if (question !== null) return question;
  const saved = confirmOrder(db, session, order, now);
  const method = saved.payment_method;
  return answer(
    intents.orderConfirmed,
    [
      words.confirmed(saved.alphanum_id, money(talk, saved.total_price)),
      method === null ? null : words.payWith(method),
      infoOf(talk, method),
      store.dialog_messages.order_close,
    ],
    { links: orderLink(talk, saved), chips: [words.chip.order] },
  );
}

/** "¿cómo finalizo el pedido?": says how, and does not. */
export function tellHowToFinish(talk: Talk): AssistantAnswer {
  const { words } = talk;
  return answer(intents.howToFinish, [words.howToFinish], {
    chips: [holdsItems(talk) ? words.chip.finish : words.chip.catalogue],
  });
}

/** "cancelar pedido": asks first, since nothing brings a discarded order back. */
export function askGiveUp(talk: Talk): AssistantAnswer {
  const { words } = talk;
  const order = buildingOrder(talk);
  if (order === null) return noOrder(talk);
  return answer(intents.discardQuestion, [words.sureDiscard(order.alphanum_id)], {
    chips: [words.chip.yes, words.chip.no],
  });
}

/** An order that is still being built is given up. */
export function giveUp(talk: Talk): AssistantAnswer {
  const { db, session, words, now } = talk;
  const order = buildingOrder(talk);
  if (order === null) return noOrder(talk);
  discardOrder(db, session, order, now);
  return answer(intents.orderDiscarded, [words.discarded(order.alphanum_id)], {
    chips: [words.chip.catalogue],
  });
}
