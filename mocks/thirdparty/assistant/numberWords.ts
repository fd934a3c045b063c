import type { LanguageCode, UnitCode } from '~/contract/types';

export type NumberWords = Readonly<Record<string, number>>;

/** `word=number` pairs as a table. */
function table(...pairs: string[]): NumberWords {
  const entries = pairs.join(' ').split(' ');
  return Object.fromEntries(
    entries.map((pair) => {
      const [word = '', number] = pair.split('=');
      return [word, Number(number)];
    }),
  );
}

const ES = table(
  'cero=0 un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10',
  'once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18',
  'diecinueve=19 veinte=20 veintiun=21 veintiuno=21 veintiuna=21 veintidos=22 veintitres=23',
  'veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29',
  'treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100',
  'ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400',
  'cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600',
  'setecientos=700 ochocientos=800 novecientos=900 mil=1000',
);
const PO = table(
  'zero=0 um=1 uma=1 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10',
  'onze=11 doze=12 treze=13 quatorze=14 catorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18',
  'dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80',
  'noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300',
  'quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 setecentos=700',
  'oitocentos=800 novecentos=900 mil=1000',
);
const EN = table(
  'zero=0 a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11',
  'twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19',
  'twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 thousand=1000',
);
/** What is a number in one language and a preposition or an article in another. */
const AMBIGUOUS = new Set(['a', 'an', 'dos', 'once']);

/** Numbers of all languages; where two disagree, those of the store's own. */
export const NUMBERS: Record<LanguageCode, NumberWords> = {
  es: { ...plain(EN), ...PO, ...ES },
  po: { ...plain(EN), ...plain(ES), ...PO },
  en: { ...PO, ...plain(ES), ...EN },
};

function plain(words: NumberWords): NumberWords {
  return Object.fromEntries(Object.entries(words).filter(([word]) => !AMBIGUOUS.has(word)));
}

/** Words of parts of one. */
export const PARTS = table(
  'medio=0.5 media=0.5 meio=0.5 meia=0.5 half=0.5 ½=0.5',
  'cuarto=0.25 cuartos=0.25 quarto=0.25 quarter=0.25 ¼=0.25 ¾=0.75',
);

const UNIT_WORDS: readonly (readonly [UnitCode, string])[] = [
  ['kg', 'kg kgs k kilo kilos kilogramo kilogramos quilo quilos kilogram kilograms'],
  ['gr', 'g gr grs gramo gramos grama gramas gram grams'],
  ['doc', 'doc docena docenas duzia duzias dozen dozens'],
  ['lit', 'l lt lts lit litro litros liter liters litre litres'],
  ['met', 'm mt mts met metro metros meter meters metre metres'],
  ['unid', 'u un unid unidad unidades unidade unit units x paquete paquetes pacote pacotes bolsa'],
  [
    'unid',
    'bolsas botella botellas garrafa garrafas lata latas caja cajas caixa caixas bottle pack',
  ],
];
/** Units that are a part of a litre. */
export const LITRE_PARTS: Readonly<Record<string, number>> = table('ml=0.001 cc=0.001 cl=0.01');
/** Words of units. */
export const UNITS: ReadonlyMap<string, UnitCode> = new Map(
  UNIT_WORDS.flatMap(([unit, words]) =>
    words.split(' ').map((word): [string, UnitCode] => [word, unit]),
  ),
);
