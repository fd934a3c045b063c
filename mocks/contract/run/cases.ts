import type {
  AdminStore,
  CustomerOrder,
  CustomerSession,
  Order,
  OrderSave,
  OrderSummary,
  Product,
  Store,
} from '~/contract/types';

import type { OperationId, Reply } from '../../http';
import { skip, type Credentials, type Host, type HostCase, type HostRequest } from './host';

/*
 * Every case finds or makes through calls what it needs, and removes what it made. Set-up calls read `data` of answers
 * that the contract describes; a host that answers something else fails the case of that call, and skips this one.
 */

/** `data` of a successful answer of an operation. */
type DataOf<Id extends OperationId> = Reply<Id> extends { data: infer Data } ? Data : unknown;

const admin = { as: 'storeAdmin' } as const;
const platform = { as: 'platformAdmin' } as const;

/** `data` of a call, as the contract types it. */
async function read<Id extends OperationId>(
  host: Host,
  operationId: Id,
  request: HostRequest = admin,
): Promise<DataOf<Id>> {
  return (await host.data(operationId, request)) as DataOf<Id>;
}

function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  return row ?? skip(`the store has no ${what}`);
}

function credentials(host: Host): Credentials {
  const { email, password } = host.accounts.storeAdmin;
  return { email, password };
}

async function ownStore(host: Host): Promise<Store> {
  const { store } = await read(host, 'login', { body: credentials(host) });
  return store ?? skip('storeAdmin has no store');
}

/** A product made for the case. */
const newProduct = (host: Host) => ({
  name: host.newName(),
  kind: { name: 'Contrato' },
  quantity_unit: 'unid',
  price_per_unit: 100,
});
const makeProduct = (host: Host) =>
  read(host, 'createProduct', { ...admin, body: newProduct(host) });
const removeProduct = (host: Host, id: number) =>
  host.call('deleteProducts', { ...admin, body: { product_ids: [id] } });

/** The registration of a store that nothing else uses; no call removes it. */
function newStore(host: Host): HostRequest {
  const name = host.newName();
  const user = { email: `${name}@correo.test`, password: 'Nueva2025' };
  return { body: { hashtag: `#${name}`, name, prefered_language: 'es', user } };
}

/** A shopper's session at the store of storeAdmin. */
async function newSession(host: Host): Promise<CustomerSession> {
  const { hashtag } = await ownStore(host);
  const body = { session: host.newName(), store: hashtag };
  return read(host, 'presetStore', { body });
}

async function catalogueToken(host: Host): Promise<string> {
  const { product_list_token } = await newSession(host);
  return product_list_token ?? skip('the store has no catalogue link');
}

interface Cart {
  session_id: string;
  order: CustomerOrder;
}

const cartItem = ({ id, name, quantity_unit }: Product, amount: number) => ({
  product_id: id,
  amount,
  raw_product: null,
  quantity_unit,
  name,
});

async function soldProduct(host: Host): Promise<Product> {
  const products = await read(host, 'getProductList', {
    body: { token: await catalogueToken(host) },
  });
  return firstOf(
    products.filter(
      ({ quantity_unit, price_per_unit }) => quantity_unit === 'unid' && price_per_unit,
    ),
    'product sold by the unit',
  );
}

/** A provisional order of a new session. */
async function newCart(host: Host): Promise<Cart> {
  const { session_id } = await newSession(host);
  const items = [cartItem(await soldProduct(host), 1)];
  const order = await read(host, 'addOrderItems', { body: { items, session_id } });
  return { session_id, order };
}

/** Discards a provisional order that a case made: no call deletes one. */
async function discard(host: Host, id: number): Promise<void> {
  const order = await read(host, 'getOrder', { ...admin, params: { id } });
  const body = saveOf(order, { status: 'discarded' });
  await host.call('saveOrder', { ...admin, params: { id }, body });
}

