import type { FaqType, UnitCode } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { isWalletMethod } from '~/domain/payments/payButton';
import { unitShort } from '~/domain/products/units';
import { parseChatCommand } from '~/domain/shopper/chatCommands';
import { formatMoney } from '~/lib/money';

import type { CustomerSessionRow, Database } from '../database/db';
import { Failure } from '../http';
import * as checkout from '../shopper/shopperCheckout';
import { addToOrder, removeItem, setItemAmount } from '../shopper/shopperOrders';
import * as shoppers from '../shopper/shoppers';
import * as reading from './assistantReading';
import { isOnly, names, plainText } from './assistantReading';
import { type TextKey, textIn, type WordKey, words } from './assistantWords';

/** The answer to one message; pressing a chip sends its text as a message. */
export interface AssistantAnswer {
  intent: string;
  texts: string[];
  chips: string[];
  links: { text: string; url: string }[];
}

type Talk = ReturnType<typeof openTalk>;
/** Answers a message that it is meant for; null for any other. */
type Step = (talk: Talk) => AssistantAnswer | null;

/** Amounts offered for a product, by its unit; 1 and 2 for the others. */
const OFFERS: Partial<Record<UnitCode, readonly number[]>> = { kg: [0.5, 1], gr: [100, 250] };

/** What is known when a message arrives. */
function openTalk(db: Database, sessionId: string, text: string, now: Date) {
  const session = shoppers.findSession(db, sessionId);
  const store = shoppers.openStore(db, session.store_id);
  const rows = db.clientActivity.where((row) => row.session_id === sessionId);
  const turns = rows.flatMap(({ activity_name, payload }) => {
    const { intent, text: said } = Object(payload);
    return activity_name === 'chat' ? [{ intent: `${intent}`, text: `${said}` }] : [];
  });
  const plain = plainText(text);
  const languages = [...turns.map((turn) => turn.text), text].map(reading.languageOf);
  const language = languages.findLast((code) => code !== null) ?? store.prefered_language;
  const order = shoppers.currentOrder(db, session);
  const given = { db, session, store, now, text, turns, plain, language, order };
  return {
    ...given,
    said: reading.readInstruction(plain, language),
    /** Without the "no" of "no, mejor 2"; for offers only. */
    meant: reading.readInstruction(reading.without(plain, words(['correction'])), language),
    /** A question, a sum of money or a fraction is never an instruction. */
    doubtful: /[?¿/\p{Sc}\p{No}]/u.test(text),
    last: turns.at(-1)?.intent ?? '',
    sold: db.products.where((row) => row.store_id === store.id && row.active),
    held: (order?.items ?? []).map((item) => ({ ...item.product_denormalized, item })),
    say: (key: TextKey, ...values: string[]) => textIn(language, key, ...values),
  };
}

const answer = (intent: string, texts: string[], chips: string[]): AssistantAnswer => {
  return { intent, texts, chips, links: [] };
};

const tell = ({ held, say }: Talk, intent: string, ...texts: string[]) =>
  answer(intent, texts, [say('seeCatalogue'), say(held.length > 0 ? 'finishOrder' : 'myOrder')]);

/** Formats an amount of a product, such as "2 docenas de Empanadas", so that it is read back as an instruction. */
function amountText({ say }: Talk, amount: number, { name, quantity_unit }: reading.Product) {
  const unit = reading.unitOf(quantity_unit);
  const measured = unit === 'unid' ? '×' : `${unitShort(unit)} ${say('of')}`;
  const counted = unit === 'doc' ? say(amount === 1 ? 'dozen' : 'dozens') : measured;
  return `${String(amount).replace('.', ',')} ${counted} ${name}`;
}

