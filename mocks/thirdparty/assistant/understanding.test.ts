import { beforeEach, describe, expect, it } from 'vitest';

import { STORE_IDS } from '../../seed/accounts';
import { HOSTILE } from '../../seed/hostileTexts';
import { startConversation, type Conversation } from './conversation';

let talk: Conversation;

beforeEach(() => {
  talk = startConversation();
});

const PORTUGUESE = 'sesion-feiralucia';
const ENGLISH = 'sesion-cornerbooks';

describe('the product that is meant', () => {
  it.each([
    ['quiero 6 leches', '6 Leche entera sachet 1 l'],
    ['x2 manteca', '2 Manteca 200 g'],
    ['2 mantecas', '2 Manteca 200 g'],
    ['3 kg de tomates', '3 Tomate redondo'],
    ['2 kg de limones', '2 Limón'],
    ['quiero harina 0000', '1 Harina 0000 1 kg'],
    ['fernet', '1 Fernet 750 ml'],
    ['2 docenas de huevos', '2 Huevos blancos grandes'],
  ])('%s', (text, line) => {
    talk.say(text);
    expect(talk.lines()).toEqual([line]);
  });

  it('in a change, too', () => {
    talk.say('quiero 2 leches y 1 kg de lechuga');
    expect(talk.say('mejor 4 leches').intent).toBe('item confirmed');
    expect(talk.lines()).toEqual(['4 Leche entera sachet 1 l', '1 Lechuga mantecosa']);
  });

  it.each([
    ['quiero 2 docenas de empandas', '2 docenas de Empanadas de jamón y queso'],
    ['empandas', '1 docena de Empanadas de jamón y queso'],
    ['quiero medialuans', '1 docena de Medialunas de manteca'],
    ['2 huveos', '1 docena de Huevos blancos grandes'],
  ])('a slip of the keys is asked about: %s', (text, chip) => {
    const reply = talk.say(text);
    expect(reply.texts[0]).toMatch(/^No encontré ".*"\. ¿Quisiste decir/);
    expect(reply.chips).toContain(chip);
    expect(talk.lines()).toEqual([]);
    talk.say(chip);
    expect(talk.lines()).toHaveLength(1);
  });

  it.each([HOSTILE.markup, `quiero 2 ${HOSTILE.markup}`, `${HOSTILE.markup} y nada`])(
    'is never one named by markup: %s',
    (text) => {
      const { intent } = talk.say(text);
      expect(['Default Fallback Intent', 'help', 'item not found']).toContain(intent);
      expect(talk.lines()).toEqual([]);
    },
  );
});

describe('how much of it', () => {
  it.each([
    ['quiero 6 huevos', 'nueva', 'Huevos blancos grandes se vende por docena. ¿Cuánto querés?'],
    ['veinticinco huevos', 'nueva', 'Huevos blancos grandes se vende por docena. ¿Cuánto querés?'],
    ['quero 2 bananas', PORTUGUESE, 'Banana-prata é vendido por dúzia. Quanto você quer?'],
    ['3 tomates', 'nueva', 'Tomate redondo se vende por kilo. ¿Cuánto querés?'],
    ['3 chorizos', 'nueva', 'Chorizo parrillero se vende por kilo. ¿Cuánto querés?'],
    ['5 manzanas', 'nueva', 'Manzana roja se vende por kilo. ¿Cuánto querés?'],
    ['2 pollos', 'nueva', 'Pollo entero de campo se vende por kilo. ¿Cuánto querés?'],
    ['quero 3 mangas', PORTUGUESE, 'Manga Palmer é vendido por quilo. Quanto você quer?'],
    ['1e5 pan', 'nueva', 'Pan francés se vende por kilo. ¿Cuánto querés?'],
    ['quiero 2 o 3 fernet', 'nueva', '¿Qué cantidad de Fernet 750 ml querés?'],
    ['entre 2 y 4 sodas', 'nueva', '¿Qué cantidad de Soda en sifón 1,5 l querés?'],
    ['-3 leches', 'nueva', 'La cantidad tiene que ser mayor que 0.'],
    ['0 leches', 'nueva', 'La cantidad tiene que ser mayor que 0.'],
    ['cero leches', 'nueva', 'La cantidad tiene que ser mayor que 0.'],
    ['quero zero mangas', PORTUGUESE, 'A quantidade precisa ser maior que 0.'],
    ['150,5 g de queso azul', 'nueva', 'Los gramos se piden en números enteros.'],
    [
      '100000 leches',
      'nueva',
      'Es demasiado: se puede pedir hasta 99999 × Leche entera sachet 1 l.',
    ],
  ])('%s', (text, session, said) => {
    const reply = talk.say(text, session);
    expect([reply.intent, reply.texts[0]]).toEqual(['item question', said]);
    expect(talk.lines(session)).toEqual([]);
  });

  it.each([
    ['quiero 24 huevos', 'nueva', '2 Huevos blancos grandes'],
    ['quero 12 bananas', PORTUGUESE, '1 Banana-prata'],
  ])('%s: exact dozens', (text, session, line) => {
    talk.say(text, session);
    expect(talk.lines(session)).toEqual([line]);
  });

  it('the sum of two wishes has the same limit', () => {
    talk.say('99999 leches');
    expect(talk.say('quiero 1 leche').texts[0]).toContain('hasta 99999');
    expect(talk.lines()).toEqual(['99999 Leche entera sachet 1 l']);
  });

  it('is taken from the next text, when it was asked', () => {
    talk.say('quiero salame tipo milan');
    talk.say('250 gramos');
    talk.say('quiero 6 huevos');
    talk.say('1 docena');
    expect(talk.lines()).toEqual(['250 Salame tipo Milán', '1 Huevos blancos grandes']);
  });

  it.each([
    'troque a banana por 4',
    'mude a banana para 4',
    'altere a banana para 4',
    'trocar banana por 4',
  ])('%s changes it', (text) => {
    talk.say('1 dúzia de bananas', PORTUGUESE);
    expect(talk.say(text, PORTUGUESE).intent).toBe('item confirmed');
    expect(talk.lines(PORTUGUESE)).toEqual(['4 Banana-prata']);
  });

  it('is not taken out wholly when it is not sold like that', () => {
    talk.say('2 docenas de huevos blancos');
    expect(talk.say('sacá 5 huevos').intent).toBe('item question');
    expect(talk.lines()).toEqual(['2 Huevos blancos grandes']);
    talk.say('sacá 12 huevos');
    expect(talk.lines()).toEqual(['1 Huevos blancos grandes']);
  });

  it.each(['agregale 1 mas', 'uno más', 'otra', 'sumale una más'])(
    '%s: of the last item',
    (text) => {
      talk.say('2 yerbas y 3 leches');
      talk.say(text);
      expect(talk.lines()).toEqual(['2 Yerba mate con palo 1 kg', '4 Leche entera sachet 1 l']);
    },
  );
});

