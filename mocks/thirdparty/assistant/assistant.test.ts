import { beforeEach, describe, expect, it } from 'vitest';

import { parseChatIntent } from '~/domain/shopper/chatCommands';
import { formatMoney } from '~/lib/money';

import { createDatabase, type Database } from '../../database/db';
import { CATALOGUE_TOKENS, DEMO_SESSION, STORE_IDS } from '../../seed/accounts';
import { seedDatabase } from '../../seed/seedDatabase';
import { linkSession } from '../../shopper/shoppers';
import { takeUpProvisional } from '../../testSupport/demoSession';
import { answerAssistant } from './assistant';

/** A Friday. */
const NOW = new Date(2026, 10, 20, 15, 30, 0);
const YERBA = 'Yerba mate con palo 1 kg';
let db: Database;

beforeEach(() => {
  db = createDatabase();
  seedDatabase(db, 'default', NOW);
  linkSession(db, 'nueva', STORE_IDS.donpepe);
  takeUpProvisional(db);
});

function say(text: string, sessionId = 'nueva', now = NOW) {
  const session = db.customerSessions.get(sessionId);
  if (session === undefined) throw new Error(`No session ${sessionId}`);
  return answerAssistant(db, session, text, now);
}

/** Sends each message and returns the last answer. */
function sayAll(...texts: [string, ...string[]]) {
  const [first, ...others] = texts;
  return others.reduce((_reply, text) => say(text), say(first));
}

const orderOf = (sessionId = 'nueva') =>
  db.orders.get(db.customerSessions.get(sessionId)?.current_order_id ?? 0);
const linesOf = (sessionId = 'nueva') =>
  (orderOf(sessionId)?.items ?? []).map(
    ({ amount, product_denormalized: { name } }) => `${amount} ${name}`,
  );

describe('information', () => {
  it.each([
    ['', 'Default Welcome Intent', '¿Qué te llevamos hoy?'],
    ['Hola, buenas tardes', 'Default Welcome Intent', '¿Qué te llevamos hoy?'],
    // A command, which the application carries out.
    ['Volver', 'Default Welcome Intent', '¿Qué te llevamos hoy?'],
    ['¿Cuánto cuesta el envío?', 'freigt cost', '$ 1.500 en Almagro'],
    ['¿hay compra mínima?', 'minimum purchase', 'es de $ 8.000'],
    ['medios de pago', 'payment methods', 'Mercadopago, efectivo y transferencia'],
    ['¿hacen envíos?', 'delivery', 'en el día si pedís antes de las 16'],
    ['horarios', 'store location', 'Av. Rivadavia 4321'],
    ['¿Dónde están?', 'store location', 'Av. Rivadavia 4321'],
    ['hola, ¿hacen envíos?', 'delivery', 'en el día si pedís antes de las 16'],
    ['quiero comprar', 'Default Welcome Intent', '¿Qué te llevamos hoy?'],
    ['¿tenés coca?', 'question', 'Eso te lo confirma la tienda'],
    ['gracias', 'thanks', '¡De nada!'],
    ['mi pedido', 'no order', 'Todavía no tenés un pedido'],
    ['¿Cuánto sale la yerba?', 'item question', `${YERBA}: $\u00a04.250,00.`],
  ])('"%s" is answered as %s', (text, intent, part) => {
    const reply = say(text);
    expect(reply.intent).toBe(intent);
    expect(reply.texts[0]).toContain(part);
    expect(parseChatIntent(reply.intent)).toBeNull();
    expect(orderOf()).toBeUndefined();
  });

  it('links to the catalogue, and creates the link of a store that has none', () => {
    const url = `/productlist/${CATALOGUE_TOKENS.donpepe}`;
    expect(say('quiero ver el catálogo').links).toEqual([{ text: 'Ver catálogo', url }]);
    const other = db.stores.find(({ id, enabled }) => id > 4 && enabled)?.id ?? 0;
    linkSession(db, 'otra', other);
    say('catálogo', 'otra');
    const token = db.customerSessions.get('otra')?.catalogue_token ?? '';
    expect(db.catalogueLinks.get(token)?.store_id).toBe(other);
  });

  it('answers a long message of words that several rows have', () => {
    const rows = ['right ', 'eso ', 'no mas ', 'hola ', 'si ', 'quiero ', 'ok y ', '2 y '];
    const said = rows.map((text) => say(`${text.repeat(60)}x`).intent);
    expect(said).toHaveLength(rows.length);
  });

  it('says what it does not understand, and leads on', () => {
    expect(say('asdf qwer')).toMatchObject({
      intent: 'Default Fallback Intent',
      chips: ['Ver catálogo', 'Mi pedido'],
    });
  });
});

