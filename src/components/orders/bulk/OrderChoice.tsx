import { useState } from 'react';

import type { OrderSummary } from '~/contract/types';
import { lazyNamed } from '~/ui/lazyNamed';
import type { SelectedRows } from '~/ui/list/useRowSelection';

const OrderBulk = lazyNamed(() => import('./OrderBulk'), 'OrderBulk');

/** Names an order in the label of its checkbox. */
export const orderName = ({ alphanum_id }: OrderSummary) => `el pedido ${alphanum_id}`;

/** What orders were chosen for, once any were being chosen. */
export function OrderChoice({ chosen }: { chosen: SelectedRows<OrderSummary> | null }) {
  const [isUsed, setUsed] = useState(false);
  if (chosen && !isUsed) setUsed(true);
  return isUsed ? <OrderBulk chosen={chosen} /> : null;
}
