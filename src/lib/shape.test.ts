import { expect, it } from 'vitest';

import { hasShape } from './shape';

const shape = {
  id: 'number',
  name: 'string',
  note: 'text',
  rows: 'list',
  part: { on: 'boolean' },
} as const;
const value = { id: 1, name: 'a', note: null, rows: [], part: { on: false }, more: 1 };

it('accepts a value with all fields, and others besides', () => {
  expect(hasShape(value, shape)).toBe(true);
  expect(hasShape({ ...value, note: 'x' }, shape)).toBe(true);
});

it.each([
  ['a missing field', { ...value, note: undefined }],
  ['null for an object', { ...value, part: null }],
  ['null for a list', { ...value, rows: null }],
  ['an object for a list', { ...value, rows: {} }],
  ['a number for a text', { ...value, name: 5 }],
  ['a missing inner field', { ...value, part: {} }],
  ['null', null],
  ['a text', 'value'],
])('refuses %s', (_what, raw) => {
  expect(hasShape(raw, shape)).toBe(false);
});
