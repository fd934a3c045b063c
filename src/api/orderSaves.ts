/** Saves of orders, in a module of their own: lists need only the queries. */
import type { QueryClient } from '@tanstack/react-query';

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
  requestPaymentBody,
  statusBody,
  toOrderDraft,
} from '~/domain/orders/draft/orderDraft';
import {
  CONCEPT_FIELDS,
  ITEM_FIELDS,
  ORDER_FIELDS,
  SHIPPING_FIELDS,
} from '~/domain/orders/draft/orderFields';
import { isSaveStored, storedTwice } from '~/domain/orders/draft/orderSaveStored';
import { fieldNames } from '~/domain/orders/draft/rowFields';
import {
  type OrderChange,
  changeSince,
  isAsAfter,
  REQUEST_STATUS,
  statusAfter,
  stepsOf,
  type SeenOrder,
} from '~/domain/orders/orderChanges';

import { clientsKey } from './clients';
import { orderQuery, ordersKey, ordersQuery, postOrder, readOrder } from './orders';
import { type BatchOptions, type BatchState, runBatch } from './saves/batch';
import { type CacheWrite, cacheWrite } from './saves/cacheWrite';
import { carryOut, type Save } from './saves/save';
import { useSave } from './saves/useSave';
import { readOneStrict, mapRows, readOne } from './transport/parse';

/** Delay after a save until the order is read again, in ms. */
const ORDER_RELOAD_MS = 500;

/** A listed order after a save. */
function summaryOf({ client }: OrderSummary, saved: Order): OrderSummary {
  return { ...pickFields(orderSummaryShape, saved), client };
}

