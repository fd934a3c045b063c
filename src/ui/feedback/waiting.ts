import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1) {
  count += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

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
export const useIsWaiting = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
