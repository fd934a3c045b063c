/** Saves of orders, in a module of their own: lists need only the queries. */
import { pickFields, shape, type Shape } from '~/contract/shape';
import {
  orderItemShape,
  orderShape,
  orderSummaryShape,
  otherConceptShape,
  shippingEntryShape,
} from '~/contract/shapes.gen';
import type { Order, OrderSave, OrderSummary, PaymentCompletion } from '~/contract/types';
import { ConflictError } from '~/domain/conflicts';
import {
  completePaymentBody,
  isPaymentCompletion,
  statusBody,
} from '~/domain/orders/draft/orderDraft';
import {
  CONCEPT_FIELDS,
  ITEM_FIELDS,
  ORDER_FIELDS,
  SHIPPING_FIELDS,
} from '~/domain/orders/draft/orderFields';
import { isSaveStored } from '~/domain/orders/draft/orderSaveStored';
import { fieldNames } from '~/domain/orders/draft/rowFields';
import {
  type OrderChange,
  changeSince,
  isAsAfter,
  type SeenOrder,
} from '~/domain/orders/orderChanges';

import { clientsKey } from './clients';
import { orderQuery, ordersKey, ordersQuery, postOrder, readOrder } from './orders';
import { type BatchOptions, runBatch } from './saves/batch';
import { readBeforeSave, sendOrRecover } from './saves/lostAnswers';
import { cacheWrite, useSave } from './saves/mutation';
import type { BuildBody } from './saves/newestSaves';
import { readOneStrict, mapRows, readOne } from './transport/parse';

/** Delay after a save until the order is read again, in ms. */
const ORDER_RELOAD_MS = 500;

/** A listed order after a save. */
function summaryOf({ client }: OrderSummary, saved: Order): OrderSummary {
  return { ...pickFields(orderSummaryShape, saved), client };
}

/** The fields of a shape with these names. */
const only = <T>({ entries }: Shape<T>, names: readonly string[]) =>
  shape<T>(Object.fromEntries(entries.filter(([name]) => names.includes(name))));

/** What a save sends back of an order, and what decides whether it may. */
const savedShape = shape<Order>({
  ...only(orderShape, ['payment_status', ...fieldNames(ORDER_FIELDS)]).fields,
  items: { list: only(orderItemShape, fieldNames(ITEM_FIELDS)) },
  other_concepts: { list: only(otherConceptShape, fieldNames(CONCEPT_FIELDS)) },
  shipping: { list: only(shippingEntryShape, fieldNames(SHIPPING_FIELDS)) },
});

/**
 * Parser of an order before a save, strict about what the save sends back: the lenient one would turn a malformed text into
 * '', and the save would write that back.
 * @throws ApiError with status 200 when anything that is sent back is missing or malformed
 */
const readToSave = (order: Order) => readOne(orderShape)(readOneStrict(savedShape)(order));

type BuildOrderBody = BuildBody<Order, OrderSave | null>;

export interface OrderSaveResult {
  /** The order as the server has it now. */
  order: Order;
  isSent: boolean;
}

/** Sends a save; after a lost answer, reads the order again and asks `isStored` whether it holds the save. */
function post(
  id: string,
  body: OrderSave | PaymentCompletion,
  isStored: (now: Order) => boolean,
): Promise<OrderSaveResult> {
  return sendOrRecover(
    async () => ({ order: await postOrder(id, body), isSent: true }),
    async () => {
      const now = await readOrder(id, undefined, readOne(orderShape));
      return isStored(now) ? { order: now, isSent: true } : null;
    },
  );
}

/** The cache entries that a saved order updates, and the queries to refetch. */
const orderEffects = {
  writes: ({ order: saved }: OrderSaveResult, { id }: { id: string }) => [
    cacheWrite(orderQuery(id), () => saved),
    cacheWrite(ordersQuery(), (orders) =>
      mapRows(orders, (order) => (order.id === saved.id ? summaryOf(order, saved) : order)),
    ),
  ],
  invalidates: [ordersKey, clientsKey],
  delayMs: ORDER_RELOAD_MS,
};

