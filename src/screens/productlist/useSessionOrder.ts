import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { orderBesideQuery } from '~/api/customerOrder';
import { formatMoney } from '~/lib/money';
import { onOrderChangedElsewhere, useCustomerSession } from '~/session/customer';

/** What the catalogue shows of the session's order. */
export interface SessionOrder {
  /** null until the order is loaded. */
  readonly number: string | null;
  /** What it comes to; null for an order without products. */
  readonly total: string | null;
  /** Amounts of the products that it holds, by product id; empty until it is loaded. */
  readonly amounts: ReadonlyMap<number, number>;
}

export function useSessionOrder(): SessionOrder {
  const orderToken = useCustomerSession().currentOrderToken;
  const { data, refetch } = useQuery({
    ...orderBesideQuery(orderToken ?? ''),
    enabled: orderToken !== null,
  });
  useEffect(
    () =>
      orderToken === null ? undefined : onOrderChangedElsewhere(orderToken, () => void refetch()),
    [orderToken, refetch],
  );
  return useMemo(() => {
    const order = orderToken === null ? undefined : data?.data;
    return {
      number: order?.alphanum_id ?? null,
      total: order?.items.length ? formatMoney(order.total_price, order.curr_symbol) : null,
      amounts: new Map(order?.items.map(({ product_id, amount }) => [product_id, amount])),
    };
  }, [orderToken, data]);
}
