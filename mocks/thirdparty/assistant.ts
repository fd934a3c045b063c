import type { FaqType, UnitCode } from '~/contract/types';
import { orderStatusLook } from '~/domain/orders/orderStatus';
import { isWalletMethod } from '~/domain/payments/payButton';
import { unitShort } from '~/domain/products/units';
import { promoDayAt } from '~/domain/store/weekdays';
import { formatMoney } from '~/lib/money';

import type { CustomerSessionRow, Database } from '../db';
import { Failure } from '../http';
import { tagsOf } from '../productRows';
import * as checkout from '../shopperCheckout';
import { addToOrder, removeItem, setItemAmount } from '../shopperOrders';
import * as shoppers from '../shoppers';
import { writeLog } from '../storeLog';
import * as reading from './assistantReading';
import { isOnly, names, plainText } from './assistantReading';
import { type TextKey, textIn } from './assistantTexts';
import { type WordKey, wordKeys, words } from './assistantWords';

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

const NO_MATCH = 'Default Fallback Intent';
const CHOICES = 4;
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
    /** A question, a sum of money or a fraction is never an instruction. */
    doubtful: /[?¿/\p{Sc}\p{No}]/u.test(text),
    last: turns.at(-1)?.intent ?? '',
    sold: db.products.where((row) => row.store_id === store.id && row.active),
    held: (order?.items ?? []).map((item) => ({ ...item.product_denormalized, item })),
    say: (key: TextKey, ...values: string[]) => textIn(language, key, ...values),
  };
}

function answer(
  intent: string,
  texts: readonly (string | null)[],
  chips: string[],
  ...links: AssistantAnswer['links']
): AssistantAnswer {
  return { intent, texts: texts.flatMap((text) => text || []), chips, links };
}

/** Answers with texts, and chips that lead on. */
const tell = ({ held, say }: Talk, intent: string, ...texts: string[]) =>
  answer(intent, texts, [say('seeCatalogue'), say(held.length > 0 ? 'finishOrder' : 'myOrder')]);

/** Formats an amount of a product, such as "2 docenas de Empanadas", so that it is read back as an instruction. */
function amountText({ say }: Talk, amount: number, { name, quantity_unit }: reading.Product) {
  const unit = reading.unitOf(quantity_unit);
  const measured = unit === 'unid' ? '×' : `${unitShort(unit)} ${say('of')}`;
  const counted = unit === 'doc' ? say(amount === 1 ? 'dozen' : 'dozens') : measured;
  return `${String(amount).replace('.', ',')} ${counted} ${name}`;
}

/** Tells the prices of products, with chips that add them; null without products. */
function offer(talk: Talk, products: Talk['sold']): AssistantAnswer | null {
  const found = products.slice(0, CHOICES);
  const prices = found.map(({ name, price_per_unit: price, quantity_unit: unit }) => {
    const per = reading.unitOf(unit) === 'unid' ? '' : ` / ${unitShort(unit)}`;
    const money = price === null ? '-' : formatMoney(price, talk.store.curr_symbol);
    return `${name}: ${money}${per}`.replace(/\.?$/, '.');
  });
  const isMixed = new Set(found.map(({ name }) => name.split(' ')[0])).size > 1;
  const chips = found.flatMap((product) => {
    const amount = isMixed ? null : reading.amountOf(talk.said, product);
    const usual = OFFERS[reading.unitOf(product.quantity_unit)] ?? [1, 2];
    const amounts = amount === null ? usual.slice(0, found.length > 1 ? 1 : 2) : [amount];
    return amounts.map((each) => amountText(talk, each, product));
  });
  const texts = [...prices, talk.say('choose')];
  return chips.length === 0 ? null : answer('item question', texts, chips);
}

const offerMentioned = (talk: Talk, sure: boolean) => {
  const mentioned = reading.mentioned(talk.sold, talk.plain);
  return mentioned.sure === sure ? offer(talk, mentioned.found) : null;
};

