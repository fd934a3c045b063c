import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { valueStore } from '~/lib/valueStore';

const waiting = valueStore(0);
const add = (change: 1 | -1) => waiting.set(waiting.get() + change);

/**
 * Shows the loading overlay while `active`: for code and data of a part that the person has asked for, such as a tab,
 * beside the loads of the router and the main queries, which show it by themselves.
 */
export function useWaiting(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    add(1);
    return () => add(-1);
  }, [active]);
}

/** The fallback of such a part, with what is shown in its place below the overlay. */
export function Waiting({ children = null }: { children?: ReactNode }) {
  useWaiting(true);
  return children;
}

/** Whether the person waits for a part. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(waiting.subscribe, () => waiting.get() > 0);
