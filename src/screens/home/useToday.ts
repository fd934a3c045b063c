import { useEffect, useState } from 'react';

/** Start of the day that is `days` after the day of `now`, in ms. */
function midnight(now: number, days = 0): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/**
 * Start of today, in ms; re-renders at midnight. Also checked when the page becomes visible, because timers stop while
 * a computer sleeps.
 */
export function useToday(): number {
  const [today, setToday] = useState(() => midnight(Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      const now = Date.now();
      setToday(midnight(now));
      timer = setTimeout(look, midnight(now, 1) - now);
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
