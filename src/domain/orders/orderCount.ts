import { formatNumber } from '~/lib/money';

/** "1 pedido", "2 pedidos". */
export const orderCount = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'}`;
