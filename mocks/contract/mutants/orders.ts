import type { OrderItem } from '~/contract/types';
import { isPaymentCompletion } from '~/domain/orders/draft/orderDraft';
import { roundMoney } from '~/lib/money';

import type { OrderRow } from '../../database/db';
import { orderOf } from '../../database/orderRows';
import { handlers } from '../../handlers/index';
import { ok, type Call, type Reply } from '../../http';
import { orderOfCall, whileOrderIs, type Mutant } from './mutant';

/* Backends that break a rule of orders and payments. */

type Save = Call<'saveOrder'>;

/** A save that is judged as if the order had other values. */
const judgedAs = (values: Partial<OrderRow>) => (call: Save) =>
  whileOrderIs(call, orderOfCall(call), values, () => handlers.saveOrder(call));

/** A save of other values than the request has. */
const savedAs =
  (change: (body: Extract<Save['body'], { items: unknown }>) => object) => (call: Save) =>
    handlers.saveOrder(
      isPaymentCompletion(call.body)
        ? call
        : { ...call, body: { ...call.body, ...change(call.body) } },
    );

/** An answer that promises what is not stored. */
const storedAs = (wanted: string, values: Partial<OrderRow>) => (call: Save) => {
  const answer = handlers.saveOrder(call);
  if (answer.data.payment_status === wanted) call.db.orders.update(answer.data.id, values);
  return answer;
};

/** A save that is accepted with a value that it must not have. */
const acceptedWith =
  (
    isWrong: (body: Extract<Save['body'], { items: unknown }>) => boolean,
    harmless: (body: Extract<Save['body'], { items: unknown }>) => object,
  ) =>
  (call: Save) =>
    !isPaymentCompletion(call.body) && isWrong(call.body)
      ? handlers.saveOrder({ ...call, body: { ...call.body, ...harmless(call.body) } })
      : handlers.saveOrder(call);

/** Orders whose total is another one. */
const totalledAs = (totalOf: (order: Reply<'getOrder'>['data']) => number) => ({
  getOrder(call: Call<'getOrder'>) {
    const { data } = handlers.getOrder(call);
    return ok({ ...data, total_price: roundMoney(totalOf(data)) });
  },
});

const worth = ({ amount, product_denormalized }: OrderItem) =>
  amount * (product_denormalized.price_per_unit ?? 0);

const unlockedPayment = { saveOrder: judgedAs({ payment_status: 'pending' }) };

/** An order whose shopper still changes it. */
const editable = { status: 'provisional', payment_status: 'pending' } as const;

