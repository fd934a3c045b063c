import { beginsWithSquare, isPlace, placeOf } from './addresses';
import { finish, giveUp, isConfirming, repeatQuestion } from './checkout';
import { deliverHome, mayBeAddress, meansHome, pickUp, sendTo, streetIn } from './delivery';
import { onlySpeaksOf, speaksOf } from './lexicon';
import { isNegated, isUnsure } from './mood';
import { keep } from './ownOrder';
import { answer, intents, type AssistantAnswer, type Talk } from './talk';
import { wordSet } from './tokens';

/** Questions that an address answers. */
const ASKING_ADDRESS: ReadonlySet<string> = new Set([
  intents.deliveryQuestion,
  intents.addressQuestion,
  intents.newAddressQuestion,
]);
/** "en el local", said to "¿Cómo lo recibís?" */
const AT_STORE =
  /^(en |na |no |at |in )(el |la |the )?(local|tienda|negocio|sucursal|loja|store|shop)$/;
/** What may stand beside a yes. */
const AGREEING = wordSet('por favor please el mi o meu my the lo it seguro seguramente');
/** Ways of saying that one fetches the order. */
const FETCHING =
  /\b(((yo |eu )?(lo |la )?busco|eu pego)( yo)?|(?<!te (la |lo )?)paso( (a|por|yo|al|en)\b.*)?|eu passo|passo (ai|la|na|no|pra|para|as|buscar|pegar)|voy yo|i pick it up)\b/;
/** Answers that leave the order's questions alone: they end them, or ask something else. */
const ENDING: ReadonlySet<string> = new Set([
  intents.orderConfirmed,
  intents.orderDiscarded,
  intents.discardQuestion,
  intents.kept,
  intents.deliveryQuestion,
  intents.addressQuestion,
  intents.paymentQuestion,
]);
/** Answers that the application acts on: their intent stays. */
const ACTED_ON: ReadonlySet<string> = new Set([intents.itemConfirmed, intents.itemDiscarded]);

/** Whether a token says yes, or repeats what is agreed to: "sí, cancelar el pedido". */
function agrees(token: string): boolean {
  return (
    AGREEING.has(token) ||
    (['yes', 'thanks', 'cancel', 'order'] as const).some((topic) => speaksOf([token], topic))
  );
}

/** What a plain yes or no answers to the question that the assistant has just asked; null when it answers none. */
export function answerPending(talk: Talk): AssistantAnswer | null {
  const { previous, tokens, words } = talk;
  const [yes, no] = (['yes', 'no'] as const).map((topic) => speaksOf(tokens.slice(0, 1), topic));
  if (previous?.asking === intents.discardQuestion) {
    if (yes === true && tokens.every(agrees)) return giveUp(talk);
    return no === true ? answer(intents.kept, [words.kept], { chips: [words.chip.order] }) : null;
  }
  if (!isConfirming(talk)) return null;
  const declines = speaksOf(tokens, 'no') && onlySpeaksOf(tokens, 'no', 'thanks', 'change');
  if (declines && !isUnsure(tokens)) return keep(talk);
  return yes === true && onlySpeaksOf(tokens, 'yes', 'thanks') ? finish(talk) : null;
}

const asksAddress = ({ previous }: Talk) => ASKING_ADDRESS.has(previous?.asking ?? '');

/** "yo lo busco", "passo aí às 18h": whether a text says that the order is fetched. */
function fetches({ tokens, asks, store }: Talk): boolean {
  return !asks && !isNegated(tokens, store.prefered_language) && FETCHING.test(tokens.join(' '));
}

/** "Praça da Sé": the street or square by whose word a text begins; null when the text speaks of anything else. */
function squareIn(talk: Talk): string | null {
  const { tokens, store, text } = talk;
  const place = placeOf(text);
  const denied = isNegated(tokens, store.prefered_language);
  return !denied && beginsWithSquare(place) && mayBeAddress(talk) ? place : null;
}

/** The street that a text is, when an address was asked for, or as long as the order is being confirmed. */
export function answerStreet(talk: Talk): AssistantAnswer | null {
  if (!asksAddress(talk) && !isConfirming(talk)) return null;
  if (asksAddress(talk) && fetches(talk)) return pickUp(talk);
  const street = streetIn(talk) ?? (asksAddress(talk) ? squareIn(talk) : null);
  return street === null ? null : sendTo(talk, street);
}

/**
 * A text that is about nothing else and looks like an address, when one was asked for: "Belgrano y Rivadavia".
 */
export function answerPlace(talk: Talk): AssistantAnswer | null {
  const { tokens, store, text } = talk;
  if (!asksAddress(talk) || !mayBeAddress(talk)) return null;
  if (isNegated(tokens, store.prefered_language)) return null;
  if (meansHome(talk)) return deliverHome(talk, isConfirming(talk));
  if (AT_STORE.test(tokens.join(' '))) return pickUp(talk);
  const place = placeOf(text);
  return isPlace(place) ? sendTo(talk, place) : null;
}

/** Repeats the question that the assistant has asked before it confirms, behind an answer that leaves it open. */
export function keepAsking(talk: Talk, reply: AssistantAnswer): AssistantAnswer {
  const question = repeatQuestion(talk);
  if (question === null || ENDING.has(reply.notes.asking ?? reply.intent)) return reply;
  const acted = ACTED_ON.has(reply.intent);
  // What could be said is in the question.
  const texts = reply.intent === intents.fallback ? reply.texts.slice(0, 1) : reply.texts;
  // A choice of products comes first.
  const choosing = reply.intent === intents.itemQuestion || (acted && reply.notes.unsettled);
  if (choosing === true) return { ...reply, notes: { ...reply.notes, asking: question.intent } };
  return {
    ...reply,
    intent: acted ? reply.intent : question.intent,
    texts: [...texts, ...question.texts],
    chips:
      reply.intent === intents.paymentMethods && reply.chips.length > 0
        ? reply.chips
        : question.chips,
    notes: { ...reply.notes, ...(acted ? { asking: question.intent } : {}) },
  };
}
