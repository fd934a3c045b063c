import { useCallback, useRef, useState } from 'react';

/**
 * Runs a task for each of several rows: a call for a row whose task runs does nothing, those of other rows run beside it.
 * @returns `busy`: the rows with a running task, by their keys
 */
export function useRowTasks<Key>(): {
  busy: ReadonlySet<Key>;
  run: (key: Key, task: () => Promise<void>) => Promise<void>;
} {
  const running = useRef(new Set<Key>());
  const [busy, setBusy] = useState<ReadonlySet<Key>>(new Set());
  const run = useCallback(async (key: Key, task: () => Promise<void>) => {
    if (running.current.has(key)) return;
    running.current.add(key);
    setBusy(new Set(running.current));
    try {
      await task();
    } finally {
      running.current.delete(key);
      setBusy(new Set(running.current));
    }
  }, []);
  return { busy, run };
}
