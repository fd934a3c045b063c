import type { OrderRow } from '../../db';
import { chooseDelivery, confirmOrder, discardOrder, methodsFor } from '../../shopperCheckout';
import { heldOrder } from '../../shoppers';
import { tokensOf } from './quantity';
import { answer, intents, lastOrder, money, type AssistantAnswer, type Talk } from './talk';

type Order = Readonly<OrderRow>;

/** Opens an order's link in the application. */
function orderLink({ words }: Talk, order: Order) {
  return order.token === null
    ? []
    : [{ text: words.link.order, url: `/orderstatus/${encodeURIComponent(order.token)}` }];
}

function noOrder(talk: Talk): AssistantAnswer {
  const { words } = talk;
  const last = lastOrder(talk);
  if (last !== null && last.status !== 'discarded') {
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

/** "finalizar pedido": the order becomes pending (readings, "Finalizar pedido"). */
export function finish(talk: Talk): AssistantAnswer {
  const { db, session, store, words, now } = talk;
  const order = heldOrder(db, session);
  if (order === null) return noOrder(talk);
  if (order.items.length === 0) {
    return answer(intents.noOrder, [words.emptyOrder], { chips: [words.chip.catalogue] });
  }
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

/** "cancelar pedido": an order that is still being built is given up. */
export function giveUp(talk: Talk): AssistantAnswer {
  const { db, session, words, now } = talk;
  const order = heldOrder(db, session);
  if (order === null) return noOrder(talk);
  discardOrder(db, session, order, now);
  return answer(intents.orderDiscarded, [words.discarded(order.alphanum_id)], {
    chips: [words.chip.catalogue],
  });
}

/** The order being built, or else the last one. */
export function tellStatus(talk: Talk): AssistantAnswer {
  const { db, session, store, words } = talk;
  const order = heldOrder(db, session) ?? lastOrder(talk);
  if (order === null) {
    return answer(intents.noOrder, [words.noOrder], { chips: [words.chip.catalogue] });
  }
  const building = order.status === 'provisional';
  const shipment = order.shipping.at(-1);
  return answer(
    intents.orderStatus,
    [
      words.yourOrder(
        order.alphanum_id,
        words.status[order.status],
        money(talk, order.total_price),
      ),
      building
        ? store.dialog_messages.pre_order
        : words.payment(
            words.paymentStatus[order.payment_status],
            order.payment_method ?? words.noMethod,
          ),
      shipment === undefined
        ? null
        : [shipment.transport_co, shipment.tracking_code].filter(Boolean).join(' '),
    ],
    { links: orderLink(talk, order), chips: building ? [words.chip.finish] : [] },
  );
}

/** The method of the store that a text names. */
export function namedMethod({ db, store, tokens }: Talk): string | null {
  const text = ` ${tokens.join(' ')} `;
  const methods = db.paymentMethods.where(({ store_id }) => store_id === store.id);
  return methods.find(({ name }) => text.includes(` ${tokensOf(name).join(' ')} `))?.name ?? null;
}

/** An order whose method the shopper may still choose: nothing has been asked to be paid. */
function payableOrder(talk: Talk): Order | null {
  const order = heldOrder(talk.db, talk.session) ?? lastOrder(talk);
  const open = order?.status === 'provisional' || order?.status === 'pending';
  return order !== null && open && order.payment_status === 'pending' ? order : null;
}

/** "pago con efectivo". */
export function chooseMethod(talk: Talk, method: string): AssistantAnswer {
  const { db, words } = talk;
  const order = payableOrder(talk);
  if (order === null) return noOrder(talk);
  if (!methodsFor(db, order).some(({ name }) => name === method)) {
    return answer(intents.paymentMethods, [words.methodNotHere(method), methodsText(talk, order)]);
  }
  db.orders.update(order.id, { payment_method: method });
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

/** The methods that can be chosen, to be chosen by a press. */
export function listMethods(talk: Talk, faq: string | null): AssistantAnswer {
  const order = payableOrder(talk);
  const text = methodsText(talk, order);
  return answer(intents.paymentMethods, [
    faq ?? text,
    faq !== null && order !== null ? text : null,
  ]);
}

/** "paso a buscarlo". */
export function pickUp(talk: Talk): AssistantAnswer {
  const { db, session, store, words } = talk;
  const order = heldOrder(db, session);
  if (!store.takeaway_enabled) return answer(intents.delivery, [words.noPickUp]);
  if (order !== null) chooseDelivery(db, order, null);
  const text = store.address === null ? words.noLocation : words.willPickUp(store.address);
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
  const { db, session, store, words } = talk;
  if (!store.delivery_enabled) return answer(intents.delivery, [words.noDelivery]);
  const order = heldOrder(db, session);
  if (order === null) return noOrder(talk);
  chooseDelivery(db, order, address);
  return answer(intents.deliveryChosen, [words.willDeliver(address)], {
    chips: [words.chip.finish],
  });
}
