import type { Order, OrderSave } from '~/contract/types';

import { accepted, expectPart, proves, refuses, type Case, type Rule } from '../contractCase';
import { objectAt } from '../document';
import { contractDocument } from '../openapi';
import type { Host } from '../run/host';
import {
  admin,
  firstOf,
  itemsWith,
  makeProduct,
  newItem,
  newOrder,
  payableOrder,
  readOrder,
  requestedOrder,
  save,
  savedOrder,
  saveOf,
  saving,
} from './setup';

export const surcharge = { description: 'Contrato', amount: 50 };
export const discount = (amount: number) => ({ description: 'Contrato', amount: -amount });

export const shipment = {
  tracking_code: 'CONTRATO-1',
  transport_co: 'Contrato',
  eta: '2030-01-02 12:00:00',
  link: 'https://envios.example/1',
  observations: 'Tocar timbre 2B',
  departure: '2030-01-01 09:00:00',
};

type Changes = Partial<OrderSave> | ((order: Order) => Partial<OrderSave>);
const changesOf = (changes: Changes, order: Order) =>
  typeof changes === 'function' ? changes(order) : changes;

/** A save of an order with these changes is refused. */
export const refusesSave = (
  status: 409 | 422,
  rule: Rule,
  sentence: string,
  find: (host: Host) => Promise<Order>,
  changes: Changes,
): Case =>
  refuses('saveOrder', status, rule, sentence, async (host) => {
    const order = await find(host);
    return saving(order, changesOf(changes, order));
  });

/** A save of an order with these changes is accepted, and the order that is read afterwards has what is expected. */
const stores = (
  rule: Rule,
  find: (host: Host) => Promise<Order>,
  changes: Changes,
  expected: object | ((order: Order) => object),
): Case =>
  proves('saveOrder', 200, rule, async (host) => {
    const order = await find(host);
    const saved = await savedOrder(host, order, changesOf(changes, order));
    expectPart('order', saved, typeof expected === 'function' ? expected(order) : expected);
  });

export const pending = (host: Host) => newOrder(host);
export const preparing = (host: Host) => newOrder(host, 'preparing');

/** An order with a surcharge of 50. */
export const withConcept = async (host: Host) =>
  savedOrder(host, await newOrder(host), { other_concepts: [surcharge] });

/** Whatever fixes the amount is locked once the payment is not pending, also with a status that would allow it. */
const locks: readonly [what: string, changes: Changes][] = [
  ['a revised price', (order) => ({ items: itemsWith(order, { revised_price: 1 }) })],
  [
    'a quantity',
    (order) => ({
      status: 'pending',
      items: itemsWith(order, { amount: (order.items[0]?.amount ?? 0) + 1 }),
    }),
  ],
  [
    'a concept that is deleted',
    ({ other_concepts }) => ({
      other_concepts: [],
      other_concepts_del: other_concepts.map(({ id }) => id),
    }),
  ],
  ['a concept', (order) => ({ other_concepts: [...saveOf(order).other_concepts, surcharge] })],
  [
    'the shipping cost',
    ({ shipping_cost }) => ({ status: 'preparing', shipping_cost: shipping_cost + 10 }),
  ],
];

const { enum: statuses } = objectAt(contractDocument, 'components', 'schemas', 'OrderStatus');

