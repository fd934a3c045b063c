import type { OrderSummary } from '~/contract/types';

import { orderStatusDisplay, type HomeTab } from './orderStatus';
import { sumOfTotals } from './ordersTotal';

/** Maximum of orders shown in a tab of the staff home. */
const HOME_ORDERS_PER_TAB = 12;

/** Number of orders and the sum of their totals in the store's currency (2 decimals). */
export interface CountAndAmount {
  readonly count: number;
  readonly amount: number;
}

interface HomeTabOrders {
  /** Of all orders of the tab. */
  readonly count: number;
  /** The newest ones, at most {@link HOME_ORDERS_PER_TAB}. */
  readonly orders: readonly OrderSummary[];
}

/** The orders block of the staff home. */
interface HomeTotals {
  readonly tabs: Readonly<Record<HomeTab, HomeTabOrders>>;
  /** Incoming plus in process. */
  readonly open: CountAndAmount;
  /** To dispatch plus delivered. */
  readonly deliveries: CountAndAmount;
}

/** Wire dates sort as text; orders of the same second by their id. */
export function newestFirst(one: OrderSummary, other: OrderSummary): number {
  if (one.created_at === other.created_at) return other.id - one.id;
  return one.created_at < other.created_at ? 1 : -1;
}

function countAndAmount(orders: readonly OrderSummary[]): CountAndAmount {
  return {
    count: orders.length,
    amount: sumOfTotals(orders),
  };
}

/** Counts, newest orders and totals of the staff home. */
export function homeTotals(orders: readonly OrderSummary[]): HomeTotals {
  const byTab: Record<HomeTab, OrderSummary[]> = {
    ENTRANTES: [],
    'EN PROCESO': [],
    'A DESPACHAR': [],
    ENTREGADAS: [],
  };
  for (const order of orders) {
    const tab = orderStatusDisplay(order.status).homeTab;
    if (tab !== null) byTab[tab].push(order);
  }
  const tabOrders = (tab: HomeTab): HomeTabOrders => ({
    count: byTab[tab].length,
    orders: byTab[tab].toSorted(newestFirst).slice(0, HOME_ORDERS_PER_TAB),
  });
  return {
    tabs: {
      ENTRANTES: tabOrders('ENTRANTES'),
      'EN PROCESO': tabOrders('EN PROCESO'),
      'A DESPACHAR': tabOrders('A DESPACHAR'),
      ENTREGADAS: tabOrders('ENTREGADAS'),
    },
    open: countAndAmount([...byTab.ENTRANTES, ...byTab['EN PROCESO']]),
    deliveries: countAndAmount([...byTab['A DESPACHAR'], ...byTab.ENTREGADAS]),
  };
}
