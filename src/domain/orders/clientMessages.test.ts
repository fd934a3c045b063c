import { describe, expect, it } from 'vitest';

import { sampleOrder } from '~/testSupport/orderFixtures';

import { clientMessageOptions, clientMessageText, usualMessage } from './clientMessages';

const LINK = 'https://tienda.test/orderstatus/pedido-a-pagar';
const order = sampleOrder({ total_price: 19_485 });

describe('clientMessageText', () => {
  it.each([
    [
      'es',
      'received',
      `¡Hola, Lucía! Recibimos tu pedido DP1042. Total: $ 19.485,00. Podés verlo acá: ${LINK}`,
    ],
    [
      'es',
      'paymentRequested',
      `¡Hola, Lucía! Tu pedido DP1042 ya se puede pagar. Total: $ 19.485,00. Podés pagarlo acá: ${LINK}`,
    ],
    [
      'es',
      'onItsWay',
      `¡Hola, Lucía! Tu pedido DP1042 ya está en camino. Total: $ 19.485,00. Podés verlo acá: ${LINK}`,
    ],
    [
      'en',
      'received',
      `Hello, Lucía! We received your order DP1042. Total: $ 19.485,00. See it here: ${LINK}`,
    ],
    [
      'en',
      'onItsWay',
      `Hello, Lucía! Your order DP1042 is on its way. Total: $ 19.485,00. See it here: ${LINK}`,
    ],
    [
      'po',
      'paymentRequested',
      `Olá, Lucía! Seu pedido DP1042 já pode ser pago. Total: $ 19.485,00. Pague aqui: ${LINK}`,
    ],
    [
      'po',
      'onItsWay',
      `Olá, Lucía! Seu pedido DP1042 está a caminho. Total: $ 19.485,00. Veja aqui: ${LINK}`,
    ],
    [
      'po',
      'received',
      `Olá, Lucía! Recebemos seu pedido DP1042. Total: $ 19.485,00. Veja aqui: ${LINK}`,
    ],
    [
      'en',
      'paymentRequested',
      `Hello, Lucía! Your order DP1042 is ready to be paid. Total: $ 19.485,00. Pay it here: ${LINK}`,
    ],
  ] as const)('in %s, %s', (language, message, text) => {
    expect(clientMessageText(message, order, { language, link: LINK })).toBe(text);
  });

  it('says that an order without delivery can be picked up', () => {
    const pickUp = { ...order, delivery: false };
    expect(clientMessageText('onItsWay', pickUp, { language: 'es', link: null })).toBe(
      '¡Hola, Lucía! Tu pedido DP1042 ya está listo para retirar. Total: $ 19.485,00.',
    );
    expect(clientMessageOptions(pickUp).at(-1)).toEqual({
      value: 'onItsWay',
      label: 'Listo para retirar',
    });
    expect(clientMessageText('received', pickUp, { language: 'es', link: null })).toMatch(
      /Recibimos tu pedido/,
    );
  });

  it.each([
    ['po', 'Olá! Seu pedido DP1042 está pronto para retirada.'],
    ['en', 'Hello! Your order DP1042 is ready for pick-up.'],
  ] as const)('has the pick-up and the greeting without a name in %s', (language, start) => {
    const nameless = { ...order, delivery: false, client: { ...order.client, first_name: ' ' } };
    expect(clientMessageText('onItsWay', nameless, { language, link: null })).toBe(
      `${start} Total: $ 19.485,00.`,
    );
  });

  it('offers the three messages of a delivery', () => {
    expect(clientMessageOptions({ ...order, payment_status: 'required' })).toEqual([
      { value: 'received', label: 'Pedido recibido' },
      { value: 'paymentRequested', label: 'Pago solicitado' },
      { value: 'onItsWay', label: 'En camino' },
    ]);
  });

  it('keeps hostile names on one short line', () => {
    const client = { ...order.client, first_name: `<img src=x>\n\u202E${'x'.repeat(500)}` };
    const text = clientMessageText(
      'received',
      { ...order, client },
      { language: 'es', link: null },
    );
    expect(text).toBe(
      `¡Hola, <img src=x> ${'x'.repeat(48)}! Recibimos tu pedido DP1042. Total: $ 19.485,00.`,
    );
  });

  it('greets a client without a name', () => {
    const client = { ...order.client, first_name: null };
    expect(
      clientMessageText('received', { ...order, client }, { language: 'es', link: null }),
    ).toMatch(/^¡Hola! Recibimos/);
  });
});

it.each([
  ['pending', 'pending', 'received'],
  ['preparing', 'required', 'paymentRequested'],
  ['waiting_delivery', 'required', 'onItsWay'],
  ['done', 'done', 'onItsWay'],
] as const)('%s with payment %s: the usual message is %s', (status, payment_status, message) => {
  expect(usualMessage({ status, payment_status })).toBe(message);
});
