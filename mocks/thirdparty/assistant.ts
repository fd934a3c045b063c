import type { FaqType, UnitCode } from '~/contract/types';
import { isWalletMethod } from '~/domain/payments/payButton';
import { unitShort } from '~/domain/products/units';
import { promoDayAt } from '~/domain/store/weekdays';
import { formatMoney } from '~/lib/money';

import type { CustomerSessionRow, Database, OrderRow, ProductRow } from '../db';
import { Failure } from '../http';
import { tagsOf } from '../productRows';
import * as checkout from '../shopperCheckout';
import { addToOrder, removeItem, setItemAmount } from '../shopperOrders';
import * as shoppers from '../shoppers';
import { writeLog } from '../storeLog';
import * as reading from './assistantReading';
import { isOnly, names, plainText } from './assistantReading';
import { type TextKey, textIn } from './assistantTexts';
import { keywords, verbs, words } from './assistantWords';

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
type Sold = Pick<ProductRow, 'name' | 'quantity_unit'>;

const CHOICES = 4;
/** Amounts offered for a product, by its unit; 1 and 2 for the others. */
const OFFERS: Partial<Record<UnitCode, readonly number[]>> = { kg: [0.5, 1], gr: [100, 250] };

/** What is known when a message arrives. */
function openTalk(db: Database, sessionId: string, text: string, now: Date) {
  const session = shoppers.findSession(db, sessionId);
  const store = shoppers.openStore(db, session.store_id);
  const rows = db.clientActivity.where((row) => row.session_id === sessionId);
  const turns = rows.flatMap(({ activity_name, payload, created_at }) => {
    const { intent, text: said } = Object(payload);
    return activity_name === 'chat' ? [{ intent: `${intent}`, text: `${said}`, created_at }] : [];
  });
  const plain = plainText(text);
  const languages = [...turns.map((turn) => turn.text), text].map(reading.languageOf);
  const language = languages.findLast((code) => code !== null) ?? store.prefered_language;
  const order = shoppers.currentOrder(db, session);
  const given = { db, session, store, now, text, turns, plain, language, order };
  return {
    ...given,
    core: reading.coreOf(plain),
    said: reading.readInstruction(plain, language),
    /** A question or a sum of money is never an instruction. */
    doubtful: /[?¿\p{Sc}]/u.test(text),
    last: turns.at(-1)?.intent ?? '',
    /** While the order is being finished, an answer leads on to the next question. */
    finishing:
      turns.findLast(({ intent }) => !intent.startsWith('address'))?.intent === 'delivery question',
    sold: db.products.where((row) => row.store_id === store.id && row.active),
    held: (order?.items ?? []).map((item) => ({ ...item.product_denormalized, item })),
    say: (key: TextKey, ...values: string[]) => textIn(language, key, ...values),
    money: (amount: number) => formatMoney(amount, store.curr_symbol),
  };
}

function answer(
  intent: string,
  texts: readonly (string | null)[],
  chips: string[] = [],
  links: AssistantAnswer['links'] = [],
): AssistantAnswer {
  return { intent, texts: texts.filter((text) => text !== null), chips, links };
}

const nextChips = ({ held, say }: Talk) => [
  say('seeCatalogue'),
  say(held.length > 0 ? 'finishOrder' : 'myOrder'),
];

/** Formats an amount of a product, such as "2 docenas de Empanadas", so that it is read back as an instruction. */
function amountText({ say }: Talk, amount: number, { name, quantity_unit }: Sold): string {
  const unit = reading.unitOf(quantity_unit);
  const measured = unit === 'unid' ? '×' : `${unitShort(unit)} ${say('of')}`;
  const counted = unit === 'doc' ? say(amount === 1 ? 'dozen' : 'dozens') : measured;
  return `${String(amount).replace('.', ',')} ${counted} ${name}`;
}

