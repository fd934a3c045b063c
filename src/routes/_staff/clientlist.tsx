import { createFileRoute, redirect } from '@tanstack/react-router';

import { clientsQuery } from '~/api/clients';
import { clientOfParameter, mayOpenClient } from '~/domain/shopper/clients';
import { ClientListScreen } from '~/screens/clientlist/ClientListScreen';
import { setCurrentClientId } from '~/session/selection';
import { textSearch } from '~/ui/list/textSearch';
import { toast } from '~/ui/toast';

export const Route = createFileRoute('/_staff/clientlist')({
  validateSearch: textSearch,
  loaderDeps: ({ search }) => ({ wanted: search['client'] }),
  loader: async ({ context: { queryClient }, deps: { wanted } }) => {
    const { rows: clients } = await queryClient.ensureQueryData(clientsQuery());
    if (wanted === undefined) return;
    const client =
      clientOfParameter(clients, wanted) ??
      // The client may be newer than the cached list.
      clientOfParameter((await queryClient.fetchQuery(clientsQuery())).rows, wanted);
    const verdict = mayOpenClient(client);
    if (client && verdict.allowed) {
      setCurrentClientId(client.id);
      throw redirect({ to: '/clientdetail', replace: true });
    }
    if (!verdict.allowed) toast.warning(verdict.reason);
    throw redirect({ to: '/clientlist', replace: true });
  },
  component: ClientListScreen,
});
