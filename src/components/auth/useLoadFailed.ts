import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { useStaffSession } from '~/session/staff';

/** Whether /login stands in for a screen that did not load, with the session still open; also while the next one loads. */
export function useLoadFailed(): boolean {
  const { pathname, state } = useLocation();
  const [before, setBefore] = useState(false);
  const failed = pathname === '/login' ? state.loadFailed === true : before;
  if (failed !== before) setBefore(failed);
  return useStaffSession()?.enabled === true && failed;
}
