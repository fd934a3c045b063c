import { useRef } from 'react';

/**
 * Runs one task at a time: a call while another task runs does nothing and resolves to null. `isPending` of a mutation is
 * only true after the next render; a second click or key press may come before it. Besides, `useSave` merges equal calls in
 * flight, and `ignoreDoubleClicks` drops second clicks.
 */
export function useSingleFlight(): <Result>(task: () => Promise<Result>) => Promise<Result | null> {
  const isRunning = useRef(false);
  return async (task) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    try {
      return await task();
    } finally {
      isRunning.current = false;
    }
  };
}