/**
 * Reads an order and sends the body that `buildBody` makes from the newest version. The answer is shown at once, also in
 * the list. A caller that gets a SaveOutcomeError compares the next version with what it sent (`isSaveStored`).
 */
export function useSaveOrder() {
  return useSave({
    ...orderEffects,
    request: ({ id, buildBody }: { id: string; buildBody: BuildOrderBody }) =>
      saveOrderOnNewest(id, buildBody),
  });
}

/**
 * Not `saveOnNewest`: a body may be null, the tables of fields tell whether it is stored, and the form itself says what
 * others changed.
 */
async function saveOrderOnNewest(id: string, buildBody: BuildOrderBody): Promise<OrderSaveResult> {
  const newest = await readBeforeSave(() => readOrder(id, undefined, readToSave));
  const body = buildBody(newest);
  if (body === null) return { order: newest, isSent: false };
  return post(id, body, (now) => isSaveStored(now, body, newest));
}

/** An order is no longer as the person saw it when they chose what to do with it: nothing was sent. */
export class OrderChangedError extends ConflictError {
  constructor(
    change: string,
    readonly newest: Order,
  ) {
    super([], `${change}. No se guardó nada.`);
    this.name = 'OrderChangedError';
  }
}

/**
 * Changes an order, on its newest version. Nothing is sent if the order is already as requested.
 * @param seen the order as the person saw it
 * @throws OrderChangedError when it has changed since
 */
async function apply(change: OrderChange, seen: SeenOrder): Promise<OrderSaveResult> {
  const id = seen.alphanum_id;
  const parse = change.kind === 'status' ? readToSave : undefined;
  const newest = await readBeforeSave(() => readOrder(id, undefined, parse));
  if (isAsAfter(newest, change)) return { order: newest, isSent: false };
  const changeMeanwhile = changeSince(seen, newest, change);
  if (changeMeanwhile !== null) throw new OrderChangedError(changeMeanwhile, newest);
  const body =
    change.kind === 'status' ? statusBody(newest, change.status) : completePaymentBody(newest);
  return post(id, body, (now) =>
    isPaymentCompletion(body) ? isAsAfter(now, change) : isSaveStored(now, body, newest),
  );
}

/** Completes a requested payment of an order that is as the person saw it, else throws an {@link OrderChangedError}. */
export function useCompletePayment() {
  return useSave({
    ...orderEffects,
    request: (seen: SeenOrder) => apply({ kind: 'completePayment' }, seen),
    writes: (result, { alphanum_id }) => orderEffects.writes(result, { id: alphanum_id }),
  });
}

/** A change of each of several orders. */
interface OrderBatch extends BatchOptions<SeenOrder> {
  changeOf: (order: SeenOrder) => OrderChange;
  /** The orders as the person saw them. */
  orders: readonly SeenOrder[];
}

/**
 * Changes several orders, one call each. Failures are in the answer, orders that have changed since they were
 * seen among them; the lists show the saved orders when the batch has ended.
 */
export function useOrderBatch() {
  return useSave({
    request: async ({ changeOf, orders, ...options }: OrderBatch) => {
      const saved: (OrderSaveResult & { id: string })[] = [];
      const send = async (seen: SeenOrder) => {
        saved.push({ ...(await apply(changeOf(seen), seen)), id: seen.alphanum_id });
      };
      return { saved, state: await runBatch(orders, send, options) };
    },
    writes: ({ saved }) => saved.flatMap((result) => orderEffects.writes(result, result)),
    invalidates: orderEffects.invalidates,
    delayMs: ORDER_RELOAD_MS,
    // A dialog shows the progress; a single change in the list leaves its rows usable.
    withoutOverlay: true,
  });
}