/** An order saved as it was read, but for `changes`. */
function saveOf(order: Order, changes: Partial<OrderSave> = {}): OrderSave {
  return {
    status: order.status,
    store_observation: order.store_observation,
    payment_info: order.payment_info,
    shipping_cost: order.shipping_cost,
    other_concepts: order.other_concepts.map(({ id, description, amount }) => ({
      id,
      description,
      amount,
    })),
    other_concepts_del: [],
    shipping: order.shipping.map(
      ({ id, tracking_code, transport_co, eta, link, observations, departure, original_id }) => ({
        id,
        tracking_code,
        transport_co,
        eta,
        link,
        observations,
        departure,
        original_id,
      }),
    ),
    items: order.items.map(
      ({ id, product_id, amount, revised_price, store_observations, status }) => ({
        id,
        product_id,
        amount,
        revised_price,
        store_observations,
        status,
      }),
    ),
    ...changes,
  };
}

const orders = (host: Host) => read(host, 'listOrders');

/** An order of the store that fits; the case only reads it, or saves it as it is. */
async function orderWhere(
  host: Host,
  matches: (order: OrderSummary) => boolean,
  what: string,
): Promise<Order> {
  const { id } = firstOf((await orders(host)).filter(matches), what);
  return read(host, 'getOrder', { ...admin, params: { id } });
}

const anyClient = async (host: Host) => firstOf(await read(host, 'listClients'), 'client').id;

/** A store that the platform's cases may change: the one of storeAdmin. */
async function platformStore(host: Host): Promise<AdminStore> {
  const { id } = await ownStore(host);
  const stores = await read(host, 'listStores', platform);
  return firstOf(
    stores.filter((store) => store.id === id),
    'entry in the list of stores',
  );
}

type Prepare = HostCase['prepare'];
type Extra<Id extends OperationId> = Partial<Pick<HostCase, 'why' | 'readOnly'>> & {
  check?: (data: DataOf<Id>) => string | null;
  cleanUp?: (host: Host, data: DataOf<Id>) => Promise<unknown>;
};

function reads<Id extends OperationId>(
  operationId: Id,
  prepare: Prepare,
  extra: Extra<Id> = {},
): HostCase {
  return { operationId, status: 200, prepare, readOnly: true, ...extra };
}

function writes<Id extends OperationId>(
  operationId: Id,
  prepare: Prepare,
  extra: Extra<Id> = {},
): HostCase {
  return { operationId, status: 200, prepare, readOnly: false, ...extra };
}

/** A request that must be refused: nothing is written by a backend that does so. */
function refuses<Id extends OperationId>(
  operationId: Id,
  status: number,
  why: string,
  prepare: Prepare,
  extra: Extra<Id> = {},
): HostCase {
  return { operationId, status, why, prepare, readOnly: false, ...extra };
}

function newestFirst(data: readonly { created_at: string }[]): string | null {
  const dates = data.map(({ created_at }) => created_at);
  return dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''))
    ? null
    : 'the list is not newest first';
}

/** Reads a list and saves it as it is: the same list comes back. */
async function unchanged(host: Host, list: OperationId): Promise<HostRequest> {
  return { ...admin, body: await read(host, list) };
}

const csv = (content: string) => ({ name: 'contrato.csv', content });
const emptyFile = csv('');

const auth: HostCase[] = [
  reads('login', (host) => ({ body: credentials(host) })),
  refuses('login', 401, 'a wrong password', (host) => ({
    body: { ...credentials(host), password: 'Otra1234' },
  })),
  refuses('login', 422, 'no email', () => ({ body: { email: '', password: 'Otra1234' } })),
  refuses('changePassword', 422, 'a wrong current password', () => ({
    ...admin,
    body: { old_password: 'NoEsEsta1', new_password: 'Nueva2025' },
  })),
  writes('changePassword', (host) => {
    const { password } = credentials(host);
    return { ...admin, body: { old_password: password, new_password: password } };
  }),
  writes('startPasswordRecover', (host) => ({
    body: { username: `${host.newName()}@correo.test` },
  })),
  refuses('startPasswordRecover', 422, 'not an email', () => ({
    body: { username: 'sin arroba' },
  })),
  refuses('passwordRecover', 422, 'a wrong code', (host) => ({
    body: { username: credentials(host).email, token: 'no-es', password: 'Nueva2025' },
  })),
  writes('passwordRecover', async (host) => {
    const { storeUser = skip('no account storeUser'), recoveryCode } = host.accounts;
    const { email: username, password } = storeUser;
    await host.data('startPasswordRecover', { body: { username } });
    const token = recoveryCode ?? skip('no recoveryCode: the code arrives by email');
    return { body: { username, token, password } };
  }),
  writes('registerStore', newStore),
  refuses('registerStore', 409, 'a hashtag in use', async (host) => {
    const name = host.newName();
    const { hashtag } = await ownStore(host);
    const user = { email: `${name}@correo.test`, password: 'Nueva2025' };
    return { body: { hashtag: hashtag.toUpperCase(), name, prefered_language: 'es', user } };
  }),
  refuses('registerStore', 422, 'a hashtag without #', (host) => {
    const name = host.newName();
    const user = { email: `${name}@correo.test`, password: 'Nueva2025' };
    return { body: { hashtag: name, name, prefered_language: 'es', user } };
  }),
];

