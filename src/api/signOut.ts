import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { clearSelection } from '~/session/selection';
import { clearStaffSession, staffSession } from '~/session/staff';

/**
 * Navigates to /login, then ends the session and clears the cache. If the user cancels in the unsaved-changes dialog, the
 * session stays.
 */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  async function leave() {
    await router.navigate({ to: '/login' });
    // A cancelled navigation resolves with the next one.
    if (router.latestLocation.pathname !== '/login') return;
    const storeId = staffSession()?.store?.id;
    clearStaffSession();
    clearSelection(storeId);
    queryClient.clear();
  }
  return () => void leave();
}
