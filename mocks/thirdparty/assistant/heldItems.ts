import type { OrderItem } from '~/contract/types';
import { messages } from '~/domain/messages';
import { quantityProblem } from '~/domain/orders/quantities';

import type { OrderRow } from '../../db';
import { Failure } from '../../http';
import { findItem, setItemAmount } from '../../shopperOrders';
import { findSession, heldOrder } from '../../shoppers';
import { problemText } from './amounts';
import type { Named } from './match';
import { amountText, answer, intents, settledAbout, type AssistantAnswer, type Talk } from './talk';
import { meant, wishOf } from './wishes';

/** Items named for a choice. */
const CHOICES = 4;
export type Order = Readonly<OrderRow>;
/** A product of the order, with its item. */
export type Held = Named & { item: OrderItem };

function heldItem(item: OrderItem): Held {
  const { id, name, brand, kind, quantity_unit } = item.product_denormalized;
  return { id, name, brand, kind, quantity_unit, tags: [], item };
}

/** What the session's order holds, for a turn that changes it; or why there is nothing to change. */
export function held({
  db,
  session,
  words,
}: Talk): { order: Order; items: Held[] } | AssistantAnswer {
  const order = heldOrder(db, findSession(db, session.id));
  const chips = [words.chip.catalogue];
  if (order === null) return answer(intents.noOrder, [words.noOrder], { chips });
  if (order.items.length > 0) return { order, items: order.items.map(heldItem) };
  return answer(intents.noOrder, [words.emptyOrder], { chips });
}

/** The items of the order whose names a text says. */
export function heldNames(talk: Talk): string[] {
  const found = held(talk);
  if ('texts' in found) return [];
  return meant(talk, wishOf(talk, talk.text), found.items).products.map(({ name }) => name);
}

export function notInOrder(
  { words }: Talk,
  items: readonly Held[],
  removing: boolean,
): AssistantAnswer {
  const names = items.map(({ name }) => name);
  return answer(intents.itemNotFound, [words.notInOrder(names.join(', '))], {
    chips: removing ? names.slice(0, CHOICES).map(words.chip.remove) : [words.chip.order],
  });
}

/** Does what a discount of the order may not allow: then the order stays, and the answer says why. */
export function unlessDiscounted({ words }: Talk, change: () => AssistantAnswer): AssistantAnswer {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Failure) || error.message !== messages.orderTotalNegative) throw error;
    return answer(intents.itemKept, [words.discountTooBig], { chips: [words.chip.order] });
  }
}

/** Gives an item its new amount, and says so with `text`. */
export function setAmount(
  talk: Talk,
  order: Order,
  product: Held,
  amount: number,
  text = (now: number) => talk.words.changed(amountText(talk, now, product)),
): AssistantAnswer {
  const { db, words } = talk;
  const problem = quantityProblem(amount, product.quantity_unit);
  if (problem !== null) {
    return answer(intents.itemQuestion, [problemText(talk, problem, product)]);
  }
  return unlessDiscounted(talk, () => {
    const saved = setItemAmount(db, order, product.item, amount);
    const chips = [words.chip.remove(product.name), words.chip.finish];
    return answer(intents.itemConfirmed, [text(findItem(saved, product.item.id).amount)], {
      chips,
      notes: { items: 'again', ...settledAbout([product]) },
    });
  });
}

/** "sacar", and no word of what: asks. */
export function askWhatToTake(talk: Talk): AssistantAnswer {
  const found = held(talk);
  if ('texts' in found) return found;
  const chips = found.items.slice(0, CHOICES).map(({ name }) => talk.words.chip.remove(name));
  return answer(intents.itemQuestion, [talk.words.whichToRemove], { chips });
}