const storeCases: HostCase[] = [
  writes('saveStore', async (host) => {
    const { id, delivery_enabled, takeaway_enabled } = await ownStore(host);
    return { ...admin, params: { id }, body: { delivery_enabled, takeaway_enabled } };
  }),
  refuses('saveStore', 422, 'neither delivery nor takeaway', async (host) => ({
    ...admin,
    params: { id: (await ownStore(host)).id },
    body: { delivery_enabled: false, takeaway_enabled: false },
  })),
  reads('getIntegrationSettings', () => admin),
  writes('saveIntegrationSettings', async (host) => ({
    ...admin,
    body: await read(host, 'getIntegrationSettings'),
  })),
  refuses('saveIntegrationSettings', 422, 'an incomplete url', async (host) => {
    const settings = await read(host, 'getIntegrationSettings');
    return { ...admin, body: { ...settings, woo_base_url: 'tienda' } };
  }),
  reads('getTheme', () => admin),
  writes('saveTheme', async (host) => {
    const { social_networks: _networks, ...theme } = await read(host, 'getTheme');
    return { ...admin, body: theme };
  }),
  refuses('saveTheme', 422, 'an incomplete url', async (host) => {
    const { social_networks: _networks, ...theme } = await read(host, 'getTheme');
    return { ...admin, body: { ...theme, header_logo: 'logo.png' } };
  }),
  reads('listPromos', () => admin),
  writes('savePromos', (host) => unchanged(host, 'listPromos')),
  refuses('savePromos', 422, 'two for one day', () => {
    const promo = { day_of_week: 7, tag: null, promo_msg: 'Contrato' };
    return { ...admin, body: [promo, promo] };
  }),
  reads('listRefcodes', () => admin),
  writes('saveRefcodes', (host) => unchanged(host, 'listRefcodes')),
  refuses('saveRefcodes', 422, 'a message of 26 characters', async (host) => {
    const texts = { description: 'Contrato', client_msg_preamble: 'x'.repeat(26) };
    const code = {
      ...texts,
      use_confirm_finisher: 'x',
      reference_type: 1,
      is_web: true,
      active: false,
    };
    return { ...admin, body: [...(await read(host, 'listRefcodes')), code] };
  }),
  reads('listPaymentMethods', () => admin),
  writes('savePaymentMethods', (host) => unchanged(host, 'listPaymentMethods')),
  refuses('savePaymentMethods', 422, 'a name twice', async (host) => {
    const name = host.newName();
    const method = {
      name,
      enabled_delivery: false,
      enabled_pickup: false,
      method_info: null,
      config: {},
    };
    const saved = await read(host, 'listPaymentMethods');
    return { ...admin, body: [...saved, method, method] };
  }),
  reads('listStandardFaqs', () => admin),
  writes('saveStandardFaqs', (host) => unchanged(host, 'listStandardFaqs')),
  refuses('saveStandardFaqs', 422, 'a type twice', () => {
    const faq = { faq_type: 'delivery', response: 'Contrato' };
    return { ...admin, body: [faq, faq] };
  }),
  reads('listKnowledgeBase', () => admin),
  reads('listStoreUsers', () => admin),
  writes(
    'addStoreUser',
    (host) => ({
      ...admin,
      body: { email: `${host.newName()}@correo.test`, password: 'Nueva2025' },
    }),
    {
      cleanUp: (host, data) => host.call('deleteStoreUser', { ...admin, params: { id: data.id } }),
    },
  ),
  refuses('addStoreUser', 409, 'an email in use', (host) => ({
    ...admin,
    body: { email: credentials(host).email, password: 'Nueva2025' },
  })),
  refuses('addStoreUser', 422, 'a weak password', (host) => ({
    ...admin,
    body: { email: `${host.newName()}@correo.test`, password: 'corta' },
  })),
  writes('deleteStoreUser', async (host) => {
    const body = { email: `${host.newName()}@correo.test`, password: 'Nueva2025' };
    const { id } = await read(host, 'addStoreUser', { ...admin, body });
    return { ...admin, params: { id } };
  }),
  refuses('deleteStoreUser', 409, 'an admin', async (host) => {
    const users = await read(host, 'listStoreUsers');
    const { id } = firstOf(
      users.filter(({ role }) => role === 'admin'),
      'admin',
    );
    return { ...admin, params: { id } };
  }),
];

