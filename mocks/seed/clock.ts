import { toApiDate } from '~/lib/dates';

import type { Random } from './random';

const MINUTE_MS = 60_000;
const OPENING_HOUR = 8;
const CLOSING_HOUR = 21;
/** How far back "today" reaches: earlier hours of today may still lie ahead of `now`. */
const TODAY_MINUTES = 180;

/** `minutes` before `now`. */
export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}

/** The same time of day, `days` days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  const date = new Date(now);
  date.setDate(date.getDate() - days);
  return date;
}

/** A time in opening hours of the day that lies `days` before `now`; for 0, one of the last three hours. */
export function timeOfDay(random: Random, now: Date, days: number): Date {
  if (days === 0) return minutesBefore(now, random.int(2, TODAY_MINUTES));
  return new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() - days,
    random.int(OPENING_HOUR, CLOSING_HOUR),
    random.int(0, 59),
    random.int(0, 59),
  );
}

/** Wire text of the moment `days` before `now`. */
export function daysAgo(now: Date, days: number): string {
  return toApiDate(daysBefore(now, days));
}

/** Wire text of the moment `minutes` before `now`. */
export function minutesAgo(now: Date, minutes: number): string {
  return toApiDate(minutesBefore(now, minutes));
}
