import { Link } from '@tanstack/react-router';

import type { OrderSummary } from '~/contract/types';
import { orderStatusDisplay, statusOptions, statusRank } from '~/domain/orders/orderStatus';
import { paymentRank } from '~/domain/payments/paymentStatus';
import { clientName } from '~/domain/shopper/clients';
import { allowsMotion } from '~/lib/allowsMotion';
import { wallClock } from '~/lib/dates';
import type { Column } from '~/ui/list/columns';

import { orderColumnTexts } from './orderColumnTexts';
import { PaymentStatusIcon } from './PaymentStatusIcon';
import { StatusBadge } from './StatusBadge';

import classes from './orderColumns.module.css';

/** Columns that show orders, by name, for the lists that show them. */
export const orderColumns = {
  search: {
    key: 'buscar',
    header: 'Buscar',
    text: ({ client, alphanum_id, original_id }) =>
      [clientName(client), alphanum_id, original_id ?? ''].join(' '),
    filter: { kind: 'text', label: 'Buscar por cliente o número', inSearchBar: true },
    hidden: true,
    exported: false,
  },
  date: {
    key: 'fecha',
    ...orderColumnTexts.date,
    card: 'bottom',
    value: (order) => wallClock(order.created_at),
    filter: { kind: 'date' },
  },
  client: {
    key: 'cliente',
    ...orderColumnTexts.client,
    card: 'top',
    cell: (order) => <span className={classes.client}>{orderColumnTexts.client.text(order)}</span>,
    filter: { kind: 'text' },
  },
  number: {
    key: 'numero',
    ...orderColumnTexts.number,
    card: 'next',
    nowrap: true,
    cell: (order) => (
      <Link
        to="/orderdetail/{-$alphanumId}"
        params={{ alphanumId: order.alphanum_id }}
        viewTransition={allowsMotion()}
      >
        {order.alphanum_id}
      </Link>
    ),
    filter: { kind: 'text' },
  },
  originalId: {
    key: 'original',
    ...orderColumnTexts.originalId,
    card: 'none',
    priority: 3,
    nowrap: true,
    cell: ({ original_id }) =>
      original_id ? (
        <span className={classes.originalId} title={original_id}>
          {original_id}
        </span>
      ) : null,
    filter: { kind: 'text' },
  },
  status: {
    key: 'estado',
    ...orderColumnTexts.status,
    card: 'bottomEnd',
    nowrap: true,
    sortValue: (order) => statusRank(order.status),
    cell: (order) => <OrderStatusBadge status={order.status} />,
    filter: { kind: 'combo', options: statusOptions(), closed: true },
  },
  payment: {
    key: 'pago',
    ...orderColumnTexts.payment,
    card: 'action',
    nowrap: true,
    sortValue: (order) => paymentRank(order.payment_status),
    cell: (order) => <PaymentStatusIcon status={order.payment_status} />,
  },
  total: {
    key: 'valor',
    ...orderColumnTexts.total,
    card: 'topEnd',
    value: (order) => order.total_price,
    decimals: 2,
  },
  items: {
    key: 'items',
    ...orderColumnTexts.items,
    card: 'rest',
    unit: ['ítem', 'ítems'],
    priority: 3,
    value: (order) => order.nitems,
  },
} as const satisfies Record<string, Column<OrderSummary>>;

/** The status of an order as a coloured badge with its word. */
export function OrderStatusBadge({ status }: { status: OrderSummary['status'] }) {
  const { label, color } = orderStatusDisplay(status);
  return <StatusBadge label={label} color={color} />;
}
