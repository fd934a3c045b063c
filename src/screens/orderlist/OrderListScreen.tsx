import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { ordersQuery } from '~/api/orders';
import { OrderChoice } from '~/components/orders/bulk/OrderChoice';
import { type ListNews, useSteadyOrders } from '~/components/orders/listNews';
import { orderColumns } from '~/components/orders/orderColumns';
import { forgetStatusChange, lastStatusChange } from '~/components/orders/status/statusChange';
import { useOpenOrder } from '~/components/orders/useOpenOrder';
import { useOrdersList } from '~/components/orders/useOrdersList';
import { ShareStoreButton } from '~/components/ShareStoreButton';
import { soldText, soldTotalText } from '~/domain/orders/ordersTotal';
import { ROUTES } from '~/domain/session/routes';
import { lazyNamed } from '~/ui/lazyNamed';
import { EmptyList } from '~/ui/list/EmptyList';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useListSearch } from '~/ui/list/useListSearch';

import { columns } from './columns';

const UndoStatusChange = lazyNamed(
  () => import('~/components/orders/status/UndoStatusChange'),
  'UndoStatusChange',
);

const NEWS: ListNews = { holdBack: ['arrived'], own: 'arrived' };

/** /orderlist: every order of the store; the URL parameter `estado` preselects the status filter. */
export function OrderListScreen() {
  const { rows, unreadable } = useSuspenseQuery(ordersQuery()).data;
  const [search, setSearch] = useListSearch();
  const { orders, newsButton } = useSteadyOrders(rows, search, NEWS);
  const openOrder = useOpenOrder();
  const statusChange = useSyncExternalStore(lastStatusChange.subscribe, lastStatusChange.get);
  useEffect(() => forgetStatusChange, []);
  const { list, headings } = useOrdersList(orders, columns, {
    name: 'Pedidos',
    search,
    onSearch: setSearch,
    dayText: soldText,
  });
  return (
    <>
      <ListBar list={list} title={ROUTES.orderlist.title}>
        <ListTools list={list} />
      </ListBar>
      <UnreadableRows count={unreadable} one="pedido" many="pedidos" />
      {newsButton}
      {statusChange ? (
        <UndoStatusChange
          key={statusChange.order.alphanum_id + statusChange.order.status}
          statusChange={statusChange}
        />
      ) : null}
      {orders.length === 0 ? (
        <EmptyList hint="Cuando un cliente compre, su pedido aparece acá.">
          <ShareStoreButton />
        </EmptyList>
      ) : (
        <>
          <FilterLine list={list} tabs={orderColumns.status.key} sum={namedTotal} />
          {/* Before the rows in the order of reading; it sticks to the lower edge. */}
          <OrderChoice chosen={list.chosen} />
          <DataTable list={list} headings={headings} onRowClick={openOrder} />
          <ListPages list={list} />
        </>
      )}
    </>
  );
}

function namedTotal(orders: Parameters<typeof soldTotalText>[0]): string {
  const total = soldTotalText(orders);
  return total === '' ? '' : `Total ${total}`;
}
