import { clientColumns } from '~/components/clients/clientColumns';
import { orderColumns } from '~/components/orders/orderColumns';
import { PaymentStatusIcon } from '~/components/orders/PaymentStatusIcon';
import type { Client, OrderSummary } from '~/contract/types';
import type { Column } from '~/ui/list/columns';

/** Columns of the orders block: date, client, order number, value, payment icon. */
export const homeOrderColumns: readonly Column<OrderSummary>[] = [
  orderColumns.date,
  orderColumns.client,
  orderColumns.number,
  orderColumns.total,
  {
    ...orderColumns.payment,
    cell: (order) => <PaymentStatusIcon order={order} words="wider" />,
  },
];

/** Columns of the partial client table, in the specification's order. */
export const homeClientColumns: readonly Column<Client>[] = [
  clientColumns.email,
  clientColumns.firstName,
  clientColumns.lastName,
  clientColumns.phone,
  clientColumns.lastSeen,
  clientColumns.registered,
];