/** The amounts to offer of a product: the one that was said, else the usual ones. */
function offersOf({ said }: Talk, product: Sold): readonly number[] {
  const amount = reading.amountOf(said, product);
  return amount === null ? (OFFERS[reading.unitOf(product.quantity_unit)] ?? [1, 2]) : [amount];
}

/** The parts of a list: "2 yerbas, 1 fernet y 1 kg de asado". */
const partsOf = (text: string) =>
  text.split(/[;\n+]|,(?!\d)|\.(?=\s)|\s(?:y|e|and)\s/i).map(plainText);

/** The products that the parts of a text may be about. */
function mentionedIn({ sold }: Talk, text: string) {
  const parts = partsOf(text).map((part) => reading.mentioned(sold, part));
  const sure = parts.some((part) => part.sure);
  const named = parts.filter((part) => part.sure === sure).map(({ found }) => found);
  const each = named.length > 1 ? 2 : CHOICES;
  const found = [...new Set(named.flatMap((products) => products.slice(0, each)))];
  return { sure, found: found.slice(0, CHOICES) };
}

/** Tells the prices of products, with chips that add them; null without products. */
function offer(talk: Talk, products: readonly Readonly<ProductRow>[]): AssistantAnswer | null {
  const prices = products.map(({ name, price_per_unit: price, quantity_unit: unit }) => {
    const per = reading.unitOf(unit) === 'unid' ? '' : ` / ${unitShort(unit)}`;
    return price === null ? null : `${name}: ${talk.money(price)}${per}.`;
  });
  const chips = products.flatMap((product) => {
    const amounts = offersOf(talk, product).slice(0, products.length > 1 ? 1 : 2);
    return amounts.map((amount) => amountText(talk, amount, product));
  });
  return chips.length === 0
    ? null
    : answer('item question', [...prices, talk.say('choose')], chips);
}

const offerNamed: Step = (talk) => {
  const { sure, found } = mentionedIn(talk, talk.text);
  return sure ? offer(talk, found) : null;
};

/** Adds products if the whole message is one clear instruction to add, or a list of them. */
const addProducts: Step = (talk) => {
  const { db, doubtful, language, now, plain, say, sold, text } = talk;
  const list = partsOf(text).filter((part) => part !== '' && !isOnly(part, words.polite));
  for (const messages of doubtful ? [] : [[plain], list]) {
    const wanted = messages.flatMap((rawProduct) => {
      const said = reading.readInstruction(rawProduct, language);
      const [product, ...others] = reading.namedProducts(sold, said.words);
      const amount = product === undefined ? null : reading.amountOf(said, product);
      const clear = said.kind === 'add' && others.length === 0 && product && amount !== null;
      return clear ? [{ product, productId: product.id, amount, rawProduct }] : [];
    });
    const distinct = new Set(wanted.map(({ productId }) => productId)).size;
    if (distinct > 0 && distinct === messages.length) {
      const session = shoppers.findSession(db, talk.session.id);
      addToOrder(db, shoppers.releaseFinished(db, session), wanted, now);
      const added = wanted.map(({ amount, product }) => amountText(talk, amount, product));
      return withStatus(talk, 'item confirmed', say('added', added.join(', ')));
    }
  }
  return null;
};

