import { useEffect, useRef } from 'react';

import type { OrderSummary } from '~/contract/types';
import { setListedAlphanumIds } from '~/session/selection';

/**
 * Stores the sorted orders of a list, all pages included, when the list unmounts: the order screen offers the previous and
 * the next one.
 */
export function useRememberListedOrders(rows: readonly OrderSummary[]): void {
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  useEffect(() => () => setListedAlphanumIds(shown.current.map((order) => order.alphanum_id)), []);
}
