import type { HostRequest } from '../contract/run/host';
import type { HostCase } from '../contractCase';
import type { OperationId } from '../http';
import {
  type Cart,
  cartItem,
  catalogueToken,
  discard,
  firstOf,
  newCart,
  ownStore,
  platform,
  refuses,
  soldProduct,
} from './setup';

/** What a shopper has of the store before it is disabled. */
interface Shopper extends Cart {
  hashtag: string;
  catalogue: string;
  item: ReturnType<typeof cartItem>;
}

const itemParams = ({ order }: Cart) => ({
  orderId: order.id,
  itemId: firstOf(order.items, 'item').id,
});

const client = { first_name: 'Ana', last_name: null, email: null, phone: null, address: null };

/** What shoppers request of a store. */
const requests: readonly (readonly [OperationId, (shopper: Shopper) => HostRequest])[] = [
  ['recoverSession', ({ session_id: session }) => ({ params: { session } })],
  ['presetStore', ({ session_id: session, hashtag: store }) => ({ body: { session, store } })],
  ['getProductList', ({ catalogue: token }) => ({ body: { token } })],
  ['getOrderStatus', ({ order: { token } }) => ({ body: { token } })],
  [
    'logActivity',
    ({ session_id }) => ({
      body: { activity_name: 'catalogue_search', payload: null, session_id },
    }),
  ],
  ['setRefCode', ({ session_id }) => ({ body: { ref_code: 'contrato', session_id } })],
  ['registerClient', ({ session_id }) => ({ body: { session_id, client } })],
  ['addOrderItems', ({ session_id, item }) => ({ body: { session_id, items: [item] } })],
  [
    'updateOrderItem',
    (shopper) => ({
      params: itemParams(shopper),
      body: { amount: 2, session_id: shopper.session_id },
    }),
  ],
  [
    'deleteOrderItem',
    (shopper) => ({
      params: itemParams(shopper),
      body: { session_id: shopper.session_id },
    }),
  ],
];

function closedStoreCase(
  operationId: OperationId,
  request: (shopper: Shopper) => HostRequest,
): HostCase {
  const made: { storeId: number; orderId: number }[] = [];
  return {
    ...refuses(operationId, 403, 'the store is disabled', async (host) => {
      const { id: storeId, hashtag } = await ownStore(host);
      const catalogue = await catalogueToken(host);
      const item = cartItem(await soldProduct(host), 1);
      const cart = await newCart(host);
      made.push({ storeId, orderId: cart.order.id });
      await host.data('disableStore', { ...platform, params: { id: storeId } });
      return request({ ...cart, hashtag, catalogue, item });
    }),
    restore: async (host) => {
      for (const { storeId, orderId } of made.splice(0)) {
        await host.data('enableStore', { ...platform, params: { id: storeId } });
        await discard(host, orderId);
      }
    },
  };
}

/** Every call of a shopper about a disabled store is refused. */
export const closedStoreCases: readonly HostCase[] = requests.map(([operationId, request]) =>
  closedStoreCase(operationId, request),
);
