import { describe, expect, it } from 'vitest';

import { ENGLISH, PORTUGUESE, startConversation } from './conversation';

/** The last answer of a conversation, and what the order holds then. */
function after(texts: readonly string[], session = 'nueva') {
  const talk = startConversation();
  const replies = texts.map((text) => talk.say(text, session));
  return { talk, reply: replies.at(-1), lines: talk.lines(session) };
}

describe('a choice is read together with what was asked', () => {
  it.each([
    [['quiero empanadas', 'la de carne', '2'], ['2 Empanadas de carne cortada a cuchillo']],
    [['quiero empanadas', 'las de carne, 2 docenas'], ['2 Empanadas de carne cortada a cuchillo']],
    [['quiero pan', 'el de campo'], ['1 Pan de campo']],
    [['cuanto sale el fernet?', 'quiero uno'], ['1 Fernet 750 ml']],
    [['cuanto sale el fernet?', 'dame 2'], ['2 Fernet 750 ml']],
    [['3 chorizos', '3'], ['3 Chorizo parrillero']],
    [
      ['cuanto salen las empanadas?', 'dame 2 docenas', 'la de carne'],
      ['2 Empanadas de carne cortada a cuchillo'],
    ],
    [
      ['2 docenas de empanadas de carne', 'y una de jamon y queso'],
      ['2 Empanadas de carne cortada a cuchillo', '1 Empanadas de jamón y queso'],
    ],
  ])('%s', (texts, lines) => {
    expect(after(texts).lines).toEqual(lines);
  });

  it('asks of each thing by its name, and again in the amount that is said', () => {
    const { talk, reply } = after(['quiero queso y jamon']);
    expect(reply?.texts).toEqual(['De "queso", ¿cuál querés?', 'De "jamon", ¿cuál querés?']);
    expect(reply?.chips).toContain('100 g de Jamón cocido natural');
    expect(talk.say('300 g').chips).toContain('300 g de Jamón cocido natural');
    expect(talk.lines()).toEqual([]);
  });

  it('offers no other product than those that were meant', () => {
    expect(after(['3 manzanas rojas y 2 verdes']).reply?.texts).toEqual([
      'Manzana roja se vende por kilo. ¿Cuánto querés?',
      'Manzana verde se vende por kilo. ¿Cuánto querés?',
    ]);
  });

  it('finds a product under a mistyped verb and name', () => {
    const { reply } = after(['kiero dos docena de enpanadas de carne']);
    expect(reply?.chips).toContain('2 docenas de Empanadas de carne cortada a cuchillo');
  });
});

describe('of the last item', () => {
  it.each([
    ['mais 1', 2],
    ['mais uma dúzia', 2],
    ['quero mais 2', 3],
    ['adiciona mais uma', 2],
  ])('po: %s', (text, amount) => {
    expect(after(['quero 1 dúzia de ovos', text], PORTUGUESE).lines).toEqual([
      `${amount} Ovos caipiras`,
    ]);
  });

  it('po: mais 100g, of a product that is sold by the gram', () => {
    expect(after(['100 g de queijo coalho', 'mais 100g'], PORTUGUESE).lines).toEqual([
      '200 Queijo coalho',
    ]);
    const { reply } = after(['quero 1 dúzia de ovos', 'mais 100g'], PORTUGUESE);
    expect(reply?.texts).toEqual(['Ovos caipiras é vendido por dúzia. Quanto você quer?']);
  });

  it.each([
    ['sacale uno', ['2 Fernet 750 ml', '2 Soda en sifón 1,5 l']],
    ['uno menos', ['2 Fernet 750 ml', '2 Soda en sifón 1,5 l']],
    ['sacalo', ['2 Fernet 750 ml']],
    ['sacar lo ultimo', ['2 Fernet 750 ml']],
  ])('%s', (text, lines) => {
    expect(after(['2 fernet y 3 sodas', text]).lines).toEqual(lines);
  });

  it('po: tira um', () => {
    expect(after(['quero 2 abacaxis', 'tira um'], PORTUGUESE).lines).toEqual(['1 Abacaxi pérola']);
  });

  it('asks what to take out, and whether the whole order is given up', () => {
    expect(after(['1 fernet', 'sacar']).reply).toMatchObject({
      texts: ['¿Qué querés quitar?'],
      chips: ['Quitar Fernet 750 ml'],
    });
    expect(after(['1 fernet', 'cancelar']).reply?.intent).toBe('discard question');
  });
});

