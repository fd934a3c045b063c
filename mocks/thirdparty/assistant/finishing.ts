import { formatMoney } from '~/lib/money';

import * as checkout from '../../shopper/shopperCheckout';
import * as shoppers from '../../shopper/shoppers';
import * as reading from './reading';
import { isOnly, names, plainText } from './reading';
import { answer, type AssistantAnswer, linesOf, showStatus, type Step, type Talk } from './talk';
import { type TextKey, words } from './words';

export const waysOf = ({
  say,
  store: { delivery_enabled: sends, takeaway_enabled: hands },
}: Talk) => [sends ? say('home') : '', hands ? say('pickUp') : ''].filter((way) => way !== '');

export const methodsOf = ({
  db,
  store: { id: store_id, delivery_enabled: delivery },
  order,
}: Talk) => checkout.methodsFor(db, order ?? { store_id, delivery }).map(({ name }) => name);

/** Whether finishing asks for the payment method. */
const asksPayment = (talk: Talk) =>
  talk.order?.payment_method === null && methodsOf(talk).length > 1;

/** The address to deliver to: the one typed last, else the known one. */
function addressOf({ db, order, session, sold, text, turns }: Talk): string {
  const said = [...turns, { text }].map((turn) => reading.addressIn(turn.text, sold));
  const known = order?.delivery_address ?? db.clients.get(session.client_id ?? 0)?.address;
  return said.findLast((address) => address !== null) ?? known ?? '';
}

/** What the assistant asks, with chips; it asks again until the question is answered or the order changes. */
export const questions: Partial<Record<string, readonly [TextKey, (talk: Talk) => string[]]>> = {
  'delivery question': ['askDelivery', waysOf],
  'address question': ['askAddress', (talk) => waysOf(talk).slice(1)],
  'confirmation question': ['askConfirmation', ({ say }) => [say('yes'), say('otherAddress')]],
  'payment question': ['askPayment', methodsOf],
  'discard question': ['askDiscard', ({ say }) => [say('yes'), say('no')]],
};

/** Asks a question, after an answer if there is one. Items and total stand before the one that confirms the order. */
export function ask(talk: Talk, intent: string, told = answer('', [], [])): AssistantAnswer {
  const { order, say, store } = talk;
  const [text, chipsOf] = questions[intent] ?? [];
  if (order === null || !text || !chipsOf) return showStatus(talk);
  const isLast =
    intent === 'payment question' ||
    (/^(delivery|confirmation)/.test(intent) && !asksPayment(talk));
  const total = formatMoney(order.total_price, store.curr_symbol);
  const summary = isLast ? [say('summary', linesOf(talk, order), total)] : [];
  const texts = [...told.texts, ...summary, say(text, addressOf(talk))];
  return { ...told, intent, texts, chips: [...told.chips, ...chipsOf(talk)] };
}

/** The payment method that a message names, as it is called or in other words. */
function methodIn(talk: Talk): string | undefined {
  const lead = `${reading.SOFT}|${words(['wish', 'paying'])}`;
  const plain = reading.withoutEnd(reading.without(talk.plain, lead), reading.SOFT);
  const isSame = (name: string) =>
    plainText(name).replaceAll(' ', '') === plain.replaceAll(' ', '');
  const rows = (['cash', 'transfer', 'wallet'] as const).filter((row) => isOnly(plain, row));
  return methodsOf(talk).find(
    (name) => isSame(name) || rows.some((row) => names(plainText(name), row)),
  );
}

/** Takes the answer to the open question, and asks the next one. */
export const takeAnswer: Step = (talk) => {
  const { db, last, order, plain, store, text } = talk;
  if (order === null || talk.doubtful || !questions[last]) return null;
  if (last === 'discard question') {
    if (!isOnly(text, 'certain')) return null;
    checkout.discardOrder(db, talk.session, order, talk.now);
    const told = talk.say('noted', talk.say('discardOrder'));
    return answer('order discarded', [told], [talk.say('seeCatalogue')]);
  }
  const confirming = last === 'confirmation question';
  const confirmed = confirming && isOnly(text, 'certain', 'yes');
  if (confirmed || (store.takeaway_enabled && isOnly(text, 'pickUp', 'certain', 'yes'))) {
    if (!confirmed && !names(plain, 'pickUp')) return null;
    checkout.chooseDelivery(db, order, confirmed ? addressOf(talk) : null);
    return finish(talk, true);
  }
  const payment_method = last === 'payment question' ? methodIn(talk) : undefined;
  if (payment_method !== undefined) {
    db.orders.update(order.id, { payment_method });
    return finish(talk, true);
  }
  const typed = reading.addressIn(text, talk.sold) !== null;
  const delivers = store.delivery_enabled && (typed || isOnly(text, 'home'));
  if (delivers && addressOf(talk) !== '') return ask(talk, 'confirmation question');
  const refused = confirming && (isOnly(text, 'negation') || names(plain, 'address'));
  return delivers || refused ? ask(talk, 'address question') : null;
};

/** Confirms the order, after delivery and payment method are known. */
export function finish(talk: Talk, deliveryKnown = false): AssistantAnswer {
  const { db, session, store } = talk;
  const order = shoppers.currentOrder(db, session);
  if (order === null || order.items.length === 0) return showStatus(talk);
  const settled = deliveryKnown || order.delivery_address !== null;
  if (store.delivery_enabled && !settled) return ask(talk, 'delivery question');
  if (asksPayment({ ...talk, order })) return ask({ ...talk, order }, 'payment question');
  const confirmed = checkout.confirmOrder(db, session, order, talk.now);
  return showStatus(talk, 'order confirmed', [talk.say('ready')], confirmed);
}