/** Adds, changes or removes an item if the whole message is one clear instruction to do so. */
const changeOrder: Step = (talk) => {
  const { db, held, order, plain, said, say, sold } = talk;
  const product = said.kind === 'add' ? reading.productOf(sold, said) : null;
  const line = said.kind === 'add' ? null : reading.productOf(held, said);
  const named = product ?? line;
  const amount = named && reading.amountOf(said, named);
  if (talk.doubtful) return null;
  if (product && amount !== null) {
    const session = shoppers.releaseFinished(db, talk.session);
    addToOrder(db, session, [{ productId: product.id, amount, rawProduct: plain }], talk.now);
    return showStatus(talk, 'item confirmed', say('added', amountText(talk, amount, product)));
  }
  if (order && line && said.kind === 'change' && amount !== null) {
    setItemAmount(db, order, line.item, amount);
    return showStatus(talk, 'item confirmed', say('noted', amountText(talk, amount, line)));
  }
  if (!order || !line || said.kind !== 'remove' || said.typed !== '') return null;
  removeItem(db, order, line.item);
  return showStatus(talk, 'item discarded', say('noted', say('remove', line.name)));
};

/** Asks which item to change or remove, by chips that do it. */
const askItem: Step = (talk) => {
  const { held, plain, said, say } = talk;
  const removing = names(plain, 'remove');
  if (said.kind === 'add' && !removing) return null;
  const found = said.product.length === 0 ? held : reading.mentioned(held, plain).found;
  const chips = found.slice(0, CHOICES).map((item) => {
    const changed = amountText(talk, reading.amountOf(said, item) ?? 1, item);
    return removing ? say('remove', item.name) : say('change', changed);
  });
  return chips.length === 0 ? null : answer('item question', [say('chooseItem')], chips);
};

/** "otro", "lo llevo", "2", "cuánto el kilo", and "dale" to an offer: offers the product spoken of last. */
const followUp: Step = (talk) => {
  const { last, said, sold, text, turns } = talk;
  const agrees = last === 'item question' && isOnly(text, 'certain', 'yes');
  const refers = (said.typed !== '' && said.product.length === 0) || isOnly(text, 'another');
  if (!last.startsWith('item') || !(agrees || refers)) return null;
  const before = turns.map((turn) => reading.mentioned(sold, plainText(turn.text)));
  return offer(talk, before.findLast(({ sure }) => sure)?.found ?? []);
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
  const next = say(open && lines.length > 0 ? 'finishOrder' : 'seeCatalogue');
  return answer(
    intent,
    [
      ...done,
      say('status', order.alphanum_id, orderStatusLook(status).label, total),
      lines.join(', '),
      ...notes,
    ],
    open ? [next, say('discardOrder')] : [next],
    { text: say('myOrder'), url: `/orderstatus/${encodeURIComponent(token ?? '')}` },
  );
}

function showCatalogue({ db, session, store, say }: Talk): AssistantAnswer {
  const token = shoppers.catalogueTokenFor(db, store);
  db.customerSessions.update(session.id, { catalogue_token: token });
  const url = `/productlist/${encodeURIComponent(token)}`;
  return answer('catalogue', [say('catalogue')], [], { text: say('seeCatalogue'), url });
}

function tellPromo(talk: Talk): AssistantAnswer {
  const own = talk.db.promos.where(({ store_id }) => store_id === talk.store.id);
  const onDay = (day: number) => own.find(({ day_of_week }) => day_of_week === day);
  const { promo_msg, tag } = onDay(promoDayAt(talk.now)) ?? onDay(0) ?? {};
  const told = tell(talk, 'promo of the day', promo_msg ?? talk.say('askStore'));
  const tagged = talk.sold.filter((product) => tag && tagsOf(product).includes(tag));
  const chips = tagged.slice(0, CHOICES).map(({ name }) => name);
  return { ...told, chips: [...chips, ...told.chips] };
}

const waysOf = ({ say, store }: Talk) => [
  ...(store.delivery_enabled ? [say('home')] : []),
  ...(store.takeaway_enabled ? [say('pickUp')] : []),
];

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
  const way = reading.without(reading.coreOf(plain), words(['pays'])).replaceAll(' ', '');
  const payment_method = methodsOf(talk).find(
    (name) => plainText(name).replaceAll(' ', '') === way,
  );
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

const finishOrDiscard: Step = (talk) => {
  if (isOnly(talk.text, 'finish') && !talk.doubtful) return finish(talk);
  return isOnly(talk.text, 'discard') ? ask(talk, 'discard question') : null;
};

