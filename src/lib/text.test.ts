import { expect, it } from 'vitest';

import { orDash } from './text';

it.each([
  [null, '-'],
  ['', '-'],
  ['  ', '-'],
  [' +54 11 5555', '+54 11 5555'],
])('the text %j shows %j', (text, expected) => {
  expect(orDash(text)).toBe(expected);
});
