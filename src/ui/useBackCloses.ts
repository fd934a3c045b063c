import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The history entry belongs to what is open over the page: a dialog, a sheet, the chat. */
    overlay?: boolean;
  }
}

/** Wait before the entry of a closed overlay is removed, in ms: one that opens right afterwards takes it over. */
const HANDOVER_MS = 50;

let openOverlays = 0;

/**
 * For a dialog, sheet or chat that is rendered while it is open: Back closes it instead of leaving the page. All that is
 * open over a page shares one history entry, which is removed when the last one closes. A navigation from inside is kept.
 */
export function useBackCloses(close: () => void): void {
  const router = useRouter();
  const onLeft = useEffectEvent(close);

  useEffect(() => {
    openOverlays += 1;
    const isOnEntry = () => router.history.location.state.overlay === true;
    if (!isOnEntry()) {
      void router.navigate({
        to: '.',
        search: true,
        state: (before) => ({ ...before, overlay: true }),
        resetScroll: false,
      });
    }
    const unsubscribe = router.history.subscribe(() => {
      if (!isOnEntry()) onLeft();
    });
    return () => {
      unsubscribe();
      openOverlays -= 1;
      setTimeout(() => {
        if (openOverlays === 0 && isOnEntry()) router.history.back();
      }, HANDOVER_MS);
    };
  }, [router]);
}
