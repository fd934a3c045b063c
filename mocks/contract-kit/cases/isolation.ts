import type { Order } from '~/contract/types';

import { accepted, expectPart, expectThat, refused, type Case, metadataOf } from '../contractCase';
import { contractOperations } from '../document';
import type { OperationId } from '../operation';
import { dataOf, Failed, type Credentials, type Host, type HostRequest } from '../run/host';
import {
  admin,
  cartItem,
  csv,
  firstOf,
  newClient,
  newItem,
  newOrder,
  newProduct,
  newSession,
  perHost,
  platform,
  read,
  registration,
  restoring,
  saveOf,
  saving,
  catalogueToken,
} from './setup';

/* A second store, made by registration, of which the users and shoppers of the first one must see and change nothing. */

/** A store with one record of each kind. Every text of it holds `marker`. */
interface Rival {
  marker: string;
  /** The session of its shopper. */
  session: string;
  as: Credentials;
  storeId: number;
  order: Order;
  product: ReturnType<typeof cartItem>;
  clientId: number;
  userId: number;
  code: string;
  promo: object;
  method: object;
}

async function makeRival(host: Host): Promise<Rival> {
  const form = registration(host);
  const marker = form.name;
  const as = form.user;
  const { id: storeId } = await read(host, 'registerStore', { body: form });
  const body = { ...newProduct(host), name: marker };
  const product = cartItem(await read(host, 'createProduct', { as, body }), 1);
  const session = { session: host.newName(), store: form.hashtag };
  const { session_id } = await read(host, 'presetStore', { body: session });
  const cart = await read(host, 'addOrderItems', { body: { session_id, items: [product] } });
  const client = { first_name: marker, last_name: null, email: null, phone: null, address: null };
  const { id: clientId } = await read(host, 'registerClient', { body: { session_id, client } });
  const user = { email: `${marker}2@correo.test`, password: 'Nueva2025' };
  const { id: userId } = await read(host, 'addStoreUser', { as, body: user });
  const texts = { client_msg_preamble: 'Contrato', use_confirm_finisher: 'Contrato' };
  const code = { ...texts, description: marker, reference_type: 1, is_web: true, active: true };
  const codes = await read(host, 'saveRefcodes', { as, body: [code] });
  const promo = { day_of_week: 1, tag: null, promo_msg: marker };
  const promos = await read(host, 'savePromos', { as, body: [promo] });
  const ways = { enabled_delivery: true, enabled_pickup: true, method_info: null, config: {} };
  const method = { ...ways, name: marker };
  const methods = await read(host, 'savePaymentMethods', { as, body: [method] });
  const faq = { faq_type: 'delivery', response: marker };
  await host.data('saveStandardFaqs', { as, body: [faq] });
  const settings = await read(host, 'getIntegrationSettings', { as });
  await host.data('saveIntegrationSettings', { as, body: { ...settings, woo_api_key: marker } });
  const { social_networks: _networks, ...theme } = await read(host, 'getTheme', { as });
  await host.data('saveTheme', { as, body: { ...theme, title: marker } });
  // A job that fails: one that changes products later would look like a change by a case.
  const file = { ...csv('id,price_per_unit\n999999999,1\n'), name: `${marker}.csv` };
  await host.data('uploadProductPrices', { as, file });
  if (host.accounts.platformAdmin !== undefined) {
    const faqs = { texts: [`¿Contrato? ${marker}`] };
    await host.data('uploadStoreFaq', { ...platform, params: { id: storeId }, body: faqs });
  }
  const order = await read(host, 'getOrder', { as, params: { id: cart.id } });
  const made = { marker, session: session_id, as, storeId, order, product, clientId, userId };
  return {
    ...made,
    code: firstOf(codes, 'marketing code that was just saved').code,
    promo: firstOf(promos, 'promo that was just saved'),
    method: firstOf(methods, 'payment method that was just saved'),
  };
}

const rivalOf = perHost(makeRival);

/** Everything of the second store that a call could change, as JSON. */
async function stateOf(host: Host, { as, order, clientId }: Rival): Promise<string> {
  const lists = ['listOrders', 'listProducts', 'listClients', 'listStoreUsers'] as const;
  const settings = [
    'listRefcodes',
    'listPaymentMethods',
    'listPromos',
    'listStandardFaqs',
  ] as const;
  const state: unknown[] = [await host.data('login', { body: as })];
  for (const operationId of [
    ...lists,
    ...settings,
    'getTheme',
    'getIntegrationSettings',
  ] as const) {
    state.push(await host.data(operationId, { as }));
  }
  state.push(await host.data('getOrder', { as, params: { id: order.id } }));
  state.push(await host.data('listClientOrders', { as, params: { id: clientId } }));
  return JSON.stringify(state, (key, value: unknown) => (key === 'jwt_token' ? '' : value));
}

