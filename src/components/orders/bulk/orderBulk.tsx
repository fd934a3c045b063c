import { Suspense } from 'react';

import type { OrderSummary } from '~/contract/types';
import { lazyPart } from '~/ui/lazyPart';
import type { BulkRows } from '~/ui/list/DataList';

const BulkBar = lazyPart(() => import('./BulkBar').then((module) => module.BulkBar));

/** Several orders at once, for the lists of orders and payments. */
export const orderBulk: BulkRows<OrderSummary> = {
  name: ({ alphanum_id }) => `el pedido ${alphanum_id}`,
  actions: (chosen, end) => (
    <Suspense fallback={null}>
      <BulkBar orders={chosen} onEnd={end} />
    </Suspense>
  ),
};
