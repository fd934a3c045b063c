import type { CustomerSessionRow, Database } from '../db';
import { openStore } from '../shoppers';
import { writeLog } from '../storeLog';
import { converse } from './assistant/dialogue';
import { onlySpeaksOf } from './assistant/lexicon';
import { keepTurn, lastTurn } from './assistant/memory';
import { isQuestion } from './assistant/mood';
import { answerPending, keepAsking } from './assistant/pending';
import { answer, intents, type AssistantAnswer, type Talk } from './assistant/talk';
import { tokensOf } from './assistant/tokens';
import { assistantWords } from './assistant/words';

export type { AssistantAnswer } from './assistant/talk';

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

function respond(talk: Talk): AssistantAnswer {
  const { text, tokens, words } = talk;
  if (text.trim() === '' || onlySpeaksOf(tokens, 'greeting')) return greet(talk);
  return (
    answerPending(talk) ??
    converse(talk) ??
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
  const talk: Talk = {
    ...lastTurn(db, session),
    db,
    session,
    store,
    words: assistantWords[store.prefered_language],
    now,
    text,
    tokens: tokensOf(text),
    asks: isQuestion(text),
    deliveryKnown: false,
  };
  const understood = respond(talk);
  const started = text.trim() === '';
  const reply = started ? understood : keepAsking(talk, understood);
  const after = db.customerSessions.get(session.id) ?? session;
  if (!started) keepTurn(db, after, now, text, reply);
  if (understood.intent === intents.fallback) {
    writeLog(db, store.id, now, { level: 'warning', event: 'assistant_no_match', payload: text });
  }
  return reply;
}
