import { expect, it } from 'vitest';

import { useMockBackend } from '../node';
import { DEMO_ORDERS, DEMO_SESSION } from '../seed/accounts';
import {
  addToOrder,
  customerOrderOf,
  findOrderByToken,
  removeItem,
} from '../shopper/shopperOrders';
import { findSession } from '../shopper/shoppers';
import { createDatabase } from './db';
import { nextRowId, orderOf, orderSummaryOf } from './orderRows';

const backend = useMockBackend();

it('never reuses the id of a removed item', () => {
  const { db } = backend;
  const now = new Date();
  const order = () => findOrderByToken(db, DEMO_ORDERS.provisional.token);
  db.customerSessions.update(DEMO_SESSION, { current_order_id: order().id });
  const held = new Set(order().items.map(({ product_id }) => product_id));
  const [first, second] = db.products.where(
    (product) => product.store_id === order().store_id && product.active && !held.has(product.id),
  );
  const add = (product: typeof first) => {
    const wanted = { productId: product?.id ?? 0, amount: 100, rawProduct: null };
    addToOrder(db, findSession(db, DEMO_SESSION), [wanted], now);
    return order().items.at(-1);
  };

  const removed = add(first);
  if (removed === undefined) throw new Error('The item was not added');
  removeItem(db, order(), removed);
  expect(add(second)?.id).toBeGreaterThan(removed.id);
});

it('starts after 0 in an empty database, each part on its own', () => {
  const db = createDatabase();
  expect([nextRowId(db, 'items'), nextRowId(db, 'items')]).toEqual([1, 2]);
  expect(nextRowId(db, 'shipping')).toBe(1);
});

it('answers only the fields that the contract gives to each reader', () => {
  const { db } = backend;
  const row = { ...findOrderByToken(db, DEMO_ORDERS.provisional.token), internal_note: 'x' };
  for (const answer of [orderOf(db, row), orderSummaryOf(db, row), customerOrderOf(db, row)]) {
    expect(answer).not.toHaveProperty('internal_note');
    expect(answer).not.toHaveProperty('store_id');
  }
  expect(customerOrderOf(db, row)).not.toHaveProperty('store_observation');
});
