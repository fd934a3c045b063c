import { toApiDate } from '~/lib/dates';

import type { Random } from './random';

const MINUTE_MS = 60_000;
const OPENING_HOUR = 8;
const CLOSING_HOUR = 21;
/** The last second of a day's opening hours, and how many there are. */
const CLOSING_SECOND = (CLOSING_HOUR + 1) * 3600 - 1;
const OPEN_SECONDS = (CLOSING_HOUR - OPENING_HOUR + 1) * 3600;
/** How far back today reaches, in minutes; less while the night has not been as long yet. */
const TODAY_MINUTES = 300;
/** What a random moment of today is drawn from, in minutes. */
const BUSY_MINUTES = 180;

/**
 * How long ago something happened, whatever the hour that the world is seeded at: a whole number of days and the part of
 * that day's opening hours that was still to come. 0 is now; under 1 it is today, in the hours just past. What has the
 * greater age always comes out earlier, so that a world made at another hour holds the same rows in the same order.
 */
export type Age = number;

/** Today, some minutes ago, at most {@link TODAY_MINUTES}. */
export function ageOfMinutes(minutes: number): Age {
  return minutes / TODAY_MINUTES;
}

/** A time of day in opening hours, at least one day back. */
export function ageOfTime(days: number, hour: number, minute = 0, second = 0): Age {
  return days + (CLOSING_SECOND - (hour * 3600 + minute * 60 + second)) / OPEN_SECONDS;
}

/** A random moment of the day that lies `days` back; of today one of the last three hours. */
export function randomAge(random: Random, days: number): Age {
  if (days === 0) return ageOfMinutes(random.int(2, BUSY_MINUTES));
  const hour = random.int(OPENING_HOUR, CLOSING_HOUR);
  return ageOfTime(days, hour, random.int(0, 59), random.int(0, 59));
}

/** The moment of an age, for a world that is seeded at `now`. */
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
    // In the small hours today ends where yesterday's opening hours do, so that the two never mix.
    const since = now.getTime() - dayBefore(1, CLOSING_SECOND).getTime();
    return new Date(now.getTime() - Math.round(age * Math.min(TODAY_MINUTES * MINUTE_MS, since)));
  }
  const days = Math.floor(age);
  return dayBefore(days, CLOSING_SECOND - Math.round((age - days) * OPEN_SECONDS));
}

/** Wire text of {@link momentOf}. */
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

/** Wire text of the moment `days` before `now`. */
export function daysAgo(now: Date, days: number): string {
  return toApiDate(daysBefore(now, days));
}
