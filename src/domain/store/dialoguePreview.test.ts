import { describe, expect, it } from 'vitest';

import { dialoguePreview } from './dialoguePreview';

const store = {
  name: 'Don Pepe',
  prefered_language: 'es' as const,
  dialog_messages: { dialog_init: '¡Buenas!', pre_order: 'Revisá', order_close: 'Gracias' },
};
const promos = [
  { id: 1, day_of_week: 0, tag: 'queso', promo_msg: 'Por defecto' },
  { id: 2, day_of_week: 1, tag: null, promo_msg: 'Lunes de ofertas' },
  { id: 3, day_of_week: 7, tag: 'pan', promo_msg: null },
];
const base = { store, promos, day: 7 as const, code: null };
const texts = (input: Parameters<typeof dialoguePreview>[0]) =>
  dialoguePreview(input).map(({ text }) => text);

describe('dialoguePreview', () => {
  it('has the three texts of the store', () => {
    expect(texts(base)).toEqual(expect.arrayContaining(['¡Buenas!', 'Revisá', 'Gracias']));
    const silent = {
      ...store,
      dialog_messages: { dialog_init: ' ', pre_order: null, order_close: null },
    };
    expect(texts({ ...base, store: silent })).not.toContain('Revisá');
    expect(texts({ ...base, store: silent })[1]).toMatch(/Don Pepe/);
  });

  it.each([
    [7, 'Por defecto'],
    [0, 'Lunes de ofertas'],
    [6, 'Hoy destacamos: pan.'],
    [2, 'Por defecto'],
  ] as const)('day %d of the selector (0 Lunes to 6 Domingo, 7 none) says %s', (day, promo) => {
    expect(texts({ ...base, day })[2]).toBe(promo);
  });

  it('a marketing code opens and ends the conversation', () => {
    const code = { client_msg_preamble: 'Vi el cartel', use_confirm_finisher: '¡Te esperamos!' };
    const turns = dialoguePreview({ ...base, code });
    expect(turns[0]).toEqual({ from: 'customer', text: 'Vi el cartel' });
    expect(turns.at(-1)).toEqual({ from: 'assistant', text: '¡Te esperamos!' });
  });

  it('alternates between shopper and assistant in the order of a purchase', () => {
    expect(dialoguePreview(base)).toEqual([
      { from: 'customer', text: 'Hola' },
      { from: 'assistant', text: '¡Buenas!' },
      { from: 'assistant', text: 'Por defecto' },
      { from: 'customer', text: 'Quiero 2 unidades' },
      { from: 'assistant', text: 'Agregué 2 unidades a tu pedido.' },
      { from: 'customer', text: 'Finalizar pedido' },
      { from: 'assistant', text: 'Revisá' },
      { from: 'customer', text: 'Sí, confirmo' },
      { from: 'assistant', text: 'Gracias' },
    ]);
  });

  it.each([
    ['po', 'Oi! Sou o assistente de Don Pepe. O que você quer pedir?', 'Hoje destacamos: pan.'],
    [
      'en',
      'Hello! I am the assistant of Don Pepe. What would you like to order?',
      'Today we recommend: pan.',
    ],
  ] as const)('in %s without own texts', (prefered_language, greeting, promo) => {
    const dialog_messages = { dialog_init: null, pre_order: null, order_close: null };
    const own = { name: 'Don Pepe', prefered_language, dialog_messages };
    expect(texts({ ...base, store: own, day: 6 }).slice(1, 3)).toEqual([greeting, promo]);
  });

  it('does not mention the promo of another day', () => {
    const sunday = promos.filter(({ day_of_week }) => day_of_week === 7);
    expect(texts({ ...base, promos: sunday, day: 0 })[2]).toBe('Quiero 2 unidades');
  });

  it('does not mention promos when there are none', () => {
    expect(texts({ ...base, promos: [] })[2]).toBe('Quiero 2 unidades');
  });
});
