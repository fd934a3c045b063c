import type { UnitCode } from '~/contract/types';
import { unitShort } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';

import { addToOrder, removeItem, setItemAmount } from '../../shopper/shopperOrders';
import * as shoppers from '../../shopper/shoppers';
import * as reading from './reading';
import { isOnly, names, type Part, plainText } from './reading';
import {
  amountText,
  answer,
  type AssistantAnswer,
  measure,
  showStatus,
  type Step,
  type Talk,
  tell,
} from './talk';

/** Amounts offered for a product, by its unit; 1 and 2 for the others. */
const OFFERS: Partial<Record<UnitCode, readonly number[]>> = { kg: [0.5, 1], gr: [100, 250] };

/** Chips that add, change or remove a product, as a part of the message wants it; at most `most`. */
function chipsFor(talk: Talk, product: Talk['sold'][number], part: Part | undefined, most: number) {
  const { held, plain, refuses, say } = talk;
  const line = held.find(({ name }) => name === product.name)?.item;
  const amount = part ? reading.amountOf(part, product) : null;
  if (line && (refuses || part?.kind === 'remove' || names(plain, 'remove'))) {
    const left = line.amount - (amount ?? line.amount);
    const fewer = left > 0 && !refuses ? [say('change', amountText(talk, left, product))] : [];
    return [...fewer, say('remove', product.name)];
  }
  if (refuses) return [];
  const usual = OFFERS[reading.unitOf(product.quantity_unit)] ?? [1, 2];
  const texts = (amount === null ? usual.slice(0, most) : [amount]).map((each) =>
    amountText(talk, each, product),
  );
  const corrects =
    names(plain, 'correction', 'negation') || ['change', 'unclear'].includes(part?.kind ?? '');
  return texts.map((each) => say(line && corrects ? 'change' : 'add', each));
}

/** Tells the prices of products, with chips for them; null without products. */
export function offer(
  talk: Talk,
  products: Talk['sold'],
  parts = talk.parts,
): AssistantAnswer | null {
  const { say, store } = talk;
  const found = products.slice(0, Math.max(4, parts.length));
  const prices = found.map(({ name, price_per_unit: price, quantity_unit: unit }) => {
    const per = reading.unitOf(unit) === 'unid' ? '' : ` / ${unitShort(unit)}`;
    const money = price === null ? '-' : formatMoney(price, store.curr_symbol);
    return `${name}: ${money}${per}`.replace(/\.?$/, '.');
  });
  // With several parts, each product has the amount of the part that names it.
  const partOf = (product: Talk['sold'][number]) =>
    parts.length === 1
      ? parts[0]
      : parts.find((part) => reading.mentioned([product], part.product).sure);
  const most = found.length > 1 ? 1 : 2;
  const chips = found.flatMap((product) => chipsFor(talk, product, partOf(product), most));
  const isChosen = found.every((product) => {
    const part = partOf(product);
    return part !== undefined && reading.amountOf(part, product) !== null;
  });
  const asked = say(isChosen ? 'tap' : 'choose');
  return chips.length === 0 ? null : answer('item question', [...prices, asked], chips);
}

/** The products that the message mentions: the best of each of its parts, if they name several. */
function mentionedIn(talk: Talk, near = false) {
  const words = talk.parts.map((part) => part.product);
  const each = words.map((said) => reading.mentioned(talk.sold, said, near));
  const all = reading.mentioned(talk.sold, talk.plain.split(' '), near);
  const named = each.filter(({ found }) => found.length > 0);
  if (named.length < 2) return named[0] ?? all;
  const found = [...new Set(named.flatMap((some) => some.found.slice(0, 1)))];
  return { found, sure: named.some(({ sure }) => sure) };
}

export const offerMentioned = (talk: Talk, sure: boolean, near = false) => {
  const mentioned = mentionedIn(talk, near);
  return mentioned.sure === sure ? offer(talk, mentioned.found) : null;
};

/** What a part of a message does to the order; `ask` for what it may mean, null for nothing clear. */
function actOf({ held, sold }: Talk, part: Part) {
  const line = reading.productOf(held, part.product);
  const product = reading.productOf(sold, part.product);
  const row = part.kind === 'change' || part.kind === 'remove' ? line : product;
  if (row === null || part.kind === 'unclear') return null;
  const amount = reading.amountOf(part, row);
  const act = { row, id: product?.id, item: line?.item, amount: amount ?? 0 };
  if (part.kind === 'remove') return part.typed === '' ? { ...act, does: part.kind } : null;
  if (amount === null) return null;
  if (part.kind === 'change') return { ...act, does: part.kind };
  const isHeld = line?.item.product_id === product?.id;
  const repeats = part.kind === 'wish' || line?.item.amount === amount;
  if (isHeld && !part.more && (repeats || part.kind === 'none')) return { ...act, does: 'ask' };
  return part.kind === 'none' ? null : { ...act, does: 'add' };
}
type Act = NonNullable<ReturnType<typeof actOf>>;

