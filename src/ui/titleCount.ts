import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Number in front of the document's title, such as "(2) Pedidos"; 0 shows none. */
export function setTitleCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useTitleCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
