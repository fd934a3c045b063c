import { orderColumns } from '~/components/orders/orderColumns';
import { PaymentStatusIcon } from '~/components/orders/PaymentStatusIcon';
import type { OrderSummary } from '~/contract/types';
import type { Column } from '~/ui/list/columns';

import { StatusButton } from './StatusButton';

/** Columns of the order list, in order. */
export const columns: readonly Column<OrderSummary>[] = [
  orderColumns.search,
  orderColumns.date,
  orderColumns.client,
  orderColumns.number,
  orderColumns.originalId,
  { ...orderColumns.status, cell: (order) => <StatusButton order={order} /> },
  {
    ...orderColumns.payment,
    cell: (order) => <PaymentStatusIcon order={order} words="wide" />,
  },
  orderColumns.total,
  orderColumns.items,
];
