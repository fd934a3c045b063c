import { useRef } from 'react';

/**
 * One task at a time: a call while another is under way does nothing. The state of a mutation comes with the next
 * drawing; a second click or key press may come before it.
 */
export function useSingleFlight(): (task: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false);
  return async (task) => {
    if (running.current) return;
    running.current = true;
    try {
      await task();
    } finally {
      running.current = false;
    }
  };
}
