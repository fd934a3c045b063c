import { wallClock } from './dates';

const TYPED = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3}) ([01]?\d|2[0-3]):([0-5]\d)$/;

const two = (digits: string) => digits.padStart(2, '0');

/**
 * Converts a typed date, day/month/year hour:minutes, to an API date; null for an invalid one. Converts the text: a local
 * Date has no 02:30 on the day that summer time begins.
 */
export function displayToApi(typed: string): string | null {
  const [, day = '', month = '', year, hour = '', minutes] = TYPED.exec(typed.trim()) ?? [];
  const date = `${year}-${two(month)}-${two(day)} ${two(hour)}:${minutes}:00`;
  return wallClock(date) === null ? null : date;
}
