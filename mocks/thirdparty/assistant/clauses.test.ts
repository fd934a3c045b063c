import { describe, expect, it } from 'vitest';

import {
  PORTUGUESE,
  startConversation,
  startReadyConversation,
  type Conversation,
} from './conversation';

/** What a text does after others, as the intent of its answer and the lines of the order. */
function done(before: readonly string[], text: string, session = 'nueva') {
  const talk = startConversation();
  for (const said of before) talk.say(said, session);
  return { talk, intent: talk.say(text, session).intent, lines: talk.lines(session) };
}

const orderNumber = (talk: Conversation) => talk.orderOf('nueva').id;

describe('several things in one text', () => {
  it.each(['agregá 2 sodas y finalizá el pedido', 'finalizar y agregar 2 sodas'])(
    '%s: adds before it confirms',
    (text) => {
      const talk = startReadyConversation();
      const id = orderNumber(talk);
      const reply = talk.say(text);
      expect(reply.intent).toBe('order confirmed');
      expect(reply.texts[0]).toBe('Agregué 2 × Soda en sifón 1,5 l.');
      expect(talk.db.orders.get(id)).toMatchObject({ status: 'pending', nitems: 2 });
    },
  );

  it.each([
    'antes de confirmar quiero 2 sodas',
    'quiero 2 sodas antes de finalizar el pedido',
    'no finalices el pedido, quiero 2 sodas',
    'quiero 2 sodas pero no confirmes todavia',
  ])('%s: adds, and does not confirm', (text) => {
    const talk = startReadyConversation();
    expect(talk.say(text).texts[0]).toBe('Agregué 2 × Soda en sifón 1,5 l.');
    expect(talk.lines()).toEqual(['1 Fernet 750 ml', '2 Soda en sifón 1,5 l']);
    expect(talk.orderOf('nueva').status).toBe('provisional');
  });

  it.each(['quiero 2 bicicletas y finalizar', 'quiero queso y finalizar'])(
    '%s: stops at what is not settled',
    (text) => {
      const talk = startReadyConversation();
      expect(talk.say(text).intent).toMatch(/^item (not found|question)$/);
      expect(talk.orderOf('nueva').status).toBe('provisional');
    },
  );

  it('takes delivery and method with the items', () => {
    const { talk, intent, lines } = done(
      [],
      'quiero 2 docenas de empanadas con envío a Gascón 1280, pago con efectivo',
    );
    expect(intent).toBe('item confirmed');
    expect(lines).toEqual(['2 Empanadas de jamón y queso']);
    expect(talk.orderOf('nueva')).toMatchObject({
      delivery: true,
      delivery_address: 'Gascón 1280',
      payment_method: 'Efectivo',
    });
    expect(talk.say('finalizar').intent).toBe('order confirmed');
  });

  it('takes the street that stands behind an item', () => {
    const { talk, lines } = done([], '1 fernet a Gascón 1280');
    expect(lines).toEqual(['1 Fernet 750 ml']);
    expect(talk.orderOf('nueva').delivery_address).toBe('Gascón 1280');
  });

  it('does all of an order at once', () => {
    const talk = startConversation();
    const reply = talk.say('2 yerbas y paso a buscarlo, pago en efectivo y confirmar');
    expect(reply.intent).toBe('order confirmed');
    expect(reply.texts.slice(0, 2)).toEqual([
      'Agregué 2 × Yerba mate con palo 1 kg.',
      'Lo retirás en Av. Rivadavia 4321.',
    ]);
  });

  it('asks what is still missing, and the order shows its item', () => {
    const { talk, intent } = done([], 'me vê 2 dúzias de ovos e finaliza o pedido', PORTUGUESE);
    expect(intent).toBe('item confirmed');
    expect(talk.say('Retirada na loja', PORTUGUESE).intent).toBe('payment question');
  });

  it.each([
    ['quiero 2 docenas de empanadas, pago con efectivo', ['2 Empanadas de jamón y queso']],
    ['quiero 2 arroz en oferta', ['2 Arroz largo fino 1 kg']],
    ['hola, quiero 2 yerbas, cuanto sale el envio?', ['2 Yerba mate con palo 1 kg']],
    ['quiero 2 docenas de empanadas para 10 personas', ['2 Empanadas de jamón y queso']],
    ['1 fernet a las 20 hs', ['1 Fernet 750 ml']],
    ['quiero 2 fernet para el 25 de mayo', ['2 Fernet 750 ml']],
    ['quiero 2 yerbas. 3 sodas', ['2 Yerba mate con palo 1 kg', '3 Soda en sifón 1,5 l']],
    ['dos(2) yerbas', ['2 Yerba mate con palo 1 kg']],
    [
      'quiero dos docenas de empanadas, una de carne y una de jamón y queso',
      ['1 Empanadas de carne cortada a cuchillo', '1 Empanadas de jamón y queso'],
    ],
    [
      'quiero 2 docenas de empanadas: 1 de carne y 1 de jamon',
      ['1 Empanadas de carne cortada a cuchillo', '1 Empanadas de jamón y queso'],
    ],
    [
      'una docena de empanadas de carne y media de jamon y queso',
      ['1 Empanadas de carne cortada a cuchillo', '0.5 Empanadas de jamón y queso'],
    ],
    ['quiero azucar y yerba', ['1 Azúcar común tipo A 1 kg', '1 Yerba mate con palo 1 kg']],
    ['3 kg de manzanas rojas y 2 kg de verdes', ['3 Manzana roja', '2 Manzana verde']],
  ])('%s', (text, expected) => {
    const { intent, lines } = done([], text);
    expect(intent).toBe('item confirmed');
    expect(lines).toEqual(expected);
  });
});

