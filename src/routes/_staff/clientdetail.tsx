import { createFileRoute, redirect } from '@tanstack/react-router';

import { clientOrdersQuery, clientQuery } from '~/api/clients';
import { mayOpenClient } from '~/domain/shopper/clients';
import { ClientDetailScreen } from '~/screens/clientdetail/ClientDetailScreen';
import { currentClientId } from '~/session/current';
import { textSearch } from '~/ui/list/textSearch';

export const Route = createFileRoute('/_staff/clientdetail')({
  validateSearch: textSearch,
  loader: async ({ context: { queryClient } }) => {
    const clientId = currentClientId();
    const client =
      clientId === null ? null : await queryClient.ensureQueryData(clientQuery(clientId));
    if (!client || !mayOpenClient(client).allowed) throw redirect({ to: '/home', replace: true });
    await queryClient.ensureQueryData(clientOrdersQuery(client.id));
    return { clientId: client.id };
  },
  // Which client is the current one is asked on entry only: a second tab must not change what this one shows.
  shouldReload: false,
  gcTime: 0,
  component: ClientDetailScreen,
});
