/** How dates travel: YYYY-MM-DD HH:mm:ss (§9 both documents). */
const API_DATE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

/**
 * A wire date as a Date. The wire carries no zone: it is wall-clock time, read as the browser's own,
 * so that a date never changes on its way from one machine to another.
 */
export function parseApiDate(text: string | null | undefined): Date | null {
  const match = text ? API_DATE.exec(text) : null;
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(Number);
  const date = new Date(year, month - 1, day, hour, minute, second);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/**
 * A wire date with its wall-clock time in the UTC fields, for sorting and export: a local Date has no 02:30 on the day
 * that summer time begins.
 */
export function wallClock(text: string | null | undefined): Date | null {
  const match = text ? API_DATE.exec(text) : null;
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** A Date as it travels, wall clock. */
export function toApiDate(date: Date): string {
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** DD/MM/YYYY HH:mm (§9 both documents) of a wire date; empty text when there is none. Plain slicing: lists show thousands. */
export function formatDate(text: string | null | undefined): string {
  const match = text ? API_DATE.exec(text) : null;
  if (!match) return '';
  const [, year, month, day, hour, minute] = match;
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/**
 * Whether a wire date is at most `days` calendar days before `now`. What seems to lie ahead counts too: the
 * browser's clock may be behind the server's, and the newest rows must not vanish.
 */
export function isWithinLastDays(
  text: string | null | undefined,
  days: number,
  now: Date,
): boolean {
  const date = parseApiDate(text);
  if (!date) return false;
  // Calendar days at the same hour: a change to summer time is no day more or less.
  const from = new Date(now);
  from.setDate(from.getDate() - days);
  return date >= from;
}

/** Whether a wire date lies in the calendar month of `now`. */
export function isSameCalendarMonth(text: string | null | undefined, now: Date): boolean {
  const date = parseApiDate(text);
  return (
    date !== null && date.getFullYear() === now.getFullYear() && date.getMonth() === now.getMonth()
  );
}
