import type { Query } from '@tanstack/react-query';
import { createRouter, stringifySearchWith } from '@tanstack/react-router';

import { errorMessage } from '~/api/transport/errors';
import {
  isStoreDisabled,
  type LoadFailure,
  mayRetry,
  MissingStoreError,
} from '~/api/transport/loadPolicy';
import { messages } from '~/domain/messages';
import { urlOfFailedLoad } from '~/domain/session/access';
import { unsavedChanges } from '~/lib/unsavedChanges';
import { hasChangesOfFormerUser } from '~/session/screenSession';
import {
  onSessionChangedElsewhere,
  rememberUrl,
  type StaffSession,
  staffSession,
} from '~/session/staff';
import { toast } from '~/ui/feedback/toast';
import { lazyNamed } from '~/ui/lazyNamed';

import { FailedScreen } from './FailedScreen';
import { urlOf } from './guard';
import { createQueryClient } from './queryClient';
import { RouteSkeleton } from './RouteSkeleton';
import { routeTree } from './routeTree.gen';

const NotFoundScreen = lazyNamed(
  () => import('~/screens/notfound/NotFoundScreen'),
  'NotFoundScreen',
  { suspends: true },
);

/** Queries of a signed-in user; a shopper's are kept when the user changes. */
const isOfUser = ({ queryKey: [tag] }: Query) => !String(tag).startsWith('customer');

/** Main loads of shoppers' pages. */
const isShopperLoad = ({ meta }: Query) => meta?.onFailure === '404';

export function createAppRouter() {
  const queryClient = createQueryClient({
    onLoadFailure,
    // Saves that look up a lost answer show beside the form or row whether they were saved.
    onLostConnection: () => toast.error(messages.networkFailure),
    onStoredTwice: (names) =>
      toast.warning(`Quedó guardado dos veces: ${names.join(', ')}. Conviene revisarlo.`),
  });
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context: { queryClient },
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FailedScreen,
    defaultPreload: false,
    // A route that shows a skeleton while its data loads sets its own `pendingMs`.
    defaultPendingMs: Infinity,
    defaultPendingComponent: RouteSkeleton,
    // The default of 500 ms keeps the pending component on the screen after the data arrived.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    // Query strings hold plain texts (`?estado=pending`), never JSON or numbers; of a repeated name the last one counts.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: stringifySearchWith(String),
  });

  function onLoadFailure(outcome: LoadFailure, error: unknown) {
    // The part shows its failure itself.
    if (outcome === 'part' || outcome === 'silent') return;
    // Keeps typed texts: the staff layout shows that the session ended or changed.
    if (outcome === 'login' && hasChangesOfFormerUser()) return;
    const reason = errorMessage(error);
    toast.error(reason);
    if (outcome === 'login') {
      const url = urlOfFailedLoad(urlOf(router.latestLocation));
      if (url) rememberUrl(url);
      void router.navigate({ to: '/login', replace: true, state: { loadFailed: reason } });
    }
    if (outcome === 'home')
      void router.navigate({ to: '/home', replace: true, state: { notice: reason } });
    if (outcome !== '404') return;
    if (error instanceof MissingStoreError) {
      console.error(messages.sessionMissingLog);
      void router.navigate({ to: '/homeclient/{-$id}', replace: true });
    } else void leaveFailedPage(error);
  }

  /** Keeps a URL that may work later in the history, for Back and for "Reintentar". */
  async function leaveFailedPage(error: unknown) {
    const { publicHref, pathname } = router.latestLocation;
    if (pathname === '/404') return;
    const storeDisabled = isStoreDisabled(error);
    await router.navigate(
      storeDisabled || mayRetry(error)
        ? { to: '/404', state: { failed: publicHref, storeDisabled, shopper: true } }
        : { to: '/404', replace: true, state: { shopper: true } },
    );
    if (!storeDisabled) return;
    // What was on the screen must not come back from the caches while the store is disabled.
    queryClient.removeQueries({ predicate: isShopperLoad, type: 'inactive' });
    router.clearCache();
  }
  return { router, queryClient };
}

/**
 * Updates the screens of this tab after the session changed in another tab: at once, or as soon as nothing is unsaved.
 * @returns stops it
 */
export function followSession({
  router,
  queryClient,
}: ReturnType<typeof createAppRouter>): () => void {
  let sessionChangePending = false;
  function update() {
    sessionChangePending = hasChangesOfFormerUser();
    if (sessionChangePending) return;
    if (staffSession() === null) queryClient.removeQueries({ predicate: isOfUser });
    else {
      queryClient.removeQueries({ predicate: isOfUser, type: 'inactive' });
      void queryClient.invalidateQueries({ predicate: isOfUser });
    }
    void router.invalidate();
  }
  /** Open dialogs close with their screen. While something is unsaved, the layout says whose session it is. */
  function tellOtherUser(former: StaffSession | null) {
    const user = staffSession()?.user;
    const isStaffScreen = router.state.matches.some(({ routeId }) => routeId.startsWith('/_staff'));
    if (!former || !user || former.user.id === user.id || !isStaffScreen) return;
    if (!hasChangesOfFormerUser()) toast.info(`${messages.otherUser}: ${user.email}`);
  }
  const stopSession = onSessionChangedElsewhere((former) => {
    tellOtherUser(former);
    update();
  });
  const stopChanges = unsavedChanges.subscribe(() => {
    if (sessionChangePending) update();
  });
  return () => {
    stopSession();
    stopChanges();
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>['router'];
  }
}
