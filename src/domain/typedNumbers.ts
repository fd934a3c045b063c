import { formatAmount, parseTypedNumber, roundMoney, type TypedNumber } from '~/lib/money';

import { messages } from './messages';
import { priceError } from './orders/amounts';

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

/** An amount as a price, rounded to 2 decimals, or why it is none ({@link priceError}). */
export function toPrice(amount: number): TypedPrice {
  const value = roundMoney(amount);
  const error = amount < 0 ? messages.priceNegative : priceError(value);
  return error === null ? { ok: true, value } : { ok: false, error };
}

/** Reads an optional price: empty is null, the rest is judged as {@link toPrice} does. */
export function parsePrice(text: string): TypedPrice {
  const typed = parseTypedNumber(text);
  if (typed.ok) return toPrice(typed.value);
  return typed.reason === 'empty'
    ? { ok: true, value: null }
    : { ok: false, error: typedNumberMessage(typed.reason) };
}