/** Which saves the statuses of an order allow. */
export const stateCases: readonly Case[] = [
  ...locks.map(([what, changes]) =>
    refusesSave(
      409,
      [
        `${what} once the payment is not pending`,
        'past pending it locks revised prices, concepts and shipping cost',
      ],
      'No es posible modificar esto, el pago ya fue fijado.',
      requestedOrder,
      changes,
    ),
  ),
  refuses(
    'saveOrder',
    409,
    'a new item once the payment is not pending',
    'No es posible modificar esto, el pago ya fue fijado.',
    async (host) => {
      const order = await requestedOrder(host);
      const items = [...saveOf(order).items, newItem((await makeProduct(host)).id)];
      return saving(order, { status: 'pending', items });
    },
  ),
  refusesSave(
    409,
    [
      'the shipping cost of a pending order',
      'editable while waiting_delivery or preparing with the payment pending, else 409',
    ],
    'El envío y su costo se pueden modificar cuando el pedido está en proceso o a despachar',
    pending,
    { shipping_cost: 10 },
  ),
  refusesSave(
    409,
    'the shipping cost of an order that is done',
    'El envío y su costo se pueden modificar cuando el pedido está en proceso o a despachar',
    (host) => newOrder(host, 'done'),
    { shipping_cost: 10 },
  ),
  refusesSave(
    409,
    'a shipment of a pending order',
    'El envío y su costo se pueden modificar cuando el pedido está en proceso o a despachar',
    pending,
    {
      shipping: [shipment],
    },
  ),
  refusesSave(
    409,
    [
      'a quantity of an order in preparation',
      'changes only while the order is provisional or pending and its payment is pending',
      'Breaking a lock is 409.',
    ],
    'La cantidad se puede modificar cuando el pedido es provisorio o está pendiente. Para eso, páselo a Pendiente en Estado.',
    preparing,
    (order) => ({ items: itemsWith(order, { amount: 2 }) }),
  ),
  refuses(
    'saveOrder',
    409,
    'a new item of an order in preparation',
    'La cantidad se puede modificar cuando el pedido es provisorio o está pendiente. Para eso, páselo a Pendiente en Estado.',
    async (host) => {
      const order = await preparing(host);
      return saving(order, {
        items: [...saveOf(order).items, newItem((await makeProduct(host)).id)],
      });
    },
  ),
  refusesSave(
    409,
    'a product that the order already has',
    'El item que desea agregar ya existe en el pedido',
    pending,
    (order) => ({
      items: [...saveOf(order).items, newItem(order.items[0]?.product_id ?? 0)],
    }),
  ),
  refusesSave(
    409,
    'payment information where there is some',
    'La información de pago ya fue definida',
    async (host) => {
      const order = await payableOrder(host);
      return order.payment_info ? order : save(host, order, { payment_info: 'Contrato' });
    },
    { payment_info: 'Contrato 2' },
  ),
  refusesSave(
    409,
    'a shipment that says it was imported',
    'Los envíos importados son de solo lectura',
    preparing,
    {
      shipping: [{ ...shipment, original_id: 'CONTRATO-1' }],
    },
  ),
  refusesSave(
    409,
    [
      'payment information without a payment method',
      'editable while the order is pending or preparing, the payment pending, a method chosen and no information there yet, else 409',
    ],
    'La información de pago solo se puede editar mientras se puede solicitar el pago',
    pending,
    { payment_info: 'Contrato' },
  ),
  refusesSave(
    409,
    'a payment requested without a payment method',
    'El cliente todavía no eligió un medio de pago',
    pending,
    { payment_status: 'required' },
  ),
  refusesSave(
    409,
    'a payment requested of an order to deliver',
    'Solo se puede solicitar el pago de un pedido pendiente o en proceso. Para cobrarlo, páselo a En proceso.',
    payableOrder,
    { status: 'waiting_delivery', payment_status: 'required' },
  ),
  refusesSave(409, 'a payment requested twice', 'El pago ya fue solicitado', requestedOrder, {
    status: 'preparing',
    payment_status: 'required',
  }),
  refuses(
    'saveOrder',
    409,
    [
      'a payment completed that was not requested',
      'allowed only when its status is required, else 409',
    ],
    'Solo se puede completar un pago solicitado',
    async (host) => {
      const { id } = await pending(host);
      return { ...admin, params: { id }, body: { payment_status: 'done' } };
    },
  ),
  stores(
    [
      'an order whose payment was requested, saved as it was read',
      'Of an order only what the request changes is judged by rules: values stored before a rule existed stay as they are.',
    ],
    requestedOrder,
    {},
    ({ total_price, items, other_concepts }) => ({
      payment_status: 'required',
      total_price,
      items,
      other_concepts,
    }),
  ),
  proves(
    'saveOrder',
    200,
    [
      'a requested payment is stored',
      '| pending | required | staff | order pending or preparing, payment method chosen |',
      'allowed when the order is pending or preparing, the payment pending and a method chosen, else 409',
    ],
    async (host) => {
      const order = await payableOrder(host);
      const saved = await savedOrder(host, order, { payment_status: 'required' });
      const { total_price } = order;
      expectPart('order', saved, { payment_status: 'required', total_price });
    },
  ),
  proves(
    'saveOrder',
    200,
    [
      'a completed payment is stored as done, Aprobado where it has no information',
      '| required | done | staff (payment list), wallet | payment received |',
      'Either the order as edited (`OrderSave`, optionally with `payment_status: required` for "Solicitar pago") or the completion of its payment (`PaymentCompletion`): sets done, with the text Aprobado when the order has no payment information.',
    ],
    async (host) => {
      const { id, payment_info } = await requestedOrder(host);
      const body = { payment_status: 'done' };
      await accepted(host, 'saveOrder', { ...admin, params: { id }, body });
      expectPart('order', await readOrder(host, id), {
        payment_status: 'done',
        payment_info: payment_info ?? 'Aprobado',
      });
    },
  ),
  proves(
    'saveOrder',
    200,
    [
      'a completed payment keeps its payment information',
      'Payment information that the order has is never replaced.',
    ],
    async (host) => {
      const order = await payableOrder(host);
      const payment_info = order.payment_info ?? 'Contrato';
      const { id } = await save(host, order, { payment_info, payment_status: 'required' });
      const body = { payment_status: 'done' };
      await accepted(host, 'saveOrder', { ...admin, params: { id }, body });
      expectPart('order', await readOrder(host, id), { payment_status: 'done', payment_info });
    },
  ),
];

