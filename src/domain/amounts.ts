import { roundMoney } from '~/lib/money';

import { messages } from './messages';

/** Far below a cent, and above what binary numbers lose. */
const DRIFT = 1e-6;

/** Whether an amount of money has at most 2 decimals (§9 of both documents); the drift of binary numbers aside. */
export function hasTwoDecimals(amount: number): boolean {
  return Math.abs(amount - roundMoney(amount)) < DRIFT;
}

/** Why a price may not be saved, or null: not negative (§3 staff), at most 2 decimals (§9 staff); null is none. */
export function priceError(price: number | null | undefined): string | null {
  if (price === null || price === undefined) return null;
  if (price < 0) return messages.priceNegative;
  return hasTwoDecimals(price) ? null : messages.amountDecimals;
}