/** Changes or removes an item if the message is one clear instruction; asks which item otherwise. */
const changeItem: Step = (talk) => {
  const { db, doubtful, held, order, plain, said, say, sold } = talk;
  const removing = said.kind === 'remove' || names(plain, verbs.remove);
  if (order === null || held.length === 0 || (said.kind === 'add' && !removing)) return null;
  const [first, ...others] = reading.namedProducts(held, said.words);
  const amount = first === undefined ? null : reading.amountOf(said, first);
  const clear =
    said.kind === 'remove' ? said.amount === null : said.kind === 'change' && amount !== null;
  if (first !== undefined && others.length === 0 && clear && !doubtful) {
    if (amount === null) removeItem(db, order, first.item);
    else setItemAmount(db, order, first.item, amount);
    const done = amount === null ? say('remove', first.name) : amountText(talk, amount, first);
    return withStatus(
      talk,
      amount === null ? 'item discarded' : 'item confirmed',
      say('noted', done),
    );
  }
  const { found } = reading.mentioned(held, plain);
  const about = [keywords.address, keywords.location, keywords.payments, keywords.delivery];
  const isOther = reading.mentioned(sold, plain).sure || names(plain, about.join('|'));
  if (found.length === 0 && isOther) return null;
  const chips = (found.length > 0 ? found : held).slice(0, CHOICES).map((product) => {
    const changed = amountText(talk, offersOf(talk, product)[0] ?? 1, product);
    return removing ? say('remove', product.name) : say('change', changed);
  });
  return answer('item question', [say('chooseItem')], chips);
};

/** "otro", "lo llevo", "2", "cuánto el kilo", and "dale" to a question: offers the product spoken of last. */
const followUp: Step = (talk) => {
  const { core, last, plain, said, turns } = talk;
  const answered = turns.findLast(({ intent }) => intent !== 'Default Fallback Intent');
  const onlyAmount = said.amount !== null && said.words.length === 0;
  const refers = onlyAmount || isOnly(core, `${words.followUps}|${words.price}`);
  const agrees = last === 'item question' && isOnly(plain, words.yes);
  if (!answered?.intent.startsWith('item') || !(refers || agrees)) return null;
  const before = turns.filter(({ intent }) => intent.startsWith('item'));
  const found = before.map(({ text }) => mentionedIn(talk, text).found);
  return offer(talk, found.findLast(({ length }) => length > 0) ?? []);
};

/** The store's message for the payment method; a wallet payment cannot be made before it is requested. */
function paymentText(
  { db, store, say }: Talk,
  { payment_method, payment_status }: Readonly<OrderRow>,
) {
  const waits = payment_status === 'pending' && isWalletMethod(payment_method);
  return waits ? say('storeWillRequest') : checkout.methodInfo(db, store.id, payment_method);
}

/** Shows the provisional order, else the client's last one. */
function showStatus(talk: Talk): AssistantAnswer {
  const { db, money, say, store } = talk;
  const session = shoppers.findSession(db, talk.session.id);
  const order = shoppers.currentOrder(db, session) ?? shoppers.lastOrder(db, session);
  if (order === null) return answer('no order', [say('noOrder')], [say('seeCatalogue')]);
  const open = order.status === 'provisional';
  const { pre_order, order_close } = store.dialog_messages;
  const lines = order.items.map((item) => amountText(talk, item.amount, item.product_denormalized));
  const total = say('status', order.alphanum_id, say(order.status), money(order.total_price));
  const note = open ? pre_order : paymentText(talk, order);
  const next = say(lines.length > 0 ? 'finishOrder' : 'seeCatalogue');
  return answer(
    'order status',
    [total, lines.join(', ') || null, note, order.status === 'pending' ? order_close : null],
    open ? [next, say('discardOrder')] : [say('seeCatalogue')],
    [{ text: say('myOrder'), url: `/orderstatus/${encodeURIComponent(order.token ?? '')}` }],
  );
}

function withStatus(talk: Talk, intent: string, done: string): AssistantAnswer {
  const { texts, ...status } = showStatus(talk);
  return { ...status, intent, texts: [done, ...texts] };
}

function showCatalogue({ db, session, store, say }: Talk): AssistantAnswer {
  const token = shoppers.catalogueTokenFor(db, store);
  db.customerSessions.update(session.id, { catalogue_token: token });
  const url = `/productlist/${encodeURIComponent(token)}`;
  return answer('catalogue', [say('catalogue')], [], [{ text: say('seeCatalogue'), url }]);
}