/** Tells the prices of products, with chips that add, change or remove them; null without products. */
function offer(talk: Talk, products: Talk['sold']): AssistantAnswer | null {
  const { held, meant, plain, say, store } = talk;
  const found = products.slice(0, 4);
  const prices = found.map(({ name, price_per_unit: price, quantity_unit: unit }) => {
    const per = reading.unitOf(unit) === 'unid' ? '' : ` / ${unitShort(unit)}`;
    const money = price === null ? '-' : formatMoney(price, store.curr_symbol);
    return `${name}: ${money}${per}`.replace(/\.?$/, '.');
  });
  const isMixed = new Set(found.map(({ name }) => name.split(' ')[0])).size > 1;
  const chips = found.flatMap((product) => {
    const isHeld = held.some(({ name }) => name === product.name);
    if (isHeld && names(plain, 'remove')) return say('remove', product.name);
    const amount = isMixed ? null : reading.amountOf(meant, product);
    const usual = OFFERS[reading.unitOf(product.quantity_unit)] ?? [1, 2];
    const amounts = amount === null ? usual.slice(0, found.length > 1 ? 1 : 2) : [amount];
    const texts = amounts.map((each) => amountText(talk, each, product));
    const changes = isHeld && (meant.kind !== 'add' || names(plain, 'correction'));
    return changes ? texts.map((each) => say('change', each)) : texts;
  });
  return chips.length === 0 ? null : answer('item question', [...prices, say('choose')], chips);
}

const offerMentioned = (talk: Talk, sure: boolean) => {
  const mentioned = reading.mentioned(talk.sold, talk.plain);
  return mentioned.sure === sure ? offer(talk, mentioned.found) : null;
};

/** Adds, changes or removes an item if the whole message is one clear instruction to do so. */
const changeOrder: Step = (talk) => {
  const { db, order, plain, said, say } = talk;
  const product = reading.productOf(talk.sold, said);
  const line = reading.productOf(talk.held, said);
  if (talk.doubtful || said.kind === 'unclear') return null;
  if (said.kind === 'add') {
    const amount = product && reading.amountOf(said, product);
    if (product === null || amount === null) return null;
    const session = shoppers.releaseFinished(db, talk.session);
    addToOrder(db, session, [{ productId: product.id, amount, rawProduct: plain }], talk.now);
    return showStatus(talk, 'item confirmed', say('added', amountText(talk, amount, product)));
  }
  const amount = line && reading.amountOf(said, line);
  if (!order || !line || (said.kind === 'change' ? amount === null : said.typed !== ''))
    return null;
  if (amount === null) removeItem(db, order, line.item);
  else setItemAmount(db, order, line.item, amount);
  const done = amount === null ? say('remove', line.name) : amountText(talk, amount, line);
  const intent = amount === null ? 'item discarded' : 'item confirmed';
  return showStatus(talk, intent, say('noted', done));
};

/** Offers the products spoken of last. */
function offerAgain(talk: Talk) {
  const before = talk.turns.filter(({ intent }) => intent.startsWith('item'));
  const spokenOf = before.map(({ text }) => reading.mentioned(talk.sold, plainText(text)).found);
  return offer(talk, spokenOf.findLast((found) => found.length > 0) ?? []);
}

/** "otro", "no, mejor 2", "un kilo más", and "dale" to an offer. */
const followUp: Step = (talk) => {
  const { last, meant, plain, text } = talk;
  const agrees = last === 'item question' && isOnly(text, 'certain', 'yes', 'another');
  const changes = meant.typed || names(plain, 'remove');
  const refers = changes && meant.product.every((word) => names(word, 'another'));
  return agrees || refers || isOnly(text, 'another') ? offerAgain(talk) : null;
};

/** Shows the provisional order, else the client's last one. */
function showStatus(talk: Talk, intent = 'order status', ...done: string[]): AssistantAnswer {
  const { db, say, store } = talk;
  const session = shoppers.findSession(db, talk.session.id);
  const order = shoppers.currentOrder(db, session) ?? shoppers.lastOrder(db, session);
  if (order === null) return answer('no order', [say('noOrder')], [say('seeCatalogue')]);
  const { items, payment_method: method, payment_status, status, token } = order;
  const { pre_order, order_close } = store.dialog_messages;
  const total = formatMoney(order.total_price, store.curr_symbol);
  const lines = items.map((item) => amountText(talk, item.amount, item.product_denormalized));
  // A wallet payment cannot be made before the store requests it.
  const waits = payment_status === 'pending' && isWalletMethod(method);
  const payment = waits ? say('storeWillRequest') : checkout.methodInfo(db, store.id, method);
  const open = status === 'provisional';
  const notes = open ? [pre_order] : [payment, status === 'pending' ? order_close : null];
  const state = say('status', order.alphanum_id, orderStatusDisplay(status).label, total);
  const texts = [...done, state, lines.join(', '), ...notes].flatMap((text) => text || []);
  const next = say(open && lines.length > 0 ? 'finishOrder' : 'seeCatalogue');
  const links = [{ text: say('myOrder'), url: `/orderstatus/${encodeURIComponent(token ?? '')}` }];
  return { intent, texts, chips: open ? [next, say('discardOrder')] : [next], links };
}

