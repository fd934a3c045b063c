import type { OrderSummary } from '~/contract/types';
import type { Column, DayHeadings } from '~/ui/list/columns';
import { useDayHeadings } from '~/ui/list/table/useDayHeadings';
import { type List, useList } from '~/ui/list/useList';

import { orderName } from './bulk/OrderChoice';
import { orderColumns } from './orderColumns';
import { useRememberListedOrders } from './useRememberListedOrders';

/**
 * A list of orders: the newest first, with a heading for each day; the order screen offers the neighbours in it.
 * @param dayText what a heading says of the orders of its day
 */
export function useOrdersList(
  orders: readonly OrderSummary[],
  columns: readonly Column<OrderSummary>[],
  {
    dayText,
    ...options
  }: Pick<Parameters<typeof useList<OrderSummary>>[2], 'name' | 'search' | 'onSearch'> & {
    dayText: (orders: readonly OrderSummary[]) => string;
  },
): { list: List<OrderSummary>; headings: DayHeadings<OrderSummary> | null } {
  const list = useList(orders, columns, {
    ...options,
    noun: ['pedido', 'pedidos'],
    rowKey: ({ id }) => id,
    initialSort: { key: orderColumns.date.key, descending: true },
    nameOfRow: orderName,
    isCustomizable: true,
  });
  const headings = useDayHeadings(list, orderColumns.date.key, dayText);
  useRememberListedOrders(list.matching);
  return { list, headings };
}