function tellPromo({ db, now, say, sold, store }: Talk): AssistantAnswer {
  const own = db.promos.where(({ store_id }) => store_id === store.id);
  const onDay = (day: number) => own.find(({ day_of_week }) => day_of_week === day);
  const { promo_msg = null, tag = null } = onDay(promoDayAt(now)) ?? onDay(0) ?? {};
  const tagged = sold.filter((product) => tagsOf(product).includes(tag ?? ''));
  const chips = [...tagged.slice(0, CHOICES).map(({ name }) => name), say('seeCatalogue')];
  return answer(
    'promo of the day',
    [promo_msg ?? say(tagged.length > 0 ? 'choose' : 'askStore')],
    chips,
  );
}

/** The store's ways of delivery. */
const waysOf = ({ say, store }: Talk) => [
  ...(store.delivery_enabled ? [say('homeDelivery')] : []),
  ...(store.takeaway_enabled ? [say('pickUp')] : []),
];

function methodsOf({ db, order, store }: Talk): string[] {
  const { id: store_id, delivery_enabled: delivery } = store;
  return checkout.methodsFor(db, order ?? { store_id, delivery }).map(({ name }) => name);
}

/** Answers a standard question with the store's text, else with its data, which are chips while there is an order. */
function fromFaq(intent: string, type: FaqType, choicesOf: (talk: Talk) => string[] = () => []) {
  return (talk: Talk): AssistantAnswer => {
    const { db, order, say, store } = talk;
    const faq = db.standardFaqs.find((row) => row.store_id === store.id && row.faq_type === type);
    const choices = choicesOf(talk);
    const known = (type === 'store_location' && store.address) || choices.join(', ');
    const chips = order === null || choices.length === 0 ? nextChips(talk) : choices;
    return answer(intent, [faq?.response.trim() || known || say('askStore')], chips);
  };
}

/** Answers with a text of the store's knowledge base whose question has the message's words. */
const fromKnowledge: Step = (talk) => {
  const texts = talk.db.knowledgeTexts.where(({ store_id }) => store_id === talk.store.id);
  const found = texts.find(({ text }) => {
    const question = plainText(text.split('?')[0] ?? '').split(' ');
    const asked = question.filter((word) => word.length > 2 && !names(word, words.asking));
    return asked.length > 1 && asked.every((word) => names(talk.plain, word));
  });
  const known = found?.text.replace(/^.*?\?\s*/, '') ?? '';
  return known === '' ? null : answer('knowledge', [known], nextChips(talk));
};

/** What the assistant asks, with chips; the next message may answer it. */
const questions: Record<string, readonly [TextKey, (talk: Talk) => string[]]> = {
  'delivery question': ['askDelivery', waysOf],
  'payment question': ['askMethod', methodsOf],
  'address question': ['askAddress', (talk) => waysOf(talk).slice(1)],
  'discard question': ['sureDiscard', ({ say }) => [say('yes'), say('no')]],
};

function ask(talk: Talk, intent: string): AssistantAnswer {
  const [text, chipsOf] = questions[intent] ?? [];
  if (talk.order === null || !text || !chipsOf) return showStatus(talk);
  return answer(intent, [talk.say(text, talk.order.alphanum_id)], chipsOf(talk));
}

const askAgain: Step = (talk) => {
  const asked = talk.last.replace('confirmation', 'question');
  return /^(?:delivery|payment|address) question$/.test(asked) ? ask(talk, asked) : null;
};

/** Confirms the order, after delivery and payment method are known. */
function finish(talk: Talk, deliveryChosen = false): AssistantAnswer {
  const { db, now, say, store, turns } = talk;
  const session = shoppers.findSession(db, talk.session.id);
  const order = shoppers.currentOrder(db, session);
  if (order === null || order.items.length === 0) return showStatus(talk);
  const since = turns.filter(({ created_at }) => created_at >= order.created_at);
  const chosen = since.some(({ intent }) => /^(?:delivery chosen|payment question)$/.test(intent));
  const settled = order.delivery ? order.delivery_address !== null : deliveryChosen || chosen;
  if (store.delivery_enabled && !settled) return ask(talk, 'delivery question');
  const methods = methodsOf({ ...talk, order });
  if (order.payment_method === null && methods.length > 1)
    return ask({ ...talk, order }, 'payment question');
  checkout.confirmOrder(db, session, order, now);
  return withStatus(talk, 'order confirmed', say('confirmed'));
}