describe('one thing for another', () => {
  const MEAT = '2 docenas de empanadas de carne';

  it.each([
    [MEAT, 'sacar las de carne y poner 2 de jamon', ['2 Empanadas de jamón y queso']],
    [MEAT, 'mejor de jamon y queso', ['2 Empanadas de jamón y queso']],
    ['2 fernet', 'no quiero 2 fernet, quiero 3', ['3 Fernet 750 ml']],
    ['1 kg de chorizo', 'cambiar el chorizo por morcilla', ['1 Morcilla criolla']],
    ['1 kg de asado', 'que sea 2 kilos de asado', ['2 Asado de tira']],
    ['1 kg de asado', 'que sean 3', ['3 Asado de tira']],
    ['2 fernet y 3 sodas', 'quitar fernet y soda', []],
  ])('%s, then %s', (before, text, expected) => {
    expect(done([before], text).lines).toEqual(expected);
  });

  it('po: não quero 2 abacaxis, quero 3', () => {
    const before = ['quero 2 abacaxis'];
    expect(done(before, 'não quero 2 abacaxis, quero 3', PORTUGUESE).lines).toEqual([
      '3 Abacaxi pérola',
    ]);
    expect(done(before, 'trocar o abacaxi por bolo de fubá', PORTUGUESE).lines).toEqual([
      '2 Bolo de fubá',
    ]);
  });

  it('asks how much where the units differ', () => {
    const { talk, intent, lines } = done(['2 kg de asado'], 'cambiar el asado por fernet');
    expect(intent).toBe('item question');
    expect(lines).toEqual(['2 Asado de tira']);
    talk.say('2');
    expect(talk.lines()).toEqual(['2 Fernet 750 ml']);
  });

  it('stays as it is where a discount would be more than the rest', () => {
    const { talk } = done(['1 fernet'], '1 soda');
    const { id, items, total_price } = talk.orderOf('nueva');
    talk.db.orders.update(id, {
      other_concepts: [{ id: 1, description: 'Descuento', amount: -2000 }],
      total_price: total_price - 2000,
    });
    const reply = talk.say('sacar el fernet');
    expect(reply.intent).toBe('item kept');
    expect(reply.texts[0]).toContain('descuento');
    expect(talk.orderOf('nueva').items).toEqual(items);
  });
});

describe('a text that speaks of more than finishing confirms nothing', () => {
  it.each([
    ['despues lo confirmo', 'how to finish'],
    ['mañana finalizo', 'how to finish'],
    ['luego finalizo el pedido', 'how to finish'],
    ['en un rato confirmo', 'how to finish'],
    ['te confirmo mañana', 'how to finish'],
    ['ya te confirmo', 'how to finish'],
    ['ya confirmo, dejame ver el catalogo', 'how to finish'],
    ['me gustaria confirmar mas tarde', 'how to finish'],
    ['quiero finalizar pero mañana', 'how to finish'],
    ['mi marido confirma', 'how to finish'],
    ['me falta algo para finalizar', 'how to finish'],
    ['confirmame la direccion', 'how to finish'],
    ['confirmar direccion', 'how to finish'],
    ['confirmame el precio del fernet', 'price'],
    ['confirmame si tenes soda', 'price'],
    ['confirmá que llega hoy por favor', 'delivery'],
  ])('%s', (text, intent) => {
    const talk = startReadyConversation();
    expect(talk.say(text).intent).toBe(intent);
    expect(talk.orderOf('nueva').status).toBe('provisional');
  });

  it.each([
    ['depois confirmo', 'how to finish'],
    ['amanhã eu finalizo', 'how to finish'],
    ['confirma o preço do mel', 'price'],
  ])('po: %s', (text, intent) => {
    const talk = startConversation();
    for (const said of ['quero 1 dúzia de ovos', 'envio para Rua A 12']) talk.say(said, PORTUGUESE);
    expect(talk.say(text, PORTUGUESE).intent).toBe(intent);
  });

  it.each([
    'si, confirmo',
    'confirmo el pedido por favor gracias',
    'quiero finalizar mi pedido con efectivo',
    'eso es todo gracias',
    'listo eso es todo',
    'dale, cerralo',
  ])('%s: confirms', (text) => {
    expect(startReadyConversation().say(text).intent).toBe('order confirmed');
  });

  it.each(['mostrame el pedido', 'que pedi?'])('%s: shows the order', (text) => {
    expect(startReadyConversation().say(text).intent).toBe('order status');
  });
});