describe('items', () => {
  it.each([
    ['quiero 2 yerbas', `2 ${YERBA}`],
    ['agregá 500 g de queso pategrás', '500 Queso pategrás'],
    ['quiero 2 docenas de empanadas de carne', '2 Empanadas de carne cortada a cuchillo'],
    ['quiero dos docenas de medialunas, por favor', '2 Medialunas de manteca'],
    ['dame medio kilo de pan francés', '0.5 Pan francés'],
    ['anotame 1.500 g de chipá', '1500 Chipá'],
    ['½ kilo de pan francés', null],
    ['2 yerbas y 1 fernet', null],
    ['2 yerbas', null],
    ['sí, 2 yerbas', null],
    ['quiero yerba', null],
    ['quiero 100 g de queso', null],
    ['6 huevos de campo', null],
    ['1,5 yerbas', null],
    ['-3 yerbas', null],
    ['2 o 3 yerbas', null],
    ['999999 yerbas', null],
    ['no quiero 2 yerbas', null],
    ['¿2 yerbas?', null],
    ['3 unicornios', null],
  ])('after "%s" the order holds %s', (text, line) => {
    const reply = say(text);
    expect(linesOf()).toEqual(line === null ? [] : [line]);
    expect(reply.intent === 'item confirmed').toBe(line !== null);
    expect(reply.chips.length).toBeGreaterThan(0);
  });

  it('reports the added item and the order', () => {
    const [added, status] = say('quiero 2 docenas de empanadas de carne').texts;
    expect(added).toBe('Agregué 2 docenas de Empanadas de carne cortada a cuchillo.');
    expect(status).toMatch(/^Tu pedido \w+ está: Provisorio\. Total \$\s33\.600,00\.$/);
  });

  it.each(['quiero 2 docenas de empanadas', 'quiero queso', 'quiero yerba', '6 huevos de campo'])(
    '%s: each chip is an exact command',
    (text) => {
      const { intent, chips } = say(text);
      expect(intent).toBe('item question');
      for (const chip of chips) expect(say(chip).intent).toBe('item confirmed');
    },
  );

  it('keeps the amounts of several products, to add them or to offer them', () => {
    expect(
      sayAll('quiero 2 kg de asado, 1 kg de chorizo y 2 vinos malbec').texts.slice(0, 3),
    ).toEqual([
      'Agregué 2 kg de Asado de tira.',
      'Agregué 1 kg de Chorizo parrillero.',
      'Agregué 2 × Vino malbec 750 ml.',
    ]);
    // A chicken is sold by the kilo: its amount is not clear, so nothing is added.
    expect(say('quiero 2kg batata, 3 kg cebolla, 1 pollo y 2 fernet').chips).toEqual([
      'Agregar 2 kg de Batata',
      'Agregar 3 kg de Cebolla',
      'Agregar 0,5 kg de Pollo entero de campo',
      'Agregar 2 × Fernet 750 ml',
    ]);
    expect(orderOf()?.items).toHaveLength(3);
  });

  it('changes several items or none', () => {
    sayAll('quiero 2 yerbas', 'quiero 1 fernet');
    db.orders.update(orderOf()?.id ?? 0, { payment_status: 'required' });
    expect(say('sacame la yerba y agregame 2 lavandinas').intent).toBe('change refused');
    expect(linesOf()).toEqual([`2 ${YERBA}`, '1 Fernet 750 ml']);
  });

  it('offers what fits best first', () => {
    expect(say('3 docenas de empanadas de jamon y queso').chips).toEqual([
      'Agregar 3 docenas de Empanadas de jamón y queso',
    ]);
    expect(say('yebra').chips).toContain(`Agregar 1 × ${YERBA}`);
  });

  it.each([
    ['exacto, 2 yerbas', 'order status'],
    ['nada más, 2 yerbas', 'order status'],
    ['sí', 'order status'],
    ['ok, perfecto', 'order status'],
    ['siii', 'order status'],
    ['2 yerbas', 'amount question'],
    ['exacto, 3 yerbas', 'amount question'],
    ['quiero 2 yerbas', 'amount question'],
    ['agregá 2 yerbas', 'amount question'],
  ])('"%s" is answered as %s and changes nothing', (text, intent) => {
    say('quiero 2 yerbas');
    expect(say(text).intent).toBe(intent);
    expect(linesOf()).toEqual([`2 ${YERBA}`]);
  });

  it.each([
    ['3 más', `5 ${YERBA}`],
    ['3 en total', `3 ${YERBA}`],
    ['en total', `3 ${YERBA}`],
    ['sí', `2 ${YERBA}`],
    ['3', `2 ${YERBA}`],
    ['no', `2 ${YERBA}`],
  ])('asks whether an amount is more or the total; "%s" makes it %s', (text, line) => {
    say('quiero 2 yerbas');
    expect(say('quiero 3 yerbas')).toMatchObject({
      texts: [`Ya tenés 2 × ${YERBA}. ¿3 más o 3 en total?`],
      chips: ['3 más', '3 en total'],
    });
    say(text);
    expect(linesOf()).toEqual([line]);
    // The chips of an old question change nothing.
    say('3 más');
    expect(linesOf()).toEqual([line]);
  });

  it.each([
    ['tampoco quiero yerba', [`Quitar ${YERBA}`]],
    ['olvidate de la yerba', [`Quitar ${YERBA}`]],
    ['sin jamon porfa', []],
    ['no me agregues 2 vinos', []],
    ['nooo, me equivoqué', [`Quitar ${YERBA}`]],
  ])('the refusal "%s" offers only %j', (text, chips) => {
    say('quiero 2 yerbas');
    expect(say(text).chips).toEqual([...chips, 'Ver catálogo', 'Finalizar pedido']);
  });

  it('offers a product again when the answer to its offer is not understood', () => {
    const offered = say('tenés yerba?');
    expect(say('la de kilo')).toMatchObject({ intent: 'item question', chips: offered.chips });
    expect(say('uy no, uno solo').chips).toEqual([`Agregar 1 × ${YERBA}`]);
    expect(orderOf()).toBeUndefined();
  });

  it('keeps the product in mind that was spoken of last', () => {
    expect(sayAll('cuánto sale la yerba', 'dale').chips).toEqual([
      `Agregar 1 × ${YERBA}`,
      `Agregar 2 × ${YERBA}`,
    ]);
    expect(sayAll('3').chips).toEqual([`Agregar 3 × ${YERBA}`]);
    expect(sayAll('quiero 1 fernet', 'sacalo').chips).toEqual(['Quitar Fernet 750 ml']);
    expect(sayAll('tenés fernet?', 'otro').chips).toContain('Agregar 1 × Fernet 750 ml');
    expect(sayAll('cuánto está el asado', 'un kilo más').chips).toEqual([
      'Agregar 1 kg de Asado de tira',
    ]);
  });

  it.each([
    ['mejor 3 yerbas', 'item confirmed', [`3 ${YERBA}`, '1 Fernet 750 ml']],
    ['cambiar la yerba a 3', 'item question', [`2 ${YERBA}`, '1 Fernet 750 ml']],
    ['quitar yerba', 'item discarded', ['1 Fernet 750 ml']],
    ['mejor 3', 'item question', [`2 ${YERBA}`, '1 Fernet 750 ml']],
    ['sacá 1 yerba', 'item question', [`2 ${YERBA}`, '1 Fernet 750 ml']],
    ['sacá todo', 'discard question', [`2 ${YERBA}`, '1 Fernet 750 ml']],
    ['no saques la yerba', 'no change', [`2 ${YERBA}`, '1 Fernet 750 ml']],
    ['¿puedo quitar la yerba?', 'item question', [`2 ${YERBA}`, '1 Fernet 750 ml']],
  ])('"%s" is answered as %s and leaves %j', (text, intent, lines) => {
    sayAll('quiero 2 yerbas', 'quiero 1 fernet');
    expect(say(text).intent).toBe(intent);
    expect(linesOf()).toEqual(lines);
  });
});

