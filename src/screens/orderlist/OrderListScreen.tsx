import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';

import { ordersQuery } from '~/api/orders';
import { orderBulkActions } from '~/components/orders/bulk/orderBulkActions';
import { type ListNews, useSteadyOrders } from '~/components/orders/listNews';
import { orderColumns } from '~/components/orders/orderColumns';
import { useOpenOrder } from '~/components/orders/useOpenOrder';
import { useRememberListedOrders } from '~/components/orders/useRememberListedOrders';
import { ShareStoreButton } from '~/components/ShareStoreButton';
import { soldText, soldTotalText } from '~/domain/orders/ordersTotal';
import { ROUTES } from '~/domain/session/routes';
import { lazyNamed } from '~/ui/lazyNamed';
import { EmptyList } from '~/ui/list/EmptyList';
import { ListScreen } from '~/ui/list/ListScreen';
import { useListSearch } from '~/ui/list/useListSearch';

import { columns } from './columns';
import { forgetStatusChange, lastStatusChange } from './statusChange';

const UndoStatusChange = lazyNamed(() => import('./UndoStatusChange'), 'UndoStatusChange');

const NEWS: ListNews = { holdBack: ['arrived'], own: 'arrived' };

/** /orderlist: every order of the store; the URL parameter `estado` preselects the status filter. */
export function OrderListScreen() {
  const { rows, unreadable } = useSuspenseQuery(ordersQuery()).data;
  const [search, setSearch] = useListSearch();
  const { orders, newsButton } = useSteadyOrders(rows, search, NEWS);
  const openOrder = useOpenOrder();
  const rememberOrders = useRememberListedOrders();
  const statusChange = useSyncExternalStore(lastStatusChange.subscribe, lastStatusChange.get);
  useEffect(() => forgetStatusChange, []);
  return (
    <ListScreen
      title={ROUTES.orderlist.title}
      listName="Pedidos"
      empty={
        <EmptyList hint="Cuando un cliente compre, su pedido aparece acá.">
          <ShareStoreButton />
        </EmptyList>
      }
      noun={['pedido', 'pedidos']}
      unreadable={unreadable}
      rows={orders}
      columns={columns}
      search={search}
      onSearch={setSearch}
      rowKey={(order) => order.id}
      initialSort={{ key: orderColumns.date.key, descending: true }}
      dayColumn={orderColumns.date.key}
      dayText={soldText}
      listTotal={namedTotal}
      tabsColumn={orderColumns.status.key}
      bulkActions={orderBulkActions}
      onRows={rememberOrders}
      onRowClick={openOrder}
    >
      {newsButton}
      {statusChange ? (
        <Suspense fallback={null}>
          <UndoStatusChange
            key={statusChange.order.alphanum_id + statusChange.order.status}
            statusChange={statusChange}
          />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

function namedTotal(orders: Parameters<typeof soldTotalText>[0]): string {
  const total = soldTotalText(orders);
  return total === '' ? '' : `Total ${total}`;
}
