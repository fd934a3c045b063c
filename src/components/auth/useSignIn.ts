import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import type { LoginResult } from '~/contract/types';
import { viewerOf } from '~/domain/session/access';
import { addressAfterLogin } from '~/domain/session/lastAddress';
import { clearSelection } from '~/session/selection';
import { clearStaffSession, saveStaffSession, takeLastAddress } from '~/session/staff';

/**
 * Starts the session of a user who logged in; answers the address to go to: the last one, or /home (§2 staff).
 * A seller's expired setup flags are reset beside it (§4 staff): nobody waits for that.
 */
export function useSignIn(): (result: LoginResult) => string {
  const queryClient = useQueryClient();
  return (result) => {
    queryClient.clear();
    // The current client and order stay: the last address may be the screen of one, and only its store's users get it.
    saveStaffSession(result);
    const { store } = result;
    if (viewerOf(result).kind === 'staff' && store) {
      import('~/components/resetExpiredFlags')
        .then(({ resetExpiredFlags }) => resetExpiredFlags(store, new Date()))
        .catch((error: unknown) => console.warn('Setup flags not checked', error));
    }
    return addressAfterLogin(takeLastAddress());
  };
}

/**
 * Goes to /login, then ends the session and forgets what it had loaded. Who is asked about unsaved changes on the
 * way and stays keeps the session: the promise of a move that was called off is kept by the next one.
 */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  async function leave() {
    await router.navigate({ to: '/login' });
    if (router.latestLocation.pathname !== '/login') return;
    clearStaffSession();
    clearSelection();
    queryClient.clear();
  }
  return () => void leave();
}
