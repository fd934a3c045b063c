import { describe, expect, it } from 'vitest';

import { sampleOrder } from '~/testSupport/orderFixtures';

import { clientMessageOptions, clientMessageText, usualMessage } from './clientMessages';

const LINK = 'https://tienda.test/orderstatus/pedido-a-pagar';
const order = sampleOrder({ total_price: 19_485, payment_method: 'Mercadopago' });

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

  const transfer = {
    ...order,
    payment_method: 'Transferencia',
    payment_info: 'Alias: almacen.marta. Mandanos el comprobante.',
  };
  it.each([
    ['es', 'Te pedimos el pago de tu pedido DP1042 (Transferencia).', 'Podés verlo acá'],
    ['po', 'Pedimos o pagamento do seu pedido DP1042 (Transferencia).', 'Veja aqui'],
    ['en', 'We ask for the payment of your order DP1042 (Transferencia).', 'See it here'],
  ] as const)(
    'never says in %s that an order can be paid where it cannot',
    (language, ...texts) => {
      const [news, see] = texts;
      const text = clientMessageText('paymentRequested', transfer, { language, link: LINK });
      expect(text).toContain(
        `${news} Alias: almacen.marta. Mandanos el comprobante. Total: $ 19.485,00. ${see}: ${LINK}`,
      );
      const bare = clientMessageText(
        'paymentRequested',
        { ...transfer, payment_info: null },
        { language, link: null },
      );
      expect(bare).toContain(`${news} Total:`);
    },
  );

  it.each([
    ['es', '¡Hola, Lucía! Tu pedido DP1042 fue cancelado.'],
    ['po', 'Olá, Lucía! Seu pedido DP1042 foi cancelado.'],
    ['en', 'Hello, Lucía! Your order DP1042 was cancelled.'],
  ] as const)('tells a cancellation without its total in %s', (language, text) => {
    expect(clientMessageText('cancelled', order, { language, link: null })).toBe(text);
  });

  it.each([
    ['es', '¡Hola, Lucía! Cambió tu pedido DP1042. El total ahora es'],
    ['po', 'Olá, Lucía! Seu pedido DP1042 mudou. O total agora é'],
    ['en', 'Hello, Lucía! Your order DP1042 has changed. The total is now'],
  ] as const)('tells the new total of a changed order in %s', (language, start) => {
    expect(clientMessageText('changed', order, { language, link: null })).toBe(
      `${start} $ 19.485,00.`,
    );
  });

  it.each(['store_canceled', 'client_canceled', 'discarded'] as const)(
    'has nothing else to say of an order that is %s',
    (status) => {
      const closed = { ...order, status, payment_status: 'required' } as const;
      expect(clientMessageOptions(closed).map(({ value }) => value)).toEqual(['cancelled']);
      expect(usualMessage(closed)).toBe('cancelled');
    },
  );

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

  it('offers the messages of a delivery', () => {
    expect(clientMessageOptions({ ...order, payment_status: 'required' })).toEqual([
      { value: 'received', label: 'Pedido recibido' },
      { value: 'changed', label: 'Pedido cambiado' },
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
