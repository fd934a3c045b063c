import { type QueryKey } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ORDERS, DEMO_SESSION } from '~mocks/seed/accounts';

import type { Order } from '~/contract/types';
import { statusBody } from '~/domain/orders/draft/orderDraft';
import { itemToAddAgain } from '~/domain/shopper/itemToAddAgain';
import { setConfig } from '~/lib/config';
import { leaveStore, saveCustomerSession } from '~/session/customer';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { adminDataImportsQuery } from '../adminLogs';
import {
  useDisableStore,
  useEnableStore,
  useSaveStoreUrls,
  useImportStoreProducts,
  useUploadStoreFaq,
} from '../adminStores';
import { shopperOrderQuery } from '../customerOrder';
import {
  useAddOrderItems,
  useDeleteOrderItem,
  useRegisterClient,
  useUpdateOrderItem,
} from '../customerOrderSaves';
import { clientDataQuery } from '../customerSession';
import { dataImportsQuery } from '../dataImports';
import { useSaveOrder } from '../orderSaves';
import { downloadProductsStock, useUploadProductFile } from '../productFiles';
import { productsQuery, useCreateProduct, useDeleteProducts, useUpdateProduct } from '../products';
import type { SaveMutation } from '../saves/useSave';
import { useAddStoreUser, useDeleteStoreUser } from '../storeUsers';
import { api, unwrap } from './client';

const backend = useMockBackend();

const SELLER = { email: 'admin@donpepe.test', password: 'Pepe1234' };
const PLATFORM = { email: 'root@plataforma.test', password: 'Root1234' };

async function signIn(body: typeof SELLER) {
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), (data) => data));
}

beforeEach(() => {
  setConfig(shippedConfig());
  clearStaffSession();
  leaveStore();
  return () => vi.useRealTimers();
});

/** Sends a save; returns the keys that it invalidates within `later` ms, and whether it shows the overlay. */
async function save<Variables, Answer>(
  useHook: () => SaveMutation<Variables, Answer>,
  variables: Variables,
  { tab = newTab(), later = 0 } = {},
) {
  const keys: (QueryKey | undefined)[] = [];
  vi.spyOn(tab, 'invalidateQueries').mockImplementation((filters) => {
    keys.push(filters?.queryKey);
    return Promise.resolve();
  });
  if (later > 0) vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result } = renderInTab(useHook, tab);
  const { answer } = await act(() => result.current.mutateAsync(variables));
  // Time passes by itself, too, while the answer arrives.
  if (later > 0) await vi.advanceTimersByTimeAsync(later - 100);
  const before = [...keys];
  if (later > 0) await vi.advanceTimersByTimeAsync(100);
  return { keys, before, answer };
}

const file = new File(['id\n1\n'], 'a.csv');
const { signal } = new AbortController();
const upload = { kind: 'products-price', file, signal } as const;
/** Answers requests with an import job, because jsdom sends no content of files; returns their bodies. */
function answerUploads(job: object | undefined): string[] {
  const bodies: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ data: [] });
    bodies.push(await request.text());
    return Response.json({ data: job });
  });
  return bodies;
}

const product = {
  name: 'Yerba nueva',
  kind: { name: 'Almacén' },
  brand: { name: 'Don Pepe' },
  quantity_unit: 'unid' as const,
  price_per_unit: 1500,
  description: null,
  tags: [],
};
const links = { report_slim: null, report_general: 'https://informes.test/1' };

describe('a save of the platform', () => {
  beforeEach(() => signIn(PLATFORM));

  it.each([
    ['an enabled store', ['adminStores'], () => save(useEnableStore, 4)],
    ['a disabled store', ['adminStores'], () => save(useDisableStore, 1)],
    ['uploaded FAQs', ['adminStores'], () => save(useUploadStoreFaq, { id: 1, texts: ['¿a? b'] })],
    [
      'report links',
      ['adminStores'],
      () => save(useSaveStoreUrls, { id: 1, buildBody: () => links }),
    ],
  ])('of %s invalidates %j', async (_name, key, send) => {
    const { keys } = await send();
    expect(keys).toEqual([key]);
  });

  it('of a product file invalidates the jobs of all stores', async () => {
    const [job] = (await newTab().fetchQuery(adminDataImportsQuery())).rows;
    const bodies = answerUploads(job);
    const { keys } = await save(useImportStoreProducts, { id: 1, file, signal });
    expect(bodies).toEqual([expect.stringContaining('name="file"')]);
    expect(keys).toEqual([['adminLogs']]);
  });

  it('of an unknown store is refused before anything is sent', async () => {
    const { result } = renderInTab(useSaveStoreUrls);
    await act(async () => {
      await expect(
        result.current.mutateAsync({ id: 999, buildBody: () => links }),
      ).rejects.toMatchObject({ status: 404 });
    });
  });
});

const userId = () => backend.db.users.find(({ email }) => email === 'ventas@donpepe.test')?.id;

