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
  ])('keeps "%s", which begins a shown date', (typed) => {
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
  ])('"%s" begins no date', (typed) => {
    expect(readDatePrefix(typed)).toBeNull();
  });
});
