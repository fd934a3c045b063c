import type { FaqType, UnitCode } from '~/contract/types';
import { parseQuantity, quantityProblem } from '~/domain/orders/quantities';
import { isWalletMethod } from '~/domain/payments/payButton';
import { promoDayAt } from '~/domain/store/weekdays';
import { formatMoney } from '~/lib/money';
import { foldText } from '~/lib/text';

import type { CustomerSessionRow, Database, OrderRow, ProductRow, StoreRow } from '../db';
import { Failure } from '../http';
import { tagsOf } from '../productRows';
import * as checkout from '../shopperCheckout';
import { addToOrder, removeItem, setItemAmount } from '../shopperOrders';
import * as shoppers from '../shoppers';
import { writeLog } from '../storeLog';
import * as data from './assistantTexts';
import { fill, keywords, verbs } from './assistantTexts';

/** The answer to one message; pressing a chip sends its text as a message. */
export interface AssistantAnswer {
  intent: string;
  texts: string[];
  chips: string[];
  links: { text: string; url: string }[];
}

interface Talk {
  db: Database;
  session: Readonly<CustomerSessionRow>;
  store: Readonly<StoreRow>;
  texts: data.AssistantTexts;
  now: Date;
  text: string;
  plain: string;
}

type Order = Readonly<OrderRow>;
type Product = Pick<ProductRow, 'name' | 'quantity_unit'>;
type Line = ReturnType<typeof readLine>;
type Topic = keyof typeof keywords;

const CHOICES = 4;
/** Amounts offered for a product, by its unit; 1 and 2 for the others. */
const OFFERS: Partial<Record<UnitCode, readonly number[]>> = { kg: [0.5, 1], gr: [100, 250] };
const SYMBOLS: Partial<Record<UnitCode, string>> = { kg: 'kg', gr: 'g', lit: 'l', met: 'm' };
/** How many of the second unit make one of the first. */
const FACTORS: Partial<Record<string, number>> = { 'kg gr': 1000, 'gr kg': 0.001, 'doc unid': 12 };
const fillers = data.FILLERS.split('|');
const allVerbs = Object.values(verbs).join('|');