describe('a save of a store', () => {
  beforeEach(() => signIn(SELLER));

  const user = { email: 'nueva@donpepe.test', password: 'Nueva1234' };

  it.each([
    ['a new user', ['storeUsers'], () => save(useAddStoreUser, user)],
    ['a deleted user', ['storeUsers'], () => save(useDeleteStoreUser, userId() ?? 0)],
    ['deleted products', ['products'], () => save(useDeleteProducts, [1])],
  ])('of %s invalidates %j', async (_name, key, send) => {
    expect((await send()).keys).toEqual([key]);
  });

  it('of a new product shows it at once and invalidates the list 500 ms later', async () => {
    const { before, keys } = await save(useCreateProduct, product, { later: 500 });
    expect(before).toEqual([]);
    expect(keys).toEqual([['products']]);
  });

  it('of a changed product invalidates the list 500 ms later', async () => {
    const [product] = (await newTab().fetchQuery(productsQuery())).rows;
    if (!product) throw new Error('The demo data have no product');
    const change = { product, buildBody: () => ({ price_per_unit: 0.5 }) };
    const { before, keys } = await save(useUpdateProduct, change, { later: 500 });
    expect(before).toEqual([]);
    expect(keys).toEqual([['products']]);
  });

  it('of an order invalidates the lists 500 ms later', async () => {
    const change = {
      id: 'DPQ2PF',
      plan: (order: Order) => ({ body: statusBody(order, 'preparing'), reason: null }),
    };
    const { before, keys } = await save(useSaveOrder, change, { later: 500 });
    expect(before).toEqual([]);
    expect(keys).toEqual([['orders'], ['clients']]);
  });

  it('of a product file adds its job to the shown ones', async () => {
    const tab = newTab();
    const before = await tab.fetchQuery(dataImportsQuery());
    const { queryKey } = dataImportsQuery();
    const bodies = answerUploads({ ...before.rows[0], id: 999 });
    const { keys, answer } = await save(useUploadProductFile, upload, { tab });
    expect(tab.getQueryData(queryKey)).toEqual({ ...before, rows: [answer, ...before.rows] });
    expect(answer.id).toBe(999);
    expect(bodies).toEqual([expect.stringContaining('name="file"')]);
    expect(keys).toEqual([queryKey]);
  });

  it('of a product file that did not arrive takes no job for it that came meanwhile', async () => {
    const tab = newTab();
    const [job] = (await tab.fetchQuery(dataImportsQuery())).rows;
    const row = backend.db.dataImports.find(({ id }) => id === job?.id);
    if (!row) throw new Error('The demo data have no job');
    backend.db.dataImports.insert({ ...row, id: 999, kind: upload.kind });
    const fault = { status: 'network', message: null, delayMs: 0, times: 1 } as const;
    addFault(backend.db, { operationId: 'uploadProductPrices', ...fault });
    const { result } = renderInTab(useUploadProductFile, tab);
    await act(async () => {
      await expect(result.current.mutateAsync(upload)).rejects.toBeInstanceOf(Error);
    });
  });

  it('of a product file that is stopped invalidates the jobs too: it may have arrived', async () => {
    const stopped = { ...upload, signal: AbortSignal.abort() };
    const tab = newTab();
    const invalidate = vi.spyOn(tab, 'invalidateQueries');
    const { result } = renderInTab(useUploadProductFile, tab);
    await act(async () => {
      await expect(result.current.mutateAsync(stopped)).rejects.toBeInstanceOf(Error);
    });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: dataImportsQuery().queryKey });
    expect(tab.getQueryData(dataImportsQuery().queryKey)).toBeUndefined();
  });
});

describe('the stock', () => {
  it('is downloaded as text', async () => {
    await signIn(SELLER);
    expect(await downloadProductsStock()).toMatch(/^id,.*,active\n1,.*,(true|false)\n/);
  });

  it('is empty where the answer has no body', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    expect(await downloadProductsStock()).toBe('');
  });
});

describe('a save of a shopper', () => {
  beforeEach(() => saveCustomerSession({ sessionId: DEMO_SESSION }));

  const { token } = DEMO_ORDERS.provisional;

  async function loadOrder() {
    const tab = newTab();
    const { data } = await tab.fetchQuery(shopperOrderQuery(token));
    return { tab, order: data };
  }

  it('of added items invalidates the orders', async () => {
    const { tab, order } = await loadOrder();
    const [item] = order.items;
    if (item === undefined) throw new Error('An order without items');
    expect((await save(useAddOrderItems, { items: [itemToAddAgain(item)] }, { tab })).keys).toEqual(
      [['customerOrder']],
    );
  });

  it('of a changed item shows the answer, and invalidates the orders 300 ms later', async () => {
    const { tab, order } = await loadOrder();
    const [item] = order.items;
    const { product_id: product = 0, amount: shown = 0 } = item ?? {};
    const change = { token, product, shown, isTyped: true, amount: 7 };
    const options = { tab, later: 300 };
    const { before, keys } = await save(useUpdateOrderItem, change, options);
    const items = tab.getQueryData(shopperOrderQuery(token).queryKey)?.data.items;
    expect(items?.find(({ id }) => id === item?.id)?.amount).toBe(7);
    expect(before).toEqual([]);
    expect(keys).toEqual([['customerOrder']]);
  });

  it('of a removed item shows the answer, and invalidates the orders 300 ms later', async () => {
    const { tab, order } = await loadOrder();
    const product = order.items[0]?.product_id ?? 0;
    const options = { tab, later: 300 };
    const { before, keys } = await save(useDeleteOrderItem, { token, product }, options);
    expect(before).toEqual([]);
    const shown = tab.getQueryData(shopperOrderQuery(token).queryKey)?.data.items;
    expect(shown).toHaveLength(order.items.length - 1);
    expect(shown?.some(({ product_id }) => product_id === product)).toBe(false);
    expect(keys).toEqual([['customerOrder']]);
  });

  it('of their data invalidates what was read of the session', async () => {
    const client = {
      first_name: 'Ana',
      last_name: 'Gómez',
      email: null,
      phone: '1145550199',
      address: null,
    };
    expect((await save(useRegisterClient, client)).keys).toEqual([['customerSession']]);
    const { queryKey, staleTime, gcTime } = clientDataQuery();
    expect([queryKey, staleTime, gcTime]).toEqual([['customerSession', 'client'], 0, 0]);
    const read = await newTab().fetchQuery(clientDataQuery());
    expect(read.client).toMatchObject({ first_name: 'Ana', phone: '1145550199' });
  });
});
