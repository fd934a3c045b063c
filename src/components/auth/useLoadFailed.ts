import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { useStaffSession } from '~/session/staff';

/**
 * Why /login stands in for a screen that did not load, with the session still open, also while the next one loads; null when
 * it does not.
 */
export function useLoadFailed(): string | null {
  const { pathname, state } = useLocation();
  const [before, setBefore] = useState<string | null>(null);
  const failed = pathname === '/login' ? (state.loadFailed ?? null) : before;
  if (failed !== before) setBefore(failed);
  return useStaffSession()?.enabled === true ? failed : null;
}
