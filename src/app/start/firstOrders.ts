/**
 * The first page of the order list in the frame of index.html, from the first answer: on a slow link the application takes
 * a second more to load. With the headers and texts of the screen, whose rows cover these; `firstOrders.test.tsx` compares
 * them.
 */
import { orderTexts } from '~/components/orders/orderTexts';
import type { OrderSummary } from '~/contract/types';
import { orderStatusLook } from '~/domain/orders/orderStatus';
import { paymentStatusLook } from '~/domain/payments/paymentStatus';
import { wallClock } from '~/lib/dates';

import { element, isRecord, link, type Content } from './frame';

/** Rows of the list's first page. */
const ROWS = 15;

/** Where the height of what is above the rows is known. */
const IS_WIDE = '(min-width: 75em)';

const NAMES = [
  'date',
  'client',
  'number',
  'originalId',
  'status',
  'payment',
  'total',
  'items',
] as const;

/** Whether all that is shown of an order can be read; otherwise the application decides what to show. */
function isOrder(value: unknown): value is OrderSummary {
  return (
    isRecord(value) &&
    isRecord(value['client']) &&
    ['alphanum_id', 'created_at', 'curr_symbol', 'status', 'payment_status'].every(
      (key) => typeof value[key] === 'string',
    ) &&
    ['total_price', 'nitems'].every((key) => Number.isFinite(value[key]))
  );
}

/** The newest orders of an answer, those without a date last; null when the answer cannot be read. */
function newest(answer: unknown): OrderSummary[] | null {
  const orders: unknown = isRecord(answer) ? answer['data'] : null;
  if (!Array.isArray(orders) || orders.length === 0 || !orders.every(isOrder)) return null;
  return orders
    .map((order) => ({ order, at: wallClock(order.created_at)?.getTime() ?? -Infinity }))
    .sort((a, b) => (a.at === b.at ? 0 : b.at - a.at))
    .slice(0, ROWS)
    .map(({ order }) => order);
}

/**
 * Whether the list shows all orders from the newest on, with all columns in rows of the usual height: the frame knows no
 * other.
 * @param preferences those of the lists, by name
 */
export function isPlainList(search: string, preferences: unknown, isCompact: unknown): boolean {
  const hasOwn = isRecord(preferences) && 'Pedidos' in preferences;
  return search === '' && !hasOwn && isCompact !== true && window.matchMedia(IS_WIDE).matches;
}

function cell(name: (typeof NAMES)[number], order: OrderSummary, base: string): HTMLElement {
  const text = orderTexts[name].text(order);
  let content: string | Node[] = text;
  if (name === 'number') {
    content = [link(`${base}orderdetail/${encodeURIComponent(order.alphanum_id)}`, text)];
  } else if (name === 'status') {
    content = [element('b', { class: orderStatusLook(order.status).color }, text)];
  } else if (name === 'payment') {
    const { iconText, color } = paymentStatusLook(order.payment_status);
    content = [element('span', { class: color }, iconText)];
  }
  return element('td', { class: name }, content);
}

/** The first rows of an answer; null when the answer cannot be read. */
export function firstOrders(answer: unknown, base: string): Content | null {
  const orders = newest(answer);
  if (!orders) return null;
  const headers = NAMES.map((name) => element('th', { class: name }, orderTexts[name].header));
  const rows = orders.map((order) =>
    element(
      'tr',
      {},
      NAMES.map((name) => cell(name, order, base)),
    ),
  );
  const table = element('table', { class: 'orders' }, [
    element('thead', {}, [element('tr', {}, headers)]),
    element('tbody', {}, rows),
  ]);
  return { elements: [table] };
}
