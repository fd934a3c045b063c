import { beginsWithStreet, speaksOfSending } from './delivery';
import { productWords, speaksOf, type Topic } from './lexicon';
import { beginsAsking, isNegated } from './mood';
import { methodIn, methodNames } from './payment';
import { talkOf, type Talk } from './talk';
import { tokensOf, withoutMarkup, wordSet } from './tokens';

const JOINING = wordSet('y e and pero but luego despues entonces then');
/** What may stand before the word that a clause begins with. */
const BEFORE = wordSet(
  'y e and tambien ademas despues luego entonces ya ahora por favor me te le lo nos please also then ok bueno eu i we',
);
/** Verbs and nouns with which another turn begins. */
const OPENING: readonly Topic[] = [
  'add',
  'change',
  'remove',
  'cancel',
  'finish',
  'pay',
  'send',
  'shipping',
  'pickUp',
  'thanks',
  'greeting',
  'yes',
  'bye',
];
const OPENING_PHRASES =
  /^((paso|voy|vou) (a )?buscar\w*|pick (it )?up|(la |mi |minha |my )?(direccion|endereco|address)|(eso )?es todo|nada mas|so isso|that s (all|it)|cerra\w* (el|o) pedido|close the order)\b/;
/** "con envío a …", "para retirar", "pago con …": these begin another clause without a joint. */
const INSIDE =
  /^(((con|com|with|para|for) (envio|entrega|delivery|retiro|retirada|enviar|entregar|retirar|pickup))|((pago|pagando|pagar|pagare|paying|pay) (con|en|com|em|with|in|by)))\b/;
const METHOD_BEFORE = wordSet('con en com em no with in by');
/** "antes de confirmar": names a time, and asks for nothing. */
const ASIDE = /^(antes de (que )?|antes |before (i )?)(\w+ )??$/;
const OBJECT = /^(el|la|o|a|the|mi|meu|my)$/;

/** "perdón, …", "en vez de fernet, …": what goes on in the words behind it. */
const GOES_ON =
  /^(y )?(perdon|en realidad|na verdade|disculpa|desculpa|actually|sorry|((en|em) (vez|lugar) d[eoa]l?|no lugar d[eoa]|instead of)( (el|la|los|las|o|a|os|as|the))?( (?!quiero|quero|poneme|dame|prefiero)\w+){0,3})$/;

/** A word as it was typed, with its folded tokens. */
interface Word {
  typed: string;
  tokens: string[];
}

const tokensFrom = (words: readonly Word[]) => words.flatMap(({ tokens }) => tokens);
const textOf = (words: readonly Word[]) => words.map(({ typed }) => typed).join(' ');

function wordsOf(text: string): Word[] {
  const spaced = withoutMarkup(text)
    .replace(/\n+/g, ' ; ')
    .replace(/([,;:])(?=\p{L})/gu, '$1 ');
  const typed = spaced.trim().split(/\s+/).filter(Boolean);
  return typed.map((word) => ({ typed: word, tokens: tokensOf(word) }));
}

/** Words without "antes de confirmar (el pedido)". */
function withoutAside(words: readonly Word[]): Word[] {
  const start = words.findIndex(({ tokens }) => /^(antes|before)$/.test(tokens.join(' ')));
  if (start < 0) return [...words];
  const length = words
    .slice(start)
    .findIndex(({ tokens }) => speaksOf(tokens, 'finish') || speaksOf(tokens, 'pay'));
  const before = textOf(words.slice(start, start + length)).toLowerCase();
  if (length < 0 || !ASIDE.test(`${before} `)) return [...words];
  let end = start + length + 1;
  if (OBJECT.test(words[end]?.tokens.join(' ') ?? '')) {
    end += speaksOf(words[end + 1]?.tokens ?? [], 'order') ? 2 : 0;
  }
  return [...words.slice(0, start), ...words.slice(end)];
}

