/** Saves of a shopper, in a module of their own: the first view needs only the queries. */
import { hashKey, type QueryClient } from '@tanstack/react-query';

import type {
  Client,
  ClientRegistration,
  CustomerOrder,
  OrderItem,
  OrderItemsAdd,
} from '~/contract/types';
import { ConflictError } from '~/domain/conflicts';
import { messages } from '~/domain/messages';
import { mayCustomerEditItems } from '~/domain/orders/orderRules';
import { KnownError } from '~/lib/knownError';
import { announceOrderChange, customerSession, saveMetadata } from '~/session/customer';
import { type OrderBefore, interruptedProducts, keepSentProducts } from '~/session/sentProducts';

import {
  customerOrderKey,
  deleteItem,
  shopperOrderQuery,
  postItems,
  putItem,
  readShopperOrder,
} from './customerOrder';
import {
  currentSessionId,
  customerSessionKey,
  ensureSession,
  readClient,
  recoverSession,
  registerClient,
} from './customerSession';
import { cacheWrite } from './saves/cacheWrite';
import { type Save, savesInFlight, type Surplus, takeEarlier } from './saves/save';
import { useSave } from './saves/useSave';

/** Delay after an item changed or was removed until the order is read again, in ms. */
const ITEM_RELOAD_MS = 300;

/** Age of the page's last answer, in ms, below which an order is not read again before its item is changed. */
const FRESH_MS = 2_000;

type OrderAnswer = Awaited<ReturnType<typeof readShopperOrder>>;

/** Amounts are decimals: sums of them are compared with this tolerance. */
const AMOUNT_TOLERANCE = 1e-6;

const itemOf = <Item extends { readonly product_id: number }>(
  { items }: { readonly items: readonly Item[] },
  product: number,
) => items.find(({ product_id }) => product_id === product) ?? null;

/** How often an order grew by `items` since `before`: 0 is not at all, 2 is twice. */
function timesAdded(
  { data: now }: OrderAnswer,
  before: OrderBefore,
  items: OrderItemsAdd['items'],
): number {
  const isSameOrder = before?.id === now.id;
  const times = items.map(({ product_id, amount }) => {
    const had = isSameOrder ? (itemOf(before, product_id)?.amount ?? 0) : 0;
    const grown = (itemOf(now, product_id)?.amount ?? 0) - had;
    return Math.floor((grown + AMOUNT_TOLERANCE) / amount);
  });
  return Math.min(...times);
}

/** Products to add to the session's order. */
interface Addition {
  items: OrderItemsAdd['items'];
  /** Token of the order that they belong to; by default they may start a new one. */
  orderToken?: string;
  /** The order must not hold the products: they are put back where they were removed. */
  putsBack?: boolean;
  /** Of the catalogue whose cart they leave. */
  catalogueToken?: string | null;
}

/** @throws KnownError when the items would be added to another order, or to one that can no longer be changed */
function checkTarget({ orderToken, putsBack, items }: Addition, before: OrderAnswer | null): void {
  if (orderToken === undefined) return;
  const verdict = before && mayCustomerEditItems(before.data);
  if (verdict && !verdict.allowed) throw new KnownError(verdict.reason);
  if (before?.metadata.current_order_token !== orderToken) {
    throw new KnownError(messages.orderNotCurrent);
  }
  if (putsBack && items.some(({ product_id }) => itemOf(before.data, product_id))) {
    throw new KnownError(messages.itemBackInOrder);
  }
}

/** Sets the items back to the amounts that they have when they are added once. */
async function takeBackAddition(
  answer: OrderAnswer,
  items: OrderItemsAdd['items'],
): Promise<OrderAnswer> {
  let { data } = answer;
  for (const { product_id, amount } of items) {
    const item = itemOf(data, product_id);
    if (item === null) continue;
    data = await putItem({ orderId: data.id, itemId: item.id, amount: item.amount - amount });
  }
  return { ...answer, data };
}

/** Stores the session of an answer, which has the order. */
function remembered(answer: OrderAnswer): OrderAnswer {
  saveMetadata(answer.metadata);
  announceOrderChange(answer.data.token);
  return answer;
}

const scopeOf = (token: string | null) => `shopper's order ${token}`;

const addition: Save<Addition, OrderAnswer, OrderBefore> = {
  adds: true,
  scope: ({ orderToken }) => scopeOf(orderToken ?? customerSession().currentOrderToken),
  before: async (variables) => {
    const token = variables.orderToken ?? customerSession().currentOrderToken;
    const before = token === null ? null : await readShopperOrder(token);
    checkTarget(variables, before);
    return before && before.data;
  },
  send: async ({ variables: { items } }) => remembered(await postItems(items)),
  find: async ({ variables: { items }, before }) => {
    const { current_order_token: current } = await recoverSession(currentSessionId());
    const now = current === null ? null : await readShopperOrder(current);
    if (now === null) return null;
    remembered(now);
    return timesAdded(now, before, items) >= 1 ? now : null;
  },
  kept: {
    get: interruptedProducts,
    set: (sent) => {
      const { items, catalogueToken = null } = sent?.variables ?? { items: [] };
      keepSentProducts(sent && { variables: { items, catalogueToken }, before: sent.before });
    },
  },
  // Whichever button sends them.
  isSame: (later, { variables }) => hashKey([later.items]) === hashKey([variables.items]),
  surplus: (answer, { variables: { items }, before }): Surplus<OrderAnswer> | null =>
    timesAdded(answer, before, items) === 2
      ? {
          names: items.map(({ name }) => name),
          takeBack: () => takeBackAddition(answer, items),
        }
      : null,
  invalidates: [customerOrderKey],
};

