import { formatMoney } from '~/lib/money';

import { isGramUnit, unitShort } from './units';

const GRAMS_PER_KILO = 1000;
const NO_BREAK_SPACE = '\u00a0';

interface Priced {
  /** Per unit, in the store's currency. */
  readonly price_per_unit: number | null;
  readonly quantity_unit: string | null;
}

function per(price: string, unit: string): string {
  return unit === '' ? price : `${price} /${NO_BREAK_SPACE}${unit}`;
}

/**
 * The price of a product with its unit: `$ 1.190,00 / kg`.
 * @param symbol currency symbol
 */
export function priceText({ price_per_unit, quantity_unit }: Priced, symbol: string): string {
  if (price_per_unit === null) return 'Sin precio';
  return per(formatMoney(price_per_unit, symbol), unitShort(quantity_unit));
}

/** The price of a kilogram of what is sold by the gram: `$ 15.900,00 / kg`; null for other units. */
export function kiloPriceText(
  { price_per_unit, quantity_unit }: Priced,
  symbol: string,
): string | null {
  if (price_per_unit === null || !isGramUnit(quantity_unit)) return null;
  return per(formatMoney(price_per_unit * GRAMS_PER_KILO, symbol), 'kg');
}
