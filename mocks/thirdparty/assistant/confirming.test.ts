import { describe, expect, it } from 'vitest';

import { PORTUGUESE, startConversation, startReadyConversation } from './conversation';

/** A conversation that asks how the order is received. */
function startConfirming() {
  const talk = startConversation();
  talk.say('1 fernet');
  expect(talk.say('finalizar').intent).toBe('delivery question');
  return talk;
}

/** A conversation that asks how the order is paid. */
function startPaying() {
  const talk = startConfirming();
  talk.say('Gascón 1280');
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

  it('one word is no address', () => {
    const talk = startConfirming();
    expect(talk.say('Almagro').intent).toBe('delivery question');
    talk.say('Envío a domicilio');
    expect(talk.say('Almagro').intent).toBe('address question');
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

describe('what answers "¿Cómo lo recibís?"', () => {
  it.each([
    'yo lo busco',
    'lo busco yo a la tarde',
    'paso por el local',
    'lo paso a buscar a las 18',
  ])('%s: fetches it', (text) => {
    const talk = startConfirming();
    expect(talk.say(text).intent).toBe('payment question');
    expect(talk.orderOf('nueva')).toMatchObject({ delivery: false, delivery_address: null });
  });

  it.each([
    'me da igual',
    'lo antes posible',
    'los dos',
    'ya te dije',
    'todo bien',
    'soy Juan Perez',
    'solo eso',
  ])('%s: is no address', (text) => {
    const talk = startConfirming();
    expect(talk.say(text).intent).toBe('delivery question');
    expect(talk.orderOf('nueva').delivery_address).toBeNull();
  });

  it.each(['la misma de siempre', 'ahora te la paso', 'esperá un segundo'])(
    '%s: asks for the address again',
    (text) => {
      const talk = startConfirming();
      talk.say('Envío a domicilio');
      expect(talk.say(text).intent).toBe('address question');
      expect(talk.orderOf('nueva').delivery_address).toBeNull();
    },
  );

  it.each([
    ['25 de mayo 340', '25 de mayo 340'],
    ['3 de febrero 900', '3 de febrero 900'],
    ['9 de julio 100', '9 de julio 100'],
    ['es Yatay 222', 'Yatay 222'],
    ['vivo en 25 de mayo 340', '25 de mayo 340'],
    ['a Rosario 560', 'Rosario 560'],
    ['envialo a mi casa en Gascón 1280 2do B', 'Gascón 1280 2do B'],
  ])('%s: is sent there', (text, address) => {
    const talk = startConfirming();
    expect(talk.say(text).intent).toBe('payment question');
    expect(talk.orderOf('nueva').delivery_address).toBe(address);
  });

  it.each([
    ['eu busco', 'payment question', null],
    ['passo aí às 18h', 'payment question', null],
    ['tanto faz', 'delivery question', null],
    ['pode fechar', 'delivery question', null],
    ['Praça da Sé', 'payment question', 'Praça da Sé'],
  ])('po: %s', (text, intent, address) => {
    const talk = startConversation();
    for (const said of ['quero 1 dúzia de ovos', 'finalizar']) talk.say(said, PORTUGUESE);
    expect(talk.say(text, PORTUGUESE).intent).toBe(intent);
    expect(talk.orderOf(PORTUGUESE).delivery_address).toBe(address);
  });
});

describe('what answers "¿Cómo querés pagar?"', () => {
  it.each(['en efectivo por favor', 'trasferencia', 'MP', 'efvo'])('%s', (text) => {
    expect(startPaying().say(text).intent).toBe('order confirmed');
  });

  it.each([
    ['no, es Yatay 333', 'Yatay 333'],
    ['no mejor envialo a Yatay 222', 'Yatay 222'],
  ])('%s: puts the address right', (text, address) => {
    const talk = startPaying();
    expect(talk.say(text).intent).toBe('payment question');
    expect(talk.orderOf('nueva').delivery_address).toBe(address);
  });

  it('a method that is denied is not offered', () => {
    expect(startPaying().say('no pago con efectivo')).toMatchObject({
      intent: 'payment question',
      chips: ['Mercadopago', 'Transferencia'],
    });
  });
});

describe('what is denied or not agreed to', () => {
  it.each([
    ['1 fernet', 'no lo envien a Gascon 12', 'nueva'],
    ['quero 1 dúzia de ovos', 'não entreguem na Rua A 12', PORTUGUESE],
  ])('%s, then %s: no address is set', (first, text, session) => {
    const talk = startConversation();
    talk.say(first, session);
    talk.say(text, session);
    expect(talk.orderOf(session).delivery_address).toBeNull();
  });

  it.each(['sí, pero guardame el fernet', 'si, pero deja el fernet', 'si quiero la soda'])(
    '%s: does not discard',
    (text) => {
      const talk = startReadyConversation();
      talk.say('cancelar');
      expect(talk.say(text).intent).not.toBe('order discarded');
      expect(talk.orderOf('nueva').status).toBe('provisional');
    },
  );
});