interface Foreign {
  operationId: OperationId;
  status: 403 | 404 | 422;
  /** What of the other store the request names. */
  what: string;
  sentence?: string;
  /** The sentences of the contract that say so. */
  quotes?: readonly string[];
  request: (rival: Rival, host: Host) => Promise<HostRequest> | HostRequest;
}

/** Requests of the first store, each naming a record of the second one. */
const foreign: readonly Foreign[] = [
  ...(['getProduct', 'updateProduct'] as const).map((operationId) => ({
    operationId,
    status: 404 as const,
    what: 'product',
    quotes: ['A product of another store is a 404.'],
    request: ({ product }: Rival) => ({
      ...admin,
      params: { id: product.product_id, param: 'full' },
      ...(operationId === 'updateProduct' && { body: { price_per_unit: 1, tags: [] } }),
    }),
  })),
  {
    operationId: 'deleteProducts',
    status: 404,
    what: 'product',
    request: ({ product }) => ({ ...admin, body: { product_ids: [product.product_id] } }),
  },
  ...(['getClient', 'listClientOrders', 'listClientActivity'] as const).map((operationId) => ({
    operationId,
    status: 404 as const,
    what: 'client',
    quotes: ['A client of another store is a 404.'],
    request: ({ clientId }: Rival) => ({ ...admin, params: { id: clientId, param: 'full' } }),
  })),
  ...(['id', 'alphanum_id'] as const).flatMap((key): Foreign[] => [
    {
      operationId: 'getOrder',
      status: 404,
      what: `order, by ${key}`,
      quotes: ['An order of another store is a 404.'],
      request: ({ order }) => ({ ...admin, params: { id: order[key] } }),
    },
    {
      operationId: 'saveOrder',
      status: 404,
      what: `order, by ${key}`,
      request: ({ order }) => ({
        ...admin,
        params: { id: order[key] },
        body: saveOf(order, { store_observation: 'Contrato', status: 'discarded' }),
      }),
    },
  ]),
  {
    operationId: 'saveOrder',
    status: 422,
    what: 'product, in a new item',
    sentence: 'El producto no existe',
    request: async ({ product }, host) => {
      const order = await newOrder(host);
      return saving(order, { items: [...saveOf(order).items, newItem(product.product_id)] });
    },
  },
  {
    operationId: 'deleteStoreUser',
    status: 404,
    what: 'user',
    request: ({ userId }) => ({ ...admin, params: { id: userId } }),
  },
  {
    operationId: 'saveStore',
    status: 403,
    what: 'record',
    quotes: [
      "A store that is not the caller's is 403; so are company data from a user of role other.",
    ],
    request: ({ storeId }) => ({
      ...admin,
      params: { id: storeId },
      body: { delivery_enabled: true, takeaway_enabled: false },
    }),
  },
  {
    operationId: 'savePromos',
    status: 422,
    what: 'promo',
    sentence: 'Un elemento de la lista no existe',
    request: ({ promo }) => ({ ...admin, body: [promo] }),
  },
  {
    operationId: 'savePaymentMethods',
    status: 422,
    what: 'payment method',
    sentence: 'Un elemento de la lista no existe',
    request: ({ method }) => ({ ...admin, body: [method] }),
  },
  {
    operationId: 'saveRefcodes',
    status: 422,
    what: 'marketing code',
    sentence: 'Un código de la lista no existe',
    request: async ({ code }, host) => {
      await restoring(host, 'listRefcodes', 'saveRefcodes');
      const texts = { client_msg_preamble: 'Contrato', use_confirm_finisher: 'Contrato' };
      const entry = { ...texts, description: 'x', reference_type: 1, is_web: true, active: true };
      return { ...admin, body: [{ ...entry, code }] };
    },
  },
  {
    operationId: 'addOrderItems',
    status: 422,
    what: 'product',
    sentence: 'El producto no existe',
    request: async ({ product }, host) => ({
      body: { session_id: (await newSession(host)).session_id, items: [product] },
    }),
  },
  {
    operationId: 'setRefCode',
    status: 404,
    what: 'marketing code',
    request: async ({ code }, host) => ({
      body: { session_id: (await newSession(host)).session_id, ref_code: code },
    }),
  },
  ...(['updateOrderItem', 'deleteOrderItem'] as const).map((operationId) => ({
    operationId,
    status: 404 as const,
    what: 'order',
    request: async ({ order }: Rival, host: Host) => {
      const { session_id } = await newSession(host);
      const params = { orderId: order.id, itemId: order.items[0]?.id ?? 1 };
      const body = operationId === 'updateOrderItem' ? { amount: 2, session_id } : { session_id };
      return { params, body };
    },
  })),
];

