import { useQueryClient } from '@tanstack/react-query';

import type { LoginResult } from '~/contract/types';
import { viewerOf } from '~/domain/session/access';
import { urlAfterSignIn } from '~/domain/session/rememberedUrl';
import { saveStaffSession, takeRememberedUrl } from '~/session/staff';

/**
 * Starts the session of a user who signed in, and returns the URL to open: the remembered one, or /home. Expired setup
 * flags of a seller's store are reset in the background.
 */
export function useSignIn(): (result: LoginResult) => string {
  const queryClient = useQueryClient();
  return (result) => {
    queryClient.clear();
    // Keeps the selected client and order: the remembered URL may be the screen of one of them.
    saveStaffSession(result);
    const { store } = result;
    if (viewerOf(result).kind === 'seller' && store) {
      import('./setupTasks')
        .then(({ resetExpiredFlags }) => resetExpiredFlags(store, new Date()))
        .catch((error: unknown) => console.warn('Setup flags not checked', error));
    }
    return urlAfterSignIn(takeRememberedUrl());
  };
}
