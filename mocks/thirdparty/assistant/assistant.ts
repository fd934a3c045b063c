import type { FaqType } from '~/contract/types';
import { parseChatCommand } from '~/domain/shopper/chatCommands';

import type { CustomerSessionRow, Database } from '../../database/db';
import { Failure } from '../../http';
import * as shoppers from '../../shopper/shoppers';
import { ask, finish, methodsOf, questions, takeAnswer, waysOf } from './finishing';
import {
  changeOrder,
  followUp,
  offer,
  offerMentioned,
  refuse,
  settleAmount,
  spokenOf,
} from './items';
import { addressIn, coreOf, isOnly, names } from './reading';
import {
  answer,
  type AssistantAnswer,
  openTalk,
  showStatus,
  type Step,
  type Talk,
  tell,
} from './talk';
import type { TextKey, WordKey } from './words';

function showCatalogue({ db, session, store, say }: Talk): AssistantAnswer {
  const token = shoppers.catalogueTokenFor(db, store);
  db.customerSessions.update(session.id, { catalogue_token: token });
  const links = [{ text: say('seeCatalogue'), url: `/productlist/${encodeURIComponent(token)}` }];
  return { ...answer('catalogue', [say('catalogue')], [say('myOrder')]), links };
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
  ['address', (talk) => showStatus(talk)],
  ['cost', (talk) => fromFaq(talk, 'freigt_cost')],
  ['minimum', (talk) => fromFaq(talk, 'minimum_purchase')],
  ['payment', (talk) => fromFaq(talk, 'payment_methods', methodsOf(talk))],
  ['storeOnly', 'askStore'],
  ['status', (talk) => showStatus(talk)],
  ['delivery', (talk) => fromFaq(talk, 'delivery', waysOf(talk))],
  ['location', (talk) => fromFaq(talk, 'store_location', [talk.store.address ?? ''])],
  ['catalogue', showCatalogue],
  ['asking', (talk) => offerMentioned(talk, false) ?? tell(talk, 'question', talk.say('askStore'))],
  ['help', 'help'],
  ['waiting', 'waiting'],
  ['thanks', 'thanks'],
  ['greeting', greet],
];

const tellTopic: Step = (talk) => {
  const [, told] = topics.find(([key]) => names(talk.plain, key)) ?? [];
  return typeof told === 'string' ? tell(talk, told, talk.say(told)) : (told?.(talk) ?? null);
};

const isFinishing = ({ doubtful, plain, text }: Talk) =>
  isOnly(text, 'finish', 'certain', 'yes', 'done') && names(plain, 'finish') && !doubtful;

/** The first step that has an answer gives it. Only the first five after the commands may change the order. */
const steps: readonly Step[] = [
  (talk) => (parseChatCommand(talk.text) === null ? null : greet(talk)),
  takeAnswer,
  (talk) => (isFinishing(talk) ? finish(talk) : null),
  changeOrder,
  settleAmount,
  (talk) => (isOnly(talk.text, 'discard') ? ask(talk, 'discard question') : null),
  followUp,
  refuse,
  (talk) => (isOnly(talk.text, 'certain', 'yes', 'done') ? showStatus(talk) : null),
  (talk) => offerMentioned(talk, true),
  tellTopic,
  (talk) => offerMentioned(talk, false),
  (talk) => (coreOf(talk.plain) === '' ? greet(talk) : null),
  (talk) => offerMentioned(talk, true, true),
  (talk) => (addressIn(talk.text, talk.sold) === null ? null : showStatus(talk)),
  (talk) => (talk.last === 'item question' ? offer(talk, spokenOf(talk)) : null),
  (talk) =>
    talk.parts.some(({ kind, typed }) => kind !== 'none' || typed !== '')
      ? tell(talk, 'product not found', talk.say('notFound'))
      : null,
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
    // An instruction of several parts is carried out as a whole or not at all.
    if (talk.order !== null) db.orders.update(talk.order.id, talk.order);
    reply = tell(talk, 'change refused', talk.say('refused'));
  }
  const open = questions[talk.last] && talk.last !== 'discard question' && !questions[reply.intent];
  if (open && !reply.intent.endsWith('ed')) reply = ask(talk, talk.last, reply);
  const activity = { activity_name: 'chat', payload: { text, intent: reply.intent } };
  const current = shoppers.findSession(db, session.id);
  if (text.trim() !== '') shoppers.recordActivity(db, current, now, activity);
  return reply;
}
