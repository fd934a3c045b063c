import type { LanguageCode } from '~/contract/types';

import { speaksOf, type Topic } from './lexicon';
import { tokensOf, wordSet } from './tokens';

/** What may stand before the words that make a text a question or a request. */
const BEFORE = wordSet(
  'y e o pero hola oi ola hello hi hey buenas buenos dias tardes noches bom boa dia tarde noite ok dale gracias perdon disculpa ' +
    'disculpe por favor please a de en con para desde hasta me se te le nos and but mas em com ate',
);
const INTERROGATIVES = wordSet(
  'que cual cuales cuanto cuanta cuantos cuantas como cuando donde quien quienes qual quais quanto quanta quantos quantas quando ' +
    'onde quem what which how when where who why',
);
/** "que sean 3" is a wish. */
const AFTER_WISHING_QUE = wordSet('sea sean seja sejam');
/** Verbs that make a question by standing first. */
const ASKING_VERBS = wordSet(
  'hay tenes tienes tienen tiene venden hacen haces aceptan acepta aceptas reciben recibis entregan envian llega llegan abren cierran ' +
    'cobran dan puedo podemos sabes recomendas recomiendan recomiendas existe quedan tarda tardan demora demoran ' +
    'tem tens vendem fazem faz aceita aceitam aceitas recebem entregam enviam abrem fecham posso is are does did may should',
);
const ASKING_PHRASES = /^(se pueden?|da para|e possivel|do you|can i|can we|could i)\b/;
/** "quiero saber …" */
const WANTS_TO_KNOW = /^(\w+ ){0,2}(saber|consultar|preguntar|perguntar|know|ask)\b/;
/** "si confirmo ahora …", "se eu confirmar …" */
const CONDITIONS = wordSet('si se if');
/** Whom one asks for something: "podés agregar …", "can I have …". */
const REQUESTS =
  /^(podes|podrias|podria|puedes|puede|pode|poderia|can you|could you|would you|puedo pedir|posso pedir|can i (have|get)|could i (have|get))\b/;

function withoutBefore(tokens: readonly string[]): readonly string[] {
  const start = tokens.findIndex((token) => !BEFORE.has(token));
  return start < 0 ? [] : tokens.slice(start);
}

const holdsInterrogative = (tokens: readonly string[]) =>
  tokens.some((token) => INTERROGATIVES.has(token));

/** Whether a text begins as a question does; no mark is needed. */
export function beginsAsking(tokens: readonly string[]): boolean {
  const said = withoutBefore(tokens);
  const [first = '', second = ''] = said;
  if (first === 'que' && AFTER_WISHING_QUE.has(second)) return false;
  if (INTERROGATIVES.has(first) || ASKING_VERBS.has(first)) return true;
  const text = tokens.join(' ');
  if (ASKING_PHRASES.test(text) || WANTS_TO_KNOW.test(said.join(' '))) return true;
  return CONDITIONS.has(tokens[0] ?? '') && holdsInterrogative(tokens);
}

/** Whether a text asks: by a mark, or by the way it begins. */
export function isQuestion(text: string): boolean {
  return /[?¿]/.test(text) || beginsAsking(tokensOf(text));
}

/** Whether a question is a polite request: "me mandás 2 docenas de empanadas?". */
export function isRequest(tokens: readonly string[]): boolean {
  if (holdsInterrogative(tokens)) return false;
  const said = withoutBefore(tokens);
  const asksSomebody = REQUESTS.test(said.join(' '));
  const pleads = /^(puedo|posso|can i|could i)/.test(said.join(' '));
  return asksSomebody ? pleads || speaksOf(said, 'add') : speaksOf(said.slice(0, 1), 'add');
}

/** A language's words that deny; the Portuguese "no" is "in the". */
const NEGATORS: Record<LanguageCode, ReadonlySet<string>> = {
  es: wordSet('no nunca tampoco ni'),
  po: wordSet('nao nunca nem'),
  en: wordSet('not no never don dont doesn won cannot'),
};
const WITHOUT = wordSet('sin sem without');
const DONE_TO_ORDER: readonly Topic[] = ['finish', 'pay', 'send', 'shipping'];

/** Whether a text denies what it speaks of; "no, mejor 3" and "sin gas" deny nothing. */
export function isNegated(tokens: readonly string[], language: LanguageCode): boolean {
  const without = tokens.some(
    (token, at) =>
      WITHOUT.has(token) &&
      DONE_TO_ORDER.some((topic) => speaksOf(tokens.slice(at + 1, at + 2), topic)),
  );
  const at = tokens.findIndex((token) => NEGATORS[language].has(token));
  const turnsDown = at === 0 && speaksOf(tokens.slice(1, 2), 'change');
  return without || (at >= 0 && !turnsDown);
}

/** "no sé": neither yes nor no. */
export function isUnsure(tokens: readonly string[]): boolean {
  return /\b(no (lo |la )?se|nao sei|don t know|dont know|not sure|no estoy segur[oa])\b/.test(
    tokens.join(' '),
  );
}
