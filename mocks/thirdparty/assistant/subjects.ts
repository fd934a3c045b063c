import { productWords, speaksOf, type Topic } from './lexicon';
import type { Talk } from './talk';
import { wishOf } from './wishes';

/** Ways of saying that nothing is missing any more, as whole texts. */
export const NOTHING_ELSE =
  /^((listo|ok|dale|bueno|perfecto|pronto|ta|sim|si) )?((no )?(listo|es todo|eso es todo|nada mas|so isso|e isso|e so|pronto)|(no )?that s all|thats all)( (muchas )?(gracias|obrigad[oa]|thanks|por favor))?$/;
const PICK_UP = /\b(paso|voy) a buscar|\bvou buscar\b|\bpick (it )?up\b/;
const ORDER_STATE =
  /\b(como (va|esta|anda)|donde esta|onde esta|where is|how is|ver|see|mostra|mostrame|mostrar|show|que (tengo|hay|tenho|tem)|what|in my)\b/;
const WHAT_ORDERED = /^(y )?(o )?que (eu |yo |ya )?(pedi|compre|comprei)$/;
const ORDER_SUM = /^(y )?(cuanto|quanto|how much) (es|seria|va|llevo|e|da|deu|fica|is it)\b/;

/** Whether a text holds a word of a topic. */
export const says = ({ tokens }: Talk, topic: Topic) => speaksOf(tokens, topic);
/** The folded words of a text. */
export const said = ({ tokens }: Talk) => tokens.join(' ');

/** Whether a text names something that could be ordered. */
export const namesProducts = (talk: Talk) => wishOf(talk, talk.text).words.length > 0;
const isWhole = ({ tokens }: Talk) => productWords(tokens).length === 0;

/** Whether a text is about finishing the order. */
export function speaksOfFinishing(talk: Talk): boolean {
  const closes = says(talk, 'close') && says(talk, 'order');
  return says(talk, 'finish') || closes || NOTHING_ELSE.test(said(talk));
}

/** Whether a text is about giving the whole order up. */
export function speaksOfGivingUp(talk: Talk): boolean {
  if (!isWhole(talk)) return false;
  const alone = says(talk, 'cancel') && !says(talk, 'last');
  return alone || (says(talk, 'remove') && (says(talk, 'order') || says(talk, 'all')));
}

/** Whether a text asks where the order stands, what it holds or what it costs. */
export function asksForStatus(talk: Talk): boolean {
  const text = said(talk);
  const whole = isWhole(talk);
  const state = says(talk, 'order') && (ORDER_STATE.test(text) || (whole && says(talk, 'mine')));
  const sum = whole && (says(talk, 'total') || ORDER_SUM.test(text));
  return state || sum || WHAT_ORDERED.test(text) || says(talk, 'status');
}

/** Whether a text is about fetching the order. */
export function picksUp(talk: Talk): boolean {
  return says(talk, 'pickUp') || PICK_UP.test(said(talk));
}

/** Whether a text is about how the order is received. */
export function speaksOfDelivery(talk: Talk): boolean {
  const sends = says(talk, 'send') || says(talk, 'shipping') || says(talk, 'address');
  return sends || picksUp(talk);
}
