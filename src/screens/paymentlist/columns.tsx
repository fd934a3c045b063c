import { orderColumns } from '~/components/orders/orderColumns';
import { StatusBadge } from '~/components/orders/StatusBadge';
import type { OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { UNCOLLECTED, type uncollected } from '~/domain/payments/paymentList';
import { paymentOptions, paymentRank, paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { clientName } from '~/domain/shopper/clients';
import { compareTexts } from '~/lib/text';
import type { Column } from '~/ui/list/columns';

import classes from './columns.module.css';

const methodOf = (order: OrderSummary) => order.payment_method?.trim() || messages.notDefined;

/** Options of the method filter: the methods of the listed orders, since each store names its own. */
export function methodOptions(payments: readonly OrderSummary[]) {
  const methods = [...new Set(payments.map(methodOf))].toSorted(compareTexts);
  return methods.map((method) => ({ value: method, label: method }));
}

/** Columns and filters of the payment list, in order. "Estado" is the payment's: completing depends on it. */
export function paymentColumns(
  methods: ReturnType<typeof methodOptions>,
  isUncollected: ReturnType<typeof uncollected>,
): readonly Column<OrderSummary>[] {
  return [
    orderColumns.search,
    // On a phone below the date, with the method.
    { ...orderColumns.number, filter: undefined, card: 'bottom' },
    { ...orderColumns.date, card: 'rest' },
    {
      ...orderColumns.client,
      cell: (order) => (
        <>
          <Narrow text={clientName(order.client)} look="name" />
          <span className={`${classes.text} ${classes.method}`}>{methodOf(order)}</span>
        </>
      ),
    },
    {
      key: 'metodo',
      priority: 3,
      header: 'Método',
      card: 'next',
      text: methodOf,
      cell: (order) => <Narrow text={methodOf(order)} look="method" />,
      filter: { kind: 'list', options: methods },
    },
    {
      key: 'pago',
      header: 'Info. de pago',
      card: 'none',
      priority: 3,
      text: (order) => order.payment_info ?? '',
      cell: (order) => <Narrow text={order.payment_info ?? ''} />,
      filter: { kind: 'text', label: 'Pago' },
    },
    orderColumns.total,
    {
      key: 'estado',
      header: 'Estado',
      card: 'bottomEnd',
      text: (order) => paymentStatusDisplay(order.payment_status).listLabel,
      sortValue: (order) => paymentRank(order.payment_status),
      cell: ({ payment_status }) => {
        const { listLabel, color } = paymentStatusDisplay(payment_status);
        return <StatusBadge label={listLabel} color={color === 'yellow' ? 'amber' : color} />;
      },
      // Exact match: a combo's partial match would find "No solicitado" for "Solicitado".
      tags: (order) => [order.payment_status, ...(isUncollected(order) ? [UNCOLLECTED] : [])],
      filter: {
        kind: 'list',
        options: [...paymentOptions(), { value: UNCOLLECTED, label: 'Entregado sin cobrar' }],
        restrictedToOptions: true,
      },
    },
  ];
}

/** A text that is cut off, so that a long one does not push status and button out of view. */
function Narrow({ text, look = 'info' }: { text: string; look?: 'info' | 'name' | 'method' }) {
  return (
    <span className={classes.text} data-look={look} title={text}>
      {text}
    </span>
  );
}
