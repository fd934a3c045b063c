import { type ReactNode, startTransition, useEffect, useState } from 'react';

import { isFirstViewShown } from '~/lib/browser/firstView';

/**
 * Renders `children` in a task of its own after what is around them, and `fallback`, of the same size, until then. Only
 * during the first view: a screen that is opened later renders them at once.
 */
export function Deferred({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(isFirstViewShown);
  // With `useDeferredValue` the first view is there at least 200 ms later on a slow phone.
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? children : fallback;
}
