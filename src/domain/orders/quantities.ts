import { messages } from '~/domain/messages';
import { isGramUnit, isPackagedUnit } from '~/domain/products/units';
import { formatNumber, parseTypedNumber, parseWithThousands, type TypedNumber } from '~/lib/money';

/** Maximum amount of an item, in its unit and in grams: keeps totals within the money limit. */
const MAX_AMOUNT = 99_999;
const MAX_GRAMS = 999_999;

/** Why an amount of a product cannot be ordered. */
export type QuantityProblem = 'notPositive' | 'partOfGram' | 'partOfPackage' | 'tooMuch';

/** Maximum amount of a product, in its unit. */
function maxQuantity(unit: string | null): number {
  return isGramUnit(unit) ? MAX_GRAMS : MAX_AMOUNT;
}

/**
 * Why an amount cannot be ordered, or null: it is above 0, whole for grams, units and dozens, and within
 * the maximum.
 * Shared by both sides' screens, the assistant and the mock backend.
 * @param unit the product's unit code (`gr`, `unid`, …)
 */
export function quantityProblem(amount: number, unit: string | null): QuantityProblem | null {
  if (!(amount > 0)) return 'notPositive';
  if (amount > maxQuantity(unit)) return 'tooMuch';
  if (Number.isInteger(amount)) return null;
  if (isPackagedUnit(unit)) return 'partOfPackage';
  return isGramUnit(unit) ? 'partOfGram' : null;
}

/** The Spanish message of {@link quantityProblem}, or null. */
export function quantityError(amount: number, unit: string | null): string | null {
  const problem = quantityProblem(amount, unit);
  if (problem === 'notPositive') return messages.itemAmountInvalid;
  if (problem === 'partOfGram') return messages.itemAmountPartOfGram;
  if (problem === 'partOfPackage') return messages.itemAmountPartOfPackage;
  if (problem === 'tooMuch') {
    return `${messages.itemAmountTooMuch} ${formatNumber(maxQuantity(unit))}`;
  }
  return null;
}

/** Parses a typed amount. Grams are whole numbers, so `1.500` grams are 1500. */
export function parseQuantity(text: string, unit: string | null): TypedNumber {
  return isGramUnit(unit) ? parseWithThousands(text) : parseTypedNumber(text);
}

/** An amount as quantity fields show it: decimal comma, no thousands separator, so typing can continue in it. */
export function amountText(amount: number): string {
  return String(amount).replace('.', ',');
}

/** The parsed value of a typed amount where it differs from the text, e.g. `= 1500 g`; otherwise null. */
export function quantityReading(text: string, unit: string | null): string | null {
  const typed = parseQuantity(text, unit);
  if (!typed.ok || !/[.,]/.test(text) || text.trim() === amountText(typed.value)) return null;
  return `= ${amountText(typed.value)}${isGramUnit(unit) ? ' g' : ''}`;
}

/** The Spanish message shown to shoppers for an amount that cannot be parsed. */
export function shopperNumberMessage(
  reason: Exclude<Extract<TypedNumber, { ok: false }>['reason'], 'empty'>,
): string {
  return reason === 'ambiguous' ? messages.quantityAmbiguous : messages.numberInvalid;
}