const products: HostCase[] = [
  reads('listProducts', () => admin),
  writes('createProduct', (host) => ({ ...admin, body: newProduct(host) }), {
    cleanUp: (host, data) => removeProduct(host, data.id),
  }),
  refuses('createProduct', 422, 'no name', (host) => ({
    ...admin,
    body: { ...newProduct(host), name: ' ' },
  })),
  writes('deleteProducts', async (host) => ({
    ...admin,
    body: { product_ids: [(await makeProduct(host)).id] },
  })),
  refuses('deleteProducts', 404, 'an unknown id', () => ({
    ...admin,
    body: { product_ids: [999_999_999] },
  })),
  reads('getProduct', async (host) => {
    const { id } = firstOf(await read(host, 'listProducts'), 'product');
    return { ...admin, params: { id, param: 'full' } };
  }),
  writes(
    'updateProduct',
    async (host) => ({
      ...admin,
      params: { id: (await makeProduct(host)).id },
      body: { price_per_unit: 200, tags: ['contrato'] },
    }),
    {
      check: (data) => {
        const { price_per_unit, tags } = data;
        return price_per_unit === 200 && String(tags) === 'contrato'
          ? null
          : 'the change was not saved';
      },
      cleanUp: (host, data) => removeProduct(host, data.id),
    },
  ),
  refuses('updateProduct', 422, 'a negative price', async (host) => {
    const { id } = firstOf(await read(host, 'listProducts'), 'product');
    return { ...admin, params: { id }, body: { price_per_unit: -1 } };
  }),
  reads(
    'findProductsByField',
    async (host) => {
      const { name } = firstOf(await read(host, 'listProducts'), 'product');
      const none = { brand: '-', kind: '-', category: '-', tag: '-', id: '-' };
      return { ...admin, params: { name, ...none } };
    },
    { check: (data) => (data.length > 0 ? null : 'the product was not found') },
  ),
  reads('listDataImports', () => admin, { check: newestFirst }),
  reads('downloadProductsStock', () => admin),
  ...(
    [
      'uploadProductsStock',
      'uploadProductPrices',
      'uploadProductsFile',
      'uploadProductsUpdate',
      'uploadProductsDelete',
    ] as const
  ).flatMap((operationId): HostCase[] => [
    refuses(operationId, 422, 'an empty file', () => ({ ...admin, file: emptyFile })),
  ]),
  writes('uploadProductsStock', async (host) => ({
    ...admin,
    file: csv(`id,active\n${(await makeProduct(host)).id},true\n`),
  })),
  writes('uploadProductPrices', async (host) => ({
    ...admin,
    file: csv(`id,price_per_unit\n${(await makeProduct(host)).id},150\n`),
  })),
  writes('uploadProductsUpdate', async (host) => ({
    ...admin,
    file: csv(`id,category\n${(await makeProduct(host)).id},Contrato\n`),
  })),
  writes('uploadProductsDelete', async (host) => ({
    ...admin,
    file: csv(`id\n${(await makeProduct(host)).id}\n`),
  })),
  writes('uploadProductsFile', async (host) => ({
    ...admin,
    file: csv(`name,kind\n${host.newName()},Contrato\n`),
  })),
];

const clientCases: HostCase[] = [
  reads('listClients', () => admin),
  reads('getClient', async (host) => ({
    ...admin,
    params: { id: await anyClient(host), param: 'full' },
  })),
  reads('listClientOrders', async (host) => ({ ...admin, params: { id: await anyClient(host) } }), {
    check: newestFirst,
  }),
  reads(
    'listClientActivity',
    async (host) => ({ ...admin, params: { id: await anyClient(host) } }),
    {
      check: newestFirst,
    },
  ),
];

