import { addToOrder, removeItem } from '../../shopperOrders';
import { findSession } from '../../shoppers';
import { offers, problemText } from './amounts';
import { held, notInOrder, setAmount, unlessDiscounted, type Held, type Order } from './heldItems';
import { rankProducts, type Named } from './match';
import { amountOf, type Quantity } from './quantity';
import {
  amountText,
  answer,
  intents,
  openAbout,
  settledAbout,
  type AssistantAnswer,
  type Talk,
} from './talk';
import { countsThings, meant, nounOf, soldProducts, wishOf, withNoun, type Wish } from './wishes';

/** "agregale 1 más": so much more of the last item. */
export function addToLast(talk: Talk, quantity: Pick<Quantity, 'value' | 'unit'>): AssistantAnswer {
  const found = held(talk);
  if ('texts' in found) return found;
  const last = found.items.at(-1);
  if (last === undefined) return notInOrder(talk, [], false);
  const amount = amountOf(quantity, last, true);
  if (typeof amount === 'string') {
    const chips = offers(talk, last);
    return answer(intents.itemQuestion, [problemText(talk, amount, last)], {
      chips,
      notes: openAbout([last]),
    });
  }
  return setAmount(talk, found.order, last, last.item.amount + amount, () =>
    talk.words.added(amountText(talk, amount, last)),
  );
}

/** An item takes the amount that was said, in its own unit if none was named. */
function changeTo(
  talk: Talk,
  order: Order,
  chosen: Held,
  quantity: Quantity | null,
  inOwnUnit: boolean,
): AssistantAnswer {
  const amount = quantity === null ? 'ask' : amountOf(quantity, chosen, inOwnUnit);
  if (typeof amount === 'number') return setAmount(talk, order, chosen, amount);
  const chips =
    amount === 'notPositive'
      ? [talk.words.chip.remove(chosen.name)]
      : offers(talk, chosen, quantity).map(talk.words.chip.change);
  return answer(intents.itemQuestion, [problemText(talk, amount, chosen)], {
    chips,
    notes: openAbout([chosen], { change: true }),
  });
}

/** A product takes the place of an item, in the same amount if none is said. */
function replace(
  talk: Talk,
  order: Order,
  before: Held,
  after: Named,
  { quantity, inOwnUnit }: Pick<Wish, 'quantity' | 'inOwnUnit'>,
): AssistantAnswer {
  const { db, words, now, text } = talk;
  const same = before.quantity_unit === after.quantity_unit ? before.item.amount : 'ask';
  const amount = quantity === null ? same : amountOf(quantity, after, inOwnUnit);
  if (typeof amount === 'string') {
    return answer(intents.itemQuestion, [problemText(talk, amount, after)], {
      chips: offers(talk, after, quantity),
      notes: openAbout([after], { instead: before.id }),
    });
  }
  return unlessDiscounted(talk, () => {
    const session = findSession(db, talk.session.id);
    const wanted = [{ productId: after.id, amount, rawProduct: text }];
    const grown = addToOrder(db, session, wanted, now);
    try {
      removeItem(db, grown, before.item);
    } catch (error) {
      db.orders.update(order.id, order);
      throw error;
    }
    return answer(
      intents.itemConfirmed,
      [words.removed(before.name), words.added(amountText(talk, amount, after))],
      {
        chips: [words.chip.finish],
        notes: { items: 'again', ...settledAbout([after]) },
      },
    );
  });
}

const EXCHANGE = /^(.*\S)\s+(?:por|pela|pelo|for|with)\s+(\S.*)$/i;

/** "en vez de fernet quiero soda", "quiero soda en vez de fernet". */
const INSTEAD = [
  /^(?:(?:en|em) (?:vez|lugar) d[eoa]l?|no lugar d[eoa]|instead of)\s+(.*?\S)(?:\s*,\s*|\s+(?=(?:quiero|quisiera|poneme|dame|mejor|prefiero|quero|prefiro|coloca|ponha|i want|give me)\b))(?:prefiero\s+|prefiro\s+)?(\S.*)$/i,
  /^(.*?\S)\s+(?:(?:en|em) (?:vez|lugar) d[eoa]l?|no lugar d[eoa]|instead of)\s+(\S.*)$/i,
] as const;

