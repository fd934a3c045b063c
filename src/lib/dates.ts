/** Format of dates in the API: YYYY-MM-DD HH:mm:ss. */
const API_DATE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

/**
 * Parses an API date. It has no zone and is read as local time of the browser, so that it looks the same on every
 * machine.
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
 * An API date with its time in the UTC fields, for sorting and export: a local Date has no 02:30 on the day that summer
 * time begins.
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

/** Formats a Date for the API, in local time. */
export function toApiDate(date: Date): string {
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** Formats an API date as DD/MM/YYYY HH:mm; empty for none. Slices the text, because lists show thousands. */
export function formatDate(text: string | null | undefined): string {
  const match = text ? API_DATE.exec(text) : null;
  if (!match) return '';
  const [, year, month, day, hour, minute] = match;
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/**
 * Whether an API date is at most `days` calendar days before `now`. Future dates count too: the browser's clock may be
 * behind the server's, and the newest rows must not disappear.
 */
export function isWithinLastDays(
  text: string | null | undefined,
  days: number,
  now: Date,
): boolean {
  const date = parseApiDate(text);
  if (!date) return false;
  // Calendar days at the same hour, independent of daylight saving time.
  const from = new Date(now);
  from.setDate(from.getDate() - days);
  return date >= from;
}

/** Whether an API date is in the calendar month of `now`. */
export function isSameCalendarMonth(text: string | null | undefined, now: Date): boolean {
  const date = parseApiDate(text);
  return (
    date !== null && date.getFullYear() === now.getFullYear() && date.getMonth() === now.getMonth()
  );
}
