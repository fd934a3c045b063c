import { describe, expect, it } from 'vitest';

import { phoneTest } from './phoneSearch';

const PHONE = '+54 9 11 5555-0202';

describe('a query that is written like a phone', () => {
  it.each([
    '+54 9 11 5555-0202',
    '(11) 5555-0202',
    '(011) 5555-0202',
    '011 5555-0202',
    '011 15 5555-0202',
    '15 5555-0202',
    '15-5555.0202',
    '5555 0202',
    '0054 9 11 5555 0202',
    '\u202a+54 9 11 5555\u20110202\u202c',
    '11\u00a05555\u20130202',
    '5555',
  ])('"%s" finds the phone', (query) => {
    expect(phoneTest(query)?.(PHONE)).toBe(true);
  });

  it.each(['011 5555-0203', '15 5555-9999', '0351 5555-0202', '5555 0202 7'])(
    '"%s" does not',
    (query) => {
      expect(phoneTest(query)?.(PHONE)).toBe(false);
    },
  );

  it('finds a number that begins with 15', () => {
    expect(phoneTest('15')).toBeNull();
    expect(phoneTest('1512')?.('+1 512 555 0100')).toBe(true);
  });
});

it.each(['', '55', 'ana', 'ana 5555', '0-1'])('"%s" is no phone', (query) => {
  expect(phoneTest(query)).toBeNull();
});
