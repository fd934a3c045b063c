import { isProductWord } from './lexicon';
import { isNumeral, tokensOf, wordSet } from './tokens';

/** Words of streets, squares and quarters. */
const STREET_WORDS = wordSet(
  'calle av avda avenida pasaje pje plaza plazoleta esquina esq barrio ruta km boulevard bulevar diagonal camino depto piso ' +
    'rua praca travessa alameda estrada rodovia bairro largo street st road rd avenue ave lane square drive',
);
/** What stands before an hour, a day or a number of things. */
const BEFORE_HOUR = wordSet(
  'a las los la el as os o at en em in de del do da para por tipo desde hasta ate unos unas uns umas solo so y e and',
);
/** What is counted, and so is no street's number. */
const COUNTED = wordSet(
  'h hs hrs hora horas am pm min mins minuto minutos minutes segundo segundos dia dias days semana semanas veces vezes times personas ' +
    'pessoas people de',
);
/** Words of somebody who talks, and names no street. */
const TALKING = wordSet(
  'yo vos tu eu voce soy sou estoy estou estamos lo les me te ya ja no nao nunca como cuando quando si despues depois luego ahora agora ' +
    'dije disse todo tudo bien bem busco paso passo llego chego voy vou retiro pago espera esperame envien envies manden lleven entreguen ' +
    'entreguem enviem tengo tenho quiero quero hay somos rapido barato',
);
/** What leads to an address and is no part of it. */
const LEADS = [
  /^(?:no|n[ãa]o)(?:\s*,\s*|\s+(?=mejor\b|melhor\b))/i,
  /^(?:es|é|is|mejor|melhor|a|en|em|to|at|na|para|vivo|moro|i live|estoy|estou|sería|seria)[\s,:]+/i,
  /^(?:(?:lo|la|me|se)\s+)?(?:env[ií]a|manda|lleva|entrega|tra[eé])(?:me)?(?:l[oa]s?)?[\s,:]+/i,
  /^(?:envi[eé]|mand[eé]|lev[ea]|entregue|envie|mande|send|deliver)(?:\s+it)?[\s,:]+/i,
  /^(?:mi|la|minha|my|the)\s+(?:casa|direcci[oó]n|home|address)[\s,:]+(?=\S)/i,
];
const CROSSING = /\s+(?:y|e|and|esquina|esq\.?)\s+/i;
const LEAST_NUMBER_FIRST = 3;
const LEAST_NAME = 3;
const MOST_NAME_WORDS = 3;

/** An address without the words that lead to it: "no, es Yatay 222", "vivo en Yatay 222". */
export function placeOf(text: string): string {
  let place = text.trim();
  for (let before = ''; before !== place;) {
    before = place;
    for (const lead of LEADS) place = place.replace(lead, '');
  }
  return place.trim();
}

const talks = (tokens: readonly string[]) => tokens.some((token) => TALKING.has(token));

/** Whether tokens hold a number as streets have one: behind a word, and no hour or amount. */
function hasStreetNumber(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    if (!isNumeral(token) || !/^\d{1,5}$/.test(token)) return false;
    const [before = '', next = ''] = [tokens[at - 1], tokens[at + 1]];
    if (COUNTED.has(next)) return false;
    if (at === 0) return token.length >= LEAST_NUMBER_FIRST && /^\p{L}{3,}$/u.test(next);
    return /^\p{L}+$/u.test(before) && !BEFORE_HOUR.has(before);
  });
}

/** "Belgrano y Rivadavia": whether a text is two names. */
function isCrossing(text: string): boolean {
  const sides = text.split(CROSSING).map(tokensOf);
  return (
    sides.length === 2 &&
    sides.every(
      (side) =>
        side.length > 0 &&
        side.length <= MOST_NAME_WORDS &&
        side.every((token) => isProductWord(token) || token.length < LEAST_NAME) &&
        side.some((token) => token.length >= LEAST_NAME),
    )
  );
}

/** Whether a text is a street with its number. */
export function isStreet(text: string): boolean {
  const tokens = tokensOf(text);
  return !talks(tokens) && hasStreetNumber(tokens);
}

/** Whether a text looks like an address: a number, a word of streets, or two names that cross. */
export function isPlace(text: string): boolean {
  const tokens = tokensOf(text);
  if (talks(tokens) || tokens.length < 2) return false;
  return (
    hasStreetNumber(tokens) || tokens.some((token) => STREET_WORDS.has(token)) || isCrossing(text)
  );
}

/** Whether a text begins with a word of streets, and looks like an address. */
export function beginsWithSquare(text: string): boolean {
  return STREET_WORDS.has(tokensOf(text)[0] ?? '') && isPlace(text);
}
