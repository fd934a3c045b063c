import { onlySpeaksOf, speaksOf, type Topic } from './lexicon';
import {
  addressIn,
  deliverHome,
  finish,
  giveUp,
  isConfirming,
  namedMethod,
  sendTo,
} from './orderTurns';
import { answer, intents, type AssistantAnswer, type Talk } from './talk';

/** Words and then a number, as addresses are written: `Gascón 1280`. */
const STREET = /^\p{L}[\p{L}\s.']*\s\d{1,5}\b/u;
/** What speaks of any of these is no address. */
const NO_ADDRESS: readonly Topic[] = [
  'add',
  'change',
  'remove',
  'cancel',
  'finish',
  'pay',
  'price',
];

function streetIn(talk: Talk): string | null {
  const { text, tokens } = talk;
  const elsewhere = NO_ADDRESS.some((topic) => speaksOf(tokens, topic));
  return !elsewhere && STREET.test(text.trim()) ? text.trim() : null;
}

/** What a text answers to the question that the assistant has just asked; null when it answers none. */
export function answerPending(talk: Talk): AssistantAnswer | null {
  const { previous, tokens, words } = talk;
  const yes = speaksOf(tokens.slice(0, 1), 'yes');
  const no = speaksOf(tokens.slice(0, 1), 'no');
  if (previous?.intent === intents.discardQuestion) {
    if (yes) return giveUp(talk);
    return no ? answer(intents.kept, [words.kept], { chips: [words.chip.order] }) : null;
  }
  if (previous?.intent === intents.delivery) {
    const address = streetIn(talk);
    return address === null ? null : sendTo(talk, address);
  }
  if (!isConfirming(talk)) return null;
  if (no && onlySpeaksOf(tokens, 'no', 'thanks')) {
    return answer(intents.kept, [words.kept], { chips: [words.chip.order] });
  }
  if (yes && onlySpeaksOf(tokens, 'yes', 'thanks')) return finish(talk);
  if (previous?.intent === intents.paymentQuestion || namedMethod(talk) !== null) return null;
  const address = addressIn(talk) ?? streetIn(talk);
  if (address !== null) return sendTo(talk, address);
  const home = speaksOf(tokens, 'shipping') || speaksOf(tokens, 'send');
  return home && !speaksOf(tokens, 'cost') ? deliverHome(talk) : null;
}
