import type { CustomerOrder } from '~/contract/types';

import {
  accepted,
  expectPart,
  expectThat,
  metadataOf,
  proves,
  refuses,
  rejects,
  succeeds,
  type Case,
  type Prepare,
} from '../contractCase';
import type { OperationId } from '../operation';
import { notProven, type Host } from '../run/host';
import { refusesAmounts } from './refusedValues';
import {
  cartItem,
  discard,
  itemsWith,
  makeProduct,
  newProvisionalOrder,
  newSession,
  orders,
  readOrder,
  read,
  requestedOrder,
  save,
  unknownSession,
  delivering,
  newShopper,
} from './setup';

/** The session's order as its shopper reads it. */
const shopperOrder = (host: Host, token: string, session_id: string) =>
  read(host, 'getOrderStatus', { body: { token, session_id } });

/** Items added to a new session's order. */
const adding =
  (change: (item: ReturnType<typeof cartItem>) => object, fields: object = {}): Prepare =>
  async (host) => {
    const { session_id } = await newSession(host);
    const item = cartItem(await makeProduct(host, fields), 1);
    return { body: { session_id, items: [{ ...item, ...change(item) }] } };
  };

/**
 * An order whose payment was requested and which the store set back to provisional, in a session that opened its link.
 * What it costs stays fixed.
 */
async function fixedCart(host: Host) {
  const order = await requestedOrder(host);
  const { token, status, id } = await save(host, order, { status: 'provisional' });
  host.afterwards(async () => save(host, await readOrder(host, id), { status: order.status }));
  if (!token) return notProven('the order has no link');
  const { session_id } = await metadataOf(host, 'getOrderStatus', { token });
  expectPart('status', status, 'provisional');
  return { session_id, params: { orderId: id, itemId: order.items[0]?.id ?? 0 } };
}

/** The calls that change an item of an order. */
const itemCalls: readonly [OperationId, (session_id: string) => object, quote: string][] = [
  [
    'updateOrderItem',
    (session_id) => ({ amount: 2, session_id }),
    "An order that is not the session's, or an item that is not in it, answers 404; an amount that is not above 0, or one that leaves a discount greater than the rest of the order, answers 422.",
  ],
  [
    'deleteOrderItem',
    (session_id) => ({ session_id }),
    "An order that is not the session's, or an item that is not in it, answers 404; a removal that leaves a discount greater than the rest of the order answers 422.",
  ],
];

const itemRules = itemCalls.flatMap(([operationId, bodyOf, quote]): Case[] => [
  rejects(operationId, 404, ["another session's order", quote], async (host) => {
    const { params } = await newProvisionalOrder(host);
    const { session_id } = await newSession(host);
    return { params, body: bodyOf(session_id) };
  }),
  rejects(operationId, 404, 'an unknown item', async (host) => {
    const { session_id, params } = await newProvisionalOrder(host);
    return { params: { ...params, itemId: 999_999_999 }, body: bodyOf(session_id) };
  }),
  refuses(
    operationId,
    409,
    [
      'an order that is confirmed',
      'Only while the order is provisional and its payment was not asked for, else 409.',
      'Items change only while its status is provisional.',
    ],
    'El pedido ya fue confirmado',
    async (host) => {
      const { order, session_id, params } = await newProvisionalOrder(host);
      await save(host, await readOrder(host, order.id), { status: 'pending' });
      return { params, body: bodyOf(session_id) };
    },
  ),
  refuses(
    operationId,
    409,
    'an order that is discarded',
    'El pedido fue descartado',
    async (host) => {
      const { order, session_id, params } = await newProvisionalOrder(host);
      await discard(host, order.id);
      return { params, body: bodyOf(session_id) };
    },
  ),
  refuses(
    operationId,
    409,
    'an order whose payment was requested, set back to provisional',
    'No es posible modificar esto, el pago ya fue fijado.',
    async (host) => {
      const { session_id, params } = await fixedCart(host);
      return { params, body: bodyOf(session_id) };
    },
  ),
  refuses(
    operationId,
    422,
    'less than a discount is worth',
    'El descuento no puede ser mayor que el total del pedido',
    async (host) => {
      const { session_id, order, params } = await newProvisionalOrder(host, 3);
      const other_concepts = [{ description: 'Contrato', amount: -300 }];
      await save(host, await readOrder(host, order.id), { other_concepts });
      return { params, body: bodyOf(session_id) };
    },
  ),
]);

