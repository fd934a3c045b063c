import { parseChatCommand } from '~/domain/chatCommands';

import type { CustomerSessionRow, Database } from '../db';
import { openStore, recordActivity } from '../shoppers';
import { writeLog } from '../storeLog';
import {
  addItems,
  asksForItems,
  changeItem,
  quote,
  takeOut,
  unknownItem,
} from './assistant/itemTurns';
import { onlySpeaksOf, productWords, speaksOf, type Topic } from './assistant/lexicon';
import {
  addressIn,
  chooseMethod,
  finish,
  giveUp,
  listMethods,
  namedMethod,
  pickUp,
  sendTo,
  tellStatus,
} from './assistant/orderTurns';
import { tokensOf } from './assistant/quantity';
import { answer, intents, type AssistantAnswer, type Talk } from './assistant/talk';
import {
  faqOf,
  lookUp,
  showCatalogue,
  tellDelivery,
  tellDeliveryCost,
  tellMinimum,
  tellPlace,
  tellPromo,
} from './assistant/topics';
import { assistantWords } from './assistant/words';

export type { AssistantAnswer } from './assistant/talk';

/** Ways of saying that nothing is missing any more, as whole texts. */
const NOTHING_ELSE =
  /^(listo|es todo|eso es todo|nada mas|so isso|e isso|pronto|thats all|that s all)$/;
const DO_NOT_WANT = /\b(ya no|no) quiero\b|\b(nao) quero\b|\bdon t want\b|\btake (out|off)\b/;
const PICK_UP = /\b(paso|voy) a buscar|\bvou buscar\b|\bpick (it )?up\b/;
const ORDER_STATE = /\b(como (va|esta|anda)|donde esta|onde esta|where is|how is|ver|see)\b/;

function greet({ store, words }: Talk): AssistantAnswer {
  const { chip } = words;
  return answer(
    intents.welcome,
    [store.dialog_messages.dialog_init ?? words.greeting(store.name)],
    {
      chips: [chip.catalogue, chip.promo, chip.hours, chip.order],
    },
  );
}

function help({ words }: Talk): AssistantAnswer {
  const { chip } = words;
  return answer(intents.help, [words.help], { chips: [chip.catalogue, chip.order, chip.payments] });
}

/** The application itself acts on these (§4 staff); the assistant only says so. */
function followCommand(talk: Talk): AssistantAnswer | null {
  const command = parseChatCommand(talk.text);
  if (command === null) return null;
  if (command === 'info') return help(talk);
  return answer(intents.help, [command === 'home' ? talk.words.home : talk.words.bye]);
}

/** What a text wants with the order as a whole; null when it is not about that. */
function orderTurn(talk: Talk): AssistantAnswer | null {
  const { tokens } = talk;
  const says = (topic: Topic) => speaksOf(tokens, topic);
  const text = tokens.join(' ');
  const ofOrder = says('order');
  const method = namedMethod(talk);
  const ends = says('finish') || (says('close') && ofOrder) || NOTHING_ELSE.test(text);
  if (ends && !says('cancel')) {
    if (method !== null) chooseMethod(talk, method);
    return finish(talk);
  }
  const whole = productWords(tokens).length === 0;
  if (whole && (says('cancel') || says('remove')) && (ofOrder || says('all'))) return giveUp(talk);
  if (method !== null && (says('pay') || tokensOf(method).length === tokens.length)) {
    return chooseMethod(talk, method);
  }
  const state = says('status') || (ofOrder && (ORDER_STATE.test(text) || (whole && says('mine'))));
  return state ? tellStatus(talk) : null;
}

/** What a text wants to know of the store; null when it is not about that. */
function topicTurn(talk: Talk): AssistantAnswer | null {
  const { tokens } = talk;
  const says = (topic: Topic) => speaksOf(tokens, topic);
  if (says('freight') || (says('shipping') && says('cost'))) return tellDeliveryCost(talk);
  if (says('minimum')) return tellMinimum(talk);
  const address = says('send') || says('shipping') ? addressIn(talk) : null;
  if (address !== null) return sendTo(talk, address);
  if (says('pickUp') || PICK_UP.test(tokens.join(' '))) return pickUp(talk);
  const known = lookUp(talk);
  if (known !== null) return known;
  if (says('pay')) return listMethods(talk, faqOf(talk, 'payment_methods'));
  if (says('shipping')) return tellDelivery(talk);
  if (says('promo')) return tellPromo(talk);
  if (says('catalogue')) return showCatalogue(talk);
  if (says('hours')) return tellPlace(talk, true);
  return says('place') ? tellPlace(talk, false) : null;
}

/** What a text wants with single products; null when it names none. */
function itemTurn(talk: Talk): AssistantAnswer | null {
  const { tokens } = talk;
  const says = (topic: Topic) => speaksOf(tokens, topic);
  if (says('remove') || says('cancel') || DO_NOT_WANT.test(tokens.join(' '))) return takeOut(talk);
  if (says('change')) return changeItem(talk);
  if (says('price')) return quote(talk) ?? unknownItem(talk);
  const added = addItems(talk);
  if (added !== null || !asksForItems(talk)) return added;
  return unknownItem(talk) ?? help(talk);
}

function respond(talk: Talk): AssistantAnswer {
  const { tokens, words } = talk;
  if (tokens.length === 0 || onlySpeaksOf(tokens, 'greeting')) return greet(talk);
  if (onlySpeaksOf(tokens, 'thanks')) return answer(intents.thanks, [words.thanks]);
  return (
    followCommand(talk) ??
    orderTurn(talk) ??
    topicTurn(talk) ??
    itemTurn(talk) ??
    answer(intents.fallback, [words.fallback, words.help], { chips: [words.chip.catalogue] })
  );
}

/**
 * The scripted assistant: answers one text in the language of the session's store, and does on the
 * store's tables what the text asks for. An empty text is the conversation's start.
 * @throws 404 when the session's store is disabled
 */
export function answerAssistant(
  db: Database,
  session: Readonly<CustomerSessionRow>,
  text: string,
  now: Date,
): AssistantAnswer {
  const store = openStore(db, session.store_id);
  const words = assistantWords[store.prefered_language];
  const reply = respond({ db, session, store, words, now, text, tokens: tokensOf(text) });
  const after = db.customerSessions.get(session.id) ?? session;
  const payload = { text, intent: reply.intent };
  if (text.trim() !== '') recordActivity(db, after, now, { activity_name: 'chat', payload });
  if (reply.intent === intents.fallback) {
    writeLog(db, store.id, now, { level: 'warning', event: 'assistant_no_match', payload: text });
  }
  return reply;
}
