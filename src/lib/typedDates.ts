import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

import { toApiDate } from './dates';

dayjs.extend(customParseFormat);

/** Parses a typed date, day/month/year hour:minutes; null for an invalid one. */
export function parseDisplayDate(text: string): Date | null {
  const parsed = dayjs(text.trim(), ['DD/MM/YYYY HH:mm', 'D/M/YYYY H:mm', 'D/M/YYYY HH:mm'], true);
  return parsed.isValid() ? parsed.toDate() : null;
}

/** Converts a typed date to an API date; null for an invalid one. */
export function displayToApi(text: string): string | null {
  const date = parseDisplayDate(text);
  return date ? toApiDate(date) : null;
}
