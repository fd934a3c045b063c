import { expect, it } from 'vitest';

import { ApiError } from './errors';
import { type LoadFailure, mayRetry, outcomeOf } from './loadPolicy';

it.each<[LoadFailure, number, boolean, LoadFailure]>([
  ['login', 500, false, 'login'],
  ['login', 0, false, 'login'],
  ['login', 404, false, 'login'],
  ['login', 500, true, 'toast'],
  ['login', 401, true, 'login'],
  ['login', 403, false, 'login'],
  ['login', 403, true, 'toast'],
  ['home', 200, false, 'home'],
  ['home', 200, true, 'toast'],
  ['home', 500, false, 'login'],
  ['home', 0, false, 'login'],
  ['home', 403, false, 'login'],
  ['home', 401, true, 'login'],
  ['part', 500, false, 'part'],
  ['part', 404, false, 'part'],
  ['part', 0, false, 'part'],
  ['part', 401, false, 'login'],
  ['part', 401, true, 'login'],
  ['part', 403, false, 'login'],
  ['part', 403, true, 'toast'],
  ['part', 500, true, 'toast'],
  ['404', 500, false, '404'],
  ['404', 401, false, '404'],
  ['404', 500, true, 'toast'],
  ['404', 404, true, 'toast'],
  ['404', 403, true, '404'],
  ['toast', 403, false, 'toast'],
  ['silent', 500, false, 'silent'],
  ['silent', 0, true, 'silent'],
  ['silent', 403, false, 'silent'],
  ['silent', 401, true, 'login'],
])('%s load, status %i, data on the screen %s: %s', (wanted, status, hasData, outcome) => {
  expect(outcomeOf(wanted, new ApiError('no', status), hasData)).toBe(outcome);
});

it.each([
  [0, true],
  [200, true],
  [404, false],
  [422, false],
  [429, true],
  [500, true],
  [503, true],
])('status %i may be retried: %s', (status, may) => {
  expect(mayRetry(new ApiError('no', status))).toBe(may);
});
