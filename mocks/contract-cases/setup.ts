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
import { toOrderDraft } from '~/domain/orders/orderDraft';
import { toOrderSave } from '~/domain/orders/orderDraftPayload';

import { skip, type Credentials, type Host, type HostRequest } from '../contract/run/host';
import type { DataOf, HostCase } from '../contractCase';
import type { OperationId } from '../http';

/*
 * Every case finds or makes through calls what it needs, and removes what it made. Set-up calls read `data` of answers
 * that the contract describes; a host that answers something else fails the case of that call, and skips this one.
 */

export const admin = { as: 'storeAdmin' } as const;

export const platform = { as: 'platformAdmin' } as const;

/** `data` of a call, as the contract types it. */
export async function read<Id extends OperationId>(
  host: Host,
  operationId: Id,
  request: HostRequest = admin,
): Promise<DataOf<Id>> {
  return (await host.data(operationId, request)) as DataOf<Id>;
}

export function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  return row ?? skip(`the store has no ${what}`);
}

export function credentials(host: Host): Credentials {
  const { email, password } = host.accounts.storeAdmin;
  return { email, password };
}

export async function ownStore(host: Host): Promise<Store> {
  const { store } = await read(host, 'login', { body: credentials(host) });
  return store ?? skip('storeAdmin has no store');
}

/** A product made for the case. */
export const newProduct = (host: Host) => ({
  name: host.newName(),
  kind: { name: 'Contrato' },
  quantity_unit: 'unid',
  price_per_unit: 100,
});

export const makeProduct = (host: Host) =>
  read(host, 'createProduct', { ...admin, body: newProduct(host) });

export const removeProduct = (host: Host, id: number) =>
  host.call('deleteProducts', { ...admin, body: { product_ids: [id] } });

/** The registration of a store that nothing else uses; no call removes it. */
export function newStore(host: Host): HostRequest {
  const name = host.newName();
  const user = { email: `${name}@correo.test`, password: 'Nueva2025' };
  return { body: { hashtag: `#${name}`, name, prefered_language: 'es', user } };
}

/** A shopper's session at the store of storeAdmin. */
export async function newSession(host: Host): Promise<CustomerSession> {
  const { hashtag } = await ownStore(host);
  const body = { session: host.newName(), store: hashtag };
  return read(host, 'presetStore', { body });
}

export async function catalogueToken(host: Host): Promise<string> {
  const { product_list_token } = await newSession(host);
  return product_list_token ?? skip('the store has no catalogue link');
}

export interface Cart {
  session_id: string;
  order: CustomerOrder;
}

/** A line of a cart. */
export const cartItem = (
  { id, name, quantity_unit }: Readonly<Pick<Product, 'id' | 'name' | 'quantity_unit'>>,
  amount: number,
) => ({
  product_id: id,
  amount,
  raw_product: `${amount} ${name}`,
  quantity_unit,
  name,
});

export async function soldProduct(host: Host): Promise<Product> {
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
export async function newCart(host: Host): Promise<Cart> {
  const { session_id } = await newSession(host);
  const items = [cartItem(await soldProduct(host), 1)];
  const order = await read(host, 'addOrderItems', { body: { items, session_id } });
  return { session_id, order };
}

/** Discards a provisional order that a case made: no call deletes one. */
export async function discard(host: Host, id: number): Promise<void> {
  const order = await read(host, 'getOrder', { ...admin, params: { id } });
  const body = saveOf(order, { status: 'discarded' });
  await host.call('saveOrder', { ...admin, params: { id }, body });
}

/** An order saved as it was read, but for `changes`. */
export const saveOf = (
  order: Parameters<typeof toOrderDraft>[0],
  changes: Partial<OrderSave> = {},
): OrderSave => ({ ...toOrderSave(toOrderDraft(order)), ...changes });

export const orders = (host: Host) => read(host, 'listOrders');

/** An order of the store that fits; the case only reads it, or saves it as it is. */
export async function orderWhere(
  host: Host,
  matches: (order: OrderSummary) => boolean,
  what: string,
): Promise<Order> {
  const { id } = firstOf((await orders(host)).filter(matches), what);
  return read(host, 'getOrder', { ...admin, params: { id } });
}

export const anyClient = async (host: Host) =>
  firstOf(await read(host, 'listClients'), 'client').id;

/** A store that the platform's cases may change: the one of storeAdmin. */
export async function platformStore(host: Host): Promise<AdminStore> {
  const { id } = await ownStore(host);
  const stores = await read(host, 'listStores', platform);
  return firstOf(
    stores.filter((store) => store.id === id),
    'entry in the list of stores',
  );
}

export type Prepare = HostCase['prepare'];

export type Extra<Id extends OperationId> = Partial<Pick<HostCase, 'why'>> & {
  check?: (data: DataOf<Id>) => string | null;
  cleanUp?: (host: Host, data: DataOf<Id>) => Promise<unknown>;
};

/** A request that must succeed. */
export function succeeds<Id extends OperationId>(
  operationId: Id,
  prepare: Prepare,
  extra: Extra<Id> = {},
): HostCase {
  return { operationId, status: 200, prepare, ...extra };
}

/** A request that must be refused. */
export function refuses<Id extends OperationId>(
  operationId: Id,
  status: number,
  why: string,
  prepare: Prepare,
  extra: Extra<Id> = {},
): HostCase {
  return { operationId, status, why, prepare, ...extra };
}

export function newestFirst(data: readonly { created_at: string }[]): string | null {
  const dates = data.map(({ created_at }) => created_at);
  return dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''))
    ? null
    : 'the list is not newest first';
}

/** Reads a list and saves it as it is: the same list comes back. */
export async function unchanged(host: Host, list: OperationId): Promise<HostRequest> {
  return { ...admin, body: await read(host, list) };
}

export const csv = (content: string) => ({ name: 'contrato.csv', content });

export const emptyFile = csv('');

export const locked = (order: OrderSummary) => order.payment_status !== 'pending';

export const unknownSession = { session_id: 'contrato-sesion-desconocida' };

export const withStore =
  (body?: (store: AdminStore) => unknown): Prepare =>
  async (host) => {
    const store = await platformStore(host);
    return { ...platform, params: { id: store.id }, ...(body && { body: body(store) }) };
  };

export const syncKey = (host: Host) => ({
  'Api-Token': host.accounts.contactSyncKey ?? skip('no contactSyncKey'),
});
