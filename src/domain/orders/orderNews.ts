import type { OrderSummary } from '~/contract/types';

import { isCancelled } from './orderStatus';

type Row = Pick<OrderSummary, 'alphanum_id' | 'status' | 'payment_status'>;

/** A change of one order since the user last saw the list. */
interface NewsEntry<Order extends Row = OrderSummary> {
  /** The version that the lists showed before; null: the order was in no list. */
  readonly before: Order | null;
  /** Counted and announced; a shopper's unconfirmed order is neither. */
  readonly announced: boolean;
}

/** News by alphanum_id. */
export type NewsEntries<Order extends Row = OrderSummary> = ReadonlyMap<string, NewsEntry<Order>>;

/** Changes that reads of the orders brought since the user last saw the lists. */
export interface OrderNews<Order extends Row = OrderSummary> {
  /** Orders that came in. */
  readonly arrived: NewsEntries<Order>;
  /** Payments that became Aprobado. */
  readonly approved: NewsEntries<Order>;
}

export type NewsKind = keyof OrderNews;

export const NO_NEWS: OrderNews = { arrived: new Map(), approved: new Map() };

/** The news in a read of the orders, compared with the read before. */
export function orderNews<Order extends Row>(
  before: readonly Order[],
  now: readonly Order[],
): OrderNews<Order> {
  const known = new Map(before.map((order) => [order.alphanum_id, order]));
  const arrived = new Map<string, NewsEntry<Order>>();
  const approved = new Map<string, NewsEntry<Order>>();
  for (const order of now) {
    const old = known.get(order.alphanum_id) ?? null;
    const announced = order.status !== 'provisional' && !isCancelled(order);
    if (old === null || (old.status === 'provisional' && announced)) {
      arrived.set(order.alphanum_id, { before: old, announced });
    }
    if (old !== null && old.payment_status !== 'done' && order.payment_status === 'done') {
      approved.set(order.alphanum_id, { before: old, announced: true });
    }
  }
  return { arrived, approved };
}

function mergeEntries(news: NewsEntries, more: NewsEntries): NewsEntries {
  const merged = new Map(news);
  for (const [alphanumId, entry] of more) {
    const earlier = news.get(alphanumId);
    merged.set(alphanumId, {
      before: earlier ? earlier.before : entry.before,
      announced: entry.announced || earlier?.announced === true,
    });
  }
  return merged;
}

/** Both news as one: of an order in both, the version before is the earlier one. */
export function addNews(news: OrderNews, more: OrderNews): OrderNews {
  return {
    arrived: mergeEntries(news.arrived, more.arrived),
    approved: mergeEntries(news.approved, more.approved),
  };
}

function withoutOrder(entries: NewsEntries, alphanumId: string): NewsEntries {
  return new Map(Array.from(entries).filter(([key]) => key !== alphanumId));
}

/** The news without those of one order. */
export function withoutEntry({ arrived, approved }: OrderNews, alphanumId: string): OrderNews {
  return {
    arrived: withoutOrder(arrived, alphanumId),
    approved: withoutOrder(approved, alphanumId),
  };
}

/** How many entries are announced. */
export function newsCount(entries: NewsEntries): number {
  return Array.from(entries.values()).filter(({ announced }) => announced).length;
}

/** The orders as they were before the given news: what arrived is left out, what changed shows its version before. */
export function withoutNews(
  orders: readonly OrderSummary[],
  held: NewsEntries,
): readonly OrderSummary[] {
  if (held.size === 0) return orders;
  return orders.flatMap((order) => {
    const entry = held.get(order.alphanum_id);
    if (!entry) return [order];
    return entry.before ? [entry.before] : [];
  });
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

/** "2 pedidos nuevos y 1 pago aprobado"; empty without news. */
export function newsText({ arrived, approved }: OrderNews): string {
  const orders = newsCount(arrived);
  const parts = [
    ...counted(orders, 'pedido nuevo', 'pedidos nuevos'),
    ...counted(newsCount(approved), 'pago aprobado', 'pagos aprobados'),
  ];
  if (parts.length > 0) return parts.join(' y ');
  return counted(arrived.size - orders, 'pedido provisorio', 'pedidos provisorios').join('');
}
