import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

import { clientsQuery } from '~/api/clients';
import { useOrdersInCache } from '~/api/orders';
import { clientColumns } from '~/components/clients/clientColumns';
import { ShareStoreButton } from '~/components/ShareStoreButton';
import type { Client } from '~/contract/types';
import { messages } from '~/domain/messages';
import { ROUTES } from '~/domain/session/routes';
import { clientOrders, mayOpenClient } from '~/domain/shopper/clients';
import { toast } from '~/ui/feedback/toast';
import { EmptyList } from '~/ui/list/EmptyList';
import { ListScreen } from '~/ui/list/ListScreen';
import { useListSearch } from '~/ui/list/useListSearch';

import { columnsWith } from './columns';

/** /clientlist: every client of the store; the route itself answers the `client` parameter. */
export function ClientListScreen() {
  const { rows: clients, unreadable } = useSuspenseQuery(clientsQuery()).data;
  const orders = useOrdersInCache();
  const columns = useMemo(() => columnsWith(orders), [orders]);
  const [search, setSearch] = useListSearch();
  const navigate = useNavigate();

  function open(client: Client) {
    const verdict = mayOpenClient(client);
    if (verdict.allowed) {
      void navigate({ to: '/clientdetail', search: { client: String(client.id) } });
      return;
    }
    const ordersOf = clientOrders(client);
    if (ordersOf === null) {
      toast.warning(verdict.reason);
      return;
    }
    toast.info(messages.clientOrdersInstead);
    void navigate({ to: '/orderlist', search: ordersOf });
  }

  return (
    <ListScreen
      title={ROUTES.clientlist.title}
      listName="Clientes"
      empty={
        <EmptyList hint="Quien escriba al asistente o compre aparece acá.">
          <ShareStoreButton />
        </EmptyList>
      }
      noun={['cliente', 'clientes']}
      unreadable={unreadable}
      rows={clients}
      columns={columns}
      search={search}
      onSearch={setSearch}
      rowKey={(client) => client.id}
      initialSort={{ key: clientColumns.lastSeen.key, descending: true }}
      dayColumn={clientColumns.lastSeen.key}
      onRowClick={open}
    />
  );
}
