import { completedPaymentInfo } from '~/domain/orders/draft/orderDraft';

import type { Database, OrderRow } from '../database/db';
import { writeLog } from '../database/storeLog';
import { conflict, notFound } from '../http';

/** The results of the wallet's checkout, as the wallet names them. */
export const WALLET_RESULTS = ['approved', 'pending', 'rejected'] as const;
export type WalletResult = (typeof WALLET_RESULTS)[number];

/** Delay until the wallet approves a pending payment, in ms. */
const PENDING_SETTLES_AFTER_MS = 10_000;

/** The order of a wallet preference. @throws 404 when there is none */
export function findPreference(db: Database, preferenceId: string): Readonly<OrderRow> {
  const order = db.orders.find((row) => row.payment_data?.payment_id === preferenceId);
  if (order === undefined) throw notFound('La preferencia de pago no existe');
  return order;
}

function note(db: Database, order: Readonly<OrderRow>, now: Date, event: string): void {
  const payload = { method: order.payment_method, order: order.alphanum_id };
  const level = event === 'payment_rejected' ? 'error' : 'info';
  writeLog(db, order.store_id, now, { level, event, payload });
}

function approve(db: Database, order: Readonly<OrderRow>, now: Date): Readonly<OrderRow> {
  note(db, order, now, 'payment_approved');
  return db.orders.update(order.id, {
    payment_status: 'done',
    payment_info: completedPaymentInfo(order),
  });
}

/**
 * Applies a result of the wallet to the order.
 * @throws 404 for an unknown preference; 409 unless the payment is requested
 */
export function applyWalletResult(
  db: Database,
  preferenceId: string,
  result: WalletResult,
  now: Date,
): Readonly<OrderRow> {
  const order = findPreference(db, preferenceId);
  if (order.payment_status !== 'required') throw conflict('Este pago ya fue procesado');
  if (result === 'approved') return approve(db, order, now);
  if (result === 'rejected') {
    note(db, order, now, 'payment_rejected');
    return order;
  }
  note(db, order, now, 'payment_pending');
  const settles_at = now.getTime() + PENDING_SETTLES_AFTER_MS;
  db.walletPayments.remove(preferenceId);
  db.walletPayments.insert({ id: preferenceId, settles_at });
  return db.orders.update(order.id, { payment_status: 'processing' });
}

/** Approves due pending payments, and forgets those settled otherwise. */
export function settleWalletPayments(db: Database, now: Date): void {
  for (const { id } of db.walletPayments.where(({ settles_at }) => settles_at <= now.getTime())) {
    const order = db.orders.find((row) => row.payment_data?.payment_id === id);
    if (order?.payment_status === 'processing') approve(db, order, now);
    db.walletPayments.remove(id);
  }
}
