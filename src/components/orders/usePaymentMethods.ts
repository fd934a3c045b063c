import { useQueryClient } from '@tanstack/react-query';

import { paymentMethodsQuery } from '~/api/paymentMethods';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { PaymentMethod } from '~/contract/types';
import { loadsFor, viewerOf } from '~/domain/session/access';
import { useStaffSession } from '~/session/staff';

/**
 * Reads the store's payment methods for what only goes better with them: none where the viewer may not read them, or they
 * did not load.
 */
export function usePaymentMethods(): () => Promise<readonly PaymentMethod[]> {
  const queryClient = useQueryClient();
  const viewer = viewerOf(useStaffSession());
  return async () => {
    if (!loadsFor(viewer, 'paymentMethods')) return [];
    try {
      return await queryClient.fetchQuery(asSecondary(paymentMethodsQuery()));
    } catch {
      return [];
    }
  };
}