function showCatalogue({ db, session, store, say }: Talk): AssistantAnswer {
  const token = shoppers.catalogueTokenFor(db, store);
  db.customerSessions.update(session.id, { catalogue_token: token });
  const links = [{ text: say('seeCatalogue'), url: `/productlist/${encodeURIComponent(token)}` }];
  return { ...answer('catalogue', [say('catalogue')], [say('myOrder')]), links };
}

const waysOf = ({ say, store: { delivery_enabled: sends, takeaway_enabled: hands } }: Talk) =>
  [sends ? say('home') : '', hands ? say('pickUp') : ''].filter((way) => way !== '');

const methodsOf = ({ db, store: { id: store_id, delivery_enabled: delivery }, order }: Talk) =>
  checkout.methodsFor(db, order ?? { store_id, delivery }).map(({ name }) => name);

/** The address to deliver to: the one typed last, else the known one. */
function addressOf({ db, order, session, text, turns }: Talk): string {
  const said = [...turns, { text }].map((turn) => reading.addressIn(turn.text));
  const known = order?.delivery_address ?? db.clients.get(session.client_id ?? 0)?.address;
  return said.findLast((address) => address !== null) ?? known ?? '';
}

/** What the assistant asks, with chips; it asks again until the question is answered or the order changes. */
const questions: Partial<Record<string, readonly [TextKey, (talk: Talk) => string[]]>> = {
  'delivery question': ['askDelivery', waysOf],
  'address question': ['askAddress', (talk) => waysOf(talk).slice(1)],
  'confirmation question': ['askConfirmation', ({ say }) => [say('yes'), say('otherAddress')]],
  'payment question': ['askPayment', methodsOf],
  'discard question': ['askDiscard', ({ say }) => [say('yes'), say('no')]],
};

/** Asks a question, after an answer if there is one. */
function ask(talk: Talk, intent: string, told = answer('', [], [])): AssistantAnswer {
  const [text, chipsOf] = questions[intent] ?? [];
  if (talk.order === null || !text || !chipsOf) return showStatus(talk);
  const texts = [...told.texts, talk.say(text, addressOf(talk))];
  return { ...told, intent, texts, chips: [...told.chips, ...chipsOf(talk)] };
}

/** Takes the answer to the open question, and asks the next one. */
const takeAnswer: Step = (talk) => {
  const { db, last, order, plain, say, store, text } = talk;
  if (order === null || talk.doubtful || !questions[last]) return null;
  if (last === 'discard question') {
    if (!isOnly(text, 'certain')) return null;
    checkout.discardOrder(db, talk.session, order, talk.now);
    return answer('order discarded', [say('noted', say('discardOrder'))], [say('seeCatalogue')]);
  }
  const confirming = last === 'confirmation question';
  const confirmed = confirming && isOnly(text, 'certain', 'yes');
  if (confirmed || (store.takeaway_enabled && isOnly(text, 'pickUp'))) {
    checkout.chooseDelivery(db, order, confirmed ? addressOf(talk) : null);
    return finish(talk, true);
  }
  const payment_method = methodsOf(talk).find((name) => plainText(name) === reading.coreOf(plain));
  if (last === 'payment question' && payment_method !== undefined) {
    db.orders.update(order.id, { payment_method });
    return finish(talk, true);
  }
  const typed = reading.addressIn(text) !== null;
  const delivers = store.delivery_enabled && (typed || isOnly(text, 'home'));
  if (delivers && addressOf(talk) !== '') return ask(talk, 'confirmation question');
  const refused = confirming && (isOnly(text, 'negation') || names(plain, 'address'));
  return delivers || refused ? ask(talk, 'address question') : null;
};