/** What a save does to an order. */
export const effectCases: readonly Case[] = [
  stores(
    'a surcharge is part of the total',
    pending,
    { other_concepts: [surcharge] },
    { total_price: 150, other_concepts: [surcharge] },
  ),
  stores(
    'a discount is part of the total',
    pending,
    { other_concepts: [discount(30)] },
    { total_price: 70 },
  ),
  stores(
    [
      'the shipping cost is part of the total',
      "An order's total is the sum of its items' totals, its other concepts and its shipping cost, rounded half away from zero to 2 decimals.",
    ],
    preparing,
    { shipping_cost: 20.5 },
    { total_price: 120.5, shipping_cost: 20.5 },
  ),
  stores(
    [
      "a revised price is the item's total",
      "An item's total is its revised price, else amount × price; it is never negative, and not rounded before it is added.",
      'Its total is the revised price if present, else amount times price, never negative.',
    ],
    (host) => newOrder(host, 'pending', 3),
    (order) => ({ items: itemsWith(order, { revised_price: 250 }) }),
    { total_price: 250, items: [{ revised_price: 250, amount: 3 }] },
  ),
  stores('a new quantity', pending, (order) => ({ items: itemsWith(order, { amount: 4 }) }), {
    total_price: 400,
    items: [{ amount: 4 }],
  }),
  proves(
    'saveOrder',
    200,
    ['a new item', 'An item without id is new.', 'Brand and type are plain texts here.'],
    async (host) => {
      const order = await pending(host);
      const { id, name, brand, kind } = await makeProduct(host, { price_per_unit: 10.25 });
      const items = [...saveOf(order).items, newItem(id, 2)];
      const saved = await savedOrder(host, order, { items });
      expectPart('order', saved, {
        total_price: 120.5,
        nitems: 2,
        items: [
          {},
          {
            product_id: id,
            amount: 2,
            product_denormalized: { id, name, brand: brand.name, kind: kind.name },
          },
        ],
      });
    },
  ),
  proves(
    'saveOrder',
    200,
    [
      'a new item together with the next status',
      'A change is allowed when the stored status allows it or the one that the save sets; a payment is requested in the status that the save sets.',
    ],
    async (host) => {
      const order = await pending(host);
      const items = [...saveOf(order).items, newItem((await makeProduct(host)).id)];
      const saved = await savedOrder(host, order, { status: 'preparing', items });
      expectPart('order', saved, { status: 'preparing', nitems: 2, total_price: 200 });
    },
  ),
  stores(
    'status, note, and note and state of an item',
    pending,
    (order) => ({
      status: 'waiting_delivery',
      store_observation: ' Contrato ',
      items: itemsWith(order, { status: 'done', store_observations: 'Item' }),
    }),
    {
      status: 'waiting_delivery',
      store_observation: 'Contrato',
      items: [{ status: 'done', store_observations: 'Item' }],
    },
  ),
  stores(
    'a changed concept keeps its id',
    withConcept,
    (order) => ({
      other_concepts: saveOf(order).other_concepts.map((one) => ({ ...one, amount: 60 })),
    }),
    ({ other_concepts }) => ({
      total_price: 160,
      other_concepts: [{ id: other_concepts[0]?.id, amount: 60 }],
    }),
  ),
  stores(
    'other_concepts_del deletes a concept',
    withConcept,
    ({ other_concepts }) => ({
      other_concepts: [],
      other_concepts_del: other_concepts.map(({ id }) => id),
    }),
    { other_concepts: [], total_price: 100 },
  ),
  stores(
    [
      'rows left out of a save stay',
      'Rows of an order left out of a save stay; only `other_concepts_del` deletes.',
    ],
    withConcept,
    { items: [], other_concepts: [] },
    { nitems: 1, other_concepts: [surcharge], total_price: 150 },
  ),
  stores(
    ['a shipment', 'Dates travel as `YYYY-MM-DD HH:mm:ss`.'],
    preparing,
    { shipping: [shipment] },
    { shipping: [shipment] },
  ),
  proves('saveOrder', 200, 'a shipment that is sent again keeps its id', async (host) => {
    const order = await savedOrder(host, await preparing(host), { shipping: [shipment] });
    const sent = firstOf(order.shipping, 'shipment that was just saved');
    const shipping = [{ ...sent, tracking_code: 'CONTRATO-2' }];
    expectPart('order', await savedOrder(host, order, { shipping }), { shipping });
  }),
  proves(
    'saveOrder',
    200,
    [
      'half a cent is rounded up',
      "An order's total is the sum of its items' totals, its other concepts and its shipping cost, rounded half away from zero to 2 decimals.",
    ],
    async (host) => {
      const order = await pending(host);
      const { id } = await makeProduct(host, { quantity_unit: 'kg', price_per_unit: 0.01 });
      const items = [...saveOf(order).items, newItem(id, 0.5)];
      expectPart('order', await savedOrder(host, order, { items }), { total_price: 100.01 });
    },
  ),
  proves(
    'saveOrder',
    200,
    [
      'a save of what was read before another save',
      'There are no versions: **the last write wins**, for orders too.',
    ],
    async (host) => {
      const order = await pending(host);
      await savedOrder(host, order, { store_observation: 'Primera' });
      const last = await savedOrder(host, order, { store_observation: 'Segunda' });
      expectPart('order', last, { store_observation: 'Segunda' });
    },
  ),
  proves(
    'saveOrder',
    200,
    [
      'every status, and back',
      '| any | any | staff (`POST /store/orders/{id}`) | at any time |',
      'the staff picks any',
    ],
    async (host) => {
      let order = await pending(host);
      for (const status of statuses as readonly Order['status'][]) {
        for (const next of [status, 'pending'] as const) {
          order = await savedOrder(host, order, { status: next });
          expectPart('order', order, { status: next, payment_status: 'pending' });
        }
      }
    },
  ),
  proves(
    'saveOrder',
    200,
    ['an order keeps a product that is deleted', 'it may have been deleted since'],
    async (host) => {
      const order = await pending(host);
      const { product_id = 0 } = order.items[0] ?? {};
      await accepted(host, 'deleteProducts', { ...admin, body: { product_ids: [product_id] } });
      const saved = await savedOrder(host, order, { store_observation: 'Contrato' });
      expectPart('order', saved, { items: order.items, total_price: order.total_price });
    },
  ),
  proves('saveOrder', 200, 'amounts are added before they are rounded', async (host) => {
    const order = await pending(host);
    const cheap = { quantity_unit: 'kg', price_per_unit: 0.01 };
    const [one, other] = [await makeProduct(host, cheap), await makeProduct(host, cheap)];
    const items = [...saveOf(order).items, newItem(one.id, 0.5), newItem(other.id, 0.5)];
    expectPart('order', await savedOrder(host, order, { items }), { total_price: 100.01 });
  }),
];
