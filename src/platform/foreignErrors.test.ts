import { expect, it } from 'vitest';

import { isOwnError } from './foreignErrors';

const failure = (...frames: readonly string[]) =>
  Object.assign(new TypeError('x is undefined'), {
    stack: ['TypeError: x is undefined', ...frames].join('\n'),
  });
const origin = window.location.origin;

it.each([
  ['a script of ours (V8)', failure(`    at pay (${origin}/a/x1y2z3a.js:1:200)`), true],
  ['a script of ours (WebKit)', failure(`pay@${origin}/assets/index.js:1:200`), true],
  ['a library called by ours', failure('    at <anonymous>', `    at ${origin}/a/b.js:1:2`), true],
  ['code injected into the page', failure(`global code@${origin}/orderstatus/abc:1:15`), false],
  ['an extension', failure('    at f (chrome-extension://abc/content.js:1:1)'), false],
  ['a third party', failure('    at f (https://cdn.example.com/widget.js:1:1)'), false],
  ['no stack', failure(), false],
  ['no error', 'Java object is gone', false],
])('%s', (_where, error, isOwn) => {
  expect(isOwnError(error)).toBe(isOwn);
});
