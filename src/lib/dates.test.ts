import { describe, expect, it } from 'vitest';

import { formatDate, inCalendarMonth, withinLastDays, parseApiDate, toApiDate } from './dates';

describe('dates', () => {
  it('formats an API date as DD/MM/YYYY HH:mm', () => {
    expect(formatDate('2026-03-05 09:07:59')).toBe('05/03/2026 09:07');
  });

  it.each([
    null,
    undefined,
    '',
    'hoy',
    '2026-03-05',
    '2026-03-05T09:07:59',
    '2026-03-05T09:07:59Z',
    '2026/03/05 09:07:59',
    '2026-03-05 09.07:59',
    '2026-03-05 09:07:5a',
    '-026-03-05 09:07:59',
    '２026-03-05 09:07:59',
    '2026-03-05 9:07:059',
  ])('shows nothing for %s', (text) => {
    expect(formatDate(text)).toBe('');
    expect(parseApiDate(text)).toBeNull();
  });

  it('converts API dates to local time and back', () => {
    const date = parseApiDate('2026-12-31 23:30:05');
    expect(date && toApiDate(date)).toBe('2026-12-31 23:30:05');
  });

  it('refuses days that do not exist', () => {
    expect(parseApiDate('2026-02-30 10:00:00')).toBeNull();
    expect(parseApiDate('2028-02-29 10:00:00')).not.toBeNull();
  });

  it('counts the last 30 days from now, and the calendar month', () => {
    const now = new Date(2026, 2, 31, 23, 30);
    expect(withinLastDays(30, now)('2026-03-01 23:30:00')).toBe(true);
    expect(withinLastDays(30, now)('2026-03-01 23:29:59')).toBe(false);
    expect(withinLastDays(30, now)('2026-03-31 23:30:09')).toBe(true);
    expect(inCalendarMonth(now)('2026-03-01 00:00:00')).toBe(true);
    expect(inCalendarMonth(now)('2026-02-28 23:59:59')).toBe(false);
    expect(inCalendarMonth(now)('2025-03-15 12:00:00')).toBe(false);
  });
});
