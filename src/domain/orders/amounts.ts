import { messages } from '~/domain/messages';
import { formatAmount, roundMoney } from '~/lib/money';

/** Far below a cent, and above what binary numbers lose. */
const DRIFT = 1e-6;
/** Most that one amount of money may be, sign aside: neither document has a limit, sums need one. */
const MAX_MONEY = 999_999_999.99;

/** Whether an amount of money has at most 2 decimals (§9 of both documents); the drift of binary numbers aside. */
export function hasTwoDecimals(amount: number): boolean {
  return Math.abs(amount - roundMoney(amount)) < DRIFT;
}

/** Why an amount of money may not be saved, or null: at most 2 decimals (§9 staff), not beyond the limit. */
export function moneyError(amount: number): string | null {
  if (Math.abs(amount) > MAX_MONEY) return `${messages.amountTooMuch} ${formatAmount(MAX_MONEY)}`;
  return hasTwoDecimals(amount) ? null : messages.amountDecimals;
}

/** Why a price may not be saved, or null: not negative (§3 staff) and as {@link moneyError}; null is none. */
export function priceError(price: number | null | undefined): string | null {
  if (price === null || price === undefined) return null;
  return price < 0 ? messages.priceNegative : moneyError(price);
}
