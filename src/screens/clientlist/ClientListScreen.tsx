import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { clientsQuery } from '~/api/clients';
import type { Client } from '~/contract/types';
import { mayOpenClient } from '~/domain/shopper/clients';
import { DataList } from '~/ui/list/DataList';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';
import { toast } from '~/ui/toast';

import { columns } from './columns';

/** /clientlist: every client of the store; the route itself answers the `client` parameter. */
export function ClientListScreen() {
  const { rows: clients, unreadable } = useSuspenseQuery(clientsQuery()).data;
  const [search, setSearch] = useListSearch();
  const navigate = useNavigate();

  function open(client: Client) {
    const verdict = mayOpenClient(client);
    if (!verdict.allowed) {
      toast.warning(verdict.reason);
      return;
    }
    void navigate({ to: '/clientdetail', search: { client: String(client.id) } });
  }

  return (
    <>
      <PageHeader title="Clientes" />
      <UnreadableRows count={unreadable} one="cliente" many="clientes" />
      <DataList
        rows={clients}
        columns={columns}
        search={search}
        onSearch={setSearch}
        rowKey={(client) => client.id}
        screenName="Clientes"
        initialSort={{ key: 'visto', descending: true }}
        arrangeable
        minWidth={860}
        onRowClick={open}
      />
    </>
  );
}
