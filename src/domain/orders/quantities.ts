import { messages } from '~/domain/messages';
import { isGramUnit, isPackagedUnit, unitShort } from '~/domain/products/units';
import { formatNumber, parseTypedNumber, type TypedNumber } from '~/lib/money';

/** Maximum amount of an item, in its unit and in grams: keeps totals within the money limit. */
const MAX_AMOUNT = 99_999;
const MAX_GRAMS = 999_999;

/** Why an amount of a product cannot be ordered. */
type QuantityProblem = 'notPositive' | 'partOfGram' | 'partOfPackage' | 'tooMuch';

/** Maximum amount of a product, in its unit. */
function maxQuantity(unit: string | null): number {
  return isGramUnit(unit) ? MAX_GRAMS : MAX_AMOUNT;
}

/**
 * Why an amount cannot be ordered, or null: it is above 0, whole for grams, units and dozens, and within
 * the maximum.
 * Shared by the screens of staff and shoppers, the assistant and the mock backend.
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

/** Whether amounts of this unit are whole numbers: grams, units and dozens. */
const isWholeUnit = (unit: string | null) => isGramUnit(unit) || isPackagedUnit(unit);

/**
 * Parses a typed amount. Whole units have no decimals, so `1.500` grams are 1500. In other units a comma starts the
 * decimals (`1,234` kg is 1.234), and `1.234` is ambiguous ({@link quantityChoices}).
 */
export function parseQuantity(text: string, unit: string | null): TypedNumber {
  if (isWholeUnit(unit)) return parseTypedNumber(text, 'thousands');
  return parseTypedNumber(text, text.includes('.') ? undefined : 'decimals');
}

/** The two amounts that an ambiguous text may be (`1.234` kg: 1234 and 1.234); empty for any other text. */
export function quantityChoices(text: string, unit: string | null): readonly number[] {
  const typed = parseQuantity(text, unit);
  if (typed.ok || typed.reason !== 'ambiguous') return [];
  return (['thousands', 'decimals'] as const).flatMap((lone) => {
    const read = parseTypedNumber(text, lone);
    return read.ok && quantityError(read.value, unit) === null ? [read.value] : [];
  });
}

/** An amount as quantity fields show it: decimal comma, no thousands separator, so typing can continue in it. */
export function amountText(amount: number): string {
  return String(amount).replace('.', ',');
}

/** An amount with its unit: `1,5 kg`. */
export function amountWithUnit(amount: number, unit: string | null): string {
  return `${amountText(amount)} ${unitShort(unit)}`.trim();
}

/**
 * The parsed value of a typed amount with a separator, e.g. `= 1500 g`. Null where the text cannot be misread: it is
 * what the field would show, without three digits after the separator.
 */
export function quantityReading(text: string, unit: string | null): string | null {
  const typed = parseQuantity(text, unit);
  if (!typed.ok || !/[.,\s]/.test(text.trim())) return null;
  const isPlain = text.trim() === amountText(typed.value) && !/,\d{3}$/.test(text.trim());
  return isPlain ? null : `= ${amountWithUnit(typed.value, unit)}`;
}

/** The Spanish message shown to shoppers for an amount that cannot be parsed. */
export function shopperNumberMessage(
  reason: Exclude<Extract<TypedNumber, { ok: false }>['reason'], 'empty'>,
): string {
  return reason === 'ambiguous' ? messages.quantityAmbiguous : messages.quantityInvalid;
}
