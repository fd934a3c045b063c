import { useRef } from 'react';

/**
 * Runs one task at a time: a call while another task runs does nothing. `isPending` of a mutation is only true after the
 * next render; a second click or key press may come before it.
 */
export function useSingleFlight(): (task: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return async (task) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task();
    } finally {
      isRunning.current = false;
    }
  };
}
