import { addItems } from './adding';
import { correctItem } from './changing';
import { asksBeforeConfirming, finish, isConfirming, tellHowToFinish } from './checkout';
import { clausesOf } from './clauses';
import { onlySpeaksOf, speaksOf } from './lexicon';
import { isNegated } from './mood';
import { buildingOrder } from './ownOrder';
import { namedMethod } from './payment';
import { answerPlace, answerStreet } from './pending';
import { speaksOfDelivery, speaksOfFinishing } from './subjects';
import { answer, intents, money, talkOf, type AssistantAnswer, type Talk } from './talk';
import { takeTurn } from './turns';
import { wishOf } from './wishes';

/** A clause, and whether it puts right what the one before it denied: "no quiero 2 fernet, quiero 3". */
interface Part {
  talk: Talk;
  corrects: boolean;
}

/** Answers on which nothing may be confirmed. */
const UNSETTLED: ReadonlySet<string> = new Set([
  intents.itemQuestion,
  intents.itemNotFound,
  intents.itemKept,
  intents.noOrder,
  intents.discardQuestion,
]);
/** Answers that say nothing beside another. */
const COURTESIES: ReadonlySet<string> = new Set([intents.smallTalk, intents.thanks, intents.kept]);
/** Intents that the application acts on, the weightier first. */
const ACTED_ON: readonly string[] = [
  intents.orderConfirmed,
  intents.orderDiscarded,
  intents.itemConfirmed,
  intents.itemDiscarded,
];
/** What goes on with a confirmation that has begun. */
const GOES_ON: ReadonlySet<string> = new Set([intents.deliveryChosen, intents.paymentMethodChosen]);

/** Questions that stay open beside another intent. */
const OPEN_QUESTIONS: ReadonlySet<string> = new Set([
  intents.deliveryQuestion,
  intents.addressQuestion,
  intents.newAddressQuestion,
  intents.paymentQuestion,
  intents.discardQuestion,
]);

const denies = ({ tokens, store }: Talk) => isNegated(tokens, store.prefered_language);

/** What a clause names without an amount, when the next only says the amount: both are one. */
function withCorrections(clauses: readonly Talk[]): Part[] {
  const parts: Part[] = [];
  for (const talk of clauses) {
    const before = parts.at(-1)?.talk;
    const wish = wishOf(talk, talk.text);
    const denied = before !== undefined && denies(before) ? wishOf(before, before.text).words : [];
    const amount = wish.quantity !== null && wish.words.length === 0 && !talk.asks && !denies(talk);
    if (denied.length > 0 && amount) {
      parts[parts.length - 1] = {
        talk: talkOf(talk, `${talk.text} ${denied.join(' ')}`),
        corrects: true,
      };
    } else parts.push({ talk, corrects: false });
  }
  return parts;
}

/** Items first, then how they are received, then how they are paid, and the confirmation last. */
const TURN = { items: 0, delivery: 1, payment: 2, confirmation: 3 } as const;

const confirms = (talk: Talk) => speaksOfFinishing(talk) && !talk.asks && !denies(talk);

function turnOf({ talk }: Part): number {
  if (confirms(talk)) return TURN.confirmation;
  if (wishOf(talk, talk.text).quantity !== null && speaksOf(talk.tokens, 'add')) return TURN.items;
  if (namedMethod(talk) !== null) return TURN.payment;
  return speaksOfDelivery(talk) ? TURN.delivery : TURN.items;
}

const isCourtesy = ({ tokens }: Talk) =>
  onlySpeaksOf(tokens, 'greeting', 'thanks', 'yes', 'no', 'bye');

function partsOf(talk: Talk): Part[] {
  const clauses = clausesOf(talk);
  const said = clauses.filter((clause) => !isCourtesy(clause));
  const parts = withCorrections(said.length > 0 ? said : [talk]);
  return parts.sort((one, other) => turnOf(one) - turnOf(other));
}

function answersOf({ talk, corrects }: Part): AssistantAnswer[] {
  if (corrects) {
    const corrected = correctItem(talk) ?? addItems(talk);
    return corrected === null ? [] : [corrected];
  }
  const street = answerStreet(talk);
  if (street !== null) return [street];
  const answers = takeTurn(talk);
  if (answers.length > 0) return answers;
  const place = answerPlace(talk);
  return place === null ? [] : [place];
}

const isUnsettled = ({ intent, notes }: AssistantAnswer) =>
  notes.unsettled === true || UNSETTLED.has(intent);

