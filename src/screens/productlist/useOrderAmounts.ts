import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { orderBesideQuery } from '~/api/customerOrder';
import { useCustomerSession } from '~/session/customer';

/** Amounts of the products that the session's order holds, by product id; empty until they are loaded. */
export function useOrderAmounts(): ReadonlyMap<number, number> {
  const orderToken = useCustomerSession().currentOrderToken;
  const { data } = useQuery({
    ...orderBesideQuery(orderToken ?? ''),
    enabled: orderToken !== null,
  });
  return useMemo(() => {
    const items = orderToken === null ? [] : (data?.data.items ?? []);
    return new Map(items.map(({ product_id, amount }) => [product_id, amount]));
  }, [orderToken, data]);
}
