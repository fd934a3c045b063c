import type { Order } from '~/contract/types';
import { Boundary } from '~/ui/Boundary';
import { lazyNamed } from '~/ui/lazyNamed';

const ClientOrders = lazyNamed(() => import('./ClientOrders'), 'ClientOrders', { when: 'idle' });
const OrderTimeline = lazyNamed(() => import('./OrderTimeline'), 'OrderTimeline', { when: 'idle' });

/** The client's other orders. */
export function OtherOrders({ order }: { order: Order }) {
  return (
    <Boundary fallback={null}>
      <ClientOrders order={order} />
    </Boundary>
  );
}

/** What happened with the order. */
export function Timeline({ order }: { order: Order }) {
  return (
    <Boundary fallback={null}>
      <OrderTimeline order={order} />
    </Boundary>
  );
}