const locked = (order: OrderSummary) => order.payment_status !== 'pending';

const orderCases: HostCase[] = [
  reads('listOrders', () => admin, { check: newestFirst }),
  reads('getOrder', async (host) => {
    const { alphanum_id } = firstOf(await orders(host), 'order');
    return { ...admin, params: { id: alphanum_id } };
  }),
  refuses('getOrder', 404, 'an unknown number', () => ({ ...admin, params: { id: 'NOEXISTE' } }), {
    readOnly: true,
  }),
  writes(
    'saveOrder',
    async (host) => {
      const { order } = await newCart(host);
      const whole = await read(host, 'getOrder', { ...admin, params: { id: order.id } });
      const other_concepts = [{ description: 'Contrato', amount: 50 }];
      return { ...admin, params: { id: order.id }, body: saveOf(whole, { other_concepts }) };
    },
    {
      why: 'a surcharge',
      check: (data) => {
        const { total_price, items, other_concepts } = data;
        const price = items[0]?.product_denormalized.price_per_unit ?? 0;
        const expected = price + (other_concepts[0]?.amount ?? 0);
        return Math.abs(total_price - expected) < 0.005
          ? null
          : `total ${total_price} is not ${expected}`;
      },
      cleanUp: (host, data) => discard(host, data.id),
    },
  ),
  refuses('saveOrder', 404, 'an unknown number', async (host) => {
    const { id } = firstOf(await orders(host), 'order');
    const order = await read(host, 'getOrder', { ...admin, params: { id } });
    return { ...admin, params: { id: 'NOEXISTE' }, body: saveOf(order) };
  }),
  refuses('saveOrder', 409, 'a concept after the payment was fixed', async (host) => {
    const order = await orderWhere(host, locked, 'order whose payment was requested');
    const other_concepts = [
      ...saveOf(order).other_concepts,
      { description: 'Contrato', amount: 50 },
    ];
    return { ...admin, params: { id: order.id }, body: saveOf(order, { other_concepts }) };
  }),
  refuses('saveOrder', 409, 'a payment completed that was not requested', async (host) => {
    const order = await orderWhere(
      host,
      ({ payment_status }) => payment_status === 'pending',
      'order without payment',
    );
    return { ...admin, params: { id: order.id }, body: { payment_status: 'done' } };
  }),
  refuses('saveOrder', 422, 'a concept of 1', async (host) => {
    const order = await orderWhere(
      host,
      ({ payment_status, status }) => payment_status === 'pending' && status === 'pending',
      'pending order',
    );
    const other_concepts = [
      ...saveOf(order).other_concepts,
      { description: 'Contrato', amount: 1 },
    ];
    return { ...admin, params: { id: order.id }, body: saveOf(order, { other_concepts }) };
  }),
];

const unknownSession = { session_id: 'contrato-sesion-desconocida' };

