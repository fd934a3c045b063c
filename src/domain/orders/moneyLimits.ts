import { messages } from '~/domain/messages';
import { formatAmount, roundMoney } from '~/lib/money';

/** Tolerance for binary rounding errors, far below a cent. */
const DRIFT = 1e-6;
/** Maximum absolute value of an amount of money. */
const MAX_MONEY = 999_999_999.99;

/** Whether an amount of money has at most 2 decimals, ignoring binary rounding errors. */
export function hasTwoDecimals(amount: number): boolean {
  return Math.abs(amount - roundMoney(amount)) < DRIFT;
}

/** The error of an amount of money, or null: at most 2 decimals and within the maximum. */
export function moneyError(amount: number): string | null {
  if (Math.abs(amount) > MAX_MONEY) return `${messages.amountTooMuch} ${formatAmount(MAX_MONEY)}`;
  return hasTwoDecimals(amount) ? null : messages.amountDecimals;
}

/** The error of an optional price, or null: not negative, and the rules of {@link moneyError}. */
export function priceError(price: number | null | undefined): string | null {
  if (price === null || price === undefined) return null;
  return price < 0 ? messages.priceNegative : moneyError(price);
}

/**
 * Why an order cannot get this total: its discounts exceed the rest. Only a change is judged: a total that was negative
 * before may stay, or get better.
 */
export function totalError(total: number, before: number): string | null {
  return total < 0 && total < before ? messages.orderTotalNegative : null;
}
