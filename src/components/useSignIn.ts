import { useQueryClient } from '@tanstack/react-query';

import type { LoginResult } from '~/contract/types';
import { addressAfterLogin } from '~/domain/lastAddress';
import { clearCurrent } from '~/session/current';
import { clearStaffSession, saveStaffSession, takeLastAddress } from '~/session/staff';

/** Starts the session of a user who logged in; answers the address to go to: the last one, or /home (§2 staff). */
export function useSignIn(): (result: LoginResult) => string {
  const queryClient = useQueryClient();
  return (result) => {
    queryClient.clear();
    clearCurrent();
    saveStaffSession(result);
    return addressAfterLogin(takeLastAddress());
  };
}

/** Ends the session and forgets what it had loaded. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  return () => {
    clearStaffSession();
    clearCurrent();
    queryClient.clear();
  };
}