const shopper: HostCase[] = [
  writes('presetStore', async (host) => ({
    body: { session: host.newName(), store: (await ownStore(host)).hashtag.slice(1) },
  })),
  refuses('presetStore', 404, 'an unknown store', (host) => ({
    body: { session: host.newName(), store: 'contratonoexiste' },
  })),
  reads(
    'recoverSession',
    async (host) => ({
      params: { session: (await newSession(host)).session_id },
    }),
    {
      readOnly: false,
      check: (data) => (data.client === null ? null : 'a new session has a client'),
    },
  ),
  refuses(
    'recoverSession',
    404,
    'an unknown session',
    () => ({
      params: { session: unknownSession.session_id },
    }),
    { readOnly: true },
  ),
  writes('logActivity', async (host) => {
    const { session_id } = await newSession(host);
    return { body: { activity_name: 'contrato', payload: ['a', 1, null], session_id } };
  }),
  refuses('logActivity', 404, 'an unknown session', () => ({
    body: { activity_name: 'contrato', payload: null, ...unknownSession },
  })),
  writes('setRefCode', async (host) => {
    const codes = await read(host, 'listRefcodes');
    const { code } = firstOf(
      codes.filter(({ active }) => active),
      'active marketing code',
    );
    return { body: { ref_code: code, session_id: (await newSession(host)).session_id } };
  }),
  refuses('setRefCode', 404, 'an unknown code', async (host) => ({
    body: { ref_code: 'NOEXISTE', session_id: (await newSession(host)).session_id },
  })),
  writes('registerClient', async (host) => {
    const { session_id } = await newSession(host);
    const name = host.newName();
    const names = { first_name: 'Contrato', last_name: name, email: `${name}@correo.test` };
    return { body: { session_id, client: { ...names, phone: null, address: null } } };
  }),
  refuses('registerClient', 404, 'an unknown session', () => ({
    body: {
      ...unknownSession,
      client: { first_name: 'x', last_name: null, email: null, phone: null, address: null },
    },
  })),
  refuses('registerClient', 422, 'an email that is none', async (host) => ({
    body: {
      session_id: (await newSession(host)).session_id,
      client: { first_name: 'x', last_name: null, email: 'sin arroba', phone: null, address: null },
    },
  })),
  writes('getProductList', async (host) => ({ body: { token: await catalogueToken(host) } })),
  refuses(
    'getProductList',
    404,
    'an unknown link',
    () => ({ body: { token: 'contrato-no-existe' } }),
    {
      readOnly: true,
    },
  ),
  writes(
    'getOrderStatus',
    async (host) => {
      const { order, session_id } = await newCart(host);
      return { body: { token: order.token, session_id } };
    },
    { cleanUp: (host, data) => discard(host, data.id) },
  ),
  writes(
    'recoverSession',
    async (host) => {
      const { order, session_id } = await newCart(host);
      const client = {
        first_name: 'Contrato',
        last_name: null,
        email: null,
        phone: '11',
        address: null,
      };
      await host.data('registerClient', { body: { session_id, client } });
      const { body } = await host.call('getOrderStatus', { body: { token: order.token } });
      await discard(host, order.id);
      const { metadata } = body as { metadata: { session_id: string } };
      return { params: { session: metadata.session_id } };
    },
    {
      why: "a session that only opened an order's link",
      check: (data) => (data.client === null ? null : 'the link gives away who ordered'),
    },
  ),
  refuses(
    'getOrderStatus',
    404,
    'an unknown link',
    () => ({ body: { token: 'contrato-no-existe' } }),
    {
      readOnly: true,
    },
  ),
  writes(
    'addOrderItems',
    async (host) => {
      const { session_id } = await newSession(host);
      return { body: { session_id, items: [cartItem(await soldProduct(host), 2)] } };
    },
    {
      check: (data) => {
        const { items, total_price } = data;
        const expected = 2 * (items[0]?.product_denormalized.price_per_unit ?? 0);
        return Math.abs(total_price - expected) < 0.005
          ? null
          : `total ${total_price} is not ${expected}`;
      },
      cleanUp: (host, data) => discard(host, data.id),
    },
  ),
  refuses('addOrderItems', 404, 'an unknown session', async (host) => ({
    body: { ...unknownSession, items: [cartItem(await soldProduct(host), 1)] },
  })),
  refuses('addOrderItems', 422, 'an amount of 0', async (host) => ({
    body: {
      session_id: (await newSession(host)).session_id,
      items: [cartItem(await soldProduct(host), 0)],
    },
  })),
  refuses(
    'addOrderItems',
    409,
    'an order that is no longer provisional',
    async (host) => {
      const { order, session_id } = await newCart(host);
      await discard(host, order.id);
      return { body: { session_id, items: [cartItem(await soldProduct(host), 1)] } };
    },
    { cleanUp: (host, data) => discard(host, data.id) },
  ),
  writes(
    'updateOrderItem',
    async (host) => {
      const { order, session_id } = await newCart(host);
      const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
      return { params, body: { amount: 3, session_id } };
    },
    { cleanUp: (host, data) => discard(host, data.id) },
  ),
  ...(['updateOrderItem', 'deleteOrderItem'] as const).flatMap((operationId): HostCase[] => {
    const bodyOf = (session_id: string, amount: number) =>
      operationId === 'updateOrderItem' ? { amount, session_id } : { session_id };
    return [
      refuses(operationId, 404, "another session's order", async (host) => {
        const { order } = await newCart(host);
        const { session_id } = await newSession(host);
        await discard(host, order.id);
        const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
        return { params, body: bodyOf(session_id, 2) };
      }),
      refuses(operationId, 409, 'an order that is no longer provisional', async (host) => {
        const { order, session_id } = await newCart(host);
        await discard(host, order.id);
        const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
        return { params, body: bodyOf(session_id, 2) };
      }),
      refuses(operationId, 422, 'less than a discount is worth', async (host) => {
        const { session_id, order } = await newCart(host);
        const params = { id: order.id };
        const more = { params: { orderId: order.id, itemId: order.items[0]?.id ?? 0 } };
        await host.data('updateOrderItem', { ...more, body: { amount: 2, session_id } });
        const whole = await read(host, 'getOrder', { ...admin, params });
        const other_concepts = [{ description: 'Contrato', amount: -whole.total_price }];
        await host.data('saveOrder', { ...admin, params, body: saveOf(whole, { other_concepts }) });
        return { ...more, body: bodyOf(session_id, 1) };
      }),
    ];
  }),
  writes(
    'deleteOrderItem',
    async (host) => {
      const { order, session_id } = await newCart(host);
      const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
      return { params, body: { session_id } };
    },
    {
      check: (data) => (data.nitems === 0 ? null : 'the item is still there'),
      cleanUp: (host, data) => discard(host, data.id),
    },
  ),
];

