import { toApiDate } from '~/lib/dates';

import type { Random } from './random';

const MINUTE_MS = 60_000;
const OPENING_HOUR = 8;
const CLOSING_HOUR = 21;
/** The last second of a day's opening hours. */
const CLOSING_SECOND = (CLOSING_HOUR + 1) * 3600 - 1;
const OPEN_SECONDS = (CLOSING_HOUR - OPENING_HOUR + 1) * 3600;
/** Longest age of a moment of today, in minutes; less in the early hours. */
const TODAY_MINUTES = 300;
/** Longest age of a random moment of today, in minutes. */
const BUSY_MINUTES = 180;

/**
 * The age of an event, independent of the hour of seeding: a number of days, whose fraction is the part of that day's
 * opening hours after the event. 0 is now; below 1 is today. A greater age always gives an earlier moment, so that
 * seeding at another hour gives the same rows in the same order.
 */
export type Age = number;

/** An age of some minutes, at most {@link TODAY_MINUTES}. */
export function ageOfMinutes(minutes: number): Age {
  return minutes / TODAY_MINUTES;
}

/** The age of a time of day in opening hours, at least one day back. */
export function ageOfTime(days: number, hour: number, minute = 0, second = 0): Age {
  return days + (CLOSING_SECOND - (hour * 3600 + minute * 60 + second)) / OPEN_SECONDS;
}

/** The age of a random moment of the day that is `days` back; for today, of the last three hours. */
export function randomAge(random: Random, days: number): Age {
  if (days === 0) return ageOfMinutes(random.int(2, BUSY_MINUTES));
  const hour = random.int(OPENING_HOUR, CLOSING_HOUR);
  return ageOfTime(days, hour, random.int(0, 59), random.int(0, 59));
}

/** The moment of an age when seeding at `now`. */
export function momentOf(now: Date, age: Age): Date {
  const dayBefore = (days: number, second: number) =>
    new Date(
      now.getFullYear(),
      now.getMonth(),
      now.getDate() - days,
      Math.floor(second / 3600),
      0,
      second % 3600,
    );
  if (age < 1) {
    // In the early hours, today's ages are compressed to the time since yesterday's closing.
    const since = now.getTime() - dayBefore(1, CLOSING_SECOND).getTime();
    return new Date(now.getTime() - Math.round(age * Math.min(TODAY_MINUTES * MINUTE_MS, since)));
  }
  const days = Math.floor(age);
  return dayBefore(days, CLOSING_SECOND - Math.round((age - days) * OPEN_SECONDS));
}

/** {@link momentOf} as the API formats it. */
export function textOf(now: Date, age: Age): string {
  return toApiDate(momentOf(now, age));
}

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

/** The moment `days` before `now` as the API formats it. */
export function daysAgo(now: Date, days: number): string {
  return toApiDate(daysBefore(now, days));
}
