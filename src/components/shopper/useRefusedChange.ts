import { type QueryKey, useQueryClient } from '@tanstack/react-query';

import { errorMessage, kindOf } from '~/api/transport/errors';
import { customerSession } from '~/session/customer';
import { toast } from '~/ui/feedback/toast';

import { useShopChat } from './shopChat';

/**
 * Handles a refused change on a shopper's screen: shows the error and stays on the screen. Where the session or outdated
 * data may be the reason, the data is read again with the stored session (or none), and the chat shows its menu when that
 * brought a new session.
 */
export function useRefusedChange(queryKey: QueryKey): (error: unknown) => Promise<void> {
  const queryClient = useQueryClient();
  const { showMenu } = useShopChat();
  return async (error) => {
    toast.error(errorMessage(error));
    const kind = kindOf(error);
    if (kind !== 'refused' && kind !== 'user') return;
    const before = customerSession().sessionId;
    await queryClient.refetchQueries({ queryKey });
    if (customerSession().sessionId !== before) showMenu();
  };
}
