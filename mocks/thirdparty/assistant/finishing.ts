import { speaksOf } from './lexicon';
import { methodNames, namedMethod } from './payment';
import { NOTHING_ELSE, said, says, speaksOfFinishing } from './subjects';
import type { Talk } from './talk';
import { tokensOf, wordSet } from './tokens';

/** What may stand beside the word that finishes an order. */
const FILLERS = wordSet(
  'quiero quisiera queremos deseo quero queria gostaria de want would like d to i please i ll it el la los lo o a os mi meu minha my the ' +
    'por favor ya ja now ahora agora todo tudo esta bien bem listo lista pronto pronta entonces entao then and y e eu vamos ' +
    'podes pode puedes you can can hola oi ola hi hello asi es eso nada mas compra perdon',
);
/** What stands before a method. */
const PAYING = wordSet('con en com em no with in by pago pagando pagar pay paying');

/** Whether a token only helps to finish the order. */
function finishes(token: string): boolean {
  const said = [token];
  return (
    FILLERS.has(token) ||
    (['finish', 'close', 'order', 'yes', 'thanks'] as const).some((topic) => speaksOf(said, topic))
  );
}

/**
 * Whether a text finishes the order and says nothing else: what speaks of another time, of a product or of another
 * person confirms nothing, since nothing undoes it.
 */
export function finishesPlainly(talk: Talk): boolean {
  const { tokens } = talk;
  if (!speaksOfFinishing(talk) || says(talk, 'cancel')) return false;
  if (NOTHING_ELSE.test(said(talk))) return true;
  const method = namedMethod(talk);
  const paid = method === null ? [] : methodNames(talk).flatMap(tokensOf);
  return tokens.every(
    (token) => finishes(token) || (method !== null && (PAYING.has(token) || paid.includes(token))),
  );
}