export const orderMutants: readonly Mutant[] = [
  ...['a revised price', 'a quantity', 'a concept', 'the shipping cost', 'a new item'].map(
    (what) => ({
      breaks: `${what} is changed after the payment was fixed`,
      caughtBy: `saveOrder 409 ${what} once the payment is not pending`,
      replaced: unlockedPayment,
    }),
  ),
  {
    breaks: 'the shipping cost is changed in every status',
    caughtBy: 'saveOrder 409 the shipping cost of a pending order',
    replaced: { saveOrder: judgedAs({ status: 'preparing' }) },
  },
  {
    breaks: 'quantities are changed in every status',
    caughtBy: 'saveOrder 409 a quantity of an order in preparation',
    replaced: { saveOrder: judgedAs({ status: 'pending' }) },
  },
  {
    breaks: 'items are added in every status',
    caughtBy: 'saveOrder 409 a new item of an order in preparation',
    replaced: { saveOrder: judgedAs({ status: 'pending' }) },
  },
  {
    breaks: 'a product is added to an order that has it',
    caughtBy: 'saveOrder 409 a product that the order already has',
    replaced: {
      saveOrder: acceptedWith(
        ({ items }) => new Set(items.map(({ product_id }) => product_id)).size < items.length,
        ({ items }) => ({ items: items.filter(({ id }) => id !== undefined) }),
      ),
    },
  },
  {
    breaks: 'a payment is requested without a payment method',
    caughtBy: 'saveOrder 409 a payment requested without a payment method',
    replaced: { saveOrder: judgedAs({ payment_method: 'Efectivo' }) },
  },
  {
    breaks: 'a payment is requested in any status',
    caughtBy: 'saveOrder 409 a payment requested of an order to deliver',
    replaced: {
      saveOrder: acceptedWith(
        ({ payment_status }) => payment_status === 'required',
        () => ({ status: 'pending' }),
      ),
    },
  },
  {
    breaks: 'a payment is completed that was not requested',
    caughtBy: 'saveOrder 409 a payment completed that was not requested',
    replaced: { saveOrder: judgedAs({ payment_status: 'required' }) },
  },
  {
    breaks: 'payment information is saved without a payment method',
    caughtBy: 'saveOrder 409 payment information without a payment method',
    replaced: { saveOrder: judgedAs({ payment_method: 'Efectivo' }) },
  },
  {
    breaks: 'a shopper changes an order that is confirmed',
    caughtBy: 'updateOrderItem 409 an order that is confirmed',
    replaced: {
      updateOrderItem: (call) =>
        whileOrderIs(call, call.db.orders.get(call.params.orderId), editable, () =>
          handlers.updateOrderItem(call),
        ),
    },
  },
  {
    breaks: 'a shopper removes an item after the payment was requested',
    caughtBy: 'deleteOrderItem 409 an order whose payment was requested, set back to provisional',
    replaced: {
      deleteOrderItem: (call) =>
        whileOrderIs(call, call.db.orders.get(call.params.orderId), editable, () =>
          handlers.deleteOrderItem(call),
        ),
    },
  },
  {
    breaks: 'a concept of 1 is accepted',
    caughtBy: 'saveOrder 422 a new concept of 1',
    replaced: {
      saveOrder: acceptedWith(
        ({ other_concepts }) => other_concepts.some(({ amount }) => amount === 1),
        () => ({ other_concepts: [] }),
      ),
    },
  },
  {
    breaks: 'a discount beyond the total is accepted',
    caughtBy: 'saveOrder 422 a discount beyond what the order is worth',
    replaced: { saveOrder: judgedAs({ total_price: -1e6 }) },
  },
  {
    breaks: 'a negative revised price is accepted',
    caughtBy: 'saveOrder 422 a negative revised price',
    replaced: {
      saveOrder: acceptedWith(
        ({ items }) => items.some(({ revised_price }) => (revised_price ?? 0) < 0),
        ({ items }) => ({ items: items.map((item) => ({ ...item, revised_price: 0 })) }),
      ),
    },
  },
  {
    breaks: 'an empty shipment is accepted',
    caughtBy: 'saveOrder 422 an empty shipment',
    replaced: {
      saveOrder: acceptedWith(
        ({ shipping }) => shipping.some(({ link, transport_co }) => !link && !transport_co),
        () => ({ shipping: [] }),
      ),
    },
  },
  {
    breaks: 'a requested payment stays pending',
    caughtBy: 'saveOrder 200 a requested payment is stored',
    replaced: { saveOrder: storedAs('required', { payment_status: 'pending' }) },
  },
  {
    breaks: 'a completed payment is not stored',
    caughtBy:
      'saveOrder 200 a completed payment is stored as done, Aprobado where it has no information',
    replaced: { saveOrder: storedAs('done', { payment_status: 'required' }) },
  },
  {
    breaks: 'a completed payment replaces the payment information',
    caughtBy: 'saveOrder 200 a completed payment keeps its payment information',
    replaced: { saveOrder: storedAs('done', { payment_info: 'Aprobado' }) },
  },
  {
    breaks: 'other_concepts_del deletes nothing',
    caughtBy: 'saveOrder 200 other_concepts_del deletes a concept',
    replaced: { saveOrder: savedAs(() => ({ other_concepts_del: [] })) },
  },
  {
    breaks: 'rows that are left out of a save are deleted',
    caughtBy: 'saveOrder 200 rows left out of a save stay',
    replaced: {
      saveOrder(call) {
        const { data } = handlers.saveOrder(call);
        if (isPaymentCompletion(call.body) || call.body.items.length > 0) return ok(data);
        const emptied = call.db.orders.update(data.id, { items: [], nitems: 0 });
        return ok(orderOf(call.db, emptied));
      },
    },
  },
  {
    breaks: 'shipments are not stored',
    caughtBy: 'saveOrder 200 a shipment',
    replaced: { saveOrder: savedAs(() => ({ shipping: [] })) },
  },
  {
    breaks: 'the status of a save is not stored',
    caughtBy: 'saveOrder 200 status, note, and note and state of an item',
    replaced: {
      saveOrder(call) {
        const status = orderOfCall(call)?.status;
        const answer = handlers.saveOrder(call);
        if (status !== undefined) call.db.orders.update(answer.data.id, { status });
        return answer;
      },
    },
  },
  {
    breaks: 'the total leaves the shipping cost out',
    caughtBy: 'saveOrder 200 the shipping cost is part of the total',
    replaced: totalledAs(({ total_price, shipping_cost }) => total_price - shipping_cost),
  },
  {
    breaks: 'the total does not know revised prices',
    caughtBy: "saveOrder 200 a revised price is the item's total",
    replaced: totalledAs(({ items }) => items.reduce((sum, item) => sum + worth(item), 0)),
  },
  {
    breaks: 'the total leaves the concepts out',
    caughtBy: 'saveOrder 200 a surcharge is part of the total',
    replaced: totalledAs(({ items }) => items.reduce((sum, item) => sum + worth(item), 0)),
  },
  {
    breaks: 'amounts are rounded before they are added',
    caughtBy: 'saveOrder 200 amounts are added before they are rounded',
    replaced: totalledAs(({ items }) =>
      items.reduce((sum, item) => sum + roundMoney(worth(item)), 0),
    ),
  },
  {
    breaks: 'totals in the list of orders are others',
    caughtBy: 'listOrders 200 totals, items and states are those of the orders',
    replaced: {
      listOrders: (call) =>
        ok(
          handlers
            .listOrders(call)
            .data.map((order) => ({ ...order, total_price: order.total_price + 1 })),
        ),
    },
  },
  {
    breaks: 'the number of items is always 0 in the list of orders',
    caughtBy: 'listOrders 200 totals, items and states are those of the orders',
    replaced: {
      listOrders: (call) =>
        ok(handlers.listOrders(call).data.map((order) => ({ ...order, nitems: 0 }))),
    },
  },
  {
    breaks: 'orders come with the oldest first',
    caughtBy: 'listOrders 200 whole, the newest first',
    replaced: {
      listOrders: (call) => ok(handlers.listOrders(call).data.toReversed()),
    },
  },
  {
    breaks: "a shopper's total is another one than the staff's",
    caughtBy: 'addOrderItems 200 the first item starts a provisional order',
    replaced: {
      addOrderItems(call) {
        const { data, metadata } = handlers.addOrderItems(call);
        return ok({ ...data, total_price: data.total_price + 1 }, metadata);
      },
    },
  },
  {
    breaks: 'a changed amount keeps the revised price',
    caughtBy: 'updateOrderItem 200 the amount and the total change, the revision goes',
    replaced: {
      updateOrderItem(call) {
        const prices = call.db.orders.get(call.params.orderId)?.items ?? [];
        const { data } = handlers.updateOrderItem(call);
        const items = data.items.map((item) => ({
          ...item,
          revised_price: prices.find(({ id }) => id === item.id)?.revised_price ?? null,
        }));
        call.db.orders.update(data.id, { items });
        return ok({ ...data, items });
      },
    },
  },
  {
    breaks: 'an amount of 0 is put in the cart',
    caughtBy: 'addOrderItems 422 an amount of 0',
    replaced: {
      addOrderItems: (call) =>
        handlers.addOrderItems({
          ...call,
          body: {
            ...call.body,
            items: call.body.items.map((item) => ({ ...item, amount: item.amount || 1 })),
          },
        }),
    },
  },
];
