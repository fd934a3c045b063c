import type { OrderSummary } from '~/contract/types';
import { lazyNamed } from '~/ui/lazyNamed';
import type { SelectedRows } from '~/ui/list/useRowSelection';

const OrderBulkBar = lazyNamed(() => import('./OrderBulkBar'), 'OrderBulkBar');

/** Names an order in the label of its checkbox. */
export const orderName = ({ alphanum_id }: OrderSummary) => `el pedido ${alphanum_id}`;

/** The actions on the chosen orders, while orders are being chosen. */
export const OrderChoice = ({ chosen }: { chosen: SelectedRows<OrderSummary> | null }) =>
  chosen === null ? null : <OrderBulkBar selected={chosen} />;
