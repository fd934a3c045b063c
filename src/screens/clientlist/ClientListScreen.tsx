import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { clientsQuery } from '~/api/clients';
import { clientColumns } from '~/components/clients/clientColumns';
import type { Client } from '~/contract/types';
import { ROUTES } from '~/domain/session/routes';
import { mayOpenClient } from '~/domain/shopper/clients';
import { toast } from '~/ui/feedback/toast';
import { ListScreen } from '~/ui/list/ListScreen';
import { useListSearch } from '~/ui/list/useListSearch';

const columns = [
  clientColumns.email,
  clientColumns.firstName,
  clientColumns.lastName,
  clientColumns.phone,
  clientColumns.registered,
  clientColumns.lastSeen,
];

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
    <ListScreen
      title={ROUTES.clientlist.title}
      emptyHint="Quien escriba al asistente o compre aparece acá."
      noun={['cliente', 'clientes']}
      unreadable={unreadable}
      rows={clients}
      columns={columns}
      search={search}
      onSearch={setSearch}
      rowKey={(client) => client.id}
      initialSort={{ key: 'visto', descending: true }}
      minWidth={860}
      onRowClick={open}
    />
  );
}
