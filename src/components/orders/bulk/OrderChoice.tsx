import { useState } from 'react';

import type { OrderSummary } from '~/contract/types';
import { lazyNamed } from '~/ui/lazyNamed';
import type { SelectedRows } from '~/ui/list/useRowSelection';

import type { MovedOrders } from './UndoBatchChange';

const OrderBulkBar = lazyNamed(() => import('./OrderBulkBar'), 'OrderBulkBar');
const UndoBatchChange = lazyNamed(() => import('./UndoBatchChange'), 'UndoBatchChange');

/** Names an order in the label of its checkbox. */
export const orderName = ({ alphanum_id }: OrderSummary) => `el pedido ${alphanum_id}`;

/** The actions on the chosen orders, while orders are being chosen, and what takes the last change of their status back. */
export function OrderChoice({ chosen }: { chosen: SelectedRows<OrderSummary> | null }) {
  const [moved, setMoved] = useState<MovedOrders | null>(null);
  return (
    <>
      {chosen === null ? null : <OrderBulkBar selected={chosen} onMoved={setMoved} />}
      {moved === null ? null : (
        <UndoBatchChange
          key={moved.orders.map(({ alphanum_id }) => alphanum_id).join(' ') + moved.status}
          moved={moved}
          onEnd={() => setMoved(null)}
        />
      )}
    </>
  );
}
