import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { clientOrdersQuery } from '~/api/clients';
import { asSecondary } from '~/api/transport/loadPolicy';
import { orderColumns } from '~/components/orders/orderColumns';
import { PaymentStatusIcon } from '~/components/orders/PaymentStatusIcon';
import { useRememberListedOrders } from '~/components/orders/useRememberListedOrders';
import type { OrderSummary } from '~/contract/types';
import { orderCount } from '~/domain/orders/orderCount';
import { pageRows } from '~/lib/pages';
import { setCurrentAlphanumId } from '~/session/selection';
import type { Column, Sort } from '~/ui/list/columns';
import { EmptyList } from '~/ui/list/EmptyList';
import {
  type ChangeListSearch,
  type ListSearch,
  pageOf,
  withPage,
  withSort,
} from '~/ui/list/listSearch';
import { Pages } from '~/ui/list/Pages';
import { DataTable } from '~/ui/list/table/DataTable';
import { useSortedRows } from '~/ui/list/table/useSortedRows';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { LIST_PAGE_SIZE } from '~/ui/list/useList';

import classes from './OrdersTab.module.css';

const NEWEST_FIRST: Sort = { key: orderColumns.date.key, descending: true };

const columns: readonly Column<OrderSummary>[] = [
  {
    ...orderColumns.number,
    card: 'top',
    cell: (order) => (
      <>
        {orderColumns.number.cell(order)}
        <span className={classes.onCard}>{orderColumns.date.text(order)}</span>
      </>
    ),
  },
  { ...orderColumns.date, card: 'none' },
  { ...orderColumns.total, header: 'Monto' },
  {
    ...orderColumns.payment,
    card: 'bottom',
    cell: (order) => <PaymentStatusIcon order={order} words="list" />,
  },
  orderColumns.status,
];

/** ORDENES DEL CLIENTE: how many, and each with number, date, amount, payment icon with its word, and status. */
export function OrdersTab({
  clientId,
  search,
  onSearch,
}: {
  clientId: number;
  search: ListSearch;
  onSearch: ChangeListSearch;
}) {
  const { rows: orders, unreadable } = useSuspenseQuery(
    asSecondary(clientOrdersQuery(clientId)),
  ).data;
  const navigate = useNavigate();
  const { sort, sorted } = useSortedRows(orders, columns, search, NEWEST_FIRST);
  const page = pageRows(sorted, pageOf(search), LIST_PAGE_SIZE);
  useRememberListedOrders(sorted);
  if (orders.length === 0 && unreadable === 0)
    return <EmptyList hint="Los pedidos que haga el cliente aparecen acá." />;
  return (
    <>
      <Text fz="sm" c="dimmed" mb="xs">
        {orderCount(orders.length)}
      </Text>
      <UnreadableRows count={unreadable} one="pedido" many="pedidos" />
      <DataTable
        list={{
          name: 'Ordenes del cliente',
          columns,
          rowKey: (order) => order.id,
          page,
          sort,
          setSort: (next) => onSearch((latest) => withSort(latest, next)),
        }}
        onRowClick={(order) => {
          setCurrentAlphanumId(order.alphanum_id);
          void navigate({ to: '/orderdetail/{-$alphanumId}', params: { alphanumId: undefined } });
        }}
      />
      <Pages
        page={page.page}
        pages={page.pages}
        onPage={(next) => onSearch((latest) => withPage(latest, next))}
      />
    </>
  );
}
