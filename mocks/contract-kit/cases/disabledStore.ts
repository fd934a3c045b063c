import { rejects, type Case } from '../contractCase';
import type { OperationId } from '../operation';
import { notProven, type Host, type HostRequest } from '../run/host';
import {
  cartItem,
  newProvisionalOrder,
  ownStore,
  platform,
  read,
  type ProvisionalOrder,
} from './setup';

/** What a shopper has of the store before it is disabled. */
interface Shopper extends ProvisionalOrder {
  hashtag: string;
  /** Token of the catalogue's link; null where the store has none. */
  catalogue: string | null;
}

const client = { first_name: 'Ana', last_name: null, email: null, phone: null, address: null };

/** What shoppers request of a store. */
const requests: readonly (readonly [OperationId, (shopper: Shopper) => HostRequest])[] = [
  ['recoverSession', ({ session_id: session }) => ({ params: { session } })],
  ['presetStore', ({ session_id: session, hashtag: store }) => ({ body: { session, store } })],
  [
    'getProductList',
    ({ catalogue }) => ({
      body: { token: catalogue ?? notProven('the store has no catalogue link') },
    }),
  ],
  ['getOrderStatus', ({ order: { token } }) => ({ body: { token } })],
  [
    'logActivity',
    ({ session_id }) => ({
      body: { activity_name: 'catalogue_search', payload: null, session_id },
    }),
  ],
  ['setRefCode', ({ session_id }) => ({ body: { ref_code: 'contrato', session_id } })],
  ['registerClient', ({ session_id }) => ({ body: { session_id, client } })],
  [
    'addOrderItems',
    ({ session_id, product }) => ({ body: { session_id, items: [cartItem(product, 1)] } }),
  ],
  ['updateOrderItem', ({ session_id, params }) => ({ params, body: { amount: 2, session_id } })],
  ['deleteOrderItem', ({ session_id, params }) => ({ params, body: { session_id } })],
];

const prepare = async (host: Host): Promise<Shopper> => {
  const { id, hashtag } = await ownStore(host);
  const cart = await newProvisionalOrder(host);
  const session = await read(host, 'recoverSession', { params: { session: cart.session_id } });
  await host.data('disableStore', { ...platform, params: { id } });
  host.afterwards(() => host.data('enableStore', { ...platform, params: { id } }));
  return { ...cart, hashtag, catalogue: session.product_list_token };
};

/** Every call of a shopper about a disabled store is refused. */
export const disabledStoreCases: readonly Case[] = requests.map(([operationId, request]) =>
  rejects(
    operationId,
    403,
    [
      'the store is disabled',
      'A user who is not enabled, or whose store is disabled, gets 403 from every call with a token, and shoppers get 403 from every call about a disabled store.',
    ],
    async (host) => request(await prepare(host)),
    'access',
  ),
);
