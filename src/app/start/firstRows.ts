/**
 * The first page of the order list in the frame of index.html, from the first answer: on a slow link the application takes
 * a second more to load. With the headers and texts of the screen, whose rows cover these; `firstRows.test.tsx` compares
 * them.
 */
import { orderTexts } from '~/components/orders/orderTexts';
import type { OrderSummary } from '~/contract/types';
import { orderStatusLook } from '~/domain/orders/orderStatus';
import { paymentStatusLook } from '~/domain/payments/paymentStatus';
import { wallClock } from '~/lib/dates';

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

function element(tag: string, text: string, attributes: Readonly<Record<string, string>> = {}) {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function cell(name: (typeof NAMES)[number], order: OrderSummary, base: string): HTMLElement {
  const { text } = orderTexts[name];
  const td = element('td', '', { class: name });
  if (name === 'number') {
    // Not a stop of the keyboard, which would lose its place when the application takes over.
    const href = `${base}orderdetail/${encodeURIComponent(order.alphanum_id)}`;
    td.append(element('a', text(order), { href, tabindex: '-1' }));
  } else if (name === 'status') {
    td.append(element('b', text(order), { class: orderStatusLook(order.status).color }));
  } else if (name === 'payment') {
    const { iconText, color } = paymentStatusLook(order.payment_status);
    td.append(element('span', iconText, { class: color }));
  } else td.textContent = text(order);
  return td;
}

/** Adds the rows of an answer to the frame, unless the answer cannot be read or the application is faster. */
export function paintFirstRows(answer: unknown, base: string): void {
  const frame = document.querySelector('[data-frame] .start');
  const orders = newest(answer);
  if (!frame || !orders) return;
  const table = document.createElement('table');
  const head = document.createElement('tr');
  head.append(...NAMES.map((name) => element('th', orderTexts[name].header, { class: name })));
  const body = document.createElement('tbody');
  for (const order of orders) {
    const row = document.createElement('tr');
    row.append(...NAMES.map((name) => cell(name, order, base)));
    body.append(row);
  }
  const header = document.createElement('thead');
  header.append(head);
  table.append(header, body);
  frame.append(element('strong', 'Pedidos'), table);
}
