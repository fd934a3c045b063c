import type { Client, OrderStatus, OrderSummary, Product } from '~/contract/types';
import { clientLastName, clientName, clientOrders, mayOpenClient } from '~/domain/shopper/clients';
import { formatMoney } from '~/lib/money';
import { phoneTest } from '~/lib/phoneSearch';
import { foldText, splitWords, wordsAfter } from '~/lib/text';

import { ORDER_HEADS } from './orders/orderHeads';

/** A result of the search of the back-office. */
export interface Found {
  /** Unique among all results. */
  key: string;
  kind: 'screen' | 'order' | 'client' | 'product' | 'action';
  label: string;
  /** Distinguishes results with the same label. */
  detail: string;
  /** URL of the application that shows it. */
  url: string;
  /** Status of an order. */
  status?: OrderStatus;
  /** What an order comes to, or a product costs. */
  amount?: string | undefined;
}

interface Searched {
  /** Screens and actions, offered as a whole while nothing is typed. */
  entries: readonly Found[];
  orders: readonly Pick<
    OrderSummary,
    'alphanum_id' | 'client' | 'status' | 'total_price' | 'curr_symbol'
  >[];
  clients: readonly Pick<
    Client,
    'id' | 'email' | 'first_name' | 'last_name' | 'surname' | 'phone'
  >[];
  products: readonly Pick<Product, 'id' | 'name' | 'brand' | 'price_per_unit' | 'curr_symbol'>[];
}

/** Results of each kind. */
export const FOUND_PER_KIND = 6;

/** A shorter text matches too many orders, clients and products. */
const MIN_LENGTH = 2;

function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = splitWords(text);
  return wanted.every((word) => words.some((one) => one.includes(word)));
}

function firstOf<Row>(rows: readonly Row[], test: (row: Row) => boolean): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length === FOUND_PER_KIND) break;
    if (test(row)) found.push(row);
  }
  return found;
}

/** A client, or the orders of one whose detail cannot be opened. */
function foundClient(client: Searched['clients'][number]): Found {
  const orders = mayOpenClient(client).allowed ? null : clientOrders(client);
  return {
    key: `client-${client.id}`,
    kind: 'client',
    label: clientName(client),
    detail: [client.email, client.phone, orders && 'Sin email: sus pedidos']
      .filter(Boolean)
      .join(' · '),
    url:
      orders === null
        ? `/clientlist?client=${client.id}`
        : `/orderlist?${Object.entries(orders)
            .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
            .join('&')}`,
  };
}

/**
 * Screens and actions by the words of their name, orders by number, clients by name, email or the digits of the phone,
 * products by name; the first few of each kind.
 */
export function findAnything(
  query: string,
  { entries, orders, clients, products }: Searched,
): readonly Found[] {
  const typed = foldText(query.trim());
  const wanted = splitWords(typed);
  if (typed === '') return entries;
  const named = entries.filter(({ label }) => wanted.length > 0 && hasWords(label, wanted));
  if (typed.length < MIN_LENGTH || wanted.length === 0) return named;
  const number = wordsAfter(wanted, ORDER_HEADS).join('');
  const isPhone = phoneTest(typed);

  const isWanted = (client: Searched['clients'][number]) =>
    hasWords(`${client.first_name ?? ''} ${clientLastName(client)}`, wanted) ||
    foldText(client.email ?? '').includes(typed) ||
    isPhone?.(client.phone ?? '') === true;

  return [
    ...firstOf(orders, ({ alphanum_id }) => foldText(alphanum_id).includes(number)).map(
      (order): Found => ({
        key: `order-${order.alphanum_id}`,
        kind: 'order',
        label: `Pedido ${order.alphanum_id}`,
        detail: clientName(order.client),
        url: `/orderdetail/${encodeURIComponent(order.alphanum_id)}`,
        status: order.status,
        amount: formatMoney(order.total_price, order.curr_symbol),
      }),
    ),
    ...firstOf(clients, isWanted).map(foundClient),
    ...firstOf(products, ({ name }) => hasWords(name, wanted)).map((product): Found => ({
      key: `product-${product.id}`,
      kind: 'product',
      label: product.name,
      detail: product.brand.name,
      url: `/productstore?nombre=${encodeURIComponent(product.name)}`,
      amount:
        product.price_per_unit === null
          ? undefined
          : formatMoney(product.price_per_unit, product.curr_symbol),
    })),
    ...named,
  ];
}
