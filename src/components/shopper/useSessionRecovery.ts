import { type QueryKey, useQueryClient } from '@tanstack/react-query';

import { ApiError, errorMessage } from '~/api/errors';
import { customerSession } from '~/session/customer';
import { toast } from '~/ui/toast';

import { useFrameChat } from './frameChat';

/** Refusals after which the screen's data may no longer be what the server has. */
const MAY_BE_OUTDATED: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 422]);

/**
 * Handles a refused change on a shopper's screen: shows the error and stays on the screen. Where the session or outdated
 * data may be the reason, the data is read again with the stored session (or none), and the chat shows its menu when that
 * brought a new session.
 */
export function useSessionRecovery(queryKey: QueryKey): (error: unknown) => Promise<void> {
  const queryClient = useQueryClient();
  const { showMenu } = useFrameChat();
  return async (error) => {
    toast.error(errorMessage(error));
    if (!(error instanceof ApiError) || !MAY_BE_OUTDATED.has(error.status)) return;
    const before = customerSession().sessionId;
    await queryClient.refetchQueries({ queryKey });
    if (customerSession().sessionId !== before) showMenu();
  };
}
