import { describe, expect, it } from 'vitest';

import { ENGLISH, PORTUGUESE, startConversation, startReadyConversation } from './conversation';

const READY_LINES = ['1 Fernet 750 ml'];
const READY = {
  status: 'provisional',
  delivery: true,
  delivery_address: 'Gascón 1280',
  payment_method: 'Efectivo',
};

describe('a question changes nothing', () => {
  it.each([
    ['¿cómo finalizo el pedido?', 'how to finish'],
    ['cuando puedo finalizar', 'how to finish'],
    ['si confirmo ahora cuando llega?', 'how to finish'],
    ['eso es todo?', 'how to finish'],
    ['podés finalizar el pedido?', 'how to finish'],
    ['entregan a las 18?', 'delivery'],
    ['entregan a las 18', 'delivery'],
    ['entregan en 24 hs?', 'delivery'],
    ['cuanto tarda?', 'delivery'],
    ['se puede retirar en el local?', 'location and opening hours'],
    ['puedo pagar con transferencia?', 'payment methods'],
    ['cuando llega mi pedido?', 'order status'],
    ['el pedido está listo?', 'order status'],
    ['cuanto debo?', 'order status'],
    ['hacen factura a?', 'knowledge base'],
    ['puedo sacar el fernet?', 'price'],
    ['quedó vacio?', 'price'],
    ['la yerba es organica?', 'price'],
    ['el pan lactal tiene gluten?', 'price'],
    ['me recomendas un vino?', 'price'],
    ['quiero saber si tienen yerba', 'price'],
  ])('%s', (text, intent) => {
    const talk = startReadyConversation();
    expect(talk.say(text).intent).toBe(intent);
    expect(talk.lines()).toEqual(READY_LINES);
    expect(talk.orderOf('nueva')).toMatchObject(READY);
  });

  it('says how to finish, and offers it', () => {
    expect(startReadyConversation().say('¿cómo finalizo el pedido?')).toMatchObject({
      texts: ['Para confirmar tu pedido, tocá "Finalizar pedido" o escribilo.'],
      chips: ['Finalizar pedido'],
    });
  });

  it('quotes the product that it is about', () => {
    const { texts, chips } = startConversation().say('la yerba es organica?');
    expect(texts).toEqual(['Yerba mate con palo 1 kg: $\u00a04.250,00 por unidad.']);
    expect(chips).toEqual(['1 × Yerba mate con palo 1 kg']);
  });

  it.each([
    ['a manga é orgânica?', 'price'],
    ['pode finalizar?', 'how to finish'],
    ['dá para pagar com pix?', 'payment methods'],
    ['a entrega é às 18?', 'delivery'],
  ])('po: %s', (text, intent) => {
    const talk = startConversation();
    talk.say('2 dúzias de ovos', PORTUGUESE);
    expect(talk.say(text, PORTUGUESE).intent).toBe(intent);
    expect(talk.lines(PORTUGUESE)).toEqual(['2 Ovos caipiras']);
    expect(talk.orderOf(PORTUGUESE)).toMatchObject({
      status: 'provisional',
      delivery_address: null,
      payment_method: null,
    });
  });

  it.each([
    ['how do I finish my order?', 'how to finish'],
    ['how long does it take?', 'delivery'],
  ])('en: %s', (text, intent) => {
    expect(startConversation().say(text, ENGLISH).intent).toBe(intent);
  });

  it.each([
    ['me mandás 2 docenas de empanadas?', '2 Empanadas de jamón y queso', 'nueva'],
    ['podés agregar 2 sodas?', '2 Soda en sifón 1,5 l', 'nueva'],
    ['pode me mandar 2 abacaxis?', '2 Abacaxi pérola', PORTUGUESE],
  ])('but for a polite request: %s', (text, line, session) => {
    const talk = startConversation();
    expect(talk.say(text, session).intent).toBe('item confirmed');
    expect(talk.lines(session)).toEqual([line]);
  });
});

describe('what is denied is not done', () => {
  it.each([
    'no quiero finalizar el pedido',
    'no confirmar todavía',
    'todavia no finalices',
    'no quiero cancelar el pedido',
    'no saques el fernet',
    'no me gusta el queso azul',
    'no quiero nada',
  ])('%s', (text) => {
    const talk = startReadyConversation();
    expect(talk.say(text).texts).toEqual(['Está bien, tu pedido sigue como estaba.']);
    expect(talk.lines()).toEqual(READY_LINES);
    expect(talk.orderOf('nueva')).toMatchObject(READY);
  });

  it('po: não quero finalizar', () => {
    const talk = startConversation();
    talk.say('2 kg de manga', PORTUGUESE);
    expect(talk.say('não quero finalizar', PORTUGUESE).texts).toEqual([
      'Tudo bem, seu pedido continua como estava.',
    ]);
    expect(talk.orderOf(PORTUGUESE).status).toBe('provisional');
  });

  it('en: do not finish', () => {
    expect(startConversation().say('please do not finish my order', ENGLISH).intent).toBe(
      'small talk',
    );
  });

  it('a method is let go, and the others are offered', () => {
    const talk = startReadyConversation();
    const reply = talk.say('no pago con efectivo');
    expect(reply).toMatchObject({
      intent: 'payment methods',
      texts: ['Podés pagar con Mercadopago, Transferencia.'],
      chips: ['Mercadopago', 'Transferencia'],
    });
    expect(talk.orderOf('nueva').payment_method).toBeNull();
    talk.say('pago con transferencia');
    talk.say('no pago con efectivo');
    expect(talk.orderOf('nueva').payment_method).toBe('Transferencia');
  });

  it('a delivery that is not wanted leads to the shop', () => {
    const talk = startConversation();
    talk.say('1 fernet');
    expect(talk.say('no quiero envio')).toMatchObject({
      texts: ['Podés retirarlo en Av. Rivadavia 4321.'],
      chips: ['Retiro en el local'],
    });
  });
});

describe('a remark adds nothing', () => {
  it.each([
    ['quiero factura A', 'help'],
    ['un poco de queso', 'item question'],
    ['no me gusta el queso azul', 'small talk'],
    ['la yerba de 1 kg es rica', 'price'],
    ['quiero hablar con una persona', 'help'],
    ['mandame la carta', 'catalogue'],
    ['gracias por el fernet', 'price'],
    ['el fernet está caro', 'price'],
  ])('%s', (text, intent) => {
    const talk = startConversation();
    expect(talk.say(text).intent).toBe(intent);
    expect(talk.lines()).toEqual([]);
  });
});
