import { expect, it } from 'vitest';

import { rovingIndex } from './rovingIndex';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s at %i of three controls leads to %j', (key, at, next) => {
  expect(rovingIndex(key, at, 3)).toBe(next);
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 2],
  ['ArrowRight', 0, null],
])('in a column %s at %i leads to %j', (key, at, next) => {
  expect(rovingIndex(key, at, 3, true)).toBe(next);
});