const withStore =
  (body?: (store: AdminStore) => unknown): Prepare =>
  async (host) => {
    const store = await platformStore(host);
    return { ...platform, params: { id: store.id }, ...(body && { body: body(store) }) };
  };

const platformCases: HostCase[] = [
  reads('listStores', () => platform),
  reads('listStoreFaqs', withStore()),
  reads('listLogs', () => platform, { check: newestFirst }),
  reads('listAdminDataImports', () => platform, { check: newestFirst }),
  writes('enableStore', withStore(), { why: 'one that is enabled stays so' }),
  writes('disableStore', async (host) => {
    const { id } = await read(host, 'registerStore', newStore(host));
    return { ...platform, params: { id } };
  }),
  writes(
    'updateAdminStore',
    withStore(({ urls }) => ({ urls })),
  ),
  refuses(
    'updateAdminStore',
    422,
    'an incomplete url',
    withStore(({ urls }) => ({
      urls: { ...urls, report_slim: 'informes' },
    })),
  ),
  writes(
    'setStoreUserData',
    withStore(({ social_networks }) => ({ social_networks })),
  ),
  refuses(
    'setStoreUserData',
    422,
    'an incomplete url',
    withStore(({ social_networks }) => ({
      social_networks: { ...social_networks, maps: 'mapa' },
    })),
  ),
  writes(
    'uploadStoreFaq',
    withStore(() => ({ texts: ['¿Contrato? Sí'] })),
  ),
  refuses(
    'uploadStoreFaq',
    422,
    'no answer',
    withStore(() => ({ texts: ['SinRespuesta'] })),
  ),
  writes('importStoreProducts', async (host) => ({
    ...platform,
    params: { id: (await platformStore(host)).id },
    file: csv(`name,kind\n${host.newName()},Contrato\n`),
  })),
  refuses('importStoreProducts', 422, 'an empty file', async (host) => ({
    ...platform,
    params: { id: (await platformStore(host)).id },
    file: emptyFile,
  })),
];

const syncKey = (host: Host) => ({
  'Api-Token': host.accounts.contactSyncKey ?? skip('no contactSyncKey'),
});
const thirdParty: HostCase[] = [
  writes('syncContact', (host) => ({
    headers: syncKey(host),
    body: { contact: { email: `${host.newName()}@correo.test`, fieldValues: [] } },
  })),
  refuses('syncContact', 422, 'not an email', (host) => ({
    headers: syncKey(host),
    body: { contact: { email: 'sin arroba', fieldValues: [] } },
  })),
];

/** What the contract alone does not say how to provoke: every success, and the refusals of rules. */
export const hostCases: readonly HostCase[] = [
  ...auth,
  ...storeCases,
  ...products,
  ...clientCases,
  ...orderCases,
  ...shopper,
  ...platformCases,
  ...thirdParty,
];