/** Shows saved orders, by the id they were asked for; the list is written once, however many they are. */
function orderWrites(saved: ReadonlyMap<string, Order>): CacheWrite[] {
  const byId = new Map([...saved.values()].map((order) => [order.id, order]));
  return [
    ...[...saved].map(([id, order]) => cacheWrite(orderQuery(id), () => order)),
    cacheWrite(ordersQuery(), (orders) =>
      mapRows(orders, (order) => {
        const newer = byId.get(order.id);
        return newer ? summaryOf(order, newer) : order;
      }),
    ),
  ];
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

export interface OrderSaveResult {
  /** The order as the server has it now. */
  order: Order;
  isSent: boolean;
  /** Why nothing was sent, where the caller gave a reason (Spanish). */
  reason: string | null;
}

/** What a save sends; null: nothing, and why (Spanish). */
export interface OrderPlan {
  body: OrderSave | PaymentCompletion | null;
  reason: string | null;
}

/** The newest order, and what a save makes of it. */
interface Built extends OrderPlan {
  newest: Order;
}

const sentOrder = (order: Order): OrderSaveResult => ({ order, isSent: true, reason: null });

/** The save of an order that is built on its newest version, which is read first. */
function orderSave<Variables>({
  idOf,
  build,
  isAlreadyDone,
}: {
  idOf: (variables: Variables) => string;
  build: (variables: Variables) => Promise<Built>;
  /** Whether an order is as after a payment was completed. */
  isAlreadyDone: (now: Order, variables: Variables) => boolean;
}): Save<Variables, OrderSaveResult, Built> {
  return {
    before: build,
    send: async ({ variables, before: { newest, body, reason } }) =>
      body === null
        ? { order: newest, isSent: false, reason }
        : sentOrder(await postOrder(idOf(variables), body)),
    find: async ({ variables, before: { newest, body } }) => {
      const now = await readOrder(idOf(variables), undefined, readOne(orderShape));
      const isStored =
        body !== null &&
        (isPaymentCompletion(body)
          ? isAlreadyDone(now, variables)
          : isSaveStored(now, body, newest));
      return isStored ? sentOrder(now) : null;
    },
    surplus: ({ order }, { variables, before: { newest, body } }) => {
      if (body === null || isPaymentCompletion(body)) return null;
      const { names, without } = storedTwice(order, body, newest);
      if (names.length === 0) return null;
      return without === null
        ? { names }
        : {
            names,
            takeBack: async () => sentOrder(await postOrder(idOf(variables), without)),
          };
    },
    target: idOf,
    scope: (variables) => `order ${idOf(variables)}`,
    writes: ({ order }, variables) => orderWrites(new Map([[idOf(variables), order]])),
    invalidates: [ordersKey, clientsKey],
    delayMs: ORDER_RELOAD_MS,
  };
}

interface OrderEdit {
  id: string;
  /** From the newest version. */
  plan: (newest: Order) => OrderPlan;
}

const edit = orderSave<OrderEdit>({
  idOf: ({ id }) => id,
  build: async ({ id, plan }) => {
    const newest = await readOrder(id, undefined, readToSave);
    return { newest, ...plan(newest) };
  },
  isAlreadyDone: () => false,
});

/**
 * Reads an order and sends the body that `plan` makes from the newest version. The answer is shown at once, also in
 * the list. A caller whose save `mayBeSaved` compares the next version with what it sent (`isSaveStored`).
 */
export const useSaveOrder = () => useSave(edit);

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

/** What carries a change out on the newest version of an order. */
function bodyOf(change: OrderChange, newest: Order): OrderSave | PaymentCompletion {
  if (change.kind === 'status') return statusBody(newest, change.status);
  if (change.kind !== 'requestPayment') return completePaymentBody(newest);
  const draft = toOrderDraft(newest);
  const payment_info = draft.payment_info.trim() === '' ? change.info : draft.payment_info;
  return requestPaymentBody({ ...draft, payment_info });
}

/** A change of an order that is as the person saw it. */
interface SeenChange {
  change: OrderChange;
  /** The order as the person saw it. */
  seen: SeenOrder;
}

/** Nothing is sent if the order is already as requested; an {@link OrderChangedError} if it has changed since it was seen. */
const seenSave = <Variables>(of: (variables: Variables) => SeenChange) =>
  orderSave<Variables>({
    idOf: (variables) => of(variables).seen.alphanum_id,
    build: async (variables) => {
      const { change, seen } = of(variables);
      const parse = change.kind === 'completePayment' ? undefined : readToSave;
      const newest = await readOrder(seen.alphanum_id, undefined, parse);
      if (isAsAfter(newest, change)) return { newest, body: null, reason: null };
      const changeMeanwhile = changeSince(seen, newest, change);
      if (changeMeanwhile !== null) throw new OrderChangedError(changeMeanwhile, newest);
      return { newest, body: bodyOf(change, newest), reason: null };
    },
    isAlreadyDone: (now, variables) => isAsAfter(now, of(variables).change),
  });

const completion: Save<SeenOrder, OrderSaveResult, Built> = {
  ...seenSave<SeenOrder>((seen) => ({ change: { kind: 'completePayment' }, seen })),
  adds: true,
  isSame: () => true,
};

/** Completes a requested payment of an order that is as the person saw it, else throws an {@link OrderChangedError}. */
export const useCompletePayment = () => useSave(completion);

const seenChange = seenSave<SeenChange>((one) => one);

/** A change of each of several orders. */
interface OrderBatch extends BatchOptions<SeenOrder> {
  changeOf: (order: SeenOrder) => OrderChange;
  /** The orders as the person saw them. */
  orders: readonly SeenOrder[];
}

/** Several orders after a batch: what was saved, and its report. */
interface OrderBatchResult {
  saved: readonly (OrderSaveResult & SeenChange)[];
  state: BatchState<SeenOrder>;
}

const batch: Save<OrderBatch, OrderBatchResult, QueryClient | null> = {
  before: (_, queryClient) => Promise.resolve(queryClient),
  send: async ({ variables: { changeOf, orders, ...options }, before: queryClient }) => {
    const saved: (OrderSaveResult & SeenChange)[] = [];
    async function step(seen: SeenOrder, change: OrderChange): Promise<SeenOrder> {
      const one = { change, seen };
      const { answer } = await carryOut(queryClient, seenChange, one);
      saved.push({ ...answer, ...one });
      const { status, payment_status } = answer.order;
      return { ...seen, status, payment_status };
    }
    async function send(seen: SeenOrder) {
      const change = changeOf(seen);
      const back = statusAfter(seen, change);
      let at = seen;
      if (back !== null) at = await step(at, { kind: 'status', status: REQUEST_STATUS });
      try {
        // oxlint-disable-next-line no-await-in-loop -- each save follows the one before
        for (const one of stepsOf(change)) at = await step(at, one);
      } finally {
        // Also after a failure: the order has left.
        if (back !== null) await step(at, { kind: 'status', status: back });
      }
    }
    return { state: await runBatch(orders, send, options), saved };
  },
  writes: ({ saved }) =>
    orderWrites(new Map(saved.map(({ order, seen }) => [seen.alphanum_id, order]))),
  invalidates: [ordersKey, clientsKey],
  delayMs: ORDER_RELOAD_MS,
};

/**
 * Changes several orders, a call for each save. Failures are in the answer, orders that have changed since they were
 * seen among them; the lists show the saved orders when the batch has ended.
 */
export const useOrderBatch = () => useSave(batch);
