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

import { accepted, type DataOf, type Prepare } from '../contractCase';
import type { OperationId } from '../operation';
import { notProven, type Credentials, type Host, type HostRequest } from '../run/host';

/*
 * Every case finds or makes through calls what it needs, and removes what it made. Set-up calls read `data` of answers
 * that the contract describes; a host that answers something else fails the case of that call, and leaves this one not
 * proven.
 */

export const admin = { as: 'storeAdmin' } as const;
export const platform = { as: 'platformAdmin' } as const;

/** `data` of a set-up call, as the contract types it. @throws NotProven when it fails */
export async function read<Id extends OperationId>(
  host: Host,
  operationId: Id,
  request: HostRequest = admin,
): Promise<DataOf<Id>> {
  return (await host.data(operationId, request)) as DataOf<Id>;
}

/** Something that is made once for all cases of a host. */
export function perHost<Value>(
  make: (host: Host) => Promise<Value>,
): (host: Host) => Promise<Value> {
  const made = new WeakMap<Host, Promise<Value>>();
  return (host) => {
    const known = made.get(host) ?? make(host);
    made.set(host, known);
    return known;
  };
}

export function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  return row ?? notProven(`the store has no ${what}`);
}

export function credentials(host: Host): Credentials {
  const { email, password } = host.accounts.storeAdmin;
  return { email, password };
}

/** The store of storeAdmin as it is now. */
export async function ownStore(host: Host): Promise<Store> {
  const { store } = await read(host, 'login', { body: credentials(host) });
  return store ?? notProven('storeAdmin has no store');
}

const ownHashtag = perHost(async (host) => (await ownStore(host)).hashtag);

/** A product of the run. */
export const newProduct = (host: Host) => ({
  name: host.newName(),
  kind: { name: 'Contrato' },
  quantity_unit: 'unid',
  price_per_unit: 100,
});

/** A product for one case. */
export async function makeProduct(host: Host, fields: object = {}): Promise<Product> {
  const body = { ...newProduct(host), ...fields };
  const product = await read(host, 'createProduct', { ...admin, body });
  host.afterwards(() => removeProduct(host, product.id));
  return product;
}

export const removeProduct = (host: Host, id: number) =>
  host.call('deleteProducts', { ...admin, body: { product_ids: [id] } });

/** The registration of a store that nothing else uses; no call removes it. */
export function registration(host: Host) {
  const name = host.newName();
  const user = { email: `${name}@correo.test`, password: 'Nueva2025' };
  return { hashtag: `#${name}`, name, prefered_language: 'es', user };
}

/** A store made for one case, with its admin. */
export async function newStore(host: Host) {
  const body = registration(host);
  const { id } = await read(host, 'registerStore', { body });
  return { id, admin: body.user, request: { ...platform, params: { id } } };
}

/** A user of the store for one case. */
export async function makeUser(host: Host) {
  const body = { email: `${host.newName()}@correo.test`, password: 'Nueva2025' };
  const { id } = await read(host, 'addStoreUser', { ...admin, body });
  host.afterwards(() => host.call('deleteStoreUser', { ...admin, params: { id } }));
  return { ...body, id };
}

/** A shopper's session at the store of storeAdmin. */
export async function newSession(host: Host): Promise<CustomerSession> {
  const body = { session: host.newName(), store: await ownHashtag(host) };
  return read(host, 'presetStore', { body });
}

export async function catalogueToken(host: Host): Promise<string> {
  const { product_list_token } = await newSession(host);
  return product_list_token ?? notProven('the store has no catalogue link');
}

/** A line of `addOrderItems`. */
export const cartItem = (
  { id, name, quantity_unit }: Readonly<Pick<Product, 'id' | 'name' | 'quantity_unit'>>,
  amount: number,
) => ({ product_id: id, amount, raw_product: `${amount} ${name}`, quantity_unit, name });

export interface ProvisionalOrder {
  session_id: string;
  product: Product;
  order: CustomerOrder;
  /** Parameters of the calls about its first item. */
  params: { orderId: number; itemId: number };
}

/** A provisional order of a new session, of one product that costs 100. It is discarded afterwards. */
export async function newProvisionalOrder(
  host: Host,
  amount = 1,
  fields: object = {},
): Promise<ProvisionalOrder> {
  const product = await makeProduct(host, fields);
  const { session_id } = await newSession(host);
  const items = [cartItem(product, amount)];
  const order = await read(host, 'addOrderItems', { body: { items, session_id } });
  host.afterwards(() => discard(host, order.id));
  const itemId = firstOf(order.items, 'item in the order').id;
  return { session_id, product, order, params: { orderId: order.id, itemId } };
}

/** Discards an order that a case made: no call deletes one. */
export async function discard(host: Host, id: number): Promise<void> {
  const order = await readOrder(host, id);
  await save(host, order, { status: 'discarded' });
}

export const readOrder = (host: Host, id: number): Promise<Order> =>
  read(host, 'getOrder', { ...admin, params: { id } });

/** An order of the run as staff read it, of one product that costs 100, with the given status. */
export async function newOrder(
  host: Host,
  status: Order['status'] = 'pending',
  amount = 1,
  fields: object = {},
): Promise<Order> {
  const { order } = await newProvisionalOrder(host, amount, fields);
  const read = await readOrder(host, order.id);
  return status === 'provisional' ? read : save(host, read, { status });
}

