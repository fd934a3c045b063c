import type { OrderItem } from '~/contract/types';
import { parseQuantity, quantityError, shopperNumberMessage } from '~/domain/orders/quantities';
import { typedText } from '~/session/typedTexts';

/** Where typed amounts are kept until they are saved. */
export const AMOUNTS = 'amounts';

/** Saves in flight, with the id of their item; each resolves to whether the amount was saved. */
const saves = new Map<Promise<boolean>, number>();

/** Lets {@link firstUnsavedAmount} wait for the save of an item's amount. */
export async function trackSave(itemId: number, save: Promise<boolean>): Promise<void> {
  saves.set(save, itemId);
  await save;
  saves.delete(save);
}

/** Why a typed amount was not saved (Spanish). */
function reasonFor(text: string | null, unit: string | null): string {
  const read = text === null ? null : parseQuantity(text, unit);
  const invalid =
    read === null || (!read.ok && read.reason === 'empty')
      ? null
      : read.ok
        ? quantityError(read.value, unit)
        : shopperNumberMessage(read.reason === 'ambiguous' ? 'ambiguous' : 'invalid');
  return invalid ?? 'No se guardó la cantidad';
}

/**
 * Waits for the saves in flight of an order's amounts. Resolves to the first item whose amount is invalid or was not
 * saved, with the reason (Spanish); null when all are saved.
 */
export async function firstUnsavedAmount(
  items: readonly OrderItem[],
): Promise<{ item: OrderItem; reason: string } | null> {
  const failed = new Set<number>();
  await Promise.all(
    [...saves].map(async ([save, itemId]) => {
      if (!(await save)) failed.add(itemId);
    }),
  );
  for (const item of items) {
    const text = typedText(AMOUNTS, String(item.id));
    if (text === null && !failed.has(item.id)) continue;
    return { item, reason: reasonFor(text, item.product_denormalized.quantity_unit) };
  }
  return null;
}
