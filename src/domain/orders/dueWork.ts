import type { OrderSummary } from '~/contract/types';

import { UNCOLLECTED, uncollected, uncollectedNoun } from '../payments/paymentList';
import { nextSteps } from './orderStatus';
import { sumOfTotals } from './ordersTotal';

type Judged = Pick<OrderSummary, 'status' | 'payment_status' | 'total_price' | 'created_at'>;

/** Orders that wait for the same next step of the staff. */
export interface DueWork {
  id: keyof typeof kinds;
  /** At least 1. */
  count: number;
  /** What is counted, after the count. */
  noun: string;
  /** Sum of the totals in the store's currency, 2 decimals. */
  amount: number;
  /** Label of the link. */
  action: string;
  /** URL of the list of these orders. */
  link: string;
}

const kinds = {
  toPrepare: {
    isDue: ({ status }: Judged) => status === 'pending',
    nouns: ['pedido por preparar', 'pedidos por preparar'],
    action: nextSteps.pending.label,
    link: '/orderlist?estado=pending',
  },
  toCollect: {
    isDue: ({ payment_status }: Judged) => payment_status === 'required',
    nouns: ['pago por completar', 'pagos por completar'],
    action: 'Completar',
    link: '/paymentlist?estado=required',
  },
  uncollected: {
    isDue: (order: Judged, now: Date) => uncollected(now)(order),
    nouns: [uncollectedNoun(1), uncollectedNoun(2)],
    action: 'Ver',
    link: `/paymentlist?estado=${UNCOLLECTED}`,
  },
} as const;

const KINDS = ['toPrepare', 'toCollect', 'uncollected'] as const;

/**
 * What the staff do next, without what there is nothing of: orders to prepare, payments to complete, and deliveries that
 * nobody asked to be paid.
 */
export function dueWork(orders: readonly Judged[], now: Date): readonly DueWork[] {
  return KINDS.flatMap((id) => {
    const { isDue, nouns, action, link } = kinds[id];
    const due = orders.filter((order) => isDue(order, now));
    if (due.length === 0) return [];
    const [one, many] = nouns;
    const noun = due.length === 1 ? one : many;
    return [{ id, count: due.length, noun, amount: sumOfTotals(due), action, link }];
  });
}
