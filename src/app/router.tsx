import type { Query, QueryClient } from '@tanstack/react-query';
import { createRouter, stringifySearchWith } from '@tanstack/react-router';

import { addressOfFailedLoad } from '~/domain/session/access';
import { NotFoundScreen } from '~/screens/notFound/NotFoundScreen';
import { onSessionChangedElsewhere, rememberAddress, staffSession } from '~/session/staff';
import { toast } from '~/ui/toast';

import { FailedScreen } from './FailedScreen';
import { createQueryClient } from './queryClient';
import { routeTree } from './routeTree.gen';

export interface RouterContext {
  queryClient: QueryClient;
}

/** What was read for a signed-in user, not for a shopper. */
const isOfUser = ({ queryKey: [tag] }: Query) => !String(tag).startsWith('customer');

export function createAppRouter() {
  const queryClient = createQueryClient((failure, message) => {
    toast.error(message);
    if (failure === 'login') {
      const address = addressOfFailedLoad(router.latestLocation.href);
      if (address) rememberAddress(address);
      void router.navigate({ to: '/login', replace: true });
    }
    if (failure === '404') void router.navigate({ to: '/404', replace: true });
  });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FailedScreen,
    defaultPreload: false,
    defaultPendingMs: 0,
    // The default of 500 ms keeps the pending component on the screen after the data arrived.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    // Addresses carry plain texts (`?estado=pending`), never JSON or numbers; of a repeated name the last one counts.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: stringifySearchWith(String),
  });
  // Signing out in one tab must not leave the store's data on the screen of another. A shopper's tab goes on:
  // what it shows belongs to no user, and its screen must keep hearing of it.
  onSessionChangedElsewhere(() => {
    if (staffSession() === null) queryClient.removeQueries({ predicate: isOfUser });
    else {
      // Whoever signed in again goes on where the session ended: what the screen reads is read anew under it.
      queryClient.removeQueries({ predicate: isOfUser, type: 'inactive' });
      void queryClient.invalidateQueries({ predicate: isOfUser });
    }
    void router.invalidate();
  });
  return { router, queryClient };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>['router'];
  }
}
