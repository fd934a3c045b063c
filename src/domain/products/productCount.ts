import { formatNumber } from '~/lib/money';

/** "1 producto", "2 productos". */
export const productCount = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'producto' : 'productos'}`;

/** Tells chosen products from ordered ones, until there is an order. */
export const notOrdered = (count: number): string =>
  count === 1 ? 'falta agregarlo al pedido' : 'falta agregarlos al pedido';
