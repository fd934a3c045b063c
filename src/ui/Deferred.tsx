import { type ReactNode, useDeferredValue } from 'react';

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
  return useDeferredValue(true, isFirstViewShown()) ? children : fallback;
}
