import { Link } from '@tanstack/react-router';

import type { OrderSummary } from '~/contract/types';
import { orderStatusDisplay, statusOptions, statusRank } from '~/domain/orders/orderStatus';
import { paymentRank, paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { clientName } from '~/domain/shopper/clients';
import { allowsMotion } from '~/lib/allowsMotion';
import { formatDate, wallClock } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';
import type { Column } from '~/ui/list/columns';

import { PaymentStatusIcon } from './PaymentStatusIcon';
import { StatusBadge } from './StatusBadge';

import classes from './orderColumns.module.css';

type Texts = Pick<Column<OrderSummary>, 'header' | 'text' | 'align'>;

/** Headers and texts of the columns, by name. */
const texts = {
  date: { header: 'Fecha', text: (order) => formatDate(order.created_at) },
  client: { header: 'Cliente', text: (order) => clientName(order.client) },
  number: { header: 'Nº de pedido', text: (order) => order.alphanum_id },
  originalId: { header: 'Id original', text: (order) => order.original_id ?? '' },
  status: { header: 'Estado', text: (order) => orderStatusDisplay(order.status).label },
  payment: {
    header: 'Pago',
    text: (order) => paymentStatusDisplay(order.payment_status).listLabel,
  },
  total: {
    header: 'Valor',
    text: (order) => formatMoney(order.total_price, order.curr_symbol),
    align: 'right',
  },
  items: { header: 'N ITEMS', text: (order) => formatNumber(order.nitems), align: 'right' },
} as const satisfies Record<string, Texts>;

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
    ...texts.date,
    card: 'bottom',
    value: (order) => wallClock(order.created_at),
    filter: { kind: 'date' },
  },
  client: {
    key: 'cliente',
    ...texts.client,
    card: 'top',
    cell: (order) => (
      <span className={classes.client} title={texts.client.text(order)}>
        {texts.client.text(order)}
      </span>
    ),
    filter: { kind: 'text' },
  },
  number: {
    key: 'numero',
    ...texts.number,
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
    ...texts.originalId,
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
    ...texts.status,
    card: 'bottomEnd',
    nowrap: true,
    sortValue: (order) => statusRank(order.status),
    cell: (order) => <OrderStatusBadge status={order.status} />,
    filter: { kind: 'combo', options: statusOptions(), restrictedToOptions: true },
  },
  payment: {
    key: 'pago',
    ...texts.payment,
    card: 'action',
    nowrap: true,
    sortValue: (order) => paymentRank(order.payment_status),
    cell: (order) => <PaymentStatusIcon order={order} />,
  },
  total: {
    key: 'valor',
    ...texts.total,
    card: 'topEnd',
    value: (order) => order.total_price,
    decimals: 2,
  },
  items: {
    key: 'items',
    ...texts.items,
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
