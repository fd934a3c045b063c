import { type QueryKey, useQueryClient } from '@tanstack/react-query';

import { kindOf } from '~/api/transport/errors';
import { toastFailure } from '~/components/forms/toastSaved';
import { customerSession } from '~/session/customer';

import { useShopChat } from './shopChat';

/**
 * Handles a failed change on a shopper's screen: shows the error. Of a refusal the session or outdated data may be the
 * cause: the query is refetched, and if that brought a new session, the chat shows its menu.
 */
export function useFailedChange(queryKey: QueryKey): (error: unknown) => Promise<void> {
  const queryClient = useQueryClient();
  const { showMenu } = useShopChat();
  return async (error) => {
    toastFailure(error);
    const kind = kindOf(error);
    if (kind !== 'refused' && kind !== 'user') return;
    const before = customerSession().sessionId;
    await queryClient.refetchQueries({ queryKey });
    if (customerSession().sessionId !== before) showMenu();
  };
}
