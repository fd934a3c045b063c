import { lazyNamed } from '~/ui/lazyNamed';

import { OrderCardPlace } from './OrderCardPlace';

/** The shopper's order, loaded when it is first rendered; its place is kept meanwhile. */
export const LazyOrderCard = lazyNamed(() => import('./OrderCard'), 'OrderCard', {
  fallback: <OrderCardPlace />,
});
