import { messages } from '~/domain/messages';
import { isGramUnit } from '~/domain/products/units';
import { formatNumber, parseTypedNumber, type TypedNumber } from '~/lib/money';

/** Most that one item may hold, in its unit and in grams: neither document has a limit, sums of money need one. */
const MAX_AMOUNT = 99_999;
const MAX_GRAMS = 999_999;

/** What keeps an amount of a product from being ordered. */
export type QuantityProblem = 'notPositive' | 'partOfGram' | 'tooMuch';

/** The most that may be ordered of a product, in its unit. */
export function maxQuantity(unit: string | null): number {
  return isGramUnit(unit) ? MAX_GRAMS : MAX_AMOUNT;
}

/**
 * Whether an amount can be ordered: more than 0, grams as whole numbers (§5 customer: they step by 100), and not beyond
 * the limit. The screens of both sides, the assistant and the mock backend ask this one rule.
 * @param unit as the product has it (`gr`, `unid`, …)
 */
export function quantityProblem(amount: number, unit: string | null): QuantityProblem | null {
  if (!(amount > 0)) return 'notPositive';
  if (amount > maxQuantity(unit)) return 'tooMuch';
  return isGramUnit(unit) && !Number.isInteger(amount) ? 'partOfGram' : null;
}

/** As {@link quantityProblem}, in Spanish; null when the amount can be ordered. */
export function quantityError(amount: number, unit: string | null): string | null {
  const problem = quantityProblem(amount, unit);
  if (problem === 'notPositive') return messages.itemAmountInvalid;
  if (problem === 'partOfGram') return messages.itemAmountPartOfGram;
  if (problem === 'tooMuch') {
    return `${messages.itemAmountTooMuch} ${formatNumber(maxQuantity(unit))}`;
  }
  return null;
}

/** Reads a typed amount. A part of a gram cannot be ordered, so `1.500` grams are a thousand and five hundred. */
export function parseQuantity(text: string, unit: string | null): TypedNumber {
  const typed = parseTypedNumber(text);
  if (typed.ok || typed.reason !== 'ambiguous' || !isGramUnit(unit)) return typed;
  return { ok: true, value: Number(text.replace(/[.,\s]/g, '')) };
}

/** An amount with a decimal comma and without thousands, which a person's keystrokes may go on from. */
export function amountText(amount: number): string {
  return String(amount).replace('.', ',');
}

/** How a typed amount is read, where that is not plain from what was typed (readings): `= 1500 g`; else null. */
export function quantityReading(text: string, unit: string | null): string | null {
  const typed = parseQuantity(text, unit);
  if (!typed.ok || !/[.,]/.test(text) || text.trim() === amountText(typed.value)) return null;
  return `= ${amountText(typed.value)}${isGramUnit(unit) ? ' g' : ''}`;
}

/** What a shopper is told of an amount that could not be read (Spanish). */
export function shopperNumberMessage(
  reason: Exclude<Extract<TypedNumber, { ok: false }>['reason'], 'empty'>,
): string {
  return reason === 'ambiguous' ? messages.quantityAmbiguous : messages.numberInvalid;
}
