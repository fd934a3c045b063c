import { beforeEach, describe, expect, it } from 'vitest';

import { orderTotal } from '~/domain/orders/orderTotals';
import { parseChatIntent } from '~/domain/shopper/chatCommands';

import { DEMO_ORDERS, DEMO_SESSION } from '../../seed/accounts';
import { startConversation, type Conversation } from './conversation';

let talk: Conversation;

beforeEach(() => {
  talk = startConversation();
});

describe('adding', () => {
  it.each([
    ['quiero 2 docenas de empanadas', '2 Empanadas de jamón y queso'],
    ['Quiero dos docenas de EMPANADAS de carne', '2 Empanadas de carne cortada a cuchillo'],
    ['media docena de facturas', '0.5 Facturas surtidas'],
    ['agregame 300g de salame milan por favor', '300 Salame tipo Milán'],
    ['un kilo y medio de papa', '1.5 Papa negra'],
    ['poneme un cuarto de jamon crudo estacionado por favor', null],
    ['2 kg de yerba', '2 Yerba mate con palo 1 kg'],
    ['dame 3 × Yerba mate con palo 1 kg', '3 Yerba mate con palo 1 kg'],
    ['quiero yerba', '1 Yerba mate con palo 1 kg'],
    ['necesito 12 huevos de campo', '1 Huevos de campo'],
  ])('%s', (text, line) => {
    const reply = talk.say(text);
    expect(talk.lines()).toEqual(line === null ? [] : [line]);
    expect(parseChatIntent(reply.intent)).toBe(line === null ? null : 'itemConfirmed');
  });

  it('starts the order with its first item, says what the store wants said and keeps the words', () => {
    const reply = talk.say('quiero 2 docenas de empanadas');
    const order = talk.orderOf('nueva');
    expect(order).toMatchObject({ status: 'provisional', payment_status: 'pending', nitems: 1 });
    expect(order.items[0]?.raw_product).toBe('quiero 2 docenas de empanadas');
    expect(order.total_price).toBe(orderTotal(order));
    expect(reply.texts[0]).toBe('Agregué 2 docenas de Empanadas de jamón y queso.');
    expect(reply.texts.join(' ')).toContain('$\u00a031.200,00');
    expect(reply.texts).toContain('Antes de confirmar, revisá las cantidades de tu pedido.');
    expect(reply.chips).toContain('Quitar Empanadas de jamón y queso');
    expect(talk.say('1 kg de pan francés').texts).not.toContain(
      'Antes de confirmar, revisá las cantidades de tu pedido.',
    );
  });

  it('takes a list apart, but not the name of a product', () => {
    talk.say(
      'quiero 2 docenas de empanadas de jamón y queso, 1 kg de pan francés y 3 alfajores de maicena',
    );
    expect(talk.lines()).toEqual([
      '2 Empanadas de jamón y queso',
      '1 Pan francés',
      '3 Alfajor de maicena',
    ]);
  });

  it('sums what is asked for twice', () => {
    talk.say('2 yerbas');
    talk.say('agregar una yerba más');
    expect(talk.lines()).toEqual(['3 Yerba mate con palo 1 kg']);
  });

  it('asks which and how much, with chips that say it', () => {
    const which = talk.say('quiero queso');
    expect(which.texts).toEqual(['¿Cuál querés?']);
    expect(which.chips.length).toBeGreaterThan(2);
    const howMuch = talk.say('quiero salame tipo milan');
    expect(howMuch.texts).toEqual(['¿Qué cantidad de Salame tipo Milán querés?']);
    expect(howMuch.chips[0]).toBe('100 g de Salame tipo Milán');
    expect(talk.lines()).toEqual([]);
    talk.say(howMuch.chips[1] ?? '');
    expect(talk.lines()).toEqual(['200 Salame tipo Milán']);
  });

  it('says how a product is sold', () => {
    expect(talk.say('2 litros de pan francés').texts).toEqual([
      'Pan francés se vende por kilo. ¿Cuánto querés?',
    ]);
  });

  it('says what it does not find', () => {
    const reply = talk.say('quiero 2 bicicletas');
    expect(reply.texts).toEqual(['No encontré "bicicletas". Podés mirar el catálogo.']);
    expect(talk.db.orders.where(({ status }) => status === 'provisional').length).toBeGreaterThan(
      0,
    );
    expect(talk.lines()).toEqual([]);
  });
});

