import { useEffect, useState } from 'react';

/** When the day of `now` begins, `days` later, in ms. */
function midnight(now: number, days = 0): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/**
 * When today began, in ms: a screen left open past midnight is drawn anew for the new day. The page's return to sight
 * counts too, since timers stand still while a computer sleeps.
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
