import { useNavigate } from '@tanstack/react-router';

import type { OrderSummary } from '~/contract/types';
import { allowsMotion } from '~/lib/browser/allowsMotion';
import { setCurrentAlphanumId } from '~/session/selection';

/** Opens the detail screen of an order of a list. */
export function useOpenOrder(): (order: Pick<OrderSummary, 'alphanum_id'>) => void {
  const navigate = useNavigate();
  return ({ alphanum_id: alphanumId }) => {
    setCurrentAlphanumId(alphanumId);
    void navigate({
      to: '/orderdetail/{-$alphanumId}',
      params: { alphanumId },
      viewTransition: allowsMotion(),
    });
  };
}