/** What goes and what comes in its place, as a text says it. */
function sidesOf(text: string): [left: string, right: string] {
  const [first, last] = INSTEAD;
  const before = first.exec(text.trim());
  if (before !== null) return [before[1] ?? '', before[2] ?? ''];
  const behind = last.exec(text.trim());
  if (behind !== null) return [behind[2] ?? '', behind[1] ?? ''];
  const [, left = '', right = ''] = EXCHANGE.exec(text) ?? [];
  return [left, right];
}

/** Whether a text names what is wanted instead of something else. */
export function wantsInstead({ text }: Talk): boolean {
  return INSTEAD.some((way) => way.test(text.trim()));
}

/** "cambiar el chorizo por morcilla", "mejor de jamón": one product for another; null when nothing else is named. */
function exchange(talk: Talk, order: Order, items: Held[]): AssistantAnswer | null {
  const sold = soldProducts(talk);
  const [left, right] = sidesOf(talk.text);
  const exchanged = right !== '' && wishOf(talk, right).words.length > 0;
  const from = exchanged ? meant(talk, wishOf(talk, left), items).products[0] : items.at(-1);
  if (from === undefined) return wantsInstead(talk) ? notInOrder(talk, items, false) : null;
  const said = exchanged ? wishOf(talk, right) : wishOf(talk, talk.text);
  const wish = withNoun(said, nounOf(from), sold);
  if (!exchanged && !wish.inOwnUnit) return null;
  const { products } = rankProducts(sold, wish.words, () => true);
  const [after] = products;
  if (after === undefined) {
    return answer(intents.itemNotFound, [talk.words.notFound(wish.words.join(' '))], {
      chips: [talk.words.chip.catalogue],
    });
  }
  if (after.id !== from.id) return replace(talk, order, from, after, wish);
  return changeTo(talk, order, from, wish.quantity, true);
}

/** "mejor 3", "cambiar la yerba a 3": the item named, or else the last one. */
export function changeItem(talk: Talk): AssistantAnswer {
  const found = held(talk);
  if ('texts' in found) return found;
  const { order, items } = found;
  const exchanged = exchange(talk, order, items);
  if (exchanged !== null) return exchanged;
  const wish = wishOf(talk, talk.text);
  const { products, quantity } = meant(talk, wish, items);
  const chosen = products[0] ?? (wish.words.length === 0 ? items.at(-1) : undefined);
  if (chosen === undefined) return notInOrder(talk, items, false);
  return changeTo(talk, order, chosen, quantity, !countsThings(talk));
}

/** What was asked of an item of the order, answered by its amount; null when the order has no such item. */
export function changeTold(
  talk: Talk,
  productId: number,
  quantity: Quantity,
  inOwnUnit = true,
): AssistantAnswer | null {
  const found = held(talk);
  if ('texts' in found) return null;
  const item = found.items.find(({ id }) => id === productId);
  return item === undefined ? null : changeTo(talk, found.order, item, quantity, inOwnUnit);
}

/** As {@link changeTold}, for the product that takes the place of an item. */
export function replaceTold(
  talk: Talk,
  before: number,
  after: Named,
  quantity: Quantity,
  inOwnUnit = true,
): AssistantAnswer | null {
  const found = held(talk);
  if ('texts' in found) return null;
  const item = found.items.find(({ id }) => id === before);
  if (item === undefined) return null;
  return replace(talk, found.order, item, after, { quantity, inOwnUnit });
}

/** "no quiero 2 fernet, quiero 3": the amount of an item put right; null when the order has none such. */
export function correctItem(talk: Talk, inOwnUnit = true): AssistantAnswer | null {
  const found = held(talk);
  if ('texts' in found) return null;
  const { products, quantity } = meant(talk, wishOf(talk, talk.text), found.items);
  const [chosen] = products;
  return chosen === undefined || quantity === null
    ? null
    : changeTo(talk, found.order, chosen, quantity, inOwnUnit);
}
