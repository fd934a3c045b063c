import { expect, it } from 'vitest';

import { evenTicks } from './evenTicks';

it.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [3, [0, 2, 4]],
  [18, [0, 10, 20]],
  [20, [0, 10, 20]],
  [21, [0, 20, 40]],
  [670_000, [0, 400_000, 800_000]],
])('labels an axis up to %i with %j', (max, ticks) => {
  expect(evenTicks(max)).toEqual(ticks);
});
