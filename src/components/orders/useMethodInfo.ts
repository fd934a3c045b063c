import { useQueryClient } from '@tanstack/react-query';

import { paymentMethodsQuery } from '~/api/paymentMethods';
import { asSecondary } from '~/api/transport/loadPolicy';
import { methodInfoOf } from '~/domain/payments/paymentMethods';
import { loadsFor, viewerOf } from '~/domain/session/access';
import { useStaffSession } from '~/session/staff';

/**
 * Reads what the store says about paying with a method, by the method's name. '' for nothing, and where the viewer may not
 * read the methods or they did not load: a payment is requested without.
 */
export function useMethodInfo(): () => Promise<(method: string | null) => string> {
  const queryClient = useQueryClient();
  const viewer = viewerOf(useStaffSession());
  return async () => {
    if (!loadsFor(viewer, 'paymentMethods')) return () => '';
    try {
      const methods = await queryClient.fetchQuery(asSecondary(paymentMethodsQuery()));
      return (method) => methodInfoOf(methods, method);
    } catch {
      return () => '';
    }
  };
}
