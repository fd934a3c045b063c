import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DEMO_ORDERS, DEMO_SESSION } from '~mocks/seed/accounts';

import { loginResultShape } from '~/contract/sessionShapes.gen';
import type { Product } from '~/contract/types';
import { wholeUpdate } from '~/domain/products/bulkChanges';
import { itemToAddAgain } from '~/domain/shopper/itemToAddAgain';
import { setConfig } from '~/lib/config';
import { leaveStore, saveCustomerSession } from '~/session/customer';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { setLatency } from '../../../mocks/database/clock';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { shopperOrderQuery } from '../customerOrder';
import { useAddOrderItems, useUpdateOrderItem } from '../customerOrderSaves';
import { productsQuery, useUpdateProduct } from '../products';
import { api, unwrap } from '../transport/client';
import { readOne } from '../transport/parse';

// Saves do not cover the window: a second one can be sent while the first one is in flight.

const backend = useMockBackend();

beforeEach(() => {
  setConfig(shippedConfig());
  clearStaffSession();
  leaveStore();
});

it('a shopper adds a product while its amount is being changed', async () => {
  saveCustomerSession({ sessionId: DEMO_SESSION });
  const { token } = DEMO_ORDERS.provisional;
  const tab = newTab();
  const { data: order } = await tab.fetchQuery(shopperOrderQuery(token));
  const [item] = order.items;
  if (!item) throw new Error('The demo order has no items');
  const { result } = renderInTab(
    () => ({ change: useUpdateOrderItem(), add: useAddOrderItems() }),
    tab,
  );
  setLatency(backend.db, 30);
  const { product_id: product, amount: shown } = item;
  const [, added] = await act(() =>
    Promise.all([
      result.current.change.mutateAsync({
        token,
        product,
        shown,
        isTyped: false,
        amount: shown + 4,
      }),
      result.current.add.mutateAsync({
        items: [{ ...itemToAddAgain(item), amount: 1 }],
        orderToken: token,
      }),
    ]),
  );
  expect(added.twice).toEqual([]);
  const stored = added.answer.data.items.find(({ product_id }) => product_id === product);
  expect(stored?.amount).toBe(shown + 5);
});

const setTags = (newest: Product) => wholeUpdate(newest, { tags: ['oferta'] });

it.each([null, 'lost'] as const)(
  'two forms change one product; the answer to the first: %s',
  async (status) => {
    const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
    saveStaffSession(await unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)));
    const { result, queryClient } = renderInTab(() => ({
      row: useUpdateProduct(),
      form: useUpdateProduct(),
    }));
    const [product] = (await queryClient.fetchQuery(productsQuery())).rows;
    if (!product) throw new Error('The demo data have no product');
    setLatency(backend.db, 30);
    const fault = { operationId: 'updateProduct', message: null, delayMs: 0, times: 1 } as const;
    if (status) addFault(backend.db, { ...fault, status });
    await act(() =>
      Promise.all([
        result.current.row.mutateAsync({
          product,
          buildBody: (newest) => wholeUpdate(newest, { price_per_unit: 1234 }),
        }),
        result.current.form.mutateAsync({ product, buildBody: setTags }),
      ]),
    );
    const stored = backend.db.products.get(product.id);
    expect(stored?.price_per_unit).toBe(1234);
    expect(JSON.stringify(stored)).toContain('oferta');
  },
);