describe('short and everyday phrases', () => {
  it.each([
    ['aceptan mercadopago?', 'nueva', 'Sí, podés pagar con Mercadopago.'],
    ['¿aceptan mercado pago?', 'nueva', 'Sí, podés pagar con Mercadopago.'],
    ['aceita pix?', PORTUGUESE, 'Sim, você pode pagar com Pix.'],
    ['do you take cards?', ENGLISH, 'The store has not set its payment methods yet.'],
    ['¿aceptan tarjeta?', 'nueva', 'Aceptamos Mercadopago, efectivo y transferencia.'],
    ['si', 'nueva', '¡Dale! Decime qué necesitás.'],
    ['ok', 'nueva', '¡Dale! Decime qué necesitás.'],
    ['no', 'nueva', 'Está bien. Acá estoy si necesitás algo.'],
    ['no, gracias', 'nueva', 'Está bien. Acá estoy si necesitás algo.'],
    ['chau', 'nueva', '¡Hasta pronto!'],
    ['chau, gracias', 'nueva', '¡Hasta pronto!'],
    ['sim', PORTUGUESE, 'Combinado! Diga o que precisa.'],
    ['não', PORTUGUESE, 'Tudo bem. Estou aqui se precisar.'],
    ['tchau', PORTUGUESE, 'Até logo!'],
    ['ok', ENGLISH, 'Great! Tell me what you need.'],
    ['no thanks', ENGLISH, 'All right. I am here if you need anything.'],
    ['bye', ENGLISH, 'See you soon!'],
  ])('%s', (text, session, said) => {
    expect(talk.say(text, session).texts[0]).toBe(said);
  });

  it.each(['que tengo en el pedido?', 'total', 'cuánto es?', 'mi carrito'])(
    '%s: what the order holds and costs',
    (text) => {
      talk.say('2 yerbas');
      const { intent, texts } = talk.say(text);
      expect(intent).toBe('order status');
      expect(texts[0]).toContain('Total $\u00a08.500,00.');
      expect(texts.at(-1)).toBe('Tenés: 2 × Yerba mate con palo 1 kg.');
    },
  );

  it('a question about a method chooses none', () => {
    talk.say('2 yerbas');
    talk.say('¿aceptan efectivo?');
    expect(talk.orderOf('nueva').payment_method).toBeNull();
  });

  it('how one can pay is said once: in the store’s own words, or by its methods', () => {
    talk.say('2 yerbas');
    expect(talk.say('¿cómo puedo pagar?').texts).toEqual([
      'Aceptamos Mercadopago, efectivo y transferencia.',
    ]);
    const faq = talk.db.standardFaqs.find(
      ({ store_id, faq_type }) => store_id === STORE_IDS.donpepe && faq_type === 'payment_methods',
    );
    talk.db.standardFaqs.remove(faq?.id ?? 0);
    talk.say('paso a buscarlo');
    expect(talk.say('¿cómo puedo pagar?').texts).toEqual([
      'Podés pagar con Mercadopago, Efectivo.',
    ]);
  });
});
