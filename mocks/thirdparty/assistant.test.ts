import { beforeEach, describe, expect, it } from 'vitest';

import { parseChatIntent } from '~/domain/shopper/chatCommands';

import { CATALOGUE_TOKENS, STORE_IDS } from '../seed/accounts';
import { linkSession } from '../shoppers';
import { startConversation, type Conversation } from './assistant/conversation';

let talk: Conversation;

beforeEach(() => {
  talk = startConversation();
});

const promoOn = (day: number) => talk.say('promo', 'nueva', new Date(2026, 10, day)).texts[0];

describe('the store', () => {
  it.each([
    [
      '',
      'Default Welcome Intent',
      '¡Hola! Soy el asistente del Almacén Don Pepe. ¿Qué te llevamos hoy?',
    ],
    [
      'Hola, buenas tardes',
      'Default Welcome Intent',
      '¡Hola! Soy el asistente del Almacén Don Pepe. ¿Qué te llevamos hoy?',
    ],
    [
      '¿Cuánto cuesta el envío?',
      'delivery cost',
      'El envío cuesta $ 1.500 en Almagro y $ 2.500 en los barrios vecinos.',
    ],
    ['¿hay compra mínima?', 'minimum purchase', 'La compra mínima para envíos es de $ 8.000.'],
    ['medios de pago', 'payment methods', 'Aceptamos Mercadopago, efectivo y transferencia.'],
    ['¿hacen envíos?', 'delivery', 'Entregamos en el día si pedís antes de las 16.'],
    [
      'promo del día',
      'promo of the day',
      'Viernes de picada: fiambres y quesos artesanales con 20 % off.',
    ],
    [
      'horarios',
      'location and opening hours',
      'Estamos en Av. Rivadavia 4321, Almagro. Abrimos de lunes a sábado de 8 a 21.',
    ],
    [
      '¿dónde están?',
      'location and opening hours',
      'Estamos en Av. Rivadavia 4321, Almagro. Abrimos de lunes a sábado de 8 a 21.',
    ],
    [
      '¿A qué hora abren?',
      'knowledge base',
      'De lunes a sábado de 8 a 21 y los domingos de 9 a 13.',
    ],
    [
      '¿tienen productos sin TACC?',
      'knowledge base',
      'Sí, buscá la etiqueta sin TACC en el catálogo.',
    ],
    ['¿Cuánto sale la yerba?', 'price', 'Yerba mate con palo 1 kg: $\u00a04.250,00 por unidad.'],
    ['gracias', 'thanks', '¡De nada! ¿Algo más?'],
  ])('%s', (text, intent, first) => {
    const reply = talk.say(text);
    expect([reply.intent, reply.texts[0]]).toEqual([intent, first]);
    expect(parseChatIntent(reply.intent)).toBeNull();
  });

  it('shows the catalogue, and makes the link of a store that has none', () => {
    expect(talk.say('quiero ver el catálogo').links).toEqual([
      { text: 'Ver catálogo', url: `/productlist/${CATALOGUE_TOKENS.donpepe}` },
    ]);
    const other = talk.db.stores.find(({ id, enabled }) => id > 4 && enabled);
    linkSession(talk.db, 'otra', other?.id ?? 0);
    expect(talk.db.customerSessions.get('otra')?.catalogue_token).toBeNull();
    talk.say('catálogo', 'otra');
    const token = talk.db.customerSessions.get('otra')?.catalogue_token ?? '';
    expect(talk.db.catalogueLinks.get(token)?.store_id).toBe(other?.id);
  });

  it('has the promo of each day, Sunday without one of its own', () => {
    expect(promoOn(16)).toBe('Lunes de ofertas: 10 % en productos seleccionados.');
    expect(promoOn(18)).toBe('¡Miércoles orgánico! Llevá 3 y pagá 2.');
    expect(promoOn(21)).toBe(
      'Hoy destacamos: Aceite de oliva extra virgen suelto, Yerba mate con palo 1 kg, Dulce de leche repostero.',
    );
    expect(promoOn(22)).toBe('Mirá los productos más vendidos del almacén.');
  });

  it('owns up to what it does not understand, and the platform hears of it', () => {
    expect(talk.say('asdf qwer').intent).toBe('Default Fallback Intent');
    expect(talk.db.logs.all().at(-1)).toMatchObject({
      event: 'assistant_no_match',
      level: 'warning',
      payload: 'asdf qwer',
    });
  });

  it('answers commands of the application shortly', () => {
    expect(talk.say('volver').texts).toEqual(['Volvemos al inicio.']);
    expect(talk.say('Ayuda').intent).toBe('help');
  });
});

const inPortuguese = (text: string) => talk.say(text, 'sesion-feiralucia');
const inEnglish = (text: string) => talk.say(text, 'sesion-cornerbooks');

describe('other languages', () => {
  it('speaks Portuguese', () => {
    expect(inPortuguese('oi').texts).toEqual([
      'Oi! Sou o assistente da Feira da Lúcia. O que vai hoje?',
    ]);
    const added = inPortuguese('quero duas dúzias de ovos e meio quilo de tomate');
    expect(talk.lines('sesion-feiralucia')).toEqual(['2 Ovos caipiras', '0.5 Tomate italiano']);
    expect(added.texts[0]).toBe('Adicionei 2 dúzias de Ovos caipiras.');
    expect(inPortuguese('melhor 1 dúzia de ovos').intent).toBe('item confirmed');
    expect(inPortuguese('tirar o tomate').intent).toBe('item discarded');
    expect(inPortuguese('qual é o horário?').texts).toEqual(['De terça a domingo das 7h às 15h.']);
    expect(inPortuguese('onde fica?').texts).toEqual([
      'Rua das Laranjeiras 210, de terça a domingo.',
    ]);
    expect(inPortuguese('como está meu pedido').texts[0]).toContain('está: Provisório.');
    expect(inPortuguese('finalizar pedido').chips).toEqual([
      'Entrega em domicílio',
      'Retirada na loja',
    ]);
    expect(inPortuguese('Retirada na loja').chips).toEqual(['Mercadopago', 'Pix', 'Dinheiro']);
    const done = inPortuguese('Pix');
    expect(done.intent).toBe('order confirmed');
    expect(done.texts.at(-1)).toBe('Obrigada pela compra!');
  });

  it('speaks English', () => {
    const { cornerbooks } = STORE_IDS;
    const [product] = talk.db.products.all();
    if (product === undefined) throw new Error('The seed has no product');
    talk.db.products.insert({
      ...product,
      id: 900_001,
      store_id: cornerbooks,
      name: 'Notebook',
      brand: { name: 'Quill' },
      kind: { name: 'Stationery' },
      quantity_unit: 'doc',
      active: true,
    });
    expect(inEnglish('hello').texts[0]).toBe(
      'Hello! I am the assistant of Corner Books. What would you like to buy?',
    );
    expect(inEnglish('I want two dozen notebooks, please').texts[0]).toBe(
      'I added 2 dozen Notebook.',
    );
    expect(inEnglish('make it half a dozen').texts[0]).toBe('Done, it is now 0,5 dozen Notebook.');
    expect(inEnglish('payment methods').texts).toEqual([
      'The store has not set its payment methods yet.',
    ]);
    expect(inEnglish('opening hours').intent).toBe('location and opening hours');
    expect(inEnglish('finish order').chips).toEqual(['Home delivery', 'Pick up at the store']);
    expect(inEnglish('Pick up at the store').intent).toBe('order confirmed');
    expect(inEnglish('my order').texts[0]).toContain('is: Pending.');
  });
});
