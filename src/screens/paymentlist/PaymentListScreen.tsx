import '~/ui/styles/screens';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { ordersQuery } from '~/api/orders';
import { LinkButton } from '~/components/LinkButton';
import { OrderChoice } from '~/components/orders/bulk/OrderChoice';
import { type ListNews, useSteadyOrders } from '~/components/orders/listNews';
import { useOpenOrder } from '~/components/orders/useOpenOrder';
import { useOrdersList } from '~/components/orders/useOrdersList';
import type { OrderSummary } from '~/contract/types';
import { mayCompletePayment } from '~/domain/orders/orderRules';
import { collectedText, ordersTotalText } from '~/domain/orders/ordersTotal';
import { listPayments, UNCOLLECTED, uncollected } from '~/domain/payments/paymentList';
import { ROUTES } from '~/domain/session/routes';
import { formatNumber } from '~/lib/money';
import { lazyNamed } from '~/ui/lazyNamed';
import { EmptyList } from '~/ui/list/EmptyList';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useListSearch } from '~/ui/list/useListSearch';

import { methodOptions, paymentColumns } from './columns';
import { completeAction } from './CompleteButton';
import { UncollectedNote } from './UncollectedNote';

const CompletePaymentDialog = lazyNamed(
  () => import('~/components/orders/CompletePaymentDialog'),
  'CompletePaymentDialog',
);

const NEWS: ListNews = { holdBack: ['arrived', 'approved'], own: 'approved' };

/** /paymentlist, Cobros: orders with a payment, and completing the requested ones. */
export function PaymentListScreen() {
  const { rows, unreadable } = useSuspenseQuery(ordersQuery()).data;
  const [search, setSearch] = useListSearch();
  const { orders, newsButton } = useSteadyOrders(rows, search, NEWS);
  const payments = useMemo(() => listPayments(orders), [orders]);
  const [isUncollected] = useState(() => uncollected(new Date()));
  const columns = useMemo(
    () => paymentColumns(methodOptions(payments), isUncollected),
    [payments, isUncollected],
  );
  const left = useMemo(() => payments.filter(isUncollected), [payments, isUncollected]);
  const openOrder = useOpenOrder();
  const [confirming, setConfirming] = useState<OrderSummary | null>(null);
  const { list, headings } = useOrdersList(payments, columns, {
    name: 'Cobros',
    search,
    onSearch: setSearch,
    dayText: collectedText,
  });
  return (
    <>
      <ListBar list={list} title={ROUTES.paymentlist.title} sum={toCollect}>
        <ListTools list={list} />
      </ListBar>
      <UnreadableRows count={unreadable} one="pedido" many="pedidos" />
      {newsButton}
      <UncollectedNote payments={left} isShown={search['estado'] === UNCOLLECTED} />
      {payments.length === 0 ? (
        <EmptyList hint="Los pedidos que se pueden cobrar aparecen acá.">
          <LinkButton to="/orderlist">Ver los pedidos</LinkButton>
        </EmptyList>
      ) : (
        <>
          <FilterLine list={list} />
          {/* Before the rows in the order of reading; it sticks to the lower edge. */}
          <OrderChoice chosen={list.chosen} />
          <DataTable
            list={list}
            headings={headings}
            onRowClick={openOrder}
            rowActions={completeAction(setConfirming)}
          />
          <ListPages list={list} />
        </>
      )}
      {confirming ? (
        <CompletePaymentDialog order={confirming} onClosed={() => setConfirming(null)} />
      ) : null}
    </>
  );
}

/** How many of the payments were requested and are not completed, and their sum. */
function toCollect(payments: readonly OrderSummary[]): string {
  const due = payments.filter((payment) => mayCompletePayment(payment).allowed);
  return due.length === 0 ? '' : `${formatNumber(due.length)} por cobrar · ${ordersTotalText(due)}`;
}
