import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { orderBesideQuery } from '~/api/customerOrder';
import { useCustomerSession } from '~/session/customer';

/** Amounts of the products that the session's order holds, by product id; empty until they are loaded. */
export function useOrderAmounts(): ReadonlyMap<number, number> {
  const order = useCustomerSession().currentOrderToken;
  const { data } = useQuery({ ...orderBesideQuery(order ?? ''), enabled: order !== null });
  return useMemo(() => {
    const items = order === null ? [] : (data?.data.items ?? []);
    return new Map(items.map(({ product_id, amount }) => [product_id, amount]));
  }, [order, data]);
}
