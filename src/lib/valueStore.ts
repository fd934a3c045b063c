/** A value that components follow with `useSyncExternalStore(store.subscribe, store.get)`. */
interface ValueStore<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` after each change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function valueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
