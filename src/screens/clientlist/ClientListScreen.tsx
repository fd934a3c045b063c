import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

import { clientsQuery } from '~/api/clients';
import { useOrdersFailure, useOrdersInCache } from '~/api/orders';
import { errorMessage } from '~/api/transport/errors';
import { clientColumns } from '~/components/clients/clientColumns';
import { ShareStoreButton } from '~/components/ShareStoreButton';
import type { Client } from '~/contract/types';
import { messages } from '~/domain/messages';
import { ROUTES } from '~/domain/session/routes';
import { clientOrders, mayOpenClient } from '~/domain/shopper/clients';
import { FailedBoundary } from '~/ui/Boundary';
import { toast } from '~/ui/feedback/toast';
import { EmptyList } from '~/ui/list/EmptyList';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { useDayHeadings } from '~/ui/list/table/useDayHeadings';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useList } from '~/ui/list/useList';
import { useListSearch } from '~/ui/list/useListSearch';

import { columnsWith } from './columns';

/** /clientlist: every client of the store; the route itself answers the `client` parameter. */
export function ClientListScreen() {
  const { rows: clients, unreadable } = useSuspenseQuery(clientsQuery()).data;
  const ordersRead = useOrdersInCache();
  const orders = ordersRead?.rows;
  const ordersFailure = useOrdersFailure();
  const columns = useMemo(() => columnsWith(orders), [orders]);
  const [search, setSearch] = useListSearch();
  const navigate = useNavigate();

  function open(client: Client) {
    const verdict = mayOpenClient(client);
    if (verdict.allowed) {
      void navigate({ to: '/clientdetail', search: { client: String(client.id) } });
      return;
    }
    toast.info(messages.clientOrdersInstead);
    void navigate({ to: '/orderlist', search: clientOrders(client) });
  }

  const list = useList(clients, columns, {
    name: 'Clientes',
    noun: ['cliente', 'clientes'],
    rowKey: ({ id }) => id,
    search,
    onSearch: setSearch,
    initialSort: { key: clientColumns.lastSeen.key, descending: true },
    isCustomizable: true,
  });
  const headings = useDayHeadings(list, clientColumns.lastSeen.key);
  return (
    <>
      <ListBar list={list} title={ROUTES.clientlist.title}>
        <ListTools list={list} />
      </ListBar>
      <UnreadableRows count={unreadable} one="cliente" many="clientes" />
      {ordersFailure.error === null ? null : (
        <FailedBoundary
          text={`No se pudieron leer los pedidos: faltan «Pedidos» y «Gastado», también al exportar. ${errorMessage(ordersFailure.error)}`}
          onRetry={ordersFailure.retry}
        />
      )}
      <UnreadableRows count={ordersRead?.unreadable ?? 0} one="pedido" many="pedidos" />
      {clients.length === 0 ? (
        <EmptyList hint="Quien escriba al asistente o compre aparece acá.">
          <ShareStoreButton />
        </EmptyList>
      ) : (
        <>
          <FilterLine list={list} />
          <DataTable list={list} headings={headings} onRowClick={open} />
          <ListPages list={list} />
        </>
      )}
    </>
  );
}
