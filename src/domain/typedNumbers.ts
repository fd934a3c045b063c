import { formatAmount, parseMoney, roundMoney, type TypedNumber } from '~/lib/money';

import { messages } from './messages';
import { priceError } from './orders/moneyLimits';

type Unread = Extract<TypedNumber, { ok: false }>['reason'];

/** The error message of a number that cannot be parsed. */
export function typedNumberMessage(reason: Unread): string {
  return reason === 'ambiguous' ? messages.numberAmbiguous : messages.numberInvalid;
}

/** A price as form fields show it, parsed back to the same value: `1.234,50`; empty for null. */
export function moneyText(amount: number | null): string {
  return amount === null ? '' : formatAmount(amount);
}

export type TypedPrice =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly error: string };

/** Parses an optional price: empty is null, more than 2 decimals are an error ({@link priceError}). */
export function parsePrice(text: string): TypedPrice {
  const typed = parseMoney(text);
  if (!typed.ok) {
    return typed.reason === 'empty'
      ? { ok: true, value: null }
      : { ok: false, error: typedNumberMessage(typed.reason) };
  }
  const error = priceError(typed.value);
  return error === null ? { ok: true, value: roundMoney(typed.value) } : { ok: false, error };
}
