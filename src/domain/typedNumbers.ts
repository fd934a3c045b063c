import { formatAmount, parseTypedNumber, roundMoney, type TypedNumber } from '~/lib/money';

import { priceError } from './amounts';
import { messages } from './messages';

type Unread = Extract<TypedNumber, { ok: false }>['reason'];

/** What to say of a number that could not be read. */
export function typedNumberMessage(reason: Unread): string {
  return reason === 'ambiguous' ? messages.numberAmbiguous : messages.numberInvalid;
}

/** A price as form fields show it, readable again without doubt: `1.234,50`; empty text for none. */
export function moneyText(amount: number | null): string {
  return amount === null ? '' : formatAmount(amount);
}

export type TypedPrice =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly error: string };

/** Reads an optional price, rounded to 2 decimals: empty is null, the rest must be a price ({@link priceError}). */
export function parsePrice(text: string): TypedPrice {
  const typed = parseTypedNumber(text);
  if (typed.ok) {
    const value = roundMoney(typed.value);
    const error = typed.value < 0 ? messages.priceNegative : priceError(value);
    return error === null ? { ok: true, value } : { ok: false, error };
  }
  return typed.reason === 'empty'
    ? { ok: true, value: null }
    : { ok: false, error: typedNumberMessage(typed.reason) };
}
