import { useCallback, useEffect, useRef } from 'react';

import type { OrderSummary } from '~/contract/types';
import { setListedAlphanumIds } from '~/session/selection';

/**
 * Stores the sorted orders of a list when the list unmounts: the order screen offers the previous and
 * the next one. Returns the function that takes the rows of the list, all pages included.
 */
export function useRememberListedOrders(): (rows: readonly OrderSummary[]) => void {
  const shown = useRef<readonly OrderSummary[]>([]);
  useEffect(() => () => setListedAlphanumIds(shown.current.map((order) => order.alphanum_id)), []);
  return useCallback((rows) => {
    shown.current = rows;
  }, []);
}
