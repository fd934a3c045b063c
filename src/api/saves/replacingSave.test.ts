import { expect, it } from 'vitest';

import { isBodyStored } from './replacingSave';

const a = { id: 1, name: 'A', at: '10:00' };
const b = { id: 2, name: 'B', at: '10:00' };

it.each([
  ['has the sent fields and others', { title: 'T', color: 'red' }, { title: 'T' }, {}, true],
  ['has another value', { title: 'T', color: 'red' }, { title: 'T', color: 'blue' }, {}, false],
  ['has no such field', { color: 'red' }, { title: 'T' }, {}, false],
  ['is no object', 'text', { title: 'T' }, {}, false],
  ['is null', null, {}, {}, false],
  ['is a list where an object was sent', [a], { id: 1 }, {}, false],
  ['was a list', [a], { id: 1 }, [a], false],
  ['is an object where a list was sent', a, [a], [a], false],
])('an object that %s', (_name, now, body, before, expected) => {
  expect(isBodyStored(now, body, before)).toBe(expected);
});

it.each([
  ['has the changed entry', [a, { ...b, name: 'C' }], [a, { id: 2, name: 'C' }], [a, b], true],
  [
    'has one of two changed entries',
    [a, b],
    [
      { id: 1, name: 'X' },
      { id: 2, name: 'B' },
    ],
    [a, b],
    false,
  ],
  ['has entries in another order', [b, a], [a, b], [a, b], true],
  ['has another entry', [a, b], [a], [a, b], false],
  ['has fewer entries', [a], [a, b], [a, b], false],
  ['has the values under other ids', [{ ...a, id: 3 }, b], [a, b], [a, b], false],
  ['is empty, as it was sent', [], [], [a], true],
  ['has unreadable entries, too', [null, a], [null, a], [null, a], true],
])('a list without new entries that %s', (_name, now, body, before, expected) => {
  expect(isBodyStored(now, body, before)).toBe(expected);
});

it.each([
  ['has a new entry like it', [a, { id: 9, name: 'N' }], [a, { name: 'N' }], [a], true],
  ['has only an old entry like it', [a, b], [a, b, { name: 'B' }], [a, b], false],
  [
    'has one of two new entries',
    [a, { id: 9, name: 'N' }],
    [{ name: 'N' }, { name: 'M' }],
    [a],
    false,
  ],
  ['has a new entry with other values', [a, { id: 9, name: 'X' }], [{ name: 'N' }], [a], false],
  [
    'has new entries of others too',
    [
      { id: 8, name: 'X' },
      { id: 9, name: 'N' },
    ],
    [{ name: 'N' }],
    [a],
    true,
  ],
])('a list with new entries that %s', (_name, now, body, before, expected) => {
  expect(isBodyStored(now, body, before)).toBe(expected);
});

it('identifies marketing codes by their code', () => {
  const code = { code: 'DP1', active: true };
  expect(isBodyStored([{ ...code, url: 'https://a.test' }], [code], [])).toBe(true);
  expect(isBodyStored([{ ...code, code: 'DP2' }], [code], [])).toBe(false);
  expect(isBodyStored([code], [{ active: true }], [code])).toBe(false);
});

it('finds a list whose rows have no ids', () => {
  const stored = [{ faq_type: 'delivery', response: 'De 9 a 20' }];
  const sent = [{ faq_type: 'delivery', response: 'De 9 a 20' }];
  const before = [{ faq_type: 'delivery', response: 'De 9 a 18' }];
  expect(isBodyStored(stored, sent, before)).toBe(true);
  expect(isBodyStored(before, sent, before)).toBe(false);
});
