import { expect, it } from 'vitest';

import { sampleCustomerOrder } from '~/testSupport/orderFixtures';

import { receiptLines } from './receiptPicture';

it('names each product with its amount and money, then what else the total holds', () => {
  const order = sampleCustomerOrder({ other_concepts: [], shippcost: 50 });
  const [item] = order.items;
  const lines = receiptLines(order);
  expect(lines[0]?.text).toContain(item?.product_denormalized.name);
  expect(lines.at(-1)).toEqual({ text: 'Envío', money: '$\u00a050,00' });
});

it('counts what has no room', () => {
  const { items } = sampleCustomerOrder({ other_concepts: [], shippcost: 0 });
  const many = Array.from({ length: 25 }, () => items).flatMap((item) => item.slice(0, 1));
  const lines = receiptLines(
    sampleCustomerOrder({ items: many, other_concepts: [], shippcost: 0 }),
  );
  expect(lines).toHaveLength(20);
  expect(lines.at(-1)).toEqual({ text: 'y 6 más', money: '' });
});
