import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { clientsQuery } from '~/api/clients';
import type { Client } from '~/contract/types';
import { mayOpenClient } from '~/domain/shopper/clients';
import { setCurrentClientId } from '~/session/current';
import { DataList } from '~/ui/list/DataList';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';
import { toast } from '~/ui/toast';

import { columns } from './columns';

/** /clientlist: every client of the store; the route itself answers the `client` parameter (§2 staff). */
export function ClientListScreen() {
  const { data: clients } = useSuspenseQuery(clientsQuery());
  const [search, setSearch] = useListSearch();
  const navigate = useNavigate();

  function open(client: Client) {
    const verdict = mayOpenClient(client);
    if (!verdict.allowed) {
      toast.warning(verdict.reason);
      return;
    }
    setCurrentClientId(client.id);
    void navigate({ to: '/clientdetail' });
  }

  return (
    <>
      <PageHeader title="Clientes" />
      <DataList
        rows={clients}
        columns={columns}
        search={search}
        onSearch={setSearch}
        rowKey={(client) => client.id}
        screenName="Clientes"
        initialSort={{ key: 'visto', descending: true }}
        minWidth={860}
        onRowClick={open}
      />
    </>
  );
}
