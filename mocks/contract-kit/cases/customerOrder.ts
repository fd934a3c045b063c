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
const itemCalls: readonly [OperationId, (session_id: string) => object][] = [
  ['updateOrderItem', (session_id) => ({ amount: 2, session_id })],
  ['deleteOrderItem', (session_id) => ({ session_id })],
];

const itemRules = itemCalls.flatMap(([operationId, bodyOf]): Case[] => [
  rejects(operationId, 404, "another session's order", async (host) => {
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
    'an order that is confirmed',
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
  proves('getOrderStatus', 200, 'goes on in the session that is sent', async (host) => {
    const { order, session_id } = await newProvisionalOrder(host);
    const { token } = order;
    const metadata = await metadataOf(host, 'getOrderStatus', { token, session_id });
    expectPart('metadata', metadata, { session_id });
  }),
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
  rejects('getOrderStatus', 404, 'an unknown link', () => ({
    body: { token: 'contrato-no-existe' },
  })),
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
  proves('getOrderStatus', 200, 'without a session it opens one that builds on', async (host) => {
    const { order, product } = await newProvisionalOrder(host);
    const { session_id, current_order_token } = await metadataOf(host, 'getOrderStatus', {
      token: order.token,
    });
    expectPart('current_order_token', current_order_token, order.token);
    const items = [cartItem(product, 2)];
    const added = await read(host, 'addOrderItems', { body: { session_id, items } });
    expectPart('order', added, { id: order.id, items: [{ amount: 3 }] });
  }),
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
  proves('addOrderItems', 200, 'the first item starts a provisional order', async (host) => {
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
  }),
  proves('addOrderItems', 200, 'more of a product joins its item', async (host) => {
    const { session_id, product, order } = await newProvisionalOrder(host);
    const items = [cartItem(product, 2), cartItem(await makeProduct(host), 1)];
    const added = await accepted(host, 'addOrderItems', { body: { session_id, items } });
    const expected = { id: order.id, nitems: 2, total_price: 400 };
    expectPart('order', added, { ...expected, items: [{ amount: 3 }, { amount: 1 }] });
    expectPart('order read again', await shopperOrder(host, order.token, session_id), expected);
  }),
  rejects('addOrderItems', 404, 'an unknown session', async (host) => ({
    body: { ...unknownSession, items: [cartItem(await makeProduct(host), 1)] },
  })),
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
    'the amount and the total change, the revision goes',
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