describe('words that the application does not act on', () => {
  it.each([
    ['Ayuda!', 'nueva', 'ayuda'],
    ['ajuda', PORTUGUESE, 'ayuda'],
    ['sair', PORTUGUESE, 'salir'],
    ['voltar', PORTUGUESE, 'volver'],
    ['help', ENGLISH, 'ayuda'],
    ['exit', ENGLISH, 'salir'],
    ['back', ENGLISH, 'volver'],
  ])('%s: says which it does act on', (text, session, word) => {
    const { reply } = after([text], session);
    expect(reply?.intent).toBe('help');
    expect(reply?.texts.at(-1)).toContain(`"${word}"`);
  });
});

describe('what is said after other things', () => {
  it.each([
    [['500 ml de kombucha'], ['0.5 Kombucha de jengibre']],
    [['250 ml de kefir'], ['0.25 Kéfir de leche']],
    [['750 ml de vino tinto suelto'], []],
    [['1 coca 500 ml'], []],
    [['3 fernet 2 sodas'], ['3 Fernet 750 ml', '2 Soda en sifón 1,5 l']],
    [
      ['2 fernet y 3 sodas 1 vino'],
      ['2 Fernet 750 ml', '3 Soda en sifón 1,5 l', '1 Vino malbec 750 ml'],
    ],
    [
      ['1 yerba 1 azucar 2 leche'],
      ['1 Yerba mate con palo 1 kg', '1 Azúcar común tipo A 1 kg', '2 Leche entera sachet 1 l'],
    ],
    [['1 kg de asado 2 kg de papa'], ['1 Asado de tira', '2 Papa negra']],
    [['6 huevos', '12 huevos'], ['1 Huevos blancos grandes']],
    [['1 fernet', 'en realidad quiero 2 fernet'], ['2 Fernet 750 ml']],
    [['1 fernet', 'perdon, quiero 3 fernet'], ['3 Fernet 750 ml']],
    [['1 fernet', 'poneme 6 fernet en total'], ['6 Fernet 750 ml']],
    [['2 fernet', 'solo 1 fernet'], ['1 Fernet 750 ml']],
    [['2 fernet', 'en vez de fernet quiero vino malbec'], ['2 Vino malbec 750 ml']],
    [['2 fernet', 'en lugar de fernet poneme 2 sodas'], ['2 Soda en sifón 1,5 l']],
    [['3 sodas', 'en vez de las sodas quiero 2 cervezas'], ['2 Cerveza rubia 1 l']],
    [
      ['1 fernet', 'tenes soda?', 'dame otra'],
      ['1 Fernet 750 ml', '1 Soda en sifón 1,5 l'],
    ],
    [['tb 2 sodas'], ['2 Soda en sifón 1,5 l']],
    [['y tb 200 gr de jamon cocido'], ['200 Jamón cocido natural']],
  ])('%s', (texts, lines) => {
    expect(after(texts).lines).toEqual(lines);
  });

  it.each([
    [['500 ml de leite'], ['0.5 Leite fresco']],
    [['2 bolo de fubá 3 couve'], ['2 Bolo de fubá', '3 Couve-manteiga']],
    [['quero 6 ovos', '12 ovos'], ['1 Ovos caipiras']],
    [['quero 1 mamão', 'na verdade quero 2 mamões'], ['2 Mamão papaia']],
    [['1 dúzia de coxinhas', 'em vez de coxinha quero pão de queijo'], ['1 Pão de queijo']],
  ])('po: %s', (texts, lines) => {
    expect(after(texts, PORTUGUESE).lines).toEqual(lines);
  });

  it.each([
    ['2 fernet y 3 sodas', 'quita todo menos el fernet', 'Quitar Soda en sifón 1,5 l', 'nueva'],
    ['2 fernet y 3 sodas', 'saca todo menos el fernet', 'Quitar Soda en sifón 1,5 l', 'nueva'],
    ['2 bolo de fubá e 3 couve', 'tira tudo menos o bolo', 'Tirar Couve-manteiga', PORTUGUESE],
  ])('%s, then %s: asks for names', (first, text, chip, session) => {
    const { reply, lines } = after([first, text], session);
    expect(reply?.chips).toEqual([chip]);
    expect(lines).toHaveLength(2);
  });
});

describe('what a product is without', () => {
  it.each(['tenes pan sin gluten?', 'pan sin tacc', 'sin fernet'])('%s: is not known', (text) => {
    expect(after([text]).reply).toMatchObject({
      intent: 'item not found',
      chips: ['Ver catálogo'],
    });
  });

  it.each([
    ['quiero yogur sin azucar', 'Yogur natural sin azúcar 190 g'],
    ['quiero arroz sin tacc', 'Arroz largo fino 1 kg'],
  ])('%s: is said by its name or a tag', (text, name) => {
    expect(after([text]).lines).toEqual([`1 ${name}`]);
  });

  it('a discount for a method is no question of the method', () => {
    expect(after(['hay descuento por efectivo?']).reply?.intent).toBe('promo of the day');
  });
});
