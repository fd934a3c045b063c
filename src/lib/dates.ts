const ZERO = 48;

/** Two digits of a text from a place on; NaN for anything else. */
function twoDigits(text: string, at: number): number {
  const [tens, units] = [text.charCodeAt(at) - ZERO, text.charCodeAt(at + 1) - ZERO];
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : Number.NaN;
}

type DateParts = readonly [
  year: number,
  monthIndex: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
];

/** The numbers of an API date, YYYY-MM-DD HH:mm:ss. Without a regular expression: lists read thousands. */
function dateParts(text: string | null | undefined): DateParts | null {
  if (text?.length !== 'YYYY-MM-DD HH:mm:ss'.length) return null;
  if (text[4] !== '-' || text[7] !== '-' || text[10] !== ' ') return null;
  if (text[13] !== ':' || text[16] !== ':') return null;
  const parts = [
    twoDigits(text, 0) * 100 + twoDigits(text, 2),
    twoDigits(text, 5) - 1,
    twoDigits(text, 8),
    twoDigits(text, 11),
    twoDigits(text, 14),
    twoDigits(text, 17),
  ] as const;
  return parts.some(Number.isNaN) ? null : parts;
}

/**
 * Parses an API date. It has no zone and is read as local time of the browser, so that it looks the same on every
 * machine.
 */
export function parseApiDate(text: string | null | undefined): Date | null {
  const parts = dateParts(text);
  if (!parts) return null;
  const date = new Date(...parts);
  return date.getMonth() === parts[1] && date.getDate() === parts[2] ? date : null;
}

/**
 * An API date with its time in the UTC fields, for sorting and export: a local Date has no 02:30 on the day that summer
 * time begins.
 */
export function wallClock(text: string | null | undefined): Date | null {
  const parts = dateParts(text);
  if (!parts) return null;
  const date = new Date(Date.UTC(...parts));
  return date.getUTCMonth() === parts[1] && date.getUTCDate() === parts[2] ? date : null;
}

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** Formats a Date for the API, in local time. */
export function toApiDate(date: Date): string {
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** Formats an API date as DD/MM/YYYY HH:mm; empty for none. Slices the text, because lists show thousands. */
export function formatDate(text: string | null | undefined): string {
  if (!text || !dateParts(text)) return '';
  return `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)} ${text.slice(11, 16)}`;
}

/**
 * Whether an API date is at most `days` calendar days before `now`. Future dates count too: the browser's clock may be
 * behind the server's, and the newest rows must not disappear.
 * @returns the check, for many dates
 */
export function withinLastDays(
  days: number,
  now: Date,
): (text: string | null | undefined) => boolean {
  // Calendar days at the same hour, independent of daylight saving time.
  const from = new Date(now);
  from.setDate(from.getDate() - days);
  // Wire dates sort as text: only those that pass are parsed.
  const first = toApiDate(from);
  return (text) => Boolean(text) && (text ?? '') >= first && parseApiDate(text) !== null;
}

/**
 * Whether an API date is in the calendar month of `now`.
 * @returns the check, for many dates
 */
export function inCalendarMonth(now: Date): (text: string | null | undefined) => boolean {
  const month = toApiDate(now).slice(0, 'YYYY-MM-'.length);
  return (text) => text?.startsWith(month) === true && parseApiDate(text) !== null;
}