describe.each([
  ['a new session', 'nueva', () => void say('quiero 2 yerbas')],
  ['a client', DEMO_SESSION, () => undefined],
  [
    'the link of an order, without a client',
    'nueva',
    () => void db.customerSessions.update('nueva', { current_order_id: orderOf(DEMO_SESSION)?.id }),
  ],
])('finishing as %s', (_who, sessionId, begin) => {
  it.each([
    ['finalizar pedido', 'retiro en el local', 'Efectivo'],
    ['listo, finalizar', 'lo paso a buscar', 'con efectivo'],
    ['quiero confirmar el pedido', 'a domicilio', 'Gascón 1280', 'sí', 'mercado pago'],
    ['finalizar', 'envío a domicilio', '221B Baker Street', 'si dale', 'pago por transferencia'],
  ])('%s, %s, %s … is confirmed, after items and total', (...texts) => {
    begin();
    const order = orderOf(sessionId);
    if (order?.delivery_address) db.orders.update(order.id, { delivery_address: null });
    const replies = texts.map((text) => say(text, sessionId));
    const [before, last] = replies.slice(-2);
    const total = formatMoney(order?.total_price ?? 0, '$');
    expect(before?.texts.at(-2)).toContain(`Total ${total}`);
    expect(last?.intent).toBe('order confirmed');
    expect(last?.texts.join(' ')).toContain(
      `${order?.alphanum_id} está: Pendiente. Total ${total}`,
    );
    expect(db.orders.get(order?.id ?? 0)?.status).toBe('pending');
    expect(say('mi pedido', sessionId).texts[0]).toContain(`${order?.alphanum_id} está: Pendiente`);
  });
});