function carryOut(talk: Talk, acts: readonly Act[]): AssistantAnswer {
  const { db, now, plain, say } = talk;
  let { order } = talk;
  for (const { amount, does, item } of acts) {
    if (order === null || item === undefined || does === 'add') continue;
    if (does === 'remove') order = removeItem(db, order, item);
    else order = setItemAmount(db, order, item, amount);
  }
  const wanted = acts.flatMap(({ amount, does, id: productId }) =>
    does === 'add' && productId !== undefined ? [{ productId, amount, rawProduct: plain }] : [],
  );
  if (wanted.length > 0) addToOrder(db, shoppers.releaseFinished(db, talk.session), wanted, now);
  const texts = acts.map(({ amount, does, row }) =>
    does === 'remove'
      ? say('noted', say('remove', row.name))
      : say(does === 'add' ? 'added' : 'noted', amountText(talk, amount, row)),
  );
  const onlyRemoves = acts.every(({ does }) => does === 'remove');
  return showStatus(talk, onlyRemoves ? 'item discarded' : 'item confirmed', texts);
}

/** Asks whether an amount of what the order holds is meant on top of it or in total. */
function askAmount(talk: Talk, { amount, item, row }: Act): AssistantAnswer {
  const { confirms, say } = talk;
  if (item === undefined || (confirms && item.amount === amount)) return showStatus(talk);
  const measured = measure(talk, amount, reading.unitOf(row.quantity_unit));
  const asked = say('askAmount', amountText(talk, item.amount, row), measured, measured);
  return answer('amount question', [asked], [say('more', measured), say('total', measured)]);
}

/** Changes the order if each part of the message is a clear instruction to do so. */
export const changeOrder: Step = (talk) => {
  const acts = talk.parts.flatMap((part) => actOf(talk, part) ?? []);
  const isClear = acts.length === talk.parts.length && !talk.doubtful && !talk.refuses;
  const [first, ...others] = acts;
  if (!isClear || first === undefined) return null;
  if (others.length === 0 && first.does === 'ask') return askAmount(talk, first);
  const isOnce = new Set(acts.map(({ row }) => row.name)).size === acts.length;
  return isOnce && acts.every(({ does }) => does !== 'ask') ? carryOut(talk, acts) : null;
};

/** "2 más" or "en total", right after {@link askAmount}. */
export const settleAmount: Step = (talk) => {
  const { doubtful, language, last, parts, plain, sold, text, turns } = talk;
  const [part, ...others] = parts;
  const isAnswer = part ? part.product.length === 0 : isOnly(text, 'more', 'total');
  const isTotal = part ? part.kind === 'change' : names(plain, 'total');
  const isMore = part ? part.more : names(plain, 'more');
  if (last !== 'amount question' || !isAnswer || others.length > 0 || doubtful) return null;
  const [asked] = reading.readMessage(turns.at(-1)?.text ?? '', language, sold).parts;
  const act = asked ? actOf(talk, asked) : null;
  const amount = act && part ? reading.amountOf(part, act.row) : act?.amount;
  if (!act || !amount || isTotal === isMore || talk.refuses) return null;
  return carryOut(talk, [{ ...act, amount, does: isTotal ? 'change' : 'add' }]);
};

/** The products spoken of last. */
export function spokenOf({ sold, turns }: Talk) {
  const before = turns.filter(({ intent }) => /^(item|amount)/.test(intent));
  const found = before.map(({ text }) => {
    return reading.mentioned(sold, plainText(text).split(' ')).found;
  });
  return found.findLast((some) => some.length > 0) ?? [];
}

/** "otro", "no, mejor 2", "un kilo más", and "dale" to an offer. */
export const followUp: Step = (talk) => {
  const { last, parts, text } = talk;
  const agrees = last === 'item question' && isOnly(text, 'certain', 'yes', 'another');
  const refers =
    parts.length === 1 &&
    parts.every(
      ({ kind, product, typed }) =>
        (typed !== '' || kind === 'remove') && product.every((word) => names(word, 'another')),
    );
  const repeats = isOnly(text, 'another', 'more', 'add', 'remove', 'connective');
  return agrees || refers || repeats ? offer(talk, spokenOf(talk)) : null;
};

/** A refusal is never answered with a chip that adds what it names. */
export const refuse: Step = (talk) => {
  const { doubtful, held, plain, refuses, say } = talk;
  if (!refuses || doubtful) return null;
  const about = names(plain, 'regret') ? spokenOf(talk) : mentionedIn(talk).found;
  const lines = about.filter(({ name }) => held.some((row) => row.name === name)).slice(0, 4);
  const chips = names(plain, 'keep') ? [] : lines.map(({ name }) => say('remove', name));
  const told = tell(talk, 'no change', say('unchanged'));
  return { ...told, chips: [...chips, ...told.chips] };
};
