import { wallClock } from './dates';
import { plainText } from './text';

/** Days of each month, 29 for February. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A prefix of DD/MM/YYYY HH:mm: day, month, year, hour, minutes. */
const form =
  /^(\d{1,2})(?:\/(?:(\d{1,2})(?:\/(?:(\d{1,4})(?: (?:(\d{1,2})(?::(\d{0,2}))?)?)?)?)?)?)?$/;

/** The text with the separators of DD/MM/YYYY HH:mm: also `05-12-2026 14.30`, `5.12.26, 14:30 hs`. */
const separated = (typed: string): string =>
  plainText(typed)
    .trim()
    .replace(/,? +/, ' ')
    .replace(/(?<=^\d{1,2})[-.]/, '/')
    .replace(/(?<=^\d{1,2}\/\d{1,2})[-.]/, '/')
    .replace(/(?<= \d{1,2})[.h](?=\d|$)/, ':')
    .replace(/(?<=:\d\d) ?h(?:s\.?)?$/, '');

/**
 * Adds zeros to single digits that are complete: followed by a separator, or not the first digit of a two-digit number.
 */
function padded(typed: string): string {
  return (
    separated(typed)
      .replace(/^(\d)(?=\/)|^([4-9])$/, '0$&')
      .replace(/^\d\d\/(?=\d\/|[2-9]$)/, '$&0')
      // 21/11/26: only 19 and 20 are the first digits of a four-digit year.
      .replace(/^(\d\d\/\d\d\/)(?!(?:19|20)$)(?=\d\d( |$))/, '$120')
      .replace(/ (?=\d:|[3-9]$)/, '$&0')
  );
}

/** Whether the typed part of a number is a prefix of one from `first` to `last`. */
function begins(part: string | undefined, first: number, last: number): boolean {
  if (part === undefined || part === '') return true;
  if (part.length === 1) return Number(part) <= Math.floor(last / 10);
  return Number(part) >= first && Number(part) <= last;
}

function daysOf(month: string | undefined, year: string | undefined): number {
  if (month?.length !== 2) return 31;
  if (year?.length === 4) return new Date(Number(year), Number(month), 0).getDate();
  return DAYS[Number(month) - 1] ?? 31;
}

/** What an empty cell shows, which a filter may look for. */
export const EMPTY_MARK = '-';

/**
 * Completes a typed date filter to a prefix of DD/MM/YYYY HH:mm: `7/7`, `17/7/26` and `17/7/2026 9:30` become `07/07`,
 * `17/07/2026` and `17/07/2026 09:30`. A text that already is a prefix (`17/1` of 17/10 to 17/12) is unchanged, as is
 * the mark of an empty cell. Null for any other text.
 */
export function readDatePrefix(typed: string): string | null {
  const prefix = padded(typed);
  const parts = form.exec(prefix);
  if (!parts) return prefix === '' || prefix === EMPTY_MARK ? prefix : null;
  const [, day, month, year, hour, minutes] = parts;
  const possible =
    begins(month, 1, 12) &&
    begins(day, 1, daysOf(month, year)) &&
    begins(hour, 0, 23) &&
    begins(minutes, 0, 59);
  return possible ? prefix : null;
}

const WHOLE = /^(\d\d)\/(\d\d)\/([1-9]\d{3})(?: (\d\d:\d\d))?$/;

/**
 * Converts a typed date, as {@link readDatePrefix} reads it, to an API date; without a time it is the start of the day.
 * Null for an invalid one. Converts the text: a local Date has no 02:30 on the day that summer time begins.
 */
export function displayToApi(typed: string): string | null {
  const [, day, month, year, time = '00:00'] = WHOLE.exec(readDatePrefix(typed) ?? '') ?? [];
  const date = `${year}-${month}-${day} ${time}:00`;
  return wallClock(date) === null ? null : date;
}
