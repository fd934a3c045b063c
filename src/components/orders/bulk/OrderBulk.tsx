import { useState } from 'react';

import type { OrderSummary } from '~/contract/types';
import { lazyNamed } from '~/ui/lazyNamed';
import type { SelectedRows } from '~/ui/list/useRowSelection';

import { OrderBulkBar } from './OrderBulkBar';
import type { MovedOrders } from './UndoBatchChange';

const UndoBatchChange = lazyNamed(() => import('./UndoBatchChange'), 'UndoBatchChange');

/** The actions on the chosen orders, while orders are being chosen, and what takes the last change of their status back. */
export function OrderBulk({ chosen }: { chosen: SelectedRows<OrderSummary> | null }) {
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