describe('changing and removing', () => {
  beforeEach(() => {
    talk.say('2 docenas de empanadas de carne y 2 yerbas');
  });

  it.each([
    ['mejor 3', ['2 Empanadas de carne cortada a cuchillo', '3 Yerba mate con palo 1 kg']],
    [
      'cambiar empanadas a 4',
      ['4 Empanadas de carne cortada a cuchillo', '2 Yerba mate con palo 1 kg'],
    ],
    ['sacá 1 yerba', ['2 Empanadas de carne cortada a cuchillo', '1 Yerba mate con palo 1 kg']],
  ])('%s', (text, after) => {
    expect(talk.say(text).intent).toBe('item confirmed');
    expect(talk.lines()).toEqual(after);
  });

  it.each([
    'sacar la yerba',
    'quitar Yerba mate con palo 1 kg',
    'no quiero yerba',
    'sacá las yerbas del pedido',
  ])('%s', (text) => {
    expect(talk.say(text).intent).toBe('item discarded');
    expect(talk.lines()).toEqual(['2 Empanadas de carne cortada a cuchillo']);
    expect(talk.orderOf('nueva').total_price).toBe(33_600);
  });

  it('does not change what is not in the order', () => {
    const reply = talk.say('sacar el vino');
    expect(reply.texts[0]).toContain('Eso no está en tu pedido');
    expect(talk.lines()).toHaveLength(2);
  });
});