describe('finishing and discarding', () => {
  it('asks for delivery or pick-up and for the method, with chips', () => {
    expect(sayAll('quiero 2 yerbas', 'finalizar pedido').chips).toEqual([
      'Envío a domicilio',
      'Retiro en el local',
    ]);
    expect(say('Retiro en el local').chips).toEqual(['Mercadopago', 'Efectivo']);
    const done = say('Efectivo');
    expect(done.intent).toBe('order confirmed');
    expect(done.texts).toContain('Pagás al recibir o al retirar tu pedido.');
    expect(done.texts).toContain('¡Gracias por tu compra! Te avisamos cuando salga.');
    expect(say('mi pedido').texts[0]).toContain('está: Pendiente.');
  });

  it('explains that the store requests the Mercadopago payment', () => {
    const done = sayAll('quiero 2 yerbas', 'finalizar pedido', 'Retiro en el local', 'Mercadopago');
    expect(done.texts.join(' ')).toContain('La tienda te va a pedir el pago');
    expect(done.texts.join(' ')).not.toContain('Termina tu compra');
  });

  it('asks for the address, repeats it and keeps it after a yes', () => {
    sayAll('quiero 2 yerbas', 'finalizar pedido');
    expect(say('Envío a domicilio').intent).toBe('address question');
    for (const text of ['en casa', 'te digo en 20 minutos', 'mañana a las 8', '¿a Gascón 1280?'])
      say(text);
    expect(orderOf()?.delivery_address).toBeNull();
    sayAll('finalizar pedido', 'Envío a domicilio');
    const repeated = say('vivo en Gascón 1280, piso 3');
    expect(repeated.texts).toEqual(['¿Te lo llevamos a "Gascón 1280, piso 3"?']);
    expect(repeated.chips).toEqual(['Sí', 'Otra dirección']);
    expect(sayAll('no', 'Gascón 1280, piso 2').intent).toBe('confirmation question');
    expect(orderOf()?.delivery_address).toBeNull();
    expect(say('Sí').intent).toBe('payment question');
    expect(orderOf()).toMatchObject({ delivery: true, delivery_address: 'Gascón 1280, piso 2' });
  });

  it('confirms nothing without a request', () => {
    sayAll(
      'quiero 2 yerbas',
      'pago con efectivo',
      'Envío a domicilio',
      'Gascón 1280',
      'Sí',
      'retiro en el local',
    );
    for (const text of ['no quiero finalizar', '¿finalizar?', 'finalizar mañana']) say(text);
    expect(orderOf()).toMatchObject({
      status: 'provisional',
      payment_method: null,
      delivery: false,
    });
  });

  it('repeats its question after an aside, and goes on with the answer', () => {
    sayAll('quiero 2 yerbas', 'finalizar pedido', 'Envío a domicilio', 'Gascón 1280');
    const aside = say('¿cuánto tarda el envío?');
    expect(aside.texts.at(-1)).toBe('¿Te lo llevamos a "Gascón 1280"?');
    expect(aside.chips).toContain('Sí');
    expect(sayAll('tenés lavandina?', 'Sí').intent).toBe('payment question');
    expect(say('efectivo').intent).toBe('order confirmed');
  });

  it('discards after a yes that directly follows the question', () => {
    sayAll('quiero 2 yerbas', 'cancelar pedido', 'No', 'Sí');
    expect(orderOf()?.status).toBe('provisional');
    expect(sayAll('cancelar pedido', 'Sí').intent).toBe('order discarded');
    expect(orderOf()).toBeUndefined();
  });

  it('reports a change that the backend refuses', () => {
    say('quiero 2 yerbas');
    const order = orderOf();
    db.orders.update(order?.id ?? 0, { payment_status: 'required' });
    expect(say('quiero 1 fernet').texts).toEqual(['Tu pedido sigue como estaba.']);
    expect(linesOf()).toEqual([`2 ${YERBA}`]);
  });
});