const foreignCases = foreign.map(
  ({ operationId, status, what, sentence, quotes, request }): Case => ({
    operationId,
    status,
    rule: `another store's ${what}`,
    quotes: ['A user of a store reaches only records of that store.', ...(quotes ?? [])],
    ...(sentence !== undefined && { sentence }),
    group: 'isolation',
    run: async (host) => {
      const rival = await rivalOf(host);
      const before = await stateOf(host, rival);
      await refused(host, operationId, status, await request(rival, host), sentence);
      expectThat(
        before === (await stateOf(host, rival)),
        'it was refused, and changed all the same',
      );
    },
  }),
);

/** What tells an answer to the second store from others: the rows of its list, and the marker where it is in them. */
function recordsOf(body: unknown, marker: string): string[] {
  const data = dataOf(body);
  const rows = Array.isArray(data) ? data.map((row: unknown) => JSON.stringify(row)) : [];
  return JSON.stringify(body).includes(marker) ? [marker, ...rows] : rows;
}

/** Every answer to a user of the first store that names no record: nothing of the second one is in it. */
const listCases = contractOperations
  .filter(
    ({ method, parameters, roles }) =>
      method === 'get' && parameters.length === 0 && roles.includes('storeAdmin'),
  )
  .map(({ operationId }): Case => ({
    operationId,
    status: 200,
    rule: 'nothing of another store',
    group: 'isolation',
    run: async (host) => {
      const { as, marker } = await rivalOf(host);
      const records = recordsOf((await host.call(operationId, { as })).body, marker);
      if (records.length === 0) {
        throw new Failed('the second store does not see its own record');
      }
      const { status, body, trace } = await host.call(operationId, admin);
      expectThat(status === 200, `answered ${status} instead of 200`);
      const text = JSON.stringify(body);
      if (records.some((record) => text.includes(record))) {
        throw new Failed('a record of another store is in the answer', trace);
      }
    },
  }));

const others: readonly Case[] = [
  {
    operationId: 'findProductsByField',
    status: 200,
    rule: "another store's product is not found",
    group: 'isolation',
    run: async (host) => {
      const { marker, product } = await rivalOf(host);
      const none = { name: '-', brand: '-', kind: '-', category: '-', tag: '-', id: '-' };
      for (const wanted of [{ name: marker }, { id: product.product_id }]) {
        const request = { ...admin, params: { ...none, ...wanted } };
        expectPart('products', await accepted(host, 'findProductsByField', request), []);
      }
    },
  },
  {
    operationId: 'getOrderStatus',
    status: 200,
    rule: "another store's session stays at its store",
    group: 'isolation',
    run: async (host) => {
      const { order } = await rivalOf(host);
      const { session_id, store_public_data } = await newSession(host);
      const { token } = order;
      await accepted(host, 'getOrderStatus', { body: { token, session_id } });
      const after = await read(host, 'recoverSession', { params: { session: session_id } });
      const { hashtag } = store_public_data;
      expectPart('session', after, { current_order_token: null, store_public_data: { hashtag } });
    },
  },
  {
    operationId: 'getProductList',
    status: 200,
    rule: "another store's session stays there",
    group: 'isolation',
    run: async (host) => {
      const { session, marker } = await rivalOf(host);
      const token = await catalogueToken(host);
      const metadata = await metadataOf(host, 'getProductList', { token, session_id: session });
      expectThat(metadata.session_id !== session, 'the session goes on');
      const after = await read(host, 'recoverSession', { params: { session } });
      expectPart('session', after, { store_public_data: { hashtag: `#${marker}` } });
    },
  },
];

/** A session that goes to another store leaves everything of the first one there. */
const moved: Case = {
  operationId: 'presetStore',
  status: 200,
  rule: 'another store lets go of the order and the client',
  group: 'isolation',
  run: async (host) => {
    const { marker } = await rivalOf(host);
    const { session_id: session } = await newClient(host);
    const session_at = await accepted(host, 'presetStore', { body: { session, store: marker } });
    const store_public_data = { hashtag: `#${marker}` };
    const expected = { current_order_token: null, client: null, store_public_data };
    expectPart('session', session_at, expected);
  },
};

export const isolationCases: readonly Case[] = [...foreignCases, ...listCases, ...others, moved];