/** Confirms the order, after delivery and payment method are known. */
function finish(talk: Talk, deliveryKnown = false): AssistantAnswer {
  const { db, session, store } = talk;
  const order = shoppers.currentOrder(db, session);
  if (order === null || order.items.length === 0) return showStatus(talk);
  const settled = deliveryKnown || order.delivery_address !== null;
  if (store.delivery_enabled && !settled) return ask(talk, 'delivery question');
  const isOpen = order.payment_method === null && methodsOf({ ...talk, order }).length > 1;
  if (isOpen) return ask({ ...talk, order }, 'payment question');
  checkout.confirmOrder(db, session, order, talk.now);
  return showStatus(talk, 'order confirmed', talk.say('ready'));
}

/** Answers a standard question with the store's text, else with its data. */
function fromFaq(talk: Talk, type: FaqType, known: string[] = []): AssistantAnswer {
  const { db, say, store } = talk;
  const faq = db.standardFaqs.find((row) => row.store_id === store.id && row.faq_type === type);
  const text = faq?.response.trim() || known.join(', ') || say('askStore');
  return tell(talk, type.replaceAll('_', ' '), text);
}

function greet(talk: Talk): AssistantAnswer {
  const text = talk.store.dialog_messages.dialog_init ?? talk.say('greeting');
  return tell(talk, 'Default Welcome Intent', text);
}

/** What the assistant can tell, by the row of its words: a text, or an answer from the store's data. */
const topics: readonly (readonly [WordKey, Step | TextKey])[] = [
  ['discard', (talk) => ask(talk, 'discard question')],
  ['address', showStatus],
  ['cost', (talk) => fromFaq(talk, 'freigt_cost')],
  ['minimum', (talk) => fromFaq(talk, 'minimum_purchase')],
  ['payment', (talk) => fromFaq(talk, 'payment_methods', methodsOf(talk))],
  ['storeOnly', 'askStore'],
  ['status', showStatus],
  ['delivery', (talk) => fromFaq(talk, 'delivery', waysOf(talk))],
  ['location', (talk) => fromFaq(talk, 'store_location', [talk.store.address ?? ''])],
  ['catalogue', showCatalogue],
  ['asking', (talk) => offerMentioned(talk, false) ?? tell(talk, 'question', talk.say('askStore'))],
  ['thanks', 'thanks'],
  ['greeting', greet],
];

const tellTopic: Step = (talk) => {
  const [, told] = topics.find(([key]) => names(talk.plain, key)) ?? [];
  return typeof told === 'string' ? tell(talk, told, talk.say(told)) : (told?.(talk) ?? null);
};

/** The first step that has an answer gives it. Only the second to the fourth may change the order. */
const steps: readonly Step[] = [
  (talk) => (parseChatCommand(talk.text) === null ? null : greet(talk)),
  takeAnswer,
  (talk) => (isOnly(talk.text, 'finish') && !talk.doubtful ? finish(talk) : null),
  changeOrder,
  (talk) => (isOnly(talk.text, 'discard') ? ask(talk, 'discard question') : null),
  followUp,
  (talk) => (isOnly(talk.text, 'certain', 'yes', 'done', 'negation') ? showStatus(talk) : null),
  (talk) => offerMentioned(talk, true),
  tellTopic,
  (talk) => offerMentioned(talk, false),
  (talk) => (reading.coreOf(talk.plain) === '' ? greet(talk) : null),
  (talk) => (talk.last === 'item question' ? offerAgain(talk) : null),
];

/** Answers one message; only a clear instruction changes the order. Throws 404 for a disabled store. */
export function answerAssistant(
  db: Database,
  session: Readonly<CustomerSessionRow>,
  text: string,
  now: Date,
): AssistantAnswer {
  const talk = openTalk(db, session.id, text, now);
  let reply: AssistantAnswer | null = null;
  try {
    for (const step of steps) reply ??= step(talk);
    reply ??= tell(talk, 'Default Fallback Intent', talk.say('fallback'), talk.say('help'));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reply = tell(talk, 'change refused', talk.say('refused'));
  }
  const open = questions[talk.last] && talk.last !== 'discard question' && !questions[reply.intent];
  if (open && !reply.intent.endsWith('ed')) reply = ask(talk, talk.last, reply);
  const activity = { activity_name: 'chat', payload: { text, intent: reply.intent } };
  const current = shoppers.findSession(db, session.id);
  if (text.trim() !== '') shoppers.recordActivity(db, current, now, activity);
  return reply;
}
