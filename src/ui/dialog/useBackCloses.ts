import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

import { isPageLoading } from '~/lib/browser/pageLoad';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The history entry belongs to an open overlay: a dialog, a sheet or the chat. */
    overlay?: boolean;
  }
}

/** Wait before the entry of a closed overlay is removed, in ms: one that opens right afterwards takes it over. */
const HANDOVER_MS = 50;

let openOverlays = 0;
/** Whether the entry of a closed overlay is being removed, which the browser does later. */
let isRemoving = false;

/**
 * For a dialog, sheet or chat that is rendered while it is open: Back closes it instead of leaving the page. All that is
 * open over a page shares one history entry, which is removed when the last one closes. A navigation from inside is kept,
 * and so is a search that was changed on the shared entry, such as filters: the page's entry gets it.
 */
export function useBackCloses(close: () => void): void {
  const router = useRouter();
  const onLeft = useEffectEvent(close);

  useEffect(() => {
    openOverlays += 1;
    const { pathname, search } = router.history.location;
    let newest = search;
    const isOnEntry = () => router.history.location.state.overlay === true;
    function addEntry() {
      if (isPageLoading() || isOnEntry() || router.history.location.pathname !== pathname) return;
      void router.navigate({
        to: '.',
        search: true,
        state: (before) => ({ ...before, overlay: true }),
        resetScroll: false,
      });
    }
    /** Called on the entry below that of the overlay. */
    function keepSearch() {
      const { location } = router.history;
      if (location.pathname === pathname && location.search !== newest)
        router.history.replace(pathname + newest + location.hash, location.state);
    }
    addEntry();
    let staysOpen: ReturnType<typeof setTimeout>;
    const unsubscribe = router.history.subscribe(({ action: { type } }) => {
      if (isOnEntry()) newest = router.history.location.search;
      // The page stays usable beside an open chat.
      if (type === 'PUSH' || type === 'REPLACE' || isOnEntry()) return;
      if (isRemoving) {
        // Opened while the entry of another overlay was being removed.
        staysOpen = setTimeout(addEntry);
        return;
      }
      keepSearch();
      // It may stay open, to ask about changes that are not saved.
      staysOpen = setTimeout(addEntry, HANDOVER_MS);
      // One that closes is unmounted at once: on a slow device its entry would be added again before.
      flushSync(onLeft);
    });
    return () => {
      unsubscribe();
      clearTimeout(staysOpen);
      openOverlays -= 1;
      setTimeout(() => {
        if (openOverlays > 0 || isRemoving || !isOnEntry() || isPageLoading()) return;
        isRemoving = true;
        // What was typed into the page since the overlay closed is in the shared entry, too.
        newest = router.history.location.search;
        const removed = router.history.subscribe(() => {
          if (isOnEntry()) {
            newest = router.history.location.search;
            return;
          }
          removed();
          keepSearch();
          // After the other subscribers.
          queueMicrotask(() => (isRemoving = false));
        });
        router.history.back();
      }, HANDOVER_MS);
    };
  }, [router]);
}

/** {@link useBackCloses} while it is rendered. */
export function BackCloses({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack);
  return null;
}
