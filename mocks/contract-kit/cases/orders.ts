import { accepted, expectPart, proves, rejects, succeeds, type Case } from '../contractCase';
import {
  effectCases,
  pending,
  preparing,
  shipment,
  stateCases,
  surcharge,
  withConcept,
} from './orderSaves';
import { valueCases } from './orderValues';
import { admin, newOrder, saveOf, saving } from './setup';
import { expectListed, expectNewestFirst } from './sorting';

export const cases: readonly Case[] = [
  succeeds('listOrders', () => admin),
  proves(
    'listOrders',
    200,
    [
      'whole, the newest first',
      'Every order of the store, for the lists of orders and payments and for the home.',
      'A list shows a record as soon as its call was answered.',
      'Orders, jobs, logs and activity come newest first (the higher id first within a second).',
    ],
    async (host) => {
      const made = [await newOrder(host), await newOrder(host)];
      const list = await accepted(host, 'listOrders', admin);
      expectNewestFirst(list);
      expectListed(list, made, 'an order');
    },
  ),
  proves('listOrders', 200, 'totals, items and states are those of the orders', async (host) => {
    const order = await withConcept(host);
    const list = await accepted(host, 'listOrders', admin);
    const { alphanum_id, client_id, status, payment_status, total_price, nitems } = order;
    expectPart(
      'order in the list',
      list.find(({ id }) => id === order.id),
      {
        alphanum_id,
        client_id,
        status,
        payment_status,
        nitems,
        total_price,
      },
    );
    expectPart('order', order, { total_price: 150, nitems: 1 });
  }),
  proves(
    'getOrder',
    200,
    ['by id and by number', 'One order with its client, items, concepts and shipments.'],
    async (host) => {
      const { id, alphanum_id } = await newOrder(host);
      const byNumber = { ...admin, params: { id: alphanum_id } };
      expectPart('order', await accepted(host, 'getOrder', byNumber), { id, alphanum_id });
      const byId = { ...admin, params: { id } };
      expectPart('order', await accepted(host, 'getOrder', byId), { id, alphanum_id });
    },
  ),
  rejects('getOrder', 404, 'an unknown number', () => ({ ...admin, params: { id: 'NOEXISTE' } })),
  succeeds(
    'saveOrder',
    async (host) =>
      saving(await preparing(host), {
        shipping_cost: 10,
        other_concepts: [surcharge],
        shipping: [shipment],
      }),
    [
      'an order with rows of every kind',
      'Every success answers 200 with `{data}`, plus `metadata` where the operation has it.',
    ],
  ),
  succeeds('saveOrder', async (host) => saving(await pending(host))),
  rejects('saveOrder', 404, 'an unknown number', async (host) => ({
    ...saving(await pending(host)),
    params: { id: 'NOEXISTE' },
  })),
  rejects('saveOrder', 400, 'items left out', async (host) => {
    const order = await pending(host);
    const { items: _items, ...body } = saveOf(order);
    return { ...admin, params: { id: order.id }, body };
  }),
  ...stateCases,
  ...valueCases,
  ...effectCases,
];
