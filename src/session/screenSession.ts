import { useSyncExternalStore } from 'react';

import { unsavedChanges } from '~/lib/unsavedChanges';

import { type StaffSession, staffSession, subscribeStaffSession } from './staff';

let shown: StaffSession | null = null;

/**
 * The session of the open screens. It stays after the session has ended, so that their forms stay mounted, and is
 * replaced by another user's session only when nothing is unsaved.
 */
function screenSession(): StaffSession | null {
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

/** Whether this tab has unsaved changes of a user who is not signed in any more: the session ended, or another user signed in. */
export function hasChangesOfFormerUser(): boolean {
  return unsavedChanges.any() && screenSession()?.user.id !== staffSession()?.user.id;
}
