import { useSuspenseQuery } from '@tanstack/react-query';

import { ordersQuery } from '~/api/orders';
import { orderBulk } from '~/components/orders/bulk/orderBulk';
import { useSteadyOrders } from '~/components/orders/listNews';
import { useLeftOrders } from '~/components/orders/useLeftOrders';
import { useOpenOrder } from '~/components/orders/useOpenOrder';
import { DataList } from '~/ui/list/DataList';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';

import { columns } from './columns';

/** /orderlist: every order of the store; the URL parameter `estado` preselects the status filter. */
export function OrderListScreen() {
  const { rows, unreadable } = useSuspenseQuery(ordersQuery()).data;
  const [search, setSearch] = useListSearch();
  const { orders, newsButton } = useSteadyOrders(rows, search, ['arrived']);
  const openOrder = useOpenOrder();
  const keepOrders = useLeftOrders();
  return (
    <>
      <PageHeader title="Pedidos" />
      <UnreadableRows count={unreadable} one="pedido" many="pedidos" />
      {newsButton}
      <DataList
        rows={orders}
        columns={columns}
        search={search}
        onSearch={setSearch}
        rowKey={(order) => order.id}
        screenName="Pedidos"
        initialSort={{ key: 'fecha', descending: true }}
        bulk={orderBulk}
        arrangeable
        minWidth={820}
        onRows={keepOrders}
        onRowClick={openOrder}
      />
    </>
  );
}
