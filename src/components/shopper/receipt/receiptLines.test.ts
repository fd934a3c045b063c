import { expect, it } from 'vitest';

import { sampleCustomerOrder } from '~/testSupport/orderFixtures';

import { receiptLines } from './receiptLines';

it('names each product with its amount and money, then what else the total holds', () => {
  const order = sampleCustomerOrder({ other_concepts: [], shippcost: 50 });
  const [item] = order.items;
  const lines = receiptLines(order, 20);
  expect(lines[0]?.name).toBe(item?.product_denormalized.name);
  expect(lines[0]?.amount).not.toBe('');
  expect(lines.at(-1)).toMatchObject({ name: 'Envío', amount: '', money: '$\u00a050,00' });
});

it('counts what has no room', () => {
  const { items } = sampleCustomerOrder({ other_concepts: [], shippcost: 0 });
  const many = Array.from({ length: 25 }, () => items).flatMap((item) => item.slice(0, 1));
  const lines = receiptLines(
    sampleCustomerOrder({ items: many, other_concepts: [], shippcost: 0 }),
    20,
  );
  expect(lines).toHaveLength(20);
  expect(lines.at(-1)).toMatchObject({ name: 'y 6 más', money: '' });
});
