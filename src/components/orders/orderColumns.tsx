import { Link } from '@tanstack/react-router';

import type { OrderSummary } from '~/contract/types';
import { orderStatusLook, statusOptions, statusRank } from '~/domain/orders/orderStatus';
import { paymentRank, paymentStatusLook } from '~/domain/payments/paymentStatus';
import { clientName } from '~/domain/shopper/clients';
import { formatDate, wallClock } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';
import type { Column } from '~/ui/list/columns';

import { PaymentStatusIcon } from './PaymentStatusIcon';
import { StatusBadge } from './StatusBadge';

/** Columns that show orders, by name, for the lists that show them. */
export const orderColumns = {
  date: {
    key: 'fecha',
    header: 'Fecha',
    card: 'bottom',
    text: (order) => formatDate(order.created_at),
    value: (order) => wallClock(order.created_at),
    filter: { kind: 'date' },
  },
  client: {
    key: 'cliente',
    header: 'Cliente',
    card: 'top',
    text: (order) => clientName(order.client),
    filter: { kind: 'text' },
  },
  number: {
    key: 'numero',
    header: 'Nº de pedido',
    card: 'middle',
    nowrap: true,
    text: (order) => order.alphanum_id,
    cell: (order) => (
      <Link to="/orderdetail/{-$alphanumId}" params={{ alphanumId: order.alphanum_id }}>
        {order.alphanum_id}
      </Link>
    ),
    filter: { kind: 'text' },
  },
  originalId: {
    key: 'original',
    header: 'Id original',
    text: (order) => order.original_id ?? '',
    filter: { kind: 'text' },
  },
  status: {
    key: 'estado',
    header: 'Estado',
    card: 'middleEnd',
    nowrap: true,
    text: (order) => orderStatusLook(order.status).label,
    sortValue: (order) => statusRank(order.status),
    cell: (order) => <OrderStatusBadge status={order.status} />,
    filter: { kind: 'combo', options: statusOptions(), closed: true },
  },
  payment: {
    key: 'pago',
    header: 'Pago',
    card: 'bottomEnd',
    nowrap: true,
    text: (order) => paymentStatusLook(order.payment_status).listLabel,
    sortValue: (order) => paymentRank(order.payment_status),
    cell: (order) => <PaymentStatusIcon status={order.payment_status} />,
    align: 'center',
  },
  total: {
    key: 'valor',
    header: 'Valor',
    card: 'topEnd',
    text: (order) => formatMoney(order.total_price, order.curr_symbol),
    value: (order) => order.total_price,
    align: 'right',
    decimals: 2,
  },
  items: {
    key: 'items',
    header: 'N ITEMS',
    text: (order) => formatNumber(order.nitems),
    value: (order) => order.nitems,
    align: 'right',
  },
} as const satisfies Record<string, Column<OrderSummary>>;

/** The status of an order as a coloured badge with its word. */
export function OrderStatusBadge({ status }: { status: OrderSummary['status'] }) {
  const { label, color } = orderStatusLook(status);
  return <StatusBadge label={label} color={color} />;
}
