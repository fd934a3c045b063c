import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE_TOKENS, DEMO_ORDERS, DEMO_SESSION } from '~mocks/seed/accounts';

import { setConfig } from '~/lib/config';
import { leaveStore, saveCustomerSession } from '~/session/customer';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { shippedConfig } from '~/testSupport/testConfig';

import { useMockBackend } from '../../../mocks/node';
import { adminDataImportsQuery, logsQuery, polledAdminDataImportsQuery } from '../adminLogs';
import { storesQuery, storeFaqsQuery } from '../adminStores';
import {
  clientActivityQuery,
  clientOrdersQuery,
  clientQuery,
  clientsKey,
  clientsQuery,
} from '../clients';
import { productListQuery } from '../customerCatalogue';
import { customerOrderKey, orderBesideQuery, shopperOrderQuery } from '../customerOrder';
import { dataImportsQuery, dataImportsUntilFinishedQuery } from '../dataImports';
import { knowledgeBaseQuery, standardFaqsQuery } from '../faqs';
import { integrationSettingsQuery } from '../integrationSettings';
import { orderQuery, ordersKey, ordersQuery } from '../orders';
import { paymentMethodsQuery } from '../paymentMethods';
import { productsKey, productsQuery } from '../products';
import { promosQuery } from '../promos';
import { refcodesQuery } from '../refcodes';
import { storeUsersQuery } from '../storeUsers';
import { themeQuery } from '../theme';
import { api, unwrap } from './client';

useMockBackend();

const SELLER = { email: 'admin@donpepe.test', password: 'Pepe1234' };
const PLATFORM = { email: 'root@plataforma.test', password: 'Root1234' };
const CATALOGUE = CATALOGUE_TOKENS.donpepe;
const { token: ORDER, alphanumId: CODE } = DEMO_ORDERS.toPay;

async function signIn(body: typeof SELLER) {
  clearStaffSession();
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), (data) => data));
}

beforeEach(() => {
  setConfig(shippedConfig());
  clearStaffSession();
  leaveStore();
});

/** The requests of a query, as "METHOD path body", and what it resolves to. */
async function run<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) {
  const original = globalThis.fetch;
  const requests: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().text();
    requests.push(`${request.method} ${pathname}${search} ${body}`.trim());
    return original(request);
  });
  const queryClient = new QueryClient();
  try {
    return { data: await queryClient.fetchQuery({ ...query, retry: false }), requests };
  } finally {
    vi.restoreAllMocks();
  }
}

/** Whether cancelling the query aborts its request. */
async function isCancelled<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  const requests: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const queryClient = new QueryClient();
  const load = queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await queryClient.cancelQueries();
  await load;
  return requests[0]?.signal.aborted;
}

interface Tested {
  options: () => { queryKey: QueryKey; meta?: unknown };
  load: () => Promise<{ data: unknown; requests: string[] }>;
  isCancelled: () => Promise<boolean | undefined>;
}

/** A query with its types erased, for the tables below. */
const tested = <Data, Key extends QueryKey>(
  query: () => FetchQueryOptions<Data, Error, Data, Key>,
): Tested => ({
  options: query,
  load: () => run(query()),
  isCancelled: () => isCancelled(query()),
});

type Row = [request: string, query: Tested, key: QueryKey];

const ofSeller: Row[] = [
  ['GET /store/orders', tested(() => ordersQuery()), [...ordersKey, 'listOrders']],
  ['GET /store/clients/', tested(() => clientsQuery()), [...clientsKey, 'listClients']],
  [
    'GET /store/clients/1/orders',
    tested(() => clientOrdersQuery(1)),
    ['clients', 'listClientOrders', 1],
  ],
  [
    'GET /store/clients/1/activity',
    tested(() => clientActivityQuery(1)),
    ['clients', 'listClientActivity', 1],
  ],
  ['GET /store/products/', tested(() => productsQuery()), [...productsKey, 'listProducts']],
  ['GET /store/users/', tested(() => storeUsersQuery()), ['storeUsers', 'listStoreUsers']],
  ['GET /store/data_imports', tested(() => dataImportsQuery()), ['dataImports', 'listDataImports']],
  [
    'GET /store/data_imports',
    tested(() => dataImportsUntilFinishedQuery()),
    ['dataImports', 'listDataImports'],
  ],
  ['GET /store/standard_faqs/', tested(() => standardFaqsQuery()), ['faqs', 'listStandardFaqs']],
  ['GET /store/faqs', tested(() => knowledgeBaseQuery()), ['faqs', 'listKnowledgeBase']],
  [
    'GET /store/payment_methods/',
    tested(() => paymentMethodsQuery()),
    ['paymentMethods', 'listPaymentMethods'],
  ],
  ['GET /store/promos/', tested(() => promosQuery()), ['promos', 'listPromos']],
  ['GET /store/refcodes/', tested(() => refcodesQuery()), ['refcodes', 'listRefcodes']],
  ['GET /store/theme', tested(() => themeQuery()), ['theme', 'getTheme']],
  [
    'GET /store/integration_settings',
    tested(() => integrationSettingsQuery()),
    ['integrationSettings', 'getIntegrationSettings'],
  ],
];

