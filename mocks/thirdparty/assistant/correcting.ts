import { correctItem } from './changing';
import { held } from './heldItems';
import { productWords } from './lexicon';
import { answersTo, type Named } from './match';
import { said, says } from './subjects';
import { answer, intents, type AssistantAnswer, type Talk } from './talk';
import { countsThings, soldProducts, wishesOf } from './wishes';

const EXCEPT = /\b(menos|excepto|salvo|exceto|except|but)\b/;
/** Words with which an amount is put right: "en realidad quiero 2", "6 en total". */
const CORRECTING =
  /^(en realidad|perdon|disculpa|solo|solamente|na verdade|desculpa|desculpe|so|apenas|actually|sorry|only|quiero solo|quero so)\b|\b((en|no|in) total|solo|solamente|apenas)\b/;

/** "quitá todo menos el fernet": nothing is taken out; asks for what is to go. */
export function askExcept(talk: Talk): AssistantAnswer | null {
  const text = said(talk);
  const removes = says(talk, 'remove') || says(talk, 'cancel');
  if (!says(talk, 'all') || !removes || !EXCEPT.test(text)) return null;
  const found = held(talk);
  if ('texts' in found) return found;
  const others = found.items.filter((item) => !isNamed(talk, item));
  return answer(intents.itemQuestion, [talk.words.removeByName], {
    chips: others.map(({ name }) => talk.words.chip.remove(name)),
  });
}

/** Whether what stands behind "menos" names an item. */
function isNamed(talk: Talk, named: Named): boolean {
  const [, exception = ''] =
    /\b(?:menos|excepto|salvo|exceto|except|but)\b(.*)$/.exec(said(talk)) ?? [];
  const words = productWords(exception.split(' ').filter(Boolean));
  return words.some((word) => answersTo(named, [word]));
}

/** "perdón, quiero 3 fernet": the amount of an item of the order; null when nothing is put right. */
export function correctAmount(talk: Talk): AssistantAnswer | null {
  if (!CORRECTING.test(said(talk)) || says(talk, 'remove')) return null;
  const wishes = wishesOf(talk, soldProducts(talk));
  const [wish] = wishes;
  if (wish === undefined || wishes.length > 1 || wish.words.length === 0) return null;
  return correctItem(talk, !countsThings(talk));
}
