import { queryOptions } from '@tanstack/react-query';

import { orderShape, orderSummaryShape } from '~/contract/shapes.gen';
import type { Order, OrderSave, OrderSummary, PaymentCompletion } from '~/contract/types';
import { completePaymentPayload } from '~/domain/orders/orderDraftPayload';
import { isSaveApplied } from '~/domain/orders/orderSaveApplied';

import { api, unwrap } from './client';
import { clientsKey } from './clients';
import { ApiError } from './errors';
import { staffLoad } from './loadPolicy';
import { cacheWrite, sendOrFind, useSave } from './mutation';
import { mapRows, one, rowsOf } from './parse';

const ordersKey = ['orders'] as const;

/** Delay after a save until the order is read again, in ms. */
export const ORDER_RELOAD_MS = 500;

/** GET /store/orders. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: [...ordersKey, 'listOrders'],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/orders', { signal }), rowsOf(orderSummaryShape)),
    // Shoppers change and pay orders while the tab is in the background.
    refetchOnWindowFocus: 'always',
    meta: staffLoad,
  });

const readOrder = (id: string, signal?: AbortSignal) =>
  unwrap(api().GET('/store/orders/{id}', { params: { path: { id } }, signal }), one(orderShape));

/**
 * GET /store/orders/{id} by numeric id or alphanum_id; null when the store has no such order: the screen then goes to
 * /home, while a failed load goes to /login.
 */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'getOrder', id],
    queryFn: ({ signal }) =>
      readOrder(id, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    refetchOnWindowFocus: 'always',
    meta: staffLoad,
  });

/** The fields of a listed order that a save may change. */
function summaryOf(before: OrderSummary, saved: Order): OrderSummary {
  const { status, payment_status, payment_info, total_price, nitems } = saved;
  return { ...before, status, payment_status, payment_info, total_price, nitems };
}

const postOrder = (id: string, body: OrderSave | PaymentCompletion) =>
  unwrap(api().POST('/store/orders/{id}', { params: { path: { id } }, body }), one(orderShape));

/** Makes the body of a save from the newest version of the order; null: nothing is sent. */
export type PrepareSave = (newest: Order) => OrderSave | null;

export interface OrderSaveResult {
  /** The order as the server has it now. */
  order: Order;
  isSent: boolean;
}

/** Sends a save; when its answer is lost, reads the order again and asks `isApplied` whether it was stored. */
function post(
  id: string,
  body: OrderSave | PaymentCompletion,
  isApplied: (now: Order) => boolean,
): Promise<OrderSaveResult> {
  return sendOrFind(
    async () => ({ order: await postOrder(id, body), isSent: true }),
    async () => {
      const now = await readOrder(id);
      return isApplied(now) ? { order: now, isSent: true } : null;
    },
  );
}

/** The cache entries that a saved order changes, and what is read again after it. */
const orderChange = {
  writes: ({ order: saved }: OrderSaveResult, { id }: { id: string }) => [
    cacheWrite(orderQuery(id), () => saved),
    cacheWrite(ordersQuery(), (orders) =>
      mapRows(orders, (order) => (order.id === saved.id ? summaryOf(order, saved) : order)),
    ),
  ],
  rereads: [ordersKey, clientsKey],
  delayMs: ORDER_RELOAD_MS,
};

/**
 * Reads an order and sends what `prepare` makes of its newest version. The answer is shown at once, also in the list.
 * A caller that gets a LostAnswerError compares the next newest version with what it sent (`isSaveApplied`).
 */
export function useSaveOrder() {
  return useSave({
    ...orderChange,
    request: async ({
      id,
      prepare,
    }: {
      id: string;
      prepare: PrepareSave;
    }): Promise<OrderSaveResult> => {
      const newest = await readOrder(id);
      const body = prepare(newest);
      if (body === null) return { order: newest, isSent: false };
      return post(id, body, (now) => isSaveApplied(now, body, newest));
    },
  });
}

/** Completes a requested payment. */
export function useCompletePayment() {
  return useSave({
    ...orderChange,
    request: ({ id }: { id: string }) =>
      post(id, completePaymentPayload(), ({ payment_status }) => payment_status === 'done'),
  });
}