/** The talk as it stands after some answers of the same turn. */
function after(talk: Talk, answers: readonly AssistantAnswer[]): Talk {
  const about = answers.findLast(({ notes }) => notes.about !== undefined)?.notes.about;
  const deliveryKnown = answers.some(({ notes }) => notes.choseDelivery === true);
  return { ...talk, about: about ?? talk.about, deliveryKnown };
}

/** The answers to the clauses of a text, one after the other, until one asks something or finds nothing. */
function answersInTurn(talk: Talk): AssistantAnswer[] {
  const answers: AssistantAnswer[] = [];
  let unclear = false;
  for (const { talk: clause, corrects } of partsOf(talk)) {
    const now = after(clause, answers);
    const given: AssistantAnswer[] =
      confirms(now) && unclear ? [tellHowToFinish(now)] : answersOf({ talk: now, corrects });
    unclear ||= given.length === 0;
    // Not to want what was never ordered stands in nobody's way.
    const idle = denies(now) && !corrects && given.every(isUnsettled);
    if (!idle) answers.push(...given);
    else if (answers.length === 0) answers.push(...given.map(asCourtesy));
    if (!idle && given.some(isUnsettled)) break;
  }
  const last = answers.at(-1);
  const stays = answers.some(({ intent }) => intent === intents.howToFinish);
  const goesOn =
    !stays && answers.some(({ intent }) => GOES_ON.has(intent)) && !answers.some(isUnsettled);
  const closed = last?.intent === intents.orderConfirmed;
  if (isConfirming(talk) && goesOn && !closed && !answers.some(asksBeforeConfirming)) {
    answers.push(finish(after(talk, answers)));
  }
  return answers;
}

/** An answer that is left out where another says more. */
function asCourtesy(reply: AssistantAnswer): AssistantAnswer {
  return { ...reply, notes: { ...reply.notes, courtesy: true } };
}

/** The order's sum and, when it has just been begun, what the store wants to say before it is confirmed. */
function sumTexts(talk: Talk, answers: readonly AssistantAnswer[]): string[] {
  const order = buildingOrder(talk);
  if (order === null) return [];
  const first = answers.some(({ notes }) => notes.items === 'first');
  const { pre_order } = talk.store.dialog_messages;
  const total = talk.words.total(money(talk, order.total_price));
  return first && pre_order !== null ? [total, pre_order] : [total];
}

function textsOf(talk: Talk, answers: readonly AssistantAnswer[]): string[] {
  const confirmed = answers.some(({ intent }) => intent === intents.orderConfirmed);
  const lastChange = answers.findLastIndex(({ notes }) => notes.items !== undefined);
  const texts = answers.flatMap((reply, at) => {
    // A confirmation says how it is paid.
    if (confirmed && reply.intent === intents.paymentMethodChosen) return [];
    return at === lastChange && !confirmed
      ? [...reply.texts, ...sumTexts(talk, answers)]
      : reply.texts;
  });
  return [...new Set(texts)];
}

/** Several answers as one: their texts in turn, the weightiest intent, the choices of the last. */
function joined(talk: Talk, all: readonly AssistantAnswer[]): AssistantAnswer | null {
  const telling = all.filter(
    ({ intent, notes }) => !COURTESIES.has(intent) && notes.courtesy !== true,
  );
  const answers = telling.length > 0 ? telling : all;
  const last = answers.at(-1);
  if (last === undefined) return null;
  const intent =
    ACTED_ON.find((acted) => answers.some((reply) => reply.intent === acted)) ?? last.intent;
  const asking = last.notes.asking ?? last.intent;
  const { about } = after(talk, answers);
  return answer(intent, textsOf(talk, answers), {
    chips: last.chips,
    links: answers.flatMap(({ links }) => links),
    notes: {
      ...(about === null || answers.every(({ notes }) => notes.about === undefined)
        ? {}
        : { about }),
      ...(OPEN_QUESTIONS.has(asking) && asking !== intent ? { asking } : {}),
      ...(answers.some(isUnsettled) ? { unsettled: true } : {}),
      ...(answers.some(({ notes }) => notes.choseDelivery === true) ? { choseDelivery: true } : {}),
    },
  });
}

/** What the assistant does and says on a text; null when it understands nothing of it. */
export function converse(talk: Talk): AssistantAnswer | null {
  return joined(talk, answersInTurn(talk));
}