/** The body of a save that changes nothing but `changes`. */
export const saveOf = (order: Order, changes: Partial<OrderSave> = {}): OrderSave => ({
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
  shipping: order.shipping,
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
});

/** The save of an order as a request. */
export const saving = (order: Order, changes: Partial<OrderSave> = {}): HostRequest => ({
  ...admin,
  params: { id: order.id },
  body: saveOf(order, changes),
});

/** Saves an order for a case. @throws NotProven when it is refused */
export const save = (host: Host, order: Order, changes: Partial<OrderSave>): Promise<Order> =>
  read(host, 'saveOrder', saving(order, changes));

/** Saves an order, which must succeed, and reads it again. */
export async function savedOrder(
  host: Host,
  order: Order,
  changes: Partial<OrderSave>,
): Promise<Order> {
  await accepted(host, 'saveOrder', saving(order, changes));
  return readOrder(host, order.id);
}

/** The items of a save, the first one changed. */
export const itemsWith = (order: Order, change: Partial<OrderSave['items'][number]>) =>
  saveOf(order).items.map((item, index) => (index === 0 ? { ...item, ...change } : item));

export const newItem = (product_id: number, amount = 1) =>
  ({
    product_id,
    amount,
    revised_price: null,
    store_observations: null,
    status: 'pending',
  }) as const;

export const orders = (host: Host) => read(host, 'listOrders');

/** An order of the store that fits. */
export async function orderWhere(
  host: Host,
  matches: (order: OrderSummary) => boolean,
  what: string,
): Promise<Order> {
  const { id } = firstOf(
    (await orders(host)).filter((order) => order.nitems > 0 && matches(order)),
    what,
  );
  return readOrder(host, id);
}

/** An order whose payment can be requested. No call chooses a payment method: the store must have such orders. */
export const payableOrder = (host: Host): Promise<Order> =>
  orderWhere(
    host,
    ({ status, payment_status, payment_method }) =>
      (status === 'pending' || status === 'preparing') &&
      payment_status === 'pending' &&
      payment_method !== null,
    'pending order with a payment method whose payment was not requested',
  );

/** An order with a concept whose payment was requested: what costs is locked. */
export async function requestedOrder(host: Host): Promise<Order> {
  const requested = (await orders(host)).filter(
    ({ payment_status, nitems }) => payment_status === 'required' && nitems > 0,
  );
  for (const { id } of requested) {
    const known = await readOrder(host, id);
    if (known.other_concepts.length > 0) return known;
  }
  const other_concepts = [{ description: 'Contrato', amount: 50 }];
  return save(host, await payableOrder(host), { other_concepts, payment_status: 'required' });
}

/** The data of a shopper who registers. */
export const shopperData = (host: Host) => ({
  first_name: host.newName(),
  last_name: 'Contrato',
  email: `${host.newName()}@correo.test`,
  phone: '+54 11 5555-0101',
  address: 'Gascón 1280',
});

/** A client of the store, who registered in a session with an order. */
export async function newClient(host: Host) {
  const { session_id, order } = await newProvisionalOrder(host);
  const body = { session_id, client: shopperData(host) };
  return { session_id, order, client: await read(host, 'registerClient', { body }) };
}

/** A session of a client of the store, without an order. */
export async function newShopper(host: Host) {
  const { session_id } = await newSession(host);
  const body = { session_id, client: shopperData(host) };
  return { session_id, client: await read(host, 'registerClient', { body }) };
}

/** Whether the store delivers, for one case. */
export async function delivering(host: Host, delivery_enabled: boolean): Promise<void> {
  const { id, ...store } = await ownStore(host);
  const saving = (body: object) => ({ ...admin, params: { id }, body });
  const { takeaway_enabled, delivery_enabled: before } = store;
  const body = { delivery_enabled: before, takeaway_enabled };
  host.afterwards(() => host.call('saveStore', saving(body)));
  await read(host, 'saveStore', saving({ delivery_enabled, takeaway_enabled: true }));
}

/** The store of storeAdmin as the platform lists it. */
export async function platformStore(host: Host): Promise<AdminStore> {
  const { id } = await ownStore(host);
  const stores = await read(host, 'listStores', platform);
  return firstOf(
    stores.filter((store) => store.id === id),
    'entry in the list of stores',
  );
}

/** A request of the platform about the store of storeAdmin. */
export const withStore =
  (body?: (store: AdminStore) => unknown): Prepare =>
  async (host) => {
    const store = await platformStore(host);
    return { ...platform, params: { id: store.id }, ...(body && { body: body(store) }) };
  };

export const csv = (content: string) => ({ name: 'contrato.csv', content });

export const unknownSession = { session_id: 'contrato-sesion-desconocida' };

export const syncKey = (host: Host) => ({
  'Api-Token': host.accounts.contactSyncKey ?? notProven('no contactSyncKey'),
});

/** Saves a list whole, and puts it back as it was after the case. */
export async function restoring<Id extends OperationId>(
  host: Host,
  list: Id,
  saveIt: OperationId,
): Promise<DataOf<Id>> {
  const before = await read(host, list);
  host.afterwards(() => host.call(saveIt, { ...admin, body: before }));
  return before;
}
