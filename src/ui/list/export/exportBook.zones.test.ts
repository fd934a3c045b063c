import { expect, it } from 'vitest';

import { wallClock } from '~/lib/dates';

import { toCell } from './exportBook';

it('an export keeps 02:30 of the day on which summer time begins in New York', () => {
  const before = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  try {
    expect(new Date(2026, 2, 8, 2, 30).getHours()).toBe(3);
    expect(toCell(wallClock('2026-03-08 02:30:00')).v).toBeCloseTo(46089 + 2.5 / 24, 9);
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});
