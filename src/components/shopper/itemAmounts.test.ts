import { expect, it } from 'vitest';

import { sampleCustomerOrder, sampleItem } from '~/testSupport/orderFixtures';

import { changeItemAmount, firstUnsavedAmount, forgetItemAmount, itemKey } from './itemAmounts';

it.each([
  ['saved', true, null],
  ['not saved', false, { reason: 'No se guardó la cantidad' }],
] as const)('waits for an amount in flight, which is %s', async (_name, isSaved, expected) => {
  const [first, second] = [
    sampleItem({ id: 1, product_id: 1 }),
    sampleItem({ id: 2, product_id: 2 }),
  ];
  const order = sampleCustomerOrder({ items: [first, second] });
  const key = itemKey(order, second);
  changeItemAmount(key, { saving: Promise.resolve(isSaved) });
  const unsaved = await firstUnsavedAmount(order);
  expect(unsaved).toEqual(expected && { item: second, ...expected });
  changeItemAmount(key, { saving: null });
  forgetItemAmount(key);
});
