import { describe, expect, it } from 'vitest';

import { PORTUGUESE, startConversation, startReadyConversation } from './conversation';

/** A conversation that asks how the order is received. */
function startConfirming() {
  const talk = startConversation();
  talk.say('1 fernet');
  expect(talk.say('finalizar').intent).toBe('delivery question');
  return talk;
}

describe('while the order is being confirmed', () => {
  it.each(['Belgrano y Rivadavia', 'Plaza Italia', 'Gascón 1280', 'Gascón 1280, piso 2'])(
    '%s is an address',
    (address) => {
      const talk = startConfirming();
      expect(talk.say(address).intent).toBe('payment question');
      expect(talk.orderOf('nueva').delivery_address).toBe(address);
      expect(talk.say('en efectivo').intent).toBe('order confirmed');
    },
  );

  it('the shop is none', () => {
    const talk = startConfirming();
    expect(talk.say('en el local').intent).toBe('payment question');
    expect(talk.orderOf('nueva')).toMatchObject({ delivery: false, delivery_address: null });
  });

  it('one word is an address where nothing else can be chosen', () => {
    const talk = startConfirming();
    expect(talk.say('Almagro').intent).toBe('delivery question');
    talk.say('Envío a domicilio');
    expect(talk.say('Almagro').intent).toBe('payment question');
  });

  it.each(['a mi casa', 'Envío a domicilio'])('%s: asks where that is', (text) => {
    const talk = startConfirming();
    expect(talk.say(text).intent).toBe('address question');
    expect(talk.say('Medrano 12').intent).toBe('payment question');
  });

  it.each([
    'cuanto sale el envio?',
    'no sé',
    'asdf',
    'hola',
    'horarios',
    'no quiero envio',
    'entregan a las 18?',
  ])('%s: the question stays open, with its choices', (text) => {
    const talk = startConfirming();
    expect(talk.say(text)).toMatchObject({
      intent: 'delivery question',
      chips: ['Envío a domicilio', 'Retiro en el local'],
    });
    expect(talk.orderOf('nueva').delivery_address).toBeNull();
    expect(talk.say('Retiro en el local').intent).toBe('payment question');
  });

  it('po: a question with a time is no address', () => {
    const talk = startConversation();
    talk.say('quero 1 dúzia de ovos', PORTUGUESE);
    talk.say('finalizar', PORTUGUESE);
    expect(talk.say('a entrega é às 18?', PORTUGUESE).intent).toBe('delivery question');
    expect(talk.orderOf(PORTUGUESE).delivery_address).toBeNull();
  });

  it.each(['mejor no', 'no', 'no, gracias', 'no quiero finalizar'])('%s: ends it', (text) => {
    const talk = startConfirming();
    expect(talk.say(text).texts).toEqual(['Está bien, tu pedido sigue como estaba.']);
    expect(talk.say('en efectivo').intent).toBe('payment method chosen');
  });

  it('goes on behind an item that is added', () => {
    const talk = startConfirming();
    const reply = talk.say('quiero 2 sodas');
    expect(reply.intent).toBe('item confirmed');
    expect(reply.chips).toEqual(['Envío a domicilio', 'Retiro en el local']);
    expect(talk.say('Gascón 1280, pago con efectivo').intent).toBe('order confirmed');
  });

  it('goes on behind a choice of products', () => {
    const talk = startConfirming();
    expect(talk.say('quiero queso').intent).toBe('item question');
    expect(talk.say('100 g de Queso azul').intent).toBe('item confirmed');
    expect(talk.say('Retiro en el local').intent).toBe('payment question');
  });

  it('asks again for a method that cannot be, and remembers how it is received', () => {
    const talk = startConfirming();
    talk.say('Retiro en el local');
    expect(talk.say('transferencia')).toMatchObject({
      intent: 'payment question',
      chips: ['Mercadopago', 'Efectivo'],
    });
    talk.say('no');
    expect(talk.say('finalizar').intent).toBe('payment question');
  });

  it('keeps the address that it knows', () => {
    const talk = startConversation();
    talk.say('1 fernet');
    talk.say('envio a Gascón 1280');
    talk.say('finalizar');
    expect(talk.say('Envío a domicilio').intent).toBe('payment question');
    expect(talk.orderOf('nueva').delivery_address).toBe('Gascón 1280');
  });
});

describe('the address', () => {
  it.each([
    ['cambiar direccion a Medrano 500'],
    ['la direccion es Medrano 500'],
    ['quiero cambiar la direccion', 'Medrano 500'],
  ])('can be changed: %s', (...texts) => {
    const talk = startReadyConversation();
    const replies = texts.map((text) => talk.say(text));
    expect(replies.at(-1)?.intent).toBe('delivery chosen');
    expect(talk.orderOf('nueva')).toMatchObject({
      status: 'provisional',
      delivery_address: 'Medrano 500',
    });
  });

  it('is not asked of who has no order', () => {
    const talk = startConversation();
    expect(talk.say('hacen envios?').texts).toEqual([
      'Entregamos en el día si pedís antes de las 16.',
    ]);
  });
});

describe('what is told of a payment', () => {
  it('is never said twice', () => {
    const talk = startReadyConversation();
    talk.say('finalizar');
    expect(talk.say('mi pedido').texts[1]).toBe('Medio de pago: Efectivo.');
  });
});
