import { useSyncExternalStore } from 'react';

import { unsavedChanges } from '~/lib/unsavedChanges';

import { type StaffSession, staffSession, subscribeStaffSession } from './staff';

let shown: StaffSession | null = null;

/**
 * The session that the open screens belong to. It outlives its end, so that their forms stay mounted, and is replaced
 * by another user's session only when nothing is unsaved.
 */
export function screenSession(): StaffSession | null {
  const session = staffSession();
  if (
    session !== null &&
    (shown === null || shown.user.id === session.user.id || !unsavedChanges.any())
  ) {
    shown = session;
  }
  return shown;
}

/** Subscribes to {@link screenSession}. */
export function useScreenSession(): StaffSession | null {
  return useSyncExternalStore(subscribe, screenSession);
}

function subscribe(listener: () => void): () => void {
  const stops = [subscribeStaffSession(listener), unsavedChanges.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** True while unsaved changes of the screens' user wait in this tab and that user is not the one signed in. */
export function waitsForItsUser(): boolean {
  return unsavedChanges.any() && screenSession()?.user.id !== staffSession()?.user.id;
}