describe('the order', () => {
  it('is confirmed with the method that is chosen of several, and with the closing words of the store', () => {
    const order = talk.orderOf(DEMO_SESSION);
    const asked = talk.say('finalizar pedido', DEMO_SESSION);
    expect(asked).toMatchObject({
      intent: 'payment question',
      texts: ['¿Cómo querés pagar?'],
      chips: ['Mercadopago', 'Efectivo', 'Transferencia'],
    });
    expect(talk.orderOf(DEMO_SESSION)).toMatchObject({
      status: 'provisional',
      payment_method: null,
    });
    const reply = talk.say('Mercadopago', DEMO_SESSION);
    expect(reply.intent).toBe('order confirmed');
    expect(talk.db.orders.get(order.id)).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      payment_method: 'Mercadopago',
      payment_data: null,
    });
    expect(talk.db.customerSessions.get(DEMO_SESSION)?.current_order_id).toBeNull();
    expect(reply.texts).toContain('¡Gracias por tu compra! Te avisamos cuando salga.');
    expect(reply.texts).toContain('Termina tu compra con el botón Pagar');
    expect(reply.links).toEqual([
      { text: 'Ver pedido', url: `/orderstatus/${DEMO_ORDERS.provisional.token}` },
    ]);
    const activity = talk.db.clientActivity.where(({ session_id }) => session_id === DEMO_SESSION);
    expect(activity.map(({ activity_name }) => activity_name).slice(-2)).toEqual([
      'order_confirmed',
      'chat',
    ]);
  });

  it('asks how it is received when that is not known, then how it is paid, and no more', () => {
    talk.say('2 yerbas');
    const { id } = talk.orderOf('nueva');
    const asked = talk.say('finalizar pedido');
    expect(asked.intent).toBe('delivery question');
    expect(asked.chips).toEqual(['Envío a domicilio', 'Retiro en el local']);
    const second = talk.say('Retiro en el local');
    expect(second.intent).toBe('payment question');
    expect(second.chips).toEqual(['Mercadopago', 'Efectivo']);
    expect(talk.say('Efectivo').intent).toBe('order confirmed');
    expect(talk.db.orders.get(id)).toMatchObject({
      status: 'pending',
      payment_method: 'Efectivo',
      delivery: false,
    });
  });

  it.each([['Gascón 1280'], ['envío a Gascón 1280'], ['Envío a domicilio', 'Gascón 1280']])(
    'takes the address that answers the question: %s',
    (...answers) => {
      talk.say('2 yerbas');
      const { id } = talk.orderOf('nueva');
      talk.say('finalizar pedido');
      const replies = answers.map((text) => talk.say(text));
      expect(replies.at(-1)?.intent).toBe('payment question');
      expect(talk.say('transferencia').intent).toBe('order confirmed');
      expect(talk.db.orders.get(id)).toMatchObject({
        delivery: true,
        delivery_address: 'Gascón 1280',
        payment_method: 'Transferencia',
      });
    },
  );

  it('asks nothing that was said before', () => {
    talk.say('2 yerbas');
    talk.say('paso a buscarlo');
    talk.say('pago con efectivo');
    expect(talk.say('finalizar pedido').intent).toBe('order confirmed');
  });

  it('stays open when the question is turned down', () => {
    expect(talk.say('finalizar pedido', DEMO_SESSION).intent).toBe('payment question');
    expect(talk.say('no', DEMO_SESSION).texts).toEqual(['Está bien, tu pedido sigue como estaba.']);
    expect(talk.orderOf(DEMO_SESSION).status).toBe('provisional');
  });

  it('is confirmed with the method chosen', () => {
    const { id } = talk.orderOf(DEMO_SESSION);
    expect(talk.say('pago con efectivo', DEMO_SESSION).intent).toBe('payment method chosen');
    talk.say('confirmar', DEMO_SESSION);
    expect(talk.db.orders.get(id)).toMatchObject({ status: 'pending', payment_method: 'Efectivo' });
  });

  it('takes only methods that go with its delivery', () => {
    const { id } = talk.orderOf(DEMO_SESSION);
    talk.say('paso a buscarlo', DEMO_SESSION);
    expect(talk.db.orders.get(id)).toMatchObject({ delivery: false, delivery_address: null });
    expect(talk.say('pago con transferencia', DEMO_SESSION).intent).toBe('payment methods');
    expect(talk.db.orders.get(id)?.payment_method).toBeNull();
    talk.say('envío a Gascón 1280', DEMO_SESSION);
    expect(talk.db.orders.get(id)).toMatchObject({
      delivery: true,
      delivery_address: 'Gascón 1280',
    });
  });

  it.each(['cancelar pedido', 'descartar el pedido', 'quitar todo', 'borrá todo'])(
    '%s: asks, then discards',
    (text) => {
      const { id } = talk.orderOf(DEMO_SESSION);
      const asked = talk.say(text, DEMO_SESSION);
      expect(asked).toMatchObject({ intent: 'discard question', chips: ['Sí', 'No'] });
      expect(asked.texts[0]).toMatch(/^¿Seguro/);
      expect(talk.db.orders.get(id)?.status).toBe('provisional');
      expect(talk.say('Sí', DEMO_SESSION).intent).toBe('order discarded');
      expect(talk.db.orders.get(id)?.status).toBe('discarded');
      expect(talk.say('finalizar pedido', 'nueva').intent).toBe('no order');
    },
  );

  it('is kept when the shopper thinks better of it', () => {
    const { id } = talk.orderOf(DEMO_SESSION);
    talk.say('cancelar pedido', DEMO_SESSION);
    expect(talk.say('No', DEMO_SESSION).texts).toEqual(['Está bien, tu pedido sigue como estaba.']);
    // A later yes is no answer to it.
    expect(talk.say('sí', DEMO_SESSION).intent).toBe('small talk');
    expect(talk.db.orders.get(id)?.status).toBe('provisional');
  });

  it('that was confirmed is spoken of again once the next one was discarded', () => {
    const { alphanum_id } = talk.orderOf(DEMO_SESSION);
    talk.say('pago con efectivo', DEMO_SESSION);
    talk.say('finalizar pedido', DEMO_SESSION);
    talk.say('2 yerbas', DEMO_SESSION);
    expect(talk.orderOf(DEMO_SESSION).alphanum_id).not.toBe(alphanum_id);
    talk.say('cancelar pedido', DEMO_SESSION);
    talk.say('sí', DEMO_SESSION);
    expect(talk.say('estado', DEMO_SESSION).texts[0]).toContain(
      `Tu pedido ${alphanum_id} está: Pendiente.`,
    );
  });

  it('tells its status, and the last one when none is being built', () => {
    const { alphanum_id } = talk.orderOf(DEMO_SESSION);
    expect(talk.say('¿cómo va mi pedido?', DEMO_SESSION).texts[0]).toContain(
      `Tu pedido ${alphanum_id} está: Provisorio.`,
    );
    talk.say('finalizar pedido', DEMO_SESSION);
    talk.say('Mercadopago', DEMO_SESSION);
    const after = talk.say('mi pedido', DEMO_SESSION);
    expect(after.texts[0]).toContain(`Tu pedido ${alphanum_id} está: Pendiente.`);
    expect(after.texts[1]).toBe('Medio de pago: Mercadopago.');
  });

  it('is not finished while it is empty or missing', () => {
    expect(talk.say('finalizar pedido').intent).toBe('no order');
    talk.say('2 yerbas');
    talk.say('sacar yerba');
    expect(talk.say('finalizar pedido').texts).toEqual([
      'Tu pedido está vacío. Agregá algo antes de finalizarlo.',
    ]);
  });
});
