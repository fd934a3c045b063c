/** Saves of a shopper, in a module of their own: the first view needs only the queries. */
import { hashKey } from '@tanstack/react-query';

import type { ClientRegistration, CustomerOrder, OrderItemsAdd } from '~/contract/types';
import { messages } from '~/domain/messages';
import { mayCustomerEditItems } from '~/domain/orders/orderRules';
import { KnownError } from '~/lib/knownError';
import { announceOrderChange, customerSession, saveMetadata } from '~/session/customer';

import {
  customerOrderKey,
  deleteItem,
  type ItemReference,
  shopperOrderQuery,
  postItems,
  putItem,
  readShopperOrder,
} from './customerOrder';
import {
  currentSessionId,
  customerSessionKey,
  readClient,
  recoverSession,
  registerClient,
} from './customerSession';
import { readBeforeSave, sendOrRecover } from './saves/lostAnswers';
import { cacheWrite, useSave } from './saves/mutation';
import { OnceSender } from './saves/onceSender';

/** Delay after an item changed or was removed until the order is read again, in ms. */
const ITEM_RELOAD_MS = 300;

type OrderAnswer = Awaited<ReturnType<typeof readShopperOrder>>;

/** Amounts are decimals: sums of them are compared with this tolerance. */
const AMOUNT_TOLERANCE = 1e-6;

const amountIn = (order: CustomerOrder, product: number) =>
  order.items.find(({ product_id }) => product_id === product)?.amount ?? 0;

/** Whether the amounts of an order grew by `items`. */
function areItemsAdded(
  { data: now }: OrderAnswer,
  before: OrderAnswer | null,
  items: OrderItemsAdd['items'],
): boolean {
  const isSameOrder = before?.data.id === now.id;
  return items.every(({ product_id, amount }) => {
    const had = isSameOrder ? amountIn(before.data, product_id) : 0;
    return amountIn(now, product_id) - had > amount - AMOUNT_TOLERANCE;
  });
}

/** Products to add to the session's order. */
interface Addition {
  items: OrderItemsAdd['items'];
  /** Token of the order that they belong to; by default they may start a new one. */
  orderToken?: string;
}

/** @throws KnownError when the items would be added to another order, or to one that can no longer be changed */
function checkTarget(orderToken: Addition['orderToken'], before: OrderAnswer | null): void {
  if (orderToken === undefined) return;
  const verdict = before && mayCustomerEditItems(before.data);
  if (verdict && !verdict.allowed) throw new KnownError(verdict.reason);
  if (before?.metadata.current_order_token !== orderToken) {
    throw new KnownError(messages.orderNotCurrent);
  }
}

const additions = new OnceSender<Addition, OrderAnswer>();

/**
 * POST /client/order/items; stores the session of the answer, which has the order. After a lost answer the order is
 * compared with its earlier version, so that a retry does not add the items twice.
 */
export function useAddOrderItems() {
  return useSave<Addition, OrderAnswer>({
    once: additions,
    request: async ({ items, orderToken }, sendOnce) => {
      const token = orderToken ?? customerSession().currentOrderToken;
      const before = token === null ? null : await readBeforeSave(() => readShopperOrder(token));
      checkTarget(orderToken, before);
      const answer = await sendOnce(
        () => postItems(items),
        async () => {
          const { current_order_token: current } = await recoverSession(currentSessionId());
          const now = current === null ? null : await readShopperOrder(current);
          if (now === null) return null;
          saveMetadata(now.metadata);
          return areItemsAdded(now, before, items) ? now : null;
        },
        // Whichever button sends them.
        (later) => hashKey([later.items]) === hashKey([items]),
      );
      saveMetadata(answer.metadata);
      announceOrderChange(answer.data.token);
      return answer;
    },
    invalidates: [customerOrderKey],
  });
}

/** The answer is shown at once, also in other tabs; the order is refetched 300 ms later. */
const orderChange = {
  writes: (order: CustomerOrder) => {
    announceOrderChange(order.token);
    return [
      cacheWrite(shopperOrderQuery(order.token), (before) => before && { ...before, data: order }),
    ];
  },
  invalidates: [customerOrderKey],
  delayMs: ITEM_RELOAD_MS,
};

/**
 * Sets the amount of an item. After a lost answer the order is read again: the call succeeds if the amount was stored,
 * else it fails. No loading overlay, which would block the next press.
 */
export function useUpdateOrderItem() {
  return useSave({
    ...orderChange,
    request: ({ token, ...item }: ItemReference & { token: string; amount: number }) =>
      sendOrRecover(
        () => putItem(item),
        async () => {
          const { data: now } = await readShopperOrder(token);
          const amount = now.items.find(({ id }) => id === item.itemId)?.amount;
          return amount === item.amount ? now : null;
        },
      ),
    withoutOverlay: true,
  });
}

type Removal = ItemReference & { token: string };

const removals = new OnceSender<Removal, CustomerOrder>(({ itemId }) => itemId);

/** Removes an item. After a lost answer the order tells whether it is gone, so that the retry is not refused. */
export function useDeleteOrderItem() {
  return useSave<Removal, CustomerOrder>({
    ...orderChange,
    once: removals,
    request: ({ token, ...item }, sendOnce) =>
      sendOnce(
        () => deleteItem(item),
        async () => {
          const { data: now } = await readShopperOrder(token);
          return now.items.some(({ id }) => id === item.itemId) ? null : now;
        },
      ),
  });
}

/** Registers the shopper's own data. After a lost answer the client of the session tells whether they were stored. */
export function useRegisterClient() {
  return useSave({
    request: (sent: ClientRegistration['client']) =>
      sendOrRecover(
        () => registerClient(sent),
        async () => {
          const now = await readClient();
          return now !== null && hashKey([{ ...now, ...sent }]) === hashKey([now]) ? now : null;
        },
      ),
    invalidates: [customerSessionKey],
  });
}