/** Whether tokens begin what another turn is about. */
function opens(talk: Talk, tokens: readonly string[]): boolean {
  const start = tokens.findIndex((token) => !BEFORE.has(token));
  const said = start < 0 ? [] : tokens.slice(start);
  const first = said.slice(0, 1);
  const text = said.join(' ');
  return (
    OPENING.some((topic) => speaksOf(first, topic)) ||
    (isNegated(first, talk.store.prefered_language) && said.length > 1) ||
    OPENING_PHRASES.test(text) ||
    INSIDE.test(text) ||
    beginsAsking(said) ||
    namesMethod(talk, said)
  );
}

/** "con efectivo", "con tarjeta", "mercado pago": whether tokens begin with a method. */
function namesMethod(talk: Talk, tokens: readonly string[]): boolean {
  const said = METHOD_BEFORE.has(tokens[0] ?? '') ? tokens.slice(1) : tokens;
  if (said.length < tokens.length && speaksOf(said.slice(0, 1), 'pay')) return true;
  const method = methodIn(methodNames(talk), said.slice(0, 2));
  return method !== null && methodIn([method], said.slice(1, 3)) === null;
}

/** Whether a new clause begins inside of one, without a joint before it. */
function opensInside(talk: Talk, clause: readonly Word[], rest: readonly Word[]): boolean {
  const said = tokensFrom(clause);
  const next = tokensFrom(rest);
  if (productWords(said).length === 0) return false;
  if (INSIDE.test(next.join(' '))) return true;
  const going = speaksOfSending(said) || speaksOf(said, 'change');
  const denied = isNegated(said, talk.store.prefered_language);
  if (!going && !denied && beginsWithStreet(textOf(rest))) return true;
  const paying = speaksOf(said, 'pay') || speaksOf(said, 'accepts');
  return !paying && METHOD_BEFORE.has(next[0] ?? '') && namesMethod(talk, next);
}

const joins = ({ tokens }: Word) => tokens.every((token) => JOINING.has(token));
const endsPart = (word: Word) => /[,;:.!?]$/.test(word.typed) || joins(word);
const endsSentence = (words: readonly Word[]) => /[.!?;]$/.test(words.at(-1)?.typed ?? '');

function cut(talk: Talk, words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [];
  let clause: Word[] = [];
  for (const [at, word] of words.entries()) {
    const rest = words.slice(at);
    const last = clause.at(-1);
    const begins =
      last !== undefined &&
      !clause.every(joins) &&
      !GOES_ON.test(tokensFrom(clause).join(' ')) &&
      (endsPart(last) ? opens(talk, tokensFrom(rest)) : opensInside(talk, clause, rest));
    if (begins) {
      clauses.push(clause);
      clause = [];
    }
    clause.push(word);
  }
  return clause.length > 0 ? [...clauses, clause] : clauses;
}

/** A clause's text, without what joined it to the next. */
function trimmed(words: readonly Word[]): string {
  const end = words.findLastIndex((word) => !joins(word)) + 1;
  return textOf(words.slice(0, end)).replace(/[\s,;:]+$/, '');
}

/**
 * What was typed, cut into clauses where another turn begins ("agregá 2 sodas y finalizá"). What is joined to a question
 * is part of it: "si confirmo ahora, ¿cuándo llega?" confirms nothing.
 */
export function clausesOf(talk: Talk): Talk[] {
  const words = wordsOf(talk.text);
  const said = withoutAside(words);
  if (tokensFrom(said).length === 0) return [{ ...talk, asks: true }];
  const clauses: Talk[] = [];
  let asked = false;
  for (const part of cut(talk, said).toReversed()) {
    const text = trimmed(part);
    const marked = /[?¿]/.test(text);
    asked = marked || (asked && !endsSentence(part));
    clauses.unshift(talkOf(talk, text, asked || beginsAsking(tokensOf(text))));
  }
  return clauses.filter(({ tokens }) => tokens.length > 0);
}