export const cases: readonly Case[] = [
  proves(
    'getOrderStatus',
    200,
    [
      'goes on in the session that is sent',
      'The order of a token, with the session, the tokens and the public data of the store as metadata.',
    ],
    async (host) => {
      const { order, session_id } = await newProvisionalOrder(host);
      const { token } = order;
      const metadata = await metadataOf(host, 'getOrderStatus', { token, session_id });
      expectPart('metadata', metadata, { session_id });
    },
  ),
  proves('getOrderStatus', 200, 'a confirmed order does not become the open one', async (host) => {
    const confirmed = await newProvisionalOrder(host);
    await save(host, await readOrder(host, confirmed.order.id), { status: 'pending' });
    const { order, session_id } = await newProvisionalOrder(host);
    const { token } = confirmed.order;
    const metadata = await metadataOf(host, 'getOrderStatus', { token, session_id });
    expectPart('metadata', metadata, { current_order_token: order.token });
  }),
  succeeds('getOrderStatus', async (host) => {
    const { order, session_id } = await newProvisionalOrder(host);
    return { body: { token: order.token, session_id } };
  }),
  proves(
    'getOrderStatus',
    200,
    [
      'an unknown session is another one',
      '`POST /client/orderstatus` and `POST /client/productlist` open a session when none is sent, or one that is unknown or of another store.',
    ],
    async (host) => {
      const { token } = (await newProvisionalOrder(host)).order;
      const metadata = await metadataOf(host, 'getOrderStatus', { token, ...unknownSession });
      expectThat(metadata.session_id !== unknownSession.session_id, 'the session is not a new one');
      const { session_id: session } = metadata;
      const opened = await read(host, 'recoverSession', { params: { session } });
      expectPart('session', opened, { current_order_token: token });
    },
  ),
  rejects(
    'getOrderStatus',
    404,
    ['an unknown link', 'An unknown token is 404.', 'an unknown one is 404'],
    () => ({
      body: { token: 'contrato-no-existe' },
    }),
  ),
  proves('getOrderStatus', 200, 'shows what the store changed', async (host) => {
    const { order, session_id } = await newProvisionalOrder(host);
    const whole = await readOrder(host, order.id);
    await save(host, whole, {
      items: itemsWith(whole, { revised_price: 80 }),
      other_concepts: [{ description: 'Contrato', amount: 15 }],
    });
    const body = { token: order.token, session_id };
    expectPart('order', await accepted(host, 'getOrderStatus', { body }), {
      id: order.id,
      total_price: 95,
      items: [{ revised_price: 80 }],
      other_concepts: [{ description: 'Contrato', amount: 15 }],
    });
  }),
  proves(
    'getOrderStatus',
    200,
    [
      'without a session it opens one that builds on',
      'Without a session, or with one that is unknown or of another store, a new session is made.',
      'The link of a provisional order lets the session go on building it.',
      'A provisional order becomes the one that the session is building; the session does not become its client (see "Whom a link identifies").',
      'a new one when none was sent',
    ],
    async (host) => {
      const { order, product } = await newProvisionalOrder(host);
      const { session_id, current_order_token } = await metadataOf(host, 'getOrderStatus', {
        token: order.token,
      });
      expectPart('current_order_token', current_order_token, order.token);
      const items = [cartItem(product, 2)];
      const added = await read(host, 'addOrderItems', { body: { session_id, items } });
      expectPart('order', added, { id: order.id, items: [{ amount: 3 }] });
    },
  ),
  proves(
    'getOrderStatus',
    200,
    'the wallet gets its data with a requested payment',
    async (host) => {
      const known = (await orders(host)).find(
        ({ payment_status, payment_method }) =>
          payment_status === 'required' && payment_method?.toLowerCase() === 'mercadopago',
      );
      if (known === undefined) notProven('the store has no requested payment by Mercadopago');
      const { token } = await readOrder(host, known.id);
      const { payment_data } = await accepted(host, 'getOrderStatus', { body: { token } });
      expectThat(Boolean(payment_data?.public_key), 'payment_data has no public_key');
      expectThat(Boolean(payment_data?.payment_id), 'payment_data has no payment_id');
    },
  ),

  succeeds(
    'addOrderItems',
    adding(() => ({})),
  ),
  proves(
    'addOrderItems',
    200,
    [
      'the first item starts a provisional order',
      'Adds the cart to the order of the session, and starts a provisional order when the session has none.',
      '| – | provisional | shopper (`POST /client/order/items`), assistant | first item of a session without an order |',
      "the server opens one with the session's first item",
      '0 when there is none',
    ],
    async (host) => {
      const { session_id } = await newSession(host);
      const items = [cartItem(await makeProduct(host, { price_per_unit: 12.5 }), 2)];
      const order = await accepted(host, 'addOrderItems', { body: { session_id, items } });
      host.afterwards(() => discard(host, order.id));
      expectPart('order', order, {
        status: 'provisional',
        payment_status: 'pending',
        nitems: 1,
        total_price: 25,
        items: [{ amount: 2 }],
      });
      const session = await read(host, 'recoverSession', { params: { session: session_id } });
      expectPart('current_order_token', session.current_order_token, order.token);
      expectPart('order as staff read it', await readOrder(host, order.id), { total_price: 25 });
    },
  ),
  proves(
    'addOrderItems',
    200,
    [
      'more of a product joins its item',
      'The amount of a product that is already in the order grows, and its revised price is removed.',
    ],
    async (host) => {
      const { session_id, product, order } = await newProvisionalOrder(host);
      const items = [cartItem(product, 2), cartItem(await makeProduct(host), 1)];
      const added = await accepted(host, 'addOrderItems', { body: { session_id, items } });
      const expected = { id: order.id, nitems: 2, total_price: 400 };
      expectPart('order', added, { ...expected, items: [{ amount: 3 }, { amount: 1 }] });
      expectPart('order read again', await shopperOrder(host, order.token, session_id), expected);
    },
  ),
  rejects(
    'addOrderItems',
    404,
    ['an unknown session', 'An unknown session is 404.'],
    async (host) => ({
      body: { ...unknownSession, items: [cartItem(await makeProduct(host), 1)] },
    }),
  ),
  refuses(
    'addOrderItems',
    422,
    "a unit that is not the product's",
    'El producto cambió: volvé a abrir el catálogo',
    adding(() => ({ quantity_unit: 'kg' })),
  ),
  refuses(
    'addOrderItems',
    422,
    "a name that is not the product's",
    'El producto cambió: volvé a abrir el catálogo',
    adding(({ name }) => ({ name: `${name}2` })),
  ),
  refuses(
    'addOrderItems',
    422,
    'a product that there is not',
    'El producto no existe',
    adding(() => ({ product_id: 999_999_999 })),
  ),
  refuses(
    'addOrderItems',
    422,
    'two lines of one product that are too much together',
    'La cantidad máxima es 99.999',
    async (host) => {
      const { session_id } = await newSession(host);
      const line = cartItem(await makeProduct(host), 60_000);
      return { body: { session_id, items: [line, line] } };
    },
  ),
  ...(
    [
      ['pending', 'an order that is confirmed', 'El pedido ya fue confirmado'],
      ['discarded', 'an order that is discarded', 'El pedido fue descartado'],
    ] as const
  ).map(([status, what, sentence]) =>
    refuses('addOrderItems', 409, what, sentence, async (host) => {
      const { order, session_id, product } = await newProvisionalOrder(host);
      await save(host, await readOrder(host, order.id), { status });
      return { body: { session_id, items: [cartItem(product, 1)] } };
    }),
  ),
  refuses(
    'addOrderItems',
    409,
    'an order whose payment was requested, set back to provisional',
    'No es posible modificar esto, el pago ya fue fijado.',
    async (host) => {
      const { session_id } = await fixedCart(host);
      return { body: { session_id, items: [cartItem(await makeProduct(host), 1)] } };
    },
  ),
  refuses(
    'addOrderItems',
    422,
    'the revised price goes, and less is left than a discount is worth',
    'El descuento no puede ser mayor que el total del pedido',
    async (host) => {
      const { order, session_id, product } = await newProvisionalOrder(host);
      const whole = await readOrder(host, order.id);
      await save(host, whole, {
        items: itemsWith(whole, { revised_price: 500 }),
        other_concepts: [{ description: 'Contrato', amount: -450 }],
      });
      return { body: { session_id, items: [cartItem(product, 1)] } };
    },
  ),

  proves('addOrderItems', 200, 'more of a product: its revised price goes', async (host) => {
    const { session_id, product, order } = await newProvisionalOrder(host);
    const whole = await readOrder(host, order.id);
    await save(host, whole, { items: itemsWith(whole, { revised_price: 80 }) });
    const body = { session_id, items: [cartItem(product, 1)] };
    const expected = { total_price: 200, items: [{ amount: 2, revised_price: null }] };
    expectPart('order', await accepted(host, 'addOrderItems', { body }), expected);
  }),
  proves(
    'addOrderItems',
    200,
    [
      'a delivery to the address of the client',
      "A new order is a delivery when the store delivers and the client's address is known, else a pick-up.",
    ],
    async (host) => {
      await delivering(host, true);
      const { delivery: unknown } = (await newProvisionalOrder(host)).order;
      expectPart('delivery of an unknown client', unknown, false);
      const { session_id, client } = await newShopper(host);
      const items = [cartItem(await makeProduct(host), 1)];
      const order = await accepted(host, 'addOrderItems', { body: { session_id, items } });
      host.afterwards(() => discard(host, order.id));
      expectPart('order', order, { delivery: true, delivery_address: client.address });
    },
  ),
  proves('addOrderItems', 200, 'a pick-up where the store does not deliver', async (host) => {
    await delivering(host, false);
    const { session_id } = await newShopper(host);
    const items = [cartItem(await makeProduct(host), 1)];
    const order = await accepted(host, 'addOrderItems', { body: { session_id, items } });
    host.afterwards(() => discard(host, order.id));
    expectPart('order', order, { delivery: false, delivery_address: null });
  }),
  proves('addOrderItems', 200, 'the words of the shopper are kept', async (host) => {
    const { session_id } = await newSession(host);
    const item = { ...cartItem(await makeProduct(host), 2), raw_product: 'dos de eso' };
    const { id } = await accepted(host, 'addOrderItems', { body: { session_id, items: [item] } });
    host.afterwards(() => discard(host, id));
    expectPart('order', await readOrder(host, id), { items: [{ raw_product: 'dos de eso' }] });
  }),

  succeeds('updateOrderItem', async (host) => {
    const { session_id, params } = await newProvisionalOrder(host);
    return { params, body: { amount: 3, session_id } };
  }),
  proves(
    'updateOrderItem',
    200,
    [
      'the amount and the total change, the revision goes',
      'A revised price of the item is removed.',
    ],
    async (host) => {
      const { session_id, params, order } = await newProvisionalOrder(host);
      const whole = await readOrder(host, order.id);
      await save(host, whole, { items: itemsWith(whole, { revised_price: 80 }) });
      const body = { amount: 3, session_id };
      const expected = { total_price: 300, items: [{ amount: 3, revised_price: null }] };
      expectPart('order', await accepted(host, 'updateOrderItem', { params, body }), expected);
      expectPart('order read again', await readOrder(host, order.id), expected);
    },
  ),
  proves('deleteOrderItem', 200, 'the item and its price go', async (host) => {
    const { session_id, product, order, params } = await newProvisionalOrder(host);
    const items = [cartItem(await makeProduct(host), 1)];
    await read(host, 'addOrderItems', { body: { session_id, items } });
    const expected: Partial<CustomerOrder> = { nitems: 1, total_price: 100 };
    const removed = await accepted(host, 'deleteOrderItem', { params, body: { session_id } });
    expectPart('order', removed, expected);
    expectPart('order read again', await readOrder(host, order.id), expected);
    expectThat(
      removed.items.every(({ product_id }) => product_id !== product.id),
      'the item is still there',
    );
  }),
  ...refusesAmounts('addOrderItems', (amount, fields) => adding(() => ({ amount }), fields)),
  ...refusesAmounts('updateOrderItem', (amount, fields) => async (host) => {
    const { session_id, params } = await newProvisionalOrder(host, 1, fields);
    return { params, body: { amount, session_id } };
  }),
  ...itemRules,
];
