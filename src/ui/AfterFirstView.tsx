import { type ReactNode, startTransition, useEffect, useState } from 'react';

import { isFirstViewShown } from '~/lib/firstView';

/**
 * Renders `children` after the screen around them has been painted, and `fallback`, of the same size, until then. Only
 * during the first view: a screen that is opened later renders them at once.
 */
export function AfterFirstView({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(isFirstViewShown);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? children : fallback;
}
