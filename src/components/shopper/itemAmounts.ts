import { useEffect, useSyncExternalStore } from 'react';

import type { OrderItem } from '~/contract/types';
import { parseQuantity, quantityError, shopperNumberMessage } from '~/domain/orders/quantities';
import { adoptLeftTexts, leaveTexts, storeTypedText, typedText } from '~/session/typedTexts';

/** What the amount field of an order's item has beside the stored amount. */
interface ItemAmount {
  /** Shown instead of the stored amount; null: that is shown. */
  readonly text: string | null;
  /** `editing`: not sent yet; `left`: sent, or it cannot be ordered; null: the text was stepped to. A typed text survives a reload. */
  readonly typed: 'editing' | 'left' | null;
  /** The stored amount that a typed text replaces, as its field showed it before; it survives a reload, too. */
  readonly replaced: number | null;
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

const replacedName = (id: number) => `${id} replaced`;

/** The items that were touched, by id. */
const amounts = new Map<number, ItemAmount>();
const listeners = new Set<() => void>();

export function itemAmount(id: number): ItemAmount {
  const known = amounts.get(id);
  if (known) return known;
  const text = typedText(FORM, String(id));
  if (text === null) return UNTOUCHED;
  const replaced = typedText(FORM, replacedName(id));
  const typed: ItemAmount = {
    ...UNTOUCHED,
    text,
    typed: 'editing',
    replaced: replaced === null ? null : Number(replaced),
  };
  amounts.set(id, typed);
  return typed;
}

export function changeItemAmount(id: number, changes: Partial<ItemAmount>): void {
  const amount = { ...itemAmount(id), ...changes };
  amounts.set(id, amount);
  const isTyped = amount.typed !== null && amount.text !== null;
  storeTypedText(FORM, String(id), isTyped ? amount.text : null);
  const { replaced } = amount;
  storeTypedText(FORM, replacedName(id), isTyped && replaced !== null ? String(replaced) : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // What a closed tab has left.
  adoptLeftTexts(FORM);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The record of an item's amount, for its row. */
export function useItemAmountRecord(id: number): ItemAmount {
  useEffect(() => {
    const leave = () => leaveTexts(FORM);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // A typed text is stored.
      if (itemAmount(id).saving === null) amounts.delete(id);
    };
  }, [id]);
  return useSyncExternalStore(subscribe, () => itemAmount(id));
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
  items: readonly OrderItem[],
): Promise<{ item: OrderItem; reason: string } | null> {
  const saved = await Promise.all(items.map(async ({ id }) => itemAmount(id).saving ?? true));
  const item = items.find(({ id }, at) => saved[at] === false || itemAmount(id).typed !== null);
  if (!item) return null;
  const { text } = itemAmount(item.id);
  const problem =
    text === null ? null : typedProblem(text, item.product_denormalized.quantity_unit);
  return { item, reason: problem ?? 'No se guardó la cantidad' };
}
