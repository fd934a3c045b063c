import { Suspense } from 'react';

import type { OrderSummary } from '~/contract/types';
import { lazyNamed } from '~/ui/lazyNamed';
import type { BulkActions } from '~/ui/list/useRowSelection';

const OrderBulkBar = lazyNamed(() => import('./OrderBulkBar'), 'OrderBulkBar');

/** Actions on several orders, for the lists of orders and payments. */
export const orderBulkActions: BulkActions<OrderSummary> = {
  name: ({ alphanum_id }) => `el pedido ${alphanum_id}`,
  render: (selected) => (
    <Suspense fallback={null}>
      <OrderBulkBar selected={selected} />
    </Suspense>
  ),
};