/** A message without accents, capitals and punctuation; numbers keep their separators and sign. */
function plainText(text: string): string {
  return (foldText(text).match(/(?:(?<!\S)[-−])?\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []).join(' ');
}

/** Whether a plain message contains one of the phrases, which are separated by `|`. */
function names(plain: string, phrases: string): boolean {
  return phrases.split('|').some((phrase) => ` ${plain} `.includes(` ${phrase} `));
}

function answer(
  intent: string,
  texts: readonly (string | null)[],
  chips: string[] = [],
  links: AssistantAnswer['links'] = [],
): AssistantAnswer {
  return { intent, texts: texts.filter((text) => text !== null), chips, links };
}

function chip({ store }: Talk, name: keyof typeof data.chips, value = ''): string {
  return fill(data.chips[name][store.prefered_language], value);
}

function money({ store }: Talk, amount: number): string {
  return formatMoney(amount, store.curr_symbol);
}

function currentOrder({ db, session }: Talk): Order | null {
  return shoppers.currentOrder(db, shoppers.findSession(db, session.id));
}

function soldProducts({ db, store }: Talk): Readonly<ProductRow>[] {
  return db.products.where(({ store_id, active }) => store_id === store.id && active);
}

/** The unit of a word; without a word or for an unknown one, pieces. */
function unitOf(word = ''): UnitCode {
  const codes = Object.keys(data.UNIT_WORDS) as UnitCode[];
  return codes.find((code) => names(foldText(word), data.UNIT_WORDS[code])) ?? 'unid';
}

const wordsOf = (plain: string) =>
  plain.split(' ').filter((word) => word && !fillers.includes(word));

/** Reads "quiero 2 docenas de empanadas" and "cambiar yerba a 3". */
function readLine({ texts: { numbers } }: Talk, plain: string) {
  const spoken = numbers.replaceAll(' ', '|');
  const skipped = fillers.filter((word) => !names(word, spoken)).join('|');
  const units = Object.values(data.UNIT_WORDS).join('|');
  const amount = `(-?\\d\\S*|${spoken}|${data.HALF})(?: (${units}))?`;
  const lead = `${allVerbs}|${keywords.finish}|${data.GREETING}|${skipped}`;
  const rest = plain.replace(new RegExp(`^(?:(?:${lead})(?: |$))+`), '');
  const start = new RegExp(`^${amount}(?: (.*))?$`).exec(rest)?.slice(1);
  const end = new RegExp(`^(.+) (?:a|por|para|to) ${amount}$`).exec(rest)?.slice(1);
  const [typed, unit, product = ''] = start ?? [end?.[1], end?.[2], end?.[0] ?? rest];
  if (typed === undefined) return { words: wordsOf(product), amount: null };
  const number = numbers.split(' ').findIndex((synonyms) => names(typed, synonyms));
  const digits = names(typed, data.HALF) ? '0,5' : number < 0 ? typed : String(number);
  return { words: wordsOf(product), amount: { typed: digits, unit: unitOf(unit) } };
}

const isSame = (a: string, b: string) =>
  [a, `${a}s`, `${a}es`].includes(b) || [`${b}s`, `${b}es`].includes(a);

/** The products whose name contains every word; if some names match in full, only those. */
function matching<Row extends Product>(products: readonly Row[], { words }: Line): Row[] {
  const all = products.map((product) => ({ product, name: wordsOf(plainText(product.name)) }));
  const found = all.filter(
    ({ name }) =>
      words.length > 0 && words.every((word) => name.some((part) => isSame(part, word))),
  );
  const full = found.filter(({ name }) => name.length === words.length);
  return (full.length > 0 ? full : found).map(({ product }) => product);
}

/** The amount in the product's unit; null when it is missing, ambiguous or in a unit that does not fit. */
function amountOf({ amount }: Line, { quantity_unit }: Product): number | null {
  if (amount === null) return null;
  const sold = unitOf(quantity_unit);
  const typed = parseQuantity(amount.typed, amount.unit);
  const factor = amount.unit === sold ? 1 : FACTORS[`${amount.unit} ${sold}`];
  if (!typed.ok || factor === undefined) return null;
  const value = Number((typed.value * factor).toFixed(6));
  const possible = sold !== 'unid' || Number.isInteger(value);
  return possible && quantityProblem(value, quantity_unit) === null ? value : null;
}

/** Formats an amount of a product, such as "2 docenas de Empanadas", so that the assistant parses it back. */
function amountText({ texts }: Talk, amount: number, product: Product): string {
  const unit = unitOf(product.quantity_unit);
  const dozens = unit === 'doc' ? texts.dozen[amount === 1 ? 0 : 1] : '×';
  const counted = SYMBOLS[unit] === undefined ? dozens : `${SYMBOLS[unit]} ${texts.of}`;
  return `${String(amount).replace('.', ',')} ${counted} ${product.name}`;
}

function offers(talk: Talk, product: Product): string[] {
  const amounts = OFFERS[unitOf(product.quantity_unit)] ?? [1, 2];
  return amounts.map((amount) => amountText(talk, amount, product));
}

/** Asks for the product or its amount; null when none matches. */
function askProduct(talk: Talk, line: Line): AssistantAnswer | null {
  const found = matching(soldProducts(talk), line).slice(0, CHOICES);
  const [first, ...others] = found;
  if (first === undefined) return null;
  const { name, price_per_unit: price } = first;
  const priced = others.length > 0 || price === null ? null : `${name}: ${money(talk, price)}.`;
  const chips = found.flatMap((product) => {
    const amount = amountOf(line, product);
    const amounts = amount === null ? offers(talk, product) : [amountText(talk, amount, product)];
    return others.length > 0 ? amounts.slice(0, 1) : amounts;
  });
  return answer('item question', [priced, talk.texts.choose], chips);
}

/** Adds a product; null unless exactly one matches, with an unambiguous amount. */
function addProduct(talk: Talk, line: Line): AssistantAnswer | null {
  const { db, now, text, texts } = talk;
  const [product, ...others] = matching(soldProducts(talk), line);
  const amount = product === undefined ? null : amountOf(line, product);
  if (product === undefined || others.length > 0 || amount === null) return null;
  const session = shoppers.releaseFinished(db, shoppers.findSession(db, talk.session.id));
  addToOrder(db, session, [{ productId: product.id, amount, rawProduct: text }], now);
  const added = fill(texts.added, amountText(talk, amount, product));
  return withStatus(talk, 'item confirmed', added);
}

/** Changes or removes an item of the order; asks unless exactly one matches, with an unambiguous amount. */
function changeItem(talk: Talk, line: Line, mayChange: boolean): AssistantAnswer {
  const { db, plain, texts } = talk;
  const order = currentOrder(talk);
  if (order === null) return showStatus(talk);
  const removing = names(plain, verbs.remove);
  const held = order.items.map((item) => ({ ...item.product_denormalized, item }));
  const found = matching(held, line);
  const [chosen] = found;
  const amount = chosen === undefined ? null : amountOf(line, chosen);
  const clear = removing ? line.amount === null : amount !== null;
  if (chosen === undefined || found.length > 1 || !mayChange || !clear) {
    const choices = found.length > 0 ? found : held;
    const chips = choices.slice(0, CHOICES).map((product) => {
      if (removing) return chip(talk, 'remove', product.name);
      return chip(talk, 'change', offers(talk, product)[0]);
    });
    return answer('item question', [texts.chooseItem], chips);
  }
  if (removing) removeItem(db, order, chosen.item);
  else setItemAmount(db, order, chosen.item, amount ?? 0);
  const done = removing ? chip(talk, 'remove', chosen.name) : amountText(talk, amount ?? 0, chosen);
  return withStatus(talk, removing ? 'item discarded' : 'item confirmed', fill(texts.noted, done));
}

function turnsOf({ db, session }: Talk): { intent: string; created_at: string }[] {
  return db.clientActivity
    .where((row) => row.session_id === session.id && row.activity_name === 'chat')
    .map(({ payload, created_at }) => ({ intent: String(Object(payload).intent), created_at }));
}

/** The store's message for the payment method; a wallet payment cannot be made before it is requested. */
function paymentText({ db, store, texts }: Talk, order: Order): string | null {
  const { payment_method, payment_status } = order;
  if (payment_status === 'pending' && isWalletMethod(payment_method)) return texts.storeWillRequest;
  return checkout.methodInfo(db, store.id, payment_method);
}

/** Shows the provisional order, else the client's last one. */
function showStatus(talk: Talk): AssistantAnswer {
  const { db, session, store, texts } = talk;
  const order = currentOrder(talk) ?? shoppers.lastOrder(db, shoppers.findSession(db, session.id));
  if (order === null) return answer('no order', [texts.noOrder], [chip(talk, 'catalogue')]);
  const open = order.status === 'provisional';
  const { pre_order, order_close } = store.dialog_messages;
  const state = data.orderStates[order.status][store.prefered_language];
  const lines = order.items.map((item) => amountText(talk, item.amount, item.product_denormalized));
  return answer(
    'order status',
    [
      fill(texts.status, order.alphanum_id, state, money(talk, order.total_price)),
      lines.length === 0 ? null : lines.join(', '),
      open ? pre_order : paymentText(talk, order),
      order.status === 'pending' ? order_close : null,
    ],
    open ? [chip(talk, lines.length > 0 ? 'finish' : 'catalogue'), chip(talk, 'discard')] : [],
    [{ text: chip(talk, 'order'), url: `/orderstatus/${encodeURIComponent(order.token ?? '')}` }],
  );
}

function withStatus(talk: Talk, intent: string, done: string): AssistantAnswer {
  const { chips, links, texts } = showStatus(talk);
  return answer(intent, [done, ...texts], chips, links);
}

function showCatalogue(talk: Talk): AssistantAnswer {
  const token = shoppers.catalogueTokenFor(talk.db, talk.store);
  talk.db.customerSessions.update(talk.session.id, { catalogue_token: token });
  const link = { text: chip(talk, 'catalogue'), url: `/productlist/${encodeURIComponent(token)}` };
  return answer('catalogue', [talk.texts.catalogue], [], [link]);
}

function tellPromo(talk: Talk): AssistantAnswer {
  const own = talk.db.promos.where(({ store_id }) => store_id === talk.store.id);
  const onDay = (day: number) => own.find(({ day_of_week }) => day_of_week === day);
  const { promo_msg = null, tag = null } = onDay(promoDayAt(talk.now)) ?? onDay(0) ?? {};
  const tagged = soldProducts(talk).filter((product) => tagsOf(product).includes(tag ?? ''));
  const chips = [...tagged.slice(0, CHOICES).map(({ name }) => name), chip(talk, 'catalogue')];
  const text = tagged.length > 0 ? talk.texts.choose : talk.texts.askStore;
  return answer('promo of the day', [promo_msg ?? text], chips);
}

/** Chips that choose the delivery of the provisional order. */
function deliveryChips(talk: Talk): string[] {
  const { delivery_enabled, takeaway_enabled } = talk.store;
  const delivery = delivery_enabled ? [chip(talk, 'delivery')] : [];
  const chips = takeaway_enabled ? [...delivery, chip(talk, 'pickUp')] : delivery;
  return currentOrder(talk) === null ? [] : chips;
}

function methodChips(talk: Talk): string[] {
  const order = currentOrder(talk);
  return order === null ? [] : checkout.methodsFor(talk.db, order).map(({ name }) => name);
}

/** Answers a standard question with the store's text. */
function fromFaq(intent: string, type: FaqType, chipsOf: (talk: Talk) => string[] = () => []) {
  return (talk: Talk): AssistantAnswer => {
    const { db, store, texts } = talk;
    const faq = db.standardFaqs.find((row) => row.store_id === store.id && row.faq_type === type);
    const address = type === 'store_location' ? store.address : null;
    return answer(intent, [faq?.response.trim() || address || texts.askStore], chipsOf(talk));
  };
}

/** Confirms the order, after delivery and payment method are known. */
function finish(talk: Talk, deliveryChosen = false): AssistantAnswer {
  const { db, now, session, store, texts } = talk;
  const order = currentOrder(talk);
  if (order === null || order.items.length === 0) return showStatus(talk);
  const answers = turnsOf(talk).filter(({ created_at }) => created_at >= order.created_at);
  const chosen = answers.some(({ intent }) =>
    ['delivery chosen', 'payment question'].includes(intent),
  );
  const settled = order.delivery ? order.delivery_address !== null : deliveryChosen || chosen;
  if (store.delivery_enabled && !settled) {
    return answer('delivery question', [texts.askDelivery], deliveryChips(talk));
  }
  const methods = methodChips(talk);
  if (order.payment_method === null && methods.length > 1) {
    return answer('payment question', [texts.askMethod], methods);
  }
  checkout.confirmOrder(db, shoppers.findSession(db, session.id), order, now);
  return withStatus(talk, 'order confirmed', texts.confirmed);
}

/** Sets the delivery of the order, and continues finishing if the assistant had asked for it. */
function receive(talk: Talk, order: Order, address: string | null, last: string): AssistantAnswer {
  checkout.chooseDelivery(talk.db, order, address);
  const noted = fill(talk.texts.noted, address ?? chip(talk, 'pickUp'));
  if (last !== 'delivery question' && last !== 'address question') {
    return answer('delivery chosen', [noted], [chip(talk, 'finish')]);
  }
  const next = finish(talk, true);
  return { ...next, texts: [noted, ...next.texts] };
}

/** Handles a chip of delivery, payment or discarding, and the requested address. */
function answerChoice(talk: Talk): AssistantAnswer | null {
  const { db, now, plain, session, store, text, texts } = talk;
  const order = currentOrder(talk);
  if (order === null) return null;
  const last = turnsOf(talk).at(-1)?.intent ?? '';
  if (last === 'discard question' && data.YES.split('|').includes(plain)) {
    checkout.discardOrder(db, shoppers.findSession(db, session.id), order, now);
    const done = fill(texts.noted, chip(talk, 'discard'));
    return answer('order discarded', [done], [chip(talk, 'catalogue')]);
  }
  const isChip = (name: 'pickUp' | 'delivery') => plain === plainText(chip(talk, name));
  if (isChip('pickUp') && store.takeaway_enabled) return receive(talk, order, null, last);
  if (isChip('delivery') && store.delivery_enabled) {
    const client = session.client_id === null ? undefined : db.clients.get(session.client_id);
    const address = order.delivery_address ?? client?.address ?? '';
    if (address !== '') return receive(talk, order, address, last);
    const intent = last === 'delivery question' ? 'address question' : 'new address question';
    return answer(intent, [texts.askAddress]);
  }
  const asked = last.endsWith('address question') && instructionsOf(talk).length === 0;
  if (asked && /\p{L}{3}.* \d/u.test(plain)) return receive(talk, order, text.trim(), last);
  const pays = new RegExp(`^(?:(?:${keywords.payments}|con|com|en|em|with|in) )*`);
  const method = methodChips(talk).find((name) => plainText(name) === plain.replace(pays, ''));
  if (method === undefined) return null;
  const paid = db.orders.update(order.id, { payment_method: method });
  if (last === 'payment question') return finish(talk);
  const chosen = [fill(texts.noted, method), paymentText(talk, paid)];
  return answer('payment method chosen', chosen, [chip(talk, 'finish')]);
}

function askDiscard(talk: Talk): AssistantAnswer {
  const order = currentOrder(talk);
  if (order === null) return showStatus(talk);
  const text = fill(talk.texts.sureDiscard, order.alphanum_id);
  return answer('discard question', [text], [chip(talk, 'yes'), chip(talk, 'no')]);
}

function greet(talk: Talk): AssistantAnswer {
  const { dialog_messages, name } = talk.store;
  const text = dialog_messages.dialog_init ?? fill(talk.texts.greeting, name);
  const next = ['catalogue', 'promo', 'hours', 'order'] as const;
  return answer(
    'Default Welcome Intent',
    [text],
    next.map((name) => chip(talk, name)),
  );
}

const topics: Record<Topic, (talk: Talk) => AssistantAnswer> = {
  finish: showStatus,
  discard: askDiscard,
  cost: fromFaq('delivery cost', 'freigt_cost'),
  minimum: fromFaq('minimum purchase', 'minimum_purchase'),
  payments: fromFaq('payment methods', 'payment_methods', methodChips),
  promo: tellPromo,
  delivery: fromFaq('delivery', 'delivery', deliveryChips),
  location: fromFaq('location and opening hours', 'store_location'),
  status: showStatus,
  catalogue: showCatalogue,
  help: (talk) => answer('help', [talk.texts.help], [chip(talk, 'catalogue'), chip(talk, 'order')]),
};

function topicOf(plain: string): Topic | undefined {
  return (Object.keys(keywords) as Topic[]).find((topic) => names(plain, keywords[topic]));
}

/** The instructions and questions of a message. */
function instructionsOf(talk: Talk): string[] {
  const parts = talk.text.split(/[;\n+]|,(?!\d)|\.(?=\s)|\s(?:y|e|and|pero|mas|but)\s/i);
  return parts.filter((part) => {
    const plain = plainText(part);
    const counts = readLine(talk, plain).amount !== null;
    return counts || names(plain, allVerbs) || topicOf(plain) !== undefined;
  });
}

function respond(talk: Talk): AssistantAnswer {
  const { plain, text, texts } = talk;
  if (plain === '') return greet(talk);
  const negated = names(plain, data.NEGATIONS);
  const mayChange = !negated && !/[?¿]/.test(text);
  const line = readLine(talk, plain);
  const changing = names(plain, `${verbs.remove}|${verbs.change}`);
  const added = mayChange && !changing ? addProduct(talk, line) : null;
  const done = added ?? (mayChange ? answerChoice(talk) : null);
  if (done !== null) return done;

  const [first = '', ...others] = instructionsOf(talk);
  if (mayChange && others.length > 0) return answer('one by one', [texts.oneByOne], [first.trim()]);
  const topic = topicOf(plain);
  if (topic === 'finish' && mayChange && line.words.length === 0) return finish(talk);
  if (topic !== undefined) return topics[topic](talk);
  if (changing) return changeItem(talk, line, mayChange);
  const asked = askProduct(talk, line);
  if (asked !== null) return asked;
  if (negated && currentOrder(talk) !== null) return { ...showStatus(talk), intent: 'order kept' };
  if (names(plain, data.THANKS)) return answer('thanks', [texts.thanks]);
  if (names(plain, data.GREETING)) return greet(talk);
  const next = [chip(talk, 'catalogue'), chip(talk, 'order')];
  return answer('Default Fallback Intent', [texts.fallback, texts.help], next);
}

/**
 * Answers one message in the language of the session's store, and changes its order if the message is unambiguous.
 * @throws 404 when the session's store is disabled
 */
export function answerAssistant(
  db: Database,
  session: Readonly<CustomerSessionRow>,
  text: string,
  now: Date,
): AssistantAnswer {
  const store = shoppers.openStore(db, session.store_id);
  const texts = data.assistantTexts[store.prefered_language];
  const talk: Talk = { db, session, store, texts, now, text, plain: plainText(text) };
  let reply: AssistantAnswer;
  try {
    reply = respond(talk);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reply = answer('item kept', [texts.refused], [chip(talk, 'order')]);
  }
  // Stored, because the next message may answer this question.
  const activity = { activity_name: 'chat', payload: { text, intent: reply.intent } };
  const current = shoppers.findSession(db, session.id);
  if (talk.plain !== '') shoppers.recordActivity(db, current, now, activity);
  if (reply.intent === 'Default Fallback Intent') {
    writeLog(db, store.id, now, { level: 'warning', event: 'assistant_no_match', payload: text });
  }
  return reply;
}
