import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noSetup } from '~mocks/database/newStore';

import { expiredFlags, type ExpiringFlag, setFlag } from '~/domain/store/setupFlags';
import { inCalendarMonth } from '~/lib/dates';
import { displayToApi } from '~/lib/typedDates';

import { clientCounts, dailyOrders } from './statistics';

const ownZone = process.env['TZ'];

/** UTC-3, UTC, UTC+9 and one that changes its clocks; the offset is of 1 January, in minutes as `Date` counts them. */
const zones = [
  ['America/Argentina/Buenos_Aires', 180],
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/New_York', 300],
] as const;

const seen = (text: string | null) => ({ first_seen: text, last_seen: text });
const sold = (created_at: string, total_price: number) => ({
  created_at,
  total_price,
  status: 'done' as const,
});

/** Puts the clock of the browser at a local time of the present zone. */
function clockAt(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second = 0,
) {
  vi.setSystemTime(new Date(year, month - 1, day, hour, minute, second));
  return new Date();
}

afterAll(() => {
  vi.useRealTimers();
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

describe.each(zones)('in %s', (zone, offset) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  it('has that clock', () => {
    expect(new Date(2026, 0, 1, 12).getTimezoneOffset()).toBe(offset);
  });

  it('counts at half past eleven in the evening', () => {
    const now = clockAt(2026, 5, 15, 23, 30);
    expect(
      clientCounts(
        [
          seen('2026-05-15 23:30:00'),
          seen('2026-05-15 00:00:00'),
          // The server's clock is a second ahead of the browser's.
          seen('2026-05-15 23:30:01'),
          seen('2026-04-15 23:30:00'),
          seen('2026-04-15 23:29:59'),
        ],
        now,
      ).active,
    ).toEqual({ recent: 4, month: 3 });
    const days = dailyOrders(
      [sold('2026-05-15 23:30:00', 10), sold('2026-05-15 00:00:00', 5)],
      now,
    );
    expect(days.at(-1)).toEqual({ date: '2026-05-15', count: 2, amount: 15 });
    expect(days[0]?.date).toBe('2026-04-16');
  });

  it.each([
    ['the first minutes of a month', [2026, 3, 1, 0, 10], '2026-03-01', '2026-02-28'],
    ['the last minutes of a month', [2026, 1, 31, 23, 59], '2026-01-31', '2025-12-31'],
    ['the last minutes of a year', [2025, 12, 31, 23, 59], '2025-12-31', '2026-01-01'],
    ['the first minutes of a year', [2026, 1, 1, 0, 1], '2026-01-01', '2025-12-31'],
  ] as const)('keeps the calendar month at %s', (_name, [y, m, d, h, min], inside, outside) => {
    const now = clockAt(y, m, d, h, min);
    expect(inCalendarMonth(now)(`${inside} 00:00:00`)).toBe(true);
    expect(inCalendarMonth(now)(`${inside} 23:59:59`)).toBe(true);
    expect(inCalendarMonth(now)(`${outside} 23:59:59`)).toBe(false);
    expect(dailyOrders([], now).at(-1)?.date).toBe(inside);
  });

  it('does not take the same month of another year', () => {
    const now = clockAt(2026, 5, 15, 12, 0);
    expect(clientCounts([seen('2025-05-15 12:00:00')], now).registered.month).toBe(0);
  });

  it('knows 29 February', () => {
    const now = clockAt(2028, 2, 29, 23, 30);
    const days = dailyOrders([sold('2028-02-29 08:00:00', 1), sold('2028-02-28 08:00:00', 2)], now);
    expect(days).toHaveLength(30);
    expect(days[0]?.date).toBe('2028-01-31');
    expect(days.slice(-2)).toEqual([
      { date: '2028-02-28', count: 1, amount: 2 },
      { date: '2028-02-29', count: 1, amount: 1 },
    ]);
    expect(
      clientCounts([seen('2028-01-30 23:30:00'), seen('2028-01-30 23:29:59')], now).active,
    ).toEqual({ recent: 1, month: 0 });
  });

  it('crosses 29 February', () => {
    const days = dailyOrders([], clockAt(2028, 3, 1, 0, 5));
    expect(days[0]?.date).toBe('2028-02-01');
    expect(days.map(({ date }) => date)).toContain('2028-02-29');
  });

  it('has each day once where the clocks change', () => {
    for (const [month, day] of [
      [3, 20],
      [11, 10],
    ] as const) {
      const dates = dailyOrders([], clockAt(2026, month, day, 23, 30)).map(({ date }) => date);
      expect(new Set(dates).size).toBe(30);
      expect(dates.at(-1)).toBe(`2026-${String(month).padStart(2, '0')}-${day}`);
    }
  });

  it('has no 02:30 on the day that summer time begins, but a shipment may leave then', () => {
    expect(displayToApi('08/03/2026 02:30')).toBe('2026-03-08 02:30:00');
  });

  it.each([
    ['store', 7],
    ['qrs', 15],
    ['calendar', 10],
    ['pms', 21],
    ['faqs1', 21],
    ['faqs2', 21],
  ] as const)('lets %s last %i days, over 29 February and a change of clocks', (flag, days) => {
    const set = clockAt(2028, 2, 28, 23, 30);
    const flags = { ...noSetup, ...setFlag(flag satisfies ExpiringFlag, set) };
    const end = new Date(2028, 1, 28 + days, 23, 30);
    expect(expiredFlags(flags, end)).toBeNull();
    expect(expiredFlags(flags, new Date(end.getTime() + 1000))).toEqual({ [flag]: false });
  });
});