/** Answers a standard question with the store's text, else with its data. */
function fromFaq(talk: Talk, type: FaqType, known: string[] = []): AssistantAnswer {
  const { db, say, store } = talk;
  const faq = db.standardFaqs.find((row) => row.store_id === store.id && row.faq_type === type);
  const text = faq?.response.trim() || known.join(', ') || say('askStore');
  return tell(talk, type.replaceAll('_', ' '), text);
}

/** Answers with a text of the store's knowledge base whose question has the message's words. */
const fromKnowledge: Step = (talk) => {
  const said = talk.plain.split(' ');
  const found = talk.db.knowledgeTexts.find(({ store_id, text }) => {
    const asked = plainText(text.split('?')[0] ?? '').match(/\S{3,}/g) ?? [];
    const own = asked.filter((word) => !names(word, 'asking'));
    return store_id === talk.store.id && own.length > 1 && own.every((word) => said.includes(word));
  });
  return found ? tell(talk, 'knowledge', found.text.replace(/^.*?\?\s*/, '')) : null;
};

function greet({ say, store }: Talk): AssistantAnswer {
  const text = store.dialog_messages.dialog_init ?? say('greeting');
  const next = [say('seeCatalogue'), say('promoOfDay'), say('openingHours'), say('myOrder')];
  return answer('Default Welcome Intent', [text], next);
}

/** What the assistant can tell, by the row of its words. */
const topics: Partial<Record<WordKey, (talk: Talk) => AssistantAnswer>> = {
  discard: (talk) => ask(talk, 'discard question'),
  cost: (talk) => fromFaq(talk, 'freigt_cost'),
  minimum: (talk) => fromFaq(talk, 'minimum_purchase'),
  payment: (talk) => fromFaq(talk, 'payment_methods', methodsOf(talk)),
  promo: tellPromo,
  invoice: (talk) => tell(talk, 'invoice', talk.say('askStore')),
  address: (talk) => showStatus(talk),
  status: (talk) => showStatus(talk),
  delivery: (talk) => fromFaq(talk, 'delivery', waysOf(talk)),
  location: (talk) => fromFaq(talk, 'store_location', [talk.store.address ?? '']),
  catalogue: showCatalogue,
  help: (talk) => tell(talk, 'help', talk.say('help')),
  thanks: (talk) => tell(talk, 'thanks', talk.say('thanks')),
  greeting: greet,
};

const tellTopic: Step = (talk) => {
  const key = wordKeys.find((each) => topics[each] && names(talk.plain, each));
  return (key && topics[key]?.(talk)) ?? null;
};

/** The first step that has an answer gives it. Only the first three may change the order. */
const steps: readonly Step[] = [
  takeAnswer,
  finishOrDiscard,
  changeOrder,
  askItem,
  followUp,
  (talk) => (isOnly(talk.text, 'certain', 'yes', 'done', 'negation') ? showStatus(talk) : null),
  fromKnowledge,
  (talk) => offerMentioned(talk, true),
  tellTopic,
  (talk) => offerMentioned(talk, false),
  (talk) => (talk.plain === '' ? greet(talk) : null),
];

/**
 * Answers one message in its language, and changes the session's order if the message is a clear instruction.
 * @throws 404 when the session's store is disabled
 */
export function answerAssistant(
  db: Database,
  session: Readonly<CustomerSessionRow>,
  text: string,
  now: Date,
): AssistantAnswer {
  const talk = openTalk(db, session.id, text, now);
  let reply = tell(talk, NO_MATCH, talk.say('fallback'), talk.say('help'));
  try {
    reply =
      steps.reduce<AssistantAnswer | null>((found, step) => found ?? step(talk), null) ?? reply;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reply = tell(talk, 'change refused', talk.say('refused'));
  }
  if (reply.intent === NO_MATCH) {
    const entry = { level: 'warning', event: 'assistant_no_match', payload: text } as const;
    writeLog(db, talk.store.id, now, entry);
  }
  const open = questions[talk.last] && talk.last !== 'discard question' && !questions[reply.intent];
  if (open && !reply.intent.endsWith('ed')) reply = ask(talk, talk.last, reply);
  // Stored, because the next message may answer this question.
  const activity = { activity_name: 'chat', payload: { text, intent: reply.intent } };
  const current = shoppers.findSession(db, session.id);
  if (text.trim() !== '') shoppers.recordActivity(db, current, now, activity);
  return reply;
}
