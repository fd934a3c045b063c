import { createFileRoute, redirect } from '@tanstack/react-router';

import { clientOrdersQuery, clientQuery } from '~/api/clients';
import { asPart } from '~/api/loadPolicy';
import { mayOpenClient } from '~/domain/shopper/clients';
import { reasonOf } from '~/domain/verdict';
import { ClientDetailScreen } from '~/screens/clientdetail/ClientDetailScreen';
import { currentClientId } from '~/session/selection';
import { textSearch } from '~/ui/list/textSearch';
import { toast } from '~/ui/toast';

export const Route = createFileRoute('/_staff/clientdetail')({
  validateSearch: textSearch,
  loader: async ({ context: { queryClient } }) => {
    const clientId = currentClientId();
    if (clientId === null) throw redirect({ to: '/home', replace: true });
    const query = clientQuery(clientId);
    void queryClient.prefetchQuery(asPart(clientOrdersQuery(clientId)));
    const client = await queryClient.ensureQueryData(query);
    const reason = reasonOf(mayOpenClient(client));
    if (reason !== null) {
      queryClient.removeQueries(query);
      toast.warning(reason);
      throw redirect({ to: '/home', replace: true });
    }
    return { clientId };
  },
  // The current client is read on entry only, so that a second tab does not change what this one shows.
  shouldReload: false,
  gcTime: 0,
  component: ClientDetailScreen,
});
