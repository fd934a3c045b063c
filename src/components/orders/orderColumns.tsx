import { Link } from '@tanstack/react-router';

import type { OrderSummary } from '~/contract/types';
import { ORDER_HEADS } from '~/domain/orders/orderHeads';
import { orderStatusDisplay, statusOptions, statusRank } from '~/domain/orders/orderStatus';
import { paymentRank, paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { clientName } from '~/domain/shopper/clients';
import { allowsMotion } from '~/lib/browser/allowsMotion';
import { formatDate, wallClock } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';
import type { Column } from '~/ui/list/columns';

import { PaymentStatusIcon } from './PaymentStatusIcon';
import { StatusBadge } from './StatusBadge';

import classes from './orderColumns.module.css';

/** Columns that show orders, by name, for the lists that show them. */
export const orderColumns = {
  search: {
    key: 'buscar',
    header: 'Buscar',
    text: ({ client, alphanum_id, original_id }) =>
      [clientName(client), alphanum_id, original_id ?? '', client.phone ?? ''].join(' '),
    filter: {
      kind: 'text',
      label: 'Buscar por cliente o número',
      inSearchBar: true,
      digits: true,
      heads: ORDER_HEADS,
    },
    notInTable: true,
    exported: false,
  },
  date: {
    key: 'fecha',
    header: 'Fecha',
    text: (order) => formatDate(order.created_at),
    card: 'bottom',
    value: (order) => wallClock(order.created_at),
    filter: { kind: 'date' },
  },
  client: {
    key: 'cliente',
    header: 'Cliente',
    text: (order) => clientName(order.client),
    card: 'top',
    cell: (order) => (
      <span className={classes.client} title={clientName(order.client)}>
        {clientName(order.client)}
      </span>
    ),
    filter: { kind: 'text' },
  },
  number: {
    key: 'numero',
    header: 'Nº de pedido',
    text: (order) => order.alphanum_id,
    card: 'next',
    nowrap: true,
    cell: (order) => (
      <Link
        to="/orderdetail/{-$alphanumId}"
        params={{ alphanumId: order.alphanum_id }}
        viewTransition={allowsMotion()}
        translate="no"
      >
        {order.alphanum_id}
      </Link>
    ),
    filter: { kind: 'text', heads: ORDER_HEADS },
  },
  originalId: {
    key: 'original',
    header: 'Id original',
    text: (order) => order.original_id ?? '',
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
    header: 'Estado',
    text: (order) => orderStatusDisplay(order.status).label,
    card: 'bottomEnd',
    nowrap: true,
    sortValue: (order) => statusRank(order.status),
    cell: (order) => <OrderStatusBadge status={order.status} />,
    filter: { kind: 'combo', options: statusOptions(), restrictedToOptions: true },
  },
  payment: {
    key: 'pago',
    header: 'Pago',
    text: (order) => paymentStatusDisplay(order.payment_status).listLabel,
    card: 'action',
    nowrap: true,
    sortValue: (order) => paymentRank(order.payment_status),
    cell: (order) => <PaymentStatusIcon order={order} />,
  },
  total: {
    key: 'valor',
    header: 'Valor',
    text: (order) => formatMoney(order.total_price, order.curr_symbol),
    align: 'right',
    card: 'topEnd',
    value: (order) => order.total_price,
    decimals: 2,
  },
  items: {
    key: 'items',
    header: 'N ITEMS',
    text: (order) => formatNumber(order.nitems),
    align: 'right',
    card: 'rest',
    unit: ['item', 'items'],
    value: (order) => order.nitems,
  },
} as const satisfies Record<string, Column<OrderSummary>>;

/** The status of an order as a coloured badge with its word. */
export function OrderStatusBadge({ status }: { status: OrderSummary['status'] }) {
  const { label, color } = orderStatusDisplay(status);
  return <StatusBadge label={label} color={color} />;
}