const ofPlatform: Row[] = [
  ['GET /admin/stores/', tested(() => storesQuery()), ['adminStores', 'listStores']],
  [
    'GET /admin/stores/1/faqs',
    tested(() => storeFaqsQuery(1)),
    ['adminStores', 'listStoreFaqs', 1],
  ],
  ['GET /admin/logs?store_id=1', tested(() => logsQuery(1)), ['adminLogs', 'listLogs', 1]],
  [
    'GET /admin/data_imports',
    tested(() => adminDataImportsQuery()),
    ['adminLogs', 'listAdminDataImports'],
  ],
  [
    'GET /admin/data_imports',
    tested(() => polledAdminDataImportsQuery()),
    ['adminLogs', 'listAdminDataImports'],
  ],
];

describe.each([
  { account: SELLER, rows: ofSeller },
  { account: PLATFORM, rows: ofPlatform },
])('queries of $account.email', ({ account, rows }) => {
  it.each(rows)('%s: reads, and a failure leads to the sign-in', async (request, query, key) => {
    await signIn(account);
    const { requests, data } = await query.load();
    expect(requests).toEqual([request]);
    expect(query.options()).toMatchObject({ queryKey: key, meta: { onFailure: 'login' } });
    expect(JSON.stringify(data)).not.toMatch(/^(\[\]|\{"rows":\[\])/);
  });

  it.each(rows)('%s: is cancelled with its query', async (_request, query) => {
    expect(await query.isCancelled()).toBe(true);
  });
});

describe('all logs', () => {
  it('are loaded beside the screen', async () => {
    await signIn(PLATFORM);
    expect((await run(logsQuery())).requests).toEqual(['GET /admin/logs']);
    expect(logsQuery()).toMatchObject({
      queryKey: ['adminLogs', 'listLogs', null],
      meta: { onFailure: 'toast' },
    });
  });
});

describe('one order and one client', () => {
  it('are read by their ids', async () => {
    await signIn(SELLER);
    const order = await run(orderQuery(CODE));
    expect(order.requests).toEqual([`GET /store/orders/${CODE}`]);
    expect(order.data).toMatchObject({ alphanum_id: CODE });
    const client = await run(clientQuery(1));
    expect(client.requests).toEqual(['GET /store/clients/1&full']);
    expect(client.data).toMatchObject({ id: 1 });
    expect(orderQuery(CODE).queryKey).toEqual(['orders', 'getOrder', CODE]);
    expect(clientQuery(1).queryKey).toEqual(['clients', 'getClient', 1]);
    expect([orderQuery(CODE).meta, clientQuery(1).meta]).toEqual([
      { onFailure: 'home' },
      { onFailure: 'home' },
    ]);
  });

  it('are null when unknown, and fail for any other reason', async () => {
    await signIn(SELLER);
    expect((await run(orderQuery('NADA'))).data).toBeNull();
    expect((await run(clientQuery(999_999))).data).toBeNull();
    clearStaffSession();
    await expect(run(orderQuery(CODE))).rejects.toMatchObject({ status: 401 });
    await expect(run(clientQuery(1))).rejects.toMatchObject({ status: 401 });
  });

  it('an open order is read again whenever its tab becomes visible; the list has its own poll', () => {
    expect(orderQuery(CODE).refetchOnWindowFocus).toBe('always');
    expect(ordersQuery().refetchOnWindowFocus).toBe(false);
  });
});

describe('reads of shoppers', () => {
  beforeEach(() => saveCustomerSession({ sessionId: DEMO_SESSION }));

  it.each([
    [
      'productlist',
      tested(() => productListQuery(CATALOGUE)),
      CATALOGUE,
      ['customerCatalogue', 'getProductList', CATALOGUE],
    ],
    [
      'orderstatus',
      tested(() => shopperOrderQuery(ORDER)),
      ORDER,
      [...customerOrderKey, 'getOrderStatus', ORDER],
    ],
  ] as const)(
    '/client/%s sends token and session, and fails on /404',
    async (path, query, token, key) => {
      const { requests, data } = await query.load();
      expect(requests).toEqual([
        `POST /client/${path} {"token":"${token}","session_id":"${DEMO_SESSION}"}`,
      ]);
      expect(data).toMatchObject({ metadata: { session_id: DEMO_SESSION } });
      expect(query.options()).toMatchObject({ queryKey: key, meta: { onFailure: '404' } });
      expect(await query.isCancelled()).toBe(true);
    },
  );

  it('are read again whenever the tab becomes visible', () => {
    expect(productListQuery(CATALOGUE).refetchOnWindowFocus).toBe('always');
    expect(shopperOrderQuery(ORDER).refetchOnWindowFocus).toBe('always');
  });

  it('an order beside another screen has a key and a failure of its own', async () => {
    const query = orderBesideQuery(ORDER);
    expect((await run(query)).data).toMatchObject({ data: { token: ORDER } });
    expect(query.queryKey).toEqual([...customerOrderKey, 'getOrderStatus', 'beside', ORDER]);
    expect(query.meta).toEqual({ onFailure: 'toast' });
    leaveStore();
    await expect(run(query)).rejects.toMatchObject({ status: 401 });
  });
});