describe('languages', () => {
  it.each([
    [
      'sesion-feiralucia',
      ['quero duas dúzias de ovos', 'finalizar pedido', 'Retirada na loja', 'Pix'],
      'Faça o Pix e envie o comprovante.',
    ],
    ['sesion-cornerbooks', ['hello', 'opening hours', 'my order'], 'You have no order yet.'],
  ])('%s is answered in its language: %j', (sessionId, texts, part) => {
    const replies = texts.map((text) => say(text, sessionId));
    expect(replies.at(-1)?.texts.join(' ')).toContain(part);
    expect(replies.every(({ intent }) => intent !== 'Default Fallback Intent')).toBe(true);
  });

  it.each([
    ['sesion-feiralucia', 'cuánto sale el café', '¿Cuál y cuánto querés?'],
    ['sesion-feiralucia', 'how much is the café', 'Which one, and how much?'],
    ['sesion-feiralucia', 'café', 'Qual e quanto você quer?'],
    // One word is not enough.
    ['nueva', 'quanto yerba', '¿Cuál y cuánto querés?'],
    ['nueva', 'quanto custa a yerba', 'Qual e quanto você quer?'],
    // Words and numbers that the languages share.
    ['nueva', 'dos vinos', '¿Cuál y cuánto querés?'],
    ['nueva', '2 vinos o 3', 'Tocá lo que quieras:'],
    ['sesion-feiralucia', '2 abacaxi e 1 bolo de fubá', 'Toque no que quiser:'],
  ])('%s answers "%s" in its language, else in the store’s', (sessionId, text, asked) => {
    expect(say(text, sessionId).texts.at(-1)).toBe(asked);
  });

  it('names the order’s status in the language of the talk', () => {
    const added = say('quero 2 abacaxi e 1 bolo de fubá', 'sesion-feiralucia');
    expect(added.texts.join(' ')).toContain('está: Provisório.');
    expect(say('how much is my order please', 'sesion-feiralucia').texts[0]).toContain(
      'Provisional',
    );
  });
});
