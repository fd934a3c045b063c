import { removeItem } from '../../shopperOrders';
import { problemText } from './amounts';
import { held, notInOrder, setAmount, unlessDiscounted, type Held, type Order } from './heldItems';
import { amountOf, type Quantity } from './quantity';
import { answer, intents, settledAbout, talkOf, type AssistantAnswer, type Talk } from './talk';
import { countsThings, meant, wishesOf } from './wishes';

/** Takes an item out, or as much of it as was said. */
function takeFrom(
  talk: Talk,
  order: Order,
  chosen: Held,
  quantity: Quantity | null,
  inOwnUnit: boolean,
): AssistantAnswer {
  const { db, words } = talk;
  const amount = quantity === null ? null : amountOf(quantity, chosen, inOwnUnit);
  if (typeof amount === 'string' && amount !== 'tooMuch') {
    return answer(intents.itemQuestion, [problemText(talk, amount, chosen)], {
      chips: [words.chip.remove(chosen.name)],
    });
  }
  const left = typeof amount === 'number' ? chosen.item.amount - amount : 0;
  if (left > 0) return setAmount(talk, order, chosen, left);
  return unlessDiscounted(talk, () => {
    const saved = removeItem(db, order, chosen.item);
    return answer(intents.itemDiscarded, [words.removed(chosen.name)], {
      chips: saved.items.length > 0 ? [words.chip.finish] : [words.chip.catalogue],
      notes: { items: 'again', ...settledAbout([chosen]) },
    });
  });
}

/** "sacale uno", "sacalo": of the last item. */
export function takeFromLast(talk: Talk, quantity: Quantity | null): AssistantAnswer {
  const found = held(talk);
  if ('texts' in found) return found;
  const last = found.items.at(-1);
  if (last === undefined) return notInOrder(talk, [], true);
  return takeFrom(talk, found.order, last, quantity, true);
}

/** "quitar empanadas y yerba", "sacá 1 yerba": whole items, or as much of each as was said. */
export function takeOut(talk: Talk): AssistantAnswer[] {
  const found = held(talk);
  if ('texts' in found) return [found];
  return wishesOf(talk, found.items).map((wish) => {
    const now = held(talk);
    if ('texts' in now) return now;
    const { products, quantity } = meant(talk, wish, now.items);
    const [chosen] = products;
    if (chosen === undefined) return notInOrder(talk, now.items, true);
    return takeFrom(talk, now.order, chosen, quantity, !countsThings(talkOf(talk, wish.text)));
  });
}
