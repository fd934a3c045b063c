import { parseChatCommand } from '~/domain/chatCommands';

import type { CustomerSessionRow, Database } from '../db';
import { heldOrder, openStore, recordActivity } from '../shoppers';
import { writeLog } from '../storeLog';
import {
  addItems,
  addMore,
  answerHowMuch,
  asksForItems,
  changeItem,
  quote,
  takeOut,
  unknownItem,
} from './assistant/itemTurns';
import { onlySpeaksOf, productWords, speaksOf, type Topic } from './assistant/lexicon';
import {
  addressIn,
  askGiveUp,
  chooseMethod,
  finish,
  listMethods,
  namedMethod,
  pickUp,
  sendTo,
  tellAccepted,
  tellStatus,
} from './assistant/orderTurns';
import { answerPending } from './assistant/pending';
import { tokensOf } from './assistant/quantity';
import { answer, intents, previousTurn, type AssistantAnswer, type Talk } from './assistant/talk';
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
  /^((no )?(listo|es todo|eso es todo|nada mas|so isso|e isso|e so|pronto)|(no )?that s all|thats all)$/;
const DO_NOT_WANT = /\b(ya no|no) quiero\b|\b(nao) quero\b|\bdon t want\b|\btake (out|off)\b/;
const PICK_UP = /\b(paso|voy) a buscar|\bvou buscar\b|\bpick (it )?up\b/;
const ORDER_STATE =
  /\b(como (va|esta|anda)|donde esta|onde esta|where is|how is|ver|see|que (tengo|hay|tenho|tem)|what|in my)\b/;
const ORDER_SUM = /^(cuanto|quanto|how much) (es|seria|va|debo|e|da|deu|fica|is it)\b/;

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
  const all = ofOrder || says('all');
  if (whole && (says('cancel') || says('remove')) && all) return askGiveUp(talk);
  if (method !== null && says('accepts')) return tellAccepted(talk, method);
  if (method !== null && (says('pay') || tokensOf(method).length === tokens.length)) {
    return chooseMethod(talk, method);
  }
  const state = ofOrder && (ORDER_STATE.test(text) || (whole && says('mine')));
  const sum = whole && (says('total') || ORDER_SUM.test(text));
  return state || sum || says('status') ? tellStatus(talk) : null;
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
  if (says('pay') || says('accepts')) return listMethods(talk, faqOf(talk, 'payment_methods'));
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
  const added = addMore(talk) ?? answerHowMuch(talk) ?? addItems(talk);
  if (added !== null || !asksForItems(talk)) return added;
  return unknownItem(talk) ?? help(talk);
}

/** "gracias", "ok", "no", "chau": said alone they ask for nothing; null for any other text. */
function smallTalk({ db, session, tokens, words }: Talk): AssistantAnswer | null {
  if (!onlySpeaksOf(tokens, 'thanks', 'yes', 'no', 'bye', 'greeting')) return null;
  const says = (topic: Topic) => speaksOf(tokens, topic);
  if (says('bye')) return answer(intents.smallTalk, [words.bye]);
  const building = (heldOrder(db, session)?.items.length ?? 0) > 0;
  const chips = [building ? words.chip.finish : words.chip.catalogue];
  if (says('no')) return answer(intents.smallTalk, [words.nothingMore], { chips });
  if (says('thanks')) return answer(intents.thanks, [words.thanks]);
  return says('yes') ? answer(intents.smallTalk, [words.fine], { chips }) : null;
}

function respond(talk: Talk): AssistantAnswer {
  const { tokens, words } = talk;
  if (talk.text.trim() === '' || onlySpeaksOf(tokens, 'greeting')) return greet(talk);
  return (
    answerPending(talk) ??
    smallTalk(talk) ??
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
  const tokens = tokensOf(text);
  const previous = previousTurn(db, session);
  const reply = respond({ db, session, store, words, now, text, tokens, previous });
  const after = db.customerSessions.get(session.id) ?? session;
  const payload = { text, intent: reply.intent };
  if (text.trim() !== '') recordActivity(db, after, now, { activity_name: 'chat', payload });
  if (reply.intent === intents.fallback) {
    writeLog(db, store.id, now, { level: 'warning', event: 'assistant_no_match', payload: text });
  }
  return reply;
}
