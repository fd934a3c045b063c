import { formatNumber } from '~/lib/money';

/** "1 producto", "2 productos". */
export const productCount = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'producto' : 'productos'}`;
