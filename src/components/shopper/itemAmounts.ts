import { useEffect, useSyncExternalStore } from 'react';

import type { CustomerOrder, OrderItem } from '~/contract/types';
import { parseQuantity, quantityError, shopperNumberMessage } from '~/domain/orders/quantities';
import { adoptLeftTexts, leaveTexts, storeTypedText, typedText } from '~/session/typedTexts';

/** The amount of a row. */
type Replaced = Pick<OrderItem, 'id' | 'amount'>;

/** What the amount field of an order's item has beside the stored amount. */
interface ItemAmount {
  /** Shown instead of the stored amount; null: that is shown. */
  readonly text: string | null;
  /** `editing`: not sent yet; `left`: sent, or it cannot be ordered; null: the text was stepped to. A typed text survives a reload. */
  readonly typed: 'editing' | 'left' | null;
  /** The row and the stored amount that a typed text replaces, as its field showed it before; it survives a reload, too. */
  readonly replaced: Replaced | null;
  /** To be sent once the save in flight has ended; null: nothing. */
  readonly wanted: number | null;
  /** The save in flight; resolves to whether the amount was saved. */
  readonly saving: Promise<boolean> | null;
  /** Why it was not saved (Spanish). */
  readonly failed: string | null;
}

const UNTOUCHED: ItemAmount = {
  text: null,
  typed: null,
  replaced: null,
  wanted: null,
  saving: null,
  failed: null,
};

/** Where typed amounts are kept until they are saved. */
const FORM = 'amounts';

/** Names an item of an order for its record: an order holds a product once, also in a row that was added again. */
export const itemKey = (order: { readonly id: number }, { product_id }: { product_id: number }) =>
  `${order.id} ${product_id}`;

const replacedName = (key: string) => `${key} replaced`;

function parseReplaced(text: string | null): Replaced | null {
  const [id, amount] = (text ?? '').split(' ').map(Number);
  return id && amount ? { id, amount } : null;
}

/** The items that were touched, by {@link itemKey}. */
const amounts = new Map<string, ItemAmount>();
const listeners = new Set<() => void>();

export function itemAmount(key: string): ItemAmount {
  const known = amounts.get(key);
  if (known) return known;
  const text = typedText(FORM, key);
  if (text === null) return UNTOUCHED;
  const replaced = parseReplaced(typedText(FORM, replacedName(key)));
  const typed: ItemAmount = { ...UNTOUCHED, text, typed: 'editing', replaced };
  amounts.set(key, typed);
  return typed;
}

export function changeItemAmount(key: string, changes: Partial<ItemAmount>): void {
  const amount = { ...itemAmount(key), ...changes };
  amounts.set(key, amount);
  const { text, typed, replaced } = amount;
  const isTyped = typed !== null && text !== null;
  storeTypedText(FORM, key, isTyped ? text : null);
  const isReplacing = isTyped && replaced !== null;
  storeTypedText(FORM, replacedName(key), isReplacing ? `${replaced.id} ${replaced.amount}` : null);
  for (const listener of listeners) listener();
}

/** Drops what was typed for an item that its shopper removed. */
export const forgetItemAmount = (key: string): void =>
  changeItemAmount(key, { text: null, typed: null, replaced: null, failed: null });

function subscribe(listener: () => void) {
  // What a closed tab has left.
  adoptLeftTexts(FORM);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The record of an item's amount, for its row. */
export function useItemAmountRecord(key: string): ItemAmount {
  useEffect(() => {
    const leave = () => leaveTexts(FORM);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // A typed text is stored.
      if (itemAmount(key).saving === null) amounts.delete(key);
    };
  }, [key]);
  return useSyncExternalStore(subscribe, () => itemAmount(key));
}

/** Why a typed amount cannot be ordered (Spanish); null: it can, or there is none. */
export function typedProblem(text: string, unit: string | null): string | null {
  const read = parseQuantity(text, unit);
  if (read.ok) return quantityError(read.value, unit);
  return read.reason === 'empty' ? null : shopperNumberMessage(read.reason);
}

/**
 * Waits for the saves in flight of an order's amounts. Resolves to the first item whose amount is invalid or was not
 * saved, with the reason (Spanish); null when all are saved.
 */
export async function firstUnsavedAmount(
  order: Pick<CustomerOrder, 'id' | 'items'>,
): Promise<{ item: OrderItem; reason: string } | null> {
  const amountOf = (item: OrderItem) => itemAmount(itemKey(order, item));
  const saved = await Promise.all(order.items.map(async (item) => amountOf(item).saving ?? true));
  const item = order.items.find((one, at) => saved[at] === false || amountOf(one).typed !== null);
  if (!item) return null;
  const { text } = amountOf(item);
  const problem =
    text === null ? null : typedProblem(text, item.product_denormalized.quantity_unit);
  return { item, reason: problem ?? 'No se guardó la cantidad' };
}
