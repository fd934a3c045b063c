import { expect, test } from 'vitest';

import { columnSlack } from './wholeColumns';

test.each([
  { widths: [100, 100, 100], room: 300, slack: 0 },
  { widths: [100, 100, 100], room: 250, slack: 25 },
  { widths: [100, 100, 100], room: 200, slack: 0 },
  // Never wider than what is left, however often it is divided.
  { widths: [50, 50, 50, 50], room: 160, slack: 3 },
  { widths: [400, 100], room: 300, slack: 0 },
  { widths: [], room: 300, slack: 0 },
])('columns of $widths in $room are $slack wider', ({ widths, room, slack }) => {
  expect(columnSlack(widths, room)).toBe(slack);
});
