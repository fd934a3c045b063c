import { createFileRoute, redirect } from '@tanstack/react-router';

import { clientOrdersQuery, clientQuery } from '~/api/clients';
import { asSecondary } from '~/api/transport/loadPolicy';
import { loadMain } from '~/api/transport/mainLoad';
import { clientIdOf, mayOpenClient } from '~/domain/shopper/clients';
import { reasonOf } from '~/domain/verdict';
import { ClientDetailScreen } from '~/screens/clientdetail/ClientDetailScreen';
import { currentClientId, setCurrentClientId } from '~/session/selection';
import { toast } from '~/ui/feedback/toast';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/clientdetail')({
  validateSearch: textSearchParams,
  loaderDeps: ({ search }) => ({ wanted: search['client'] }),
  loader: async ({ context: { queryClient }, deps: { wanted } }) => {
    const clientId = wanted === undefined ? currentClientId() : clientIdOf(wanted);
    if (clientId === null) throw redirect({ to: '/home', replace: true });
    const query = clientQuery(clientId);
    void queryClient.prefetchQuery(asSecondary(clientOrdersQuery(clientId)));
    const client = await loadMain(queryClient, query);
    const reason = reasonOf(mayOpenClient(client));
    if (reason !== null) {
      queryClient.removeQueries(query);
      toast.warning(reason);
      throw redirect({ to: '/home', replace: true, state: { notice: reason } });
    }
    setCurrentClientId(clientId);
    return { clientId };
  },
  // Without the parameter the current client is read on entry only: another tab does not change what this one shows.
  shouldReload: false,
  gcTime: 0,
  component: ClientDetailScreen,
});
