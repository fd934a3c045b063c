import type { OrderRow } from '../../db';
import { findSession, heldOrder } from '../../shoppers';
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

/** The order that the session builds now: an earlier part of the same turn may have changed it. */
export function buildingOrder({ db, session }: Pick<Talk, 'db' | 'session'>): Order | null {
  return heldOrder(db, findSession(db, session.id));
}

/** Whether the session builds an order that holds something. */
export function holdsItems(talk: Pick<Talk, 'db' | 'session'>): boolean {
  return (buildingOrder(talk)?.items.length ?? 0) > 0;
}

/** Opens an order's link in the application. */
export function orderLink({ words }: Talk, order: Order) {
  return order.token === null
    ? []
    : [{ text: words.link.order, url: `/orderstatus/${encodeURIComponent(order.token)}` }];
}

/** There is no order to do something with: never one, or the last one is confirmed. */
export function noOrder(talk: Talk): AssistantAnswer {
  const { words } = talk;
  const last = lastOrder(talk);
  if (last !== null) {
    return answer(intents.noOrder, [words.alreadyConfirmed(last.alphanum_id)], {
      links: orderLink(talk, last),
    });
  }
  return answer(intents.noOrder, [words.noOrder], { chips: [words.chip.catalogue] });
}

/** Nothing happens to the order. */
export function keep(talk: Talk): AssistantAnswer {
  const { words } = talk;
  return holdsItems(talk)
    ? answer(intents.kept, [words.kept], { chips: [words.chip.order] })
    : answer(intents.smallTalk, [words.nothingMore], { chips: [words.chip.catalogue] });
}

/** What an order holds, as one line. */
function contents(talk: Talk, order: Order): string | null {
  const items = order.items.map(({ amount, product_denormalized }) =>
    amountText(talk, amount, product_denormalized),
  );
  return items.length === 0 ? null : talk.words.contents(items.join(', '));
}

/** How an order is paid: the method as long as nothing is asked to be paid, else where the payment stands. */
function paymentLine({ words }: Talk, { payment_status, payment_method }: Order): string {
  if (payment_status !== 'pending') {
    return words.payment(words.paymentStatus[payment_status], payment_method);
  }
  return payment_method === null ? words.noMethodYet : words.paymentMethod(payment_method);
}

/** The order being built, or else the last one: where it stands, what it holds and what it costs. */
export function tellStatus(talk: Talk): AssistantAnswer {
  const { store, words } = talk;
  const order = buildingOrder(talk) ?? lastOrder(talk);
  if (order === null) {
    return answer(intents.noOrder, [words.noOrder], { chips: [words.chip.catalogue] });
  }
  const open = order.status === 'provisional';
  const shipment = order.shipping.at(-1);
  const total = money(talk, order.total_price);
  return answer(
    intents.orderStatus,
    [
      words.yourOrder(order.alphanum_id, words.status[order.status], total),
      open ? store.dialog_messages.pre_order : paymentLine(talk, order),
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
