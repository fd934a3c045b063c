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
    expect(clientMessageOptions(pickUp)[2]).toEqual({
      value: 'onItsWay',
      label: 'Listo para retirar',
    });
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
] as const)('an order %s with payment %s is told %s', (status, payment_status, message) => {
  expect(usualMessage({ status, payment_status })).toBe(message);
});