/**
 * POST /client/order/items; stores the session of the answer, which has the order. After a lost answer the order is
 * compared with its earlier version, so that a retry does not add the items twice.
 */
export const useAddOrderItems = () => useSave(addition);

/**
 * What was sent from the cart of a catalogue without an answer, before the page was loaded again or after a lost one, if the
 * order holds it now.
 * @throws SaveOutcomeError when the order cannot be read
 */
export async function takeEarlierAddition(queryClient: QueryClient, catalogueToken: string) {
  const earlier = await takeEarlier(
    queryClient,
    addition,
    { items: [] },
    (sent) => sent.catalogueToken === catalogueToken,
  );
  if (earlier === null) return null;
  await queryClient.invalidateQueries({ queryKey: customerOrderKey });
  return { order: earlier.answer.data, items: earlier.sent.variables.items };
}

/** An item of an order that a shopper changes; an order holds a product once. */
interface ItemOfOrder {
  token: string;
  product: number;
}

/** The order as the page has it, if it read it a moment ago, else as the server has it. */
async function newestOrder(token: string, queryClient: QueryClient | null) {
  const state = queryClient?.getQueryState(shopperOrderQuery(token).queryKey);
  return state?.data && Date.now() - state.dataUpdatedAt < FRESH_MS
    ? state.data.data
    : (await readShopperOrder(token)).data;
}

const showOrder = (order: CustomerOrder) =>
  cacheWrite(shopperOrderQuery(order.token), (before) => before && { ...before, data: order });

/** The order that a change of an item is made to, and the item; null: it is not in the order. */
interface Found {
  order: CustomerOrder;
  item: OrderItem | null;
}

interface AmountChange extends ItemOfOrder {
  amount: number;
  /** The amount that the page showed. */
  shown: number;
  /** Typed, not stepped to from what was shown: an order that has it by now is as wanted. */
  isTyped: boolean;
}

const isSameAmount = (one: number, other: number) => Math.abs(one - other) < AMOUNT_TOLERANCE;

/** The answer is shown at once, also in other tabs; the order is refetched 300 ms later. */
const itemChange = {
  scope: ({ token }: ItemOfOrder) => scopeOf(token),
  target: ({ product }: ItemOfOrder) => product,
  invalidates: [customerOrderKey],
  delayMs: ITEM_RELOAD_MS,
};

const writeOrder = (order: CustomerOrder) => {
  announceOrderChange(order.token);
  return [showOrder(order)];
};

const amountChange: Save<AmountChange, CustomerOrder, Found> = {
  ...itemChange,
  before: async ({ token, product, amount, shown, isTyped }, queryClient) => {
    const order = await newestOrder(token, queryClient);
    const item = itemOf(order, product);
    const expected = isTyped ? [shown, amount] : [shown];
    if (item === null || !expected.some((one) => isSameAmount(item.amount, one))) {
      if (queryClient) showOrder(order).apply(queryClient);
      const verdict = mayCustomerEditItems(order);
      if (!verdict.allowed) throw new KnownError(verdict.reason);
      throw new ConflictError([], item === null ? messages.itemGone : messages.amountChanged);
    }
    return { order, item };
  },
  send: ({ variables: { amount }, before: { order, item } }) =>
    item === null || isSameAmount(item.amount, amount)
      ? Promise.resolve(order)
      : putItem({ orderId: order.id, itemId: item.id, amount }),
  find: async ({ variables: { token, product, amount } }) => {
    const { data: now } = await readShopperOrder(token);
    return itemOf(now, product)?.amount === amount ? now : null;
  },
  writes: writeOrder,
};

/**
 * Sets the amount of an item that has, on the server, the amount that the page showed, else throws a
 * `ConflictError`, and the page shows the newest order. After a lost answer the order is read again: the call
 * succeeds if the amount was stored, else it fails.
 */
export const useUpdateOrderItem = () => useSave(amountChange);

/** Waits for the changes in flight of an order's items. Resolves to whether the last of them was saved. */
export const itemsAreSaved = (token: string): Promise<boolean> =>
  savesInFlight(scopeOf(token)).then(
    () => true,
    () => false,
  );

/** The order after a removal, and the item as it was removed; null: it was gone. */
interface Removed {
  order: CustomerOrder;
  removed: OrderItem | null;
}

const removal: Save<ItemOfOrder, Removed, Found> = {
  ...itemChange,
  adds: true,
  before: async ({ token, product }, queryClient) => {
    const order = await newestOrder(token, queryClient);
    return { order, item: itemOf(order, product) };
  },
  send: async ({ before: { order, item } }) => ({
    order: item === null ? order : await deleteItem({ orderId: order.id, itemId: item.id }),
    removed: item,
  }),
  find: async ({ variables: { token, product }, before: { item } }) => {
    const { data: now } = await readShopperOrder(token);
    return itemOf(now, product) === null ? { order: now, removed: item } : null;
  },
  writes: ({ order }) => writeOrder(order),
};

/** Removes an item. After a lost answer the order tells whether it is gone, so that the retry is not refused. */
export const useDeleteOrderItem = () => useSave(removal);

const registration: Save<ClientRegistration['client'], Client, void> = {
  before: (_, queryClient) => ensureSession(queryClient),
  send: ({ variables: client }) => registerClient(client),
  find: async ({ variables: client }) => {
    const now = await readClient();
    return now !== null && hashKey([{ ...now, ...client }]) === hashKey([now]) ? now : null;
  },
  invalidates: [customerSessionKey],
};

/** Registers the shopper's own data. After a lost answer the client of the session tells whether they were stored. */
export const useRegisterClient = () => useSave(registration);