/** Sets the delivery of the order, and continues finishing if the assistant had asked for it. */
function receive(talk: Talk, order: Readonly<OrderRow>, address: string | null): AssistantAnswer {
  checkout.chooseDelivery(talk.db, order, address);
  if (talk.finishing) return finish(talk, true);
  const noted = talk.say('noted', address ?? talk.say('pickUp'));
  return answer('delivery chosen', [noted], [talk.say('finishOrder')]);
}

/** Repeats an address and asks whether it is right. */
const confirmAddress: Step = (talk) => {
  const { order, say, store, text } = talk;
  const address = reading.addressIn(text);
  if (address === null || order === null || !store.delivery_enabled) return null;
  return answer(
    'address confirmation',
    [say('sureAddress', address)],
    [say('yes'), say('otherAddress')],
  );
};

/** Takes the answer to the assistant's question: delivery, address, payment method, discarding. */
const answerQuestion: Step = (talk) => {
  const { core, db, doubtful, last, now, order, plain, say, session, store, turns } = talk;
  if (order === null || doubtful) return null;
  const says = (phrases: string) =>
    isOnly(plain, `${phrases}|${words.polite}`) && names(plain, phrases);
  if (last === 'discard question' && says(words.certainYes)) {
    checkout.discardOrder(db, session, order, now);
    return answer('order discarded', [say('noted', say('discardOrder'))], [say('seeCatalogue')]);
  }
  const confirmed = last.endsWith('confirmation') && says(words.yes);
  const typed = reading.addressIn(turns.at(-1)?.text ?? '');
  if (confirmed && typed !== null) return receive(talk, order, typed);
  const chooses = (chip: 'pickUp' | 'homeDelivery', phrases: string) =>
    plain === plainText(say(chip)) ||
    (/(?:delivery|address) question/.test(last) && isOnly(core, phrases));
  if (store.takeaway_enabled && chooses('pickUp', words.pickUp)) return receive(talk, order, null);
  if (store.delivery_enabled && chooses('homeDelivery', words.delivery)) {
    const client = session.client_id === null ? undefined : db.clients.get(session.client_id);
    const known = order.delivery_address ?? client?.address ?? '';
    return known === '' ? ask(talk, 'address question') : receive(talk, order, known);
  }
  const way = reading.without(core, words.paysWith).replaceAll(' ', '');
  const method = methodsOf(talk).find((name) => plainText(name) === way);
  const pays = last.startsWith('payment') || /^(?:voy a |vou |i ll )?pa[gy]/.test(core);
  if (method === undefined || !pays) return /address/.test(last) ? confirmAddress(talk) : null;
  const paid = db.orders.update(order.id, { payment_method: method });
  if (last === 'payment question') return finish(talk);
  const chosen = [say('noted', method), paymentText(talk, paid)];
  return answer('payment method chosen', chosen, [say('finishOrder')]);
};

const finishOrDiscard: Step = (talk) => {
  if (isOnly(talk.core, words.finish) && !talk.doubtful) return finish(talk);
  return isOnly(talk.core, `${keywords.discard}|todo|tudo`) ? ask(talk, 'discard question') : null;
};

/** "listo", "ok": offers to finish, and confirms nothing. */
const offerToFinish: Step = (talk) => {
  const { held, plain, say } = talk;
  if (!isOnly(plain, `${words.done}|${words.polite}`) || !names(plain, words.done)) return null;
  const ready = () => (held.length > 0 ? withStatus(talk, 'order status', say('allDone')) : null);
  return askAgain(talk) ?? ready() ?? showStatus(talk);
};

