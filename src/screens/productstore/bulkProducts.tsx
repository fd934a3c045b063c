import { Suspense } from 'react';

import type { Product } from '~/contract/types';
import { lazyNamed } from '~/ui/lazyNamed';
import type { BulkActions } from '~/ui/list/useRowSelection';

const ProductBulkBar = lazyNamed(() => import('./ProductBulkBar'), 'ProductBulkBar');

/** Actions on several products. */
export const productBulkActions: BulkActions<Product> = {
  name: ({ name, id }) => `${name} (${id})`,
  render: (selected) => (
    <Suspense fallback={null}>
      <ProductBulkBar selected={selected} />
    </Suspense>
  ),
};
