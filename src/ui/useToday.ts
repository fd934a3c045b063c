import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Start of a period, in ms: of the one that a time is in, or of the next. */
type StartOf = (time: number, periods?: number) => number;

const startOfDay: StartOf = (time, days = 0) => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
};

const startOfMinute: StartOf = (time, minutes = 0) =>
  (Math.floor(time / MINUTE_MS) + minutes) * MINUTE_MS;

/** Re-renders as a period begins. Also checked when the page becomes visible, because timers stop while a computer sleeps. */
function useStartOf(startOf: StartOf): number {
  const [start, setStart] = useState(() => startOf(Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      const now = Date.now();
      setStart(startOf(now));
      timer = setTimeout(look, startOf(now, 1) - now);
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [startOf]);
  return start;
}

/** Start of today, in ms: for everything that names a day. */
export const useToday = (): number => useStartOf(startOfDay);

/** Start of the current minute, in ms: for what is planned or over. */
export const useMinute = (): number => useStartOf(startOfMinute);
