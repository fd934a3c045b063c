import { describe, expect, it } from 'vitest';

import { readDatePrefix } from './datePrefix';

describe('a typed date filter', () => {
  it.each([
    '',
    '1',
    '17',
    '17/',
    '17/0',
    '17/1',
    '17/12/',
    '17/07/2',
    '17/07/2026 1',
    '17/07/2026 09:3',
    '-',
  ])('keeps "%s", a prefix of a date or the mark of an empty cell', (typed) => {
    expect(readDatePrefix(typed)).toBe(typed);
  });

  it.each([
    ['7', '07'],
    ['7/', '07/'],
    ['7/7', '07/07'],
    ['1/2/', '01/02/'],
    ['17/7/2026', '17/07/2026'],
    ['7/11/2026', '07/11/2026'],
    ['17/7/2026 9', '17/07/2026 09'],
    ['17/7/2026  9:30', '17/07/2026 09:30'],
    [' 17/07/2026 ', '17/07/2026'],
    ['29/2/2028', '29/02/2028'],
    ['21/11/26', '21/11/2026'],
    ['21/11/19', '21/11/19'],
    ['21/11/20', '21/11/20'],
    ['1/2/26 9:30', '01/02/2026 09:30'],
  ])('reads "%s" as "%s"', (typed, prefix) => {
    expect(readDatePrefix(typed)).toBe(prefix);
  });

  it.each([
    'abc',
    '99/99',
    '32',
    '00/01',
    '17/13',
    '31/4',
    '30/02',
    '29/02/2026',
    '2026-07-17',
    '17/07/2026 25',
    '17/07/2026 10:75',
    '17/07/20261',
    '/7',
  ])('"%s" is not a prefix of a date', (typed) => {
    expect(readDatePrefix(typed)).toBeNull();
  });

  it.each([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, at) => [at + 1, days]))(
    'month %i has at most %i days',
    (month, days) => {
      const typed = String(month).padStart(2, '0');
      expect(readDatePrefix(`${days}/${typed}`)).toBe(`${days}/${typed}`);
      expect(readDatePrefix(`${days + 1}/${typed}`)).toBeNull();
    },
  );

  it.each([
    ['0/', null],
    ['1/0', '01/0'],
    ['01/2', '01/02'],
    ['01/01/2026 00:00', '01/01/2026 00:00'],
    ['01/01/2026 23:59', '01/01/2026 23:59'],
    ['01/01/2026 24', null],
    ['01/01/2026 23:60', null],
    ['01/01/2026 3', '01/01/2026 03'],
    ['01/01/2026 2', '01/01/2026 2'],
    ['3', '3'],
    ['4', '04'],
    ['01/01/2026 10:5', '01/01/2026 10:5'],
    ['01/01/2026 10:7', null],
    ['01/01/2026 10:', '01/01/2026 10:'],
  ])('"%s" is read as %j', (typed, prefix) => {
    expect(readDatePrefix(typed)).toBe(prefix);
  });
});
