import type { UnitCode } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { isWalletMethod } from '~/domain/payments/payButton';
import { unitShort } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';

import type { Database, OrderRow } from '../../database/db';
import * as checkout from '../../shopper/shopperCheckout';
import * as shoppers from '../../shopper/shoppers';
import * as reading from './reading';
import { statusIn, type TextKey, textIn } from './words';

/** The answer to one message; pressing a chip sends its text as a message. */
export interface AssistantAnswer {
  intent: string;
  texts: string[];
  chips: string[];
  links: { text: string; url: string }[];
}

export type Talk = ReturnType<typeof openTalk>;
export type Order = Readonly<OrderRow>;
/** Answers a message that it is meant for; null for any other. */
export type Step = (talk: Talk) => AssistantAnswer | null;

/** What is known when a message arrives. */
export function openTalk(db: Database, sessionId: string, text: string, now: Date) {
  const session = shoppers.findSession(db, sessionId);
  const store = shoppers.openStore(db, session.store_id);
  const rows = db.clientActivity.where((row) => row.session_id === sessionId);
  const turns = rows.flatMap(({ activity_name, payload }) => {
    const { intent, text: said } = Object(payload);
    return activity_name === 'chat' ? [{ intent: `${intent}`, text: `${said}` }] : [];
  });
  const languages = [...turns.map((turn) => turn.text), text].map(reading.languageOf);
  const language = languages.findLast((code) => code !== null) ?? store.prefered_language;
  const order = shoppers.currentOrder(db, session);
  const sold = db.products.where((row) => row.store_id === store.id && row.active);
  return {
    db,
    session,
    store,
    now,
    text,
    turns,
    language,
    order,
    sold,
    ...reading.readMessage(text, language, sold),
    last: turns.at(-1)?.intent ?? '',
    held: (order?.items ?? []).map((item) => ({ ...item.product_denormalized, item })),
    say: (key: TextKey, ...values: string[]) => textIn(language, key, ...values),
  };
}

export const answer = (intent: string, texts: string[], chips: string[]): AssistantAnswer => {
  return { intent, texts, chips, links: [] };
};

export const tell = ({ held, say }: Talk, intent: string, ...texts: string[]) =>
  answer(intent, texts, [say('seeCatalogue'), say(held.length > 0 ? 'finishOrder' : 'myOrder')]);

/** Formats an amount with its unit, such as "2 docenas" or "2". */
export function measure({ say }: Talk, amount: number, unit: UnitCode) {
  const dozens = say(amount === 1 ? 'dozen' : 'dozens');
  const name = unit === 'doc' ? dozens : unit === 'unid' ? '' : unitShort(unit);
  return `${String(amount).replace('.', ',')} ${name}`.trim();
}

/** Formats an amount of a product so that it is read back as such: "2 docenas de Empanadas". */
export function amountText(talk: Talk, amount: number, { name, quantity_unit }: reading.Product) {
  const unit = reading.unitOf(quantity_unit);
  const measured = measure(talk, amount, unit);
  if (unit === 'unid') return `${measured} × ${name}`;
  return measured.endsWith('dozen')
    ? `${measured} ${name}`
    : `${measured} ${talk.say('of')} ${name}`;
}

/** The order that the session confirmed last, which may have no client. */
function confirmedOrder({ db, session }: Talk) {
  const rows = db.clientActivity.where(({ session_id }) => session_id === session.id);
  const last = rows.findLast(({ activity_name }) => activity_name === 'order_confirmed');
  const number: unknown = Object(last?.payload).order;
  return db.orders.find(({ alphanum_id }) => alphanum_id === number) ?? null;
}

export const linesOf = (talk: Talk, { items }: Order) =>
  items.map((item) => amountText(talk, item.amount, item.product_denormalized)).join(', ');

/** Shows an order: the provisional one, else the last one of the session or its client. */
export function showStatus(
  talk: Talk,
  intent = 'order status',
  done: string[] = [],
  shown?: Order,
) {
  const { db, language, say, store } = talk;
  const session = shoppers.findSession(db, talk.session.id);
  const current = shown ?? shoppers.currentOrder(db, session);
  const order = current ?? shoppers.lastOrder(db, session) ?? confirmedOrder(talk);
  if (order === null) return answer('no order', [say('noOrder')], [say('seeCatalogue')]);
  const { payment_method: method, payment_status, status, token } = order;
  const { pre_order, order_close } = store.dialog_messages;
  const total = formatMoney(order.total_price, store.curr_symbol);
  const lines = linesOf(talk, order);
  // A wallet payment cannot be made before the store requests it.
  const waits = payment_status === 'pending' && isWalletMethod(method);
  const payment = waits ? say('storeWillRequest') : checkout.methodInfo(db, store.id, method);
  const open = status === 'provisional';
  const notes = open ? [pre_order] : [payment, status === 'pending' ? order_close : null];
  const label = statusIn(language, status) ?? orderStatusDisplay(status).label;
  const state = say('status', order.alphanum_id, label, total);
  const texts = [...done, state, lines, ...notes].flatMap((text) => text || []);
  const next = say(open && lines !== '' ? 'finishOrder' : 'seeCatalogue');
  const links = [{ text: say('myOrder'), url: `/orderstatus/${encodeURIComponent(token ?? '')}` }];
  return { intent, texts, chips: open ? [next, say('discardOrder')] : [next], links };
}
