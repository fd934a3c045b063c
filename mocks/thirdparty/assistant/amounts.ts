import { maxQuantity } from '~/domain/orders/quantities';

import type { Named } from './match';
import { amountOf, type AmountProblem, type Quantity } from './quantity';
import { amountText, unitCodeOf, type Talk } from './talk';

/** What is offered of a product whose amount must be asked. */
const OFFERED_AMOUNTS = { gr: [100, 200, 500], other: [1, 2] };

/** Amounts of a product to choose from, as chips: both ends of a range that was said, or a few usual ones. */
export function offers(talk: Talk, product: Named, said: Quantity | null = null): string[] {
  const usual = OFFERED_AMOUNTS[unitCodeOf(product.quantity_unit) === 'gr' ? 'gr' : 'other'];
  const ends = said?.upTo === undefined ? [] : [said.value, said.upTo];
  const between = ends
    .map((value) => amountOf({ value, unit: said?.unit ?? null }, product, true))
    .filter((amount) => typeof amount === 'number');
  return (between.length > 0 ? between : usual).map((amount) => amountText(talk, amount, product));
}

/** How a product is sold: `por kilo`. */
export function soldBy({ words }: Talk, product: Named): string {
  const unit = unitCodeOf(product.quantity_unit);
  return unit === null ? product.quantity_unit : words.soldBy[unit];
}

/** What the assistant says of an amount that cannot be. */
export function problemText(talk: Talk, problem: AmountProblem, product: Named): string {
  const { words } = talk;
  switch (problem) {
    case 'ask':
      return words.howMuch(product.name);
    case 'unit':
      return words.wrongUnit(product.name, soldBy(talk, product));
    case 'notPositive':
      return words.notPositive;
    case 'partOfGram':
      return words.wholeGrams;
    case 'tooMuch':
      return words.tooMuch(amountText(talk, maxQuantity(product.quantity_unit), product));
  }
}
