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
