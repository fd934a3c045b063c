import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

import { toApiDate } from './dates';

dayjs.extend(customParseFormat);

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
