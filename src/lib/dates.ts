import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** How dates travel (§9 both documents). */
export const API_DATE_FORMAT = 'YYYY-MM-DD HH:mm:ss';
/** How dates are shown (§9 both documents). */
export const DISPLAY_DATE_FORMAT = 'DD/MM/YYYY HH:mm';

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

export function toApiDate(date: Date): string {
  return dayjs(date).format(API_DATE_FORMAT);
}

/** DD/MM/YYYY HH:mm of a wire date; empty text when there is none. Plain slicing: lists show thousands. */
export function formatDate(text: string | null | undefined): string {
  const match = text ? API_DATE.exec(text) : null;
  if (!match) return '';
  const [, year, month, day, hour, minute] = match;
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** A date as people type it, day/month/year hour:minutes (§5 staff); null when it is not one. */
export function parseDisplayDate(text: string): Date | null {
  const parsed = dayjs(text.trim(), ['DD/MM/YYYY HH:mm', 'D/M/YYYY H:mm', 'D/M/YYYY HH:mm'], true);
  return parsed.isValid() ? parsed.toDate() : null;
}

/** Typed date → wire date, or null when it is not a date. */
export function displayToApi(text: string): string | null {
  const date = parseDisplayDate(text);
  return date ? toApiDate(date) : null;
}

/** The same as {@link formatDate}; the counterpart of {@link displayToApi} for form fields. */
export const apiToDisplay = formatDate;

/** Whether a wire date lies in the `days` × 24 hours that end at `now` (never in the future). */
export function isWithinLastDays(
  text: string | null | undefined,
  days: number,
  now: Date,
): boolean {
  const date = parseApiDate(text);
  if (!date) return false;
  const from = dayjs(now).subtract(days, 'day');
  return date.getTime() >= from.valueOf() && date.getTime() <= now.getTime();
}

/** Whether a wire date lies in the calendar month of `now`. */
export function isSameCalendarMonth(text: string | null | undefined, now: Date): boolean {
  const date = parseApiDate(text);
  return (
    date !== null && date.getFullYear() === now.getFullYear() && date.getMonth() === now.getMonth()
  );
}
