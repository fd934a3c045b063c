import { expect, it } from 'vitest';

import { sampleCustomerOrder } from '~/testSupport/orderFixtures';

import { handedOverText } from './handedOver';

it('names the order, its items and its link', () => {
  const order = sampleCustomerOrder();
  const [first] = order.items;
  const lines = handedOverText(order, 'https://tienda.test/orderstatus/abc').split('\n');
  expect(lines).toHaveLength(order.items.length + 2);
  expect(lines[0]).toContain(order.alphanum_id);
  expect(lines[1]).toContain(first?.product_denormalized.name);
  expect(lines.at(-1)).toBe('https://tienda.test/orderstatus/abc');
});