const keepOrder: Step = (talk) => {
  const kept = names(talk.plain, words.negations) && !names(talk.plain, words.asking);
  if (!kept || talk.order === null) return null;
  return askAgain(talk) ?? { ...showStatus(talk), intent: 'order kept' };
};

function greet(talk: Talk): AssistantAnswer {
  const text = talk.store.dialog_messages.dialog_init ?? talk.say('greeting', talk.store.name);
  const next = ['seeCatalogue', 'promoOfDay', 'openingHours', 'myOrder'] as const;
  return answer(
    'Default Welcome Intent',
    [text],
    next.map((key) => talk.say(key)),
  );
}

/** What the assistant can tell, by the keywords of the same name. */
const topics: Record<keyof typeof keywords, (talk: Talk) => AssistantAnswer> = {
  discard: (talk) => ask(talk, 'discard question'),
  address: (talk) => confirmAddress(talk) ?? ask(talk, 'address question'),
  cost: fromFaq('delivery cost', 'freigt_cost'),
  minimum: fromFaq('minimum purchase', 'minimum_purchase'),
  payments: fromFaq('payment methods', 'payment_methods', methodsOf),
  promo: tellPromo,
  status: showStatus,
  delivery: fromFaq('delivery', 'delivery', waysOf),
  location: fromFaq('location and opening hours', 'store_location'),
  catalogue: showCatalogue,
  help: (talk) => answer('help', [talk.say('help')], nextChips(talk)),
};

const tellTopic: Step = (talk) => {
  const all = Object.keys(topics) as (keyof typeof topics)[];
  const topic = all.find((name) => names(talk.plain, keywords[name]));
  return topic === undefined ? null : topics[topic](talk);
};

const makeSmallTalk: Step = (talk) => {
  if (names(talk.plain, words.thanks))
    return answer('thanks', [talk.say('thanks')], nextChips(talk));
  return names(talk.plain, words.greeting) ? greet(talk) : null;
};

/** The first step that has an answer gives it. Only the first four may change the order. */
const steps: readonly Step[] = [
  answerQuestion,
  finishOrDiscard,
  addProducts,
  changeItem,
  followUp,
  offerToFinish,
  keepOrder,
  (talk) => (talk.core !== talk.plain || talk.said.amount ? offerNamed(talk) : null),
  fromKnowledge,
  tellTopic,
  offerNamed,
  (talk) => (names(talk.plain, words.total) ? showStatus(talk) : null),
  confirmAddress,
  askAgain,
  makeSmallTalk,
  (talk) => offer(talk, mentionedIn(talk, talk.text).found),
];

function respond(talk: Talk): AssistantAnswer {
  if (talk.plain === '') return greet(talk);
  for (const step of steps) {
    const reply = step(talk);
    if (reply !== null) return reply;
  }
  const wished = talk.said.amount !== null || talk.core !== talk.plain;
  const texts = [talk.say(wished ? 'notFound' : 'fallback'), talk.say('help')];
  return answer('Default Fallback Intent', texts, [talk.say('seeCatalogue'), talk.say('myOrder')]);
}

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
  let reply: AssistantAnswer;
  try {
    reply = respond(talk);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reply = answer('item kept', [talk.say('refused')], [talk.say('myOrder')]);
  }
  // Stored, because the next message may answer this question.
  const activity = { activity_name: 'chat', payload: { text, intent: reply.intent } };
  const current = shoppers.findSession(db, session.id);
  if (talk.plain !== '') shoppers.recordActivity(db, current, now, activity);
  if (reply.intent === 'Default Fallback Intent') {
    const entry = { level: 'warning', event: 'assistant_no_match', payload: text } as const;
    writeLog(db, talk.store.id, now, entry);
  }
  return reply;
}
