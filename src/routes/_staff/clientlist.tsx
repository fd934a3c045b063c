import { createFileRoute, redirect } from '@tanstack/react-router';

import { clientsQuery } from '~/api/clients';
import { loadMain } from '~/api/transport/mainLoad';
import { messages } from '~/domain/messages';
import { clientOfParameter } from '~/domain/shopper/clients';
import { ClientListScreen } from '~/screens/clientlist/ClientListScreen';
import { toast } from '~/ui/feedback/toast';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/clientlist')({
  validateSearch: textSearchParams,
  loaderDeps: ({ search }) => ({ wanted: search['client'] }),
  loader: async ({ context: { queryClient }, deps: { wanted } }) => {
    const { rows: clients } = await loadMain(queryClient, clientsQuery());
    if (wanted === undefined) return;
    const client =
      clientOfParameter(clients, wanted) ??
      // The client may be newer than the cached list.
      clientOfParameter((await queryClient.fetchQuery(clientsQuery())).rows, wanted);
    if (client) {
      throw redirect({
        to: '/clientdetail',
        search: { client: String(client.id) },
        replace: true,
      });
    }
    toast.warning(messages.clientUnknown);
    throw redirect({
      to: '/clientlist',
      replace: true,
      state: { notice: messages.clientUnknown },
    });
  },
  component: ClientListScreen,
  pendingMs: 0,
});
