import { expect, it } from 'vitest';

import { digest } from './digest';

const failure = (name: string) =>
  [
    ` FAIL  ${name}`,
    'AssertionError: expected [ Array(1) ] to deeply equal []',
    '\u001b[31m[contract] getOrderStatus response /data: must NOT have additional properties gift_note\u001b[39m',
  ].join('\n');

it('names the common cause of many failures first', () => {
  const output = [failure('a'), failure('b'), '  x typescript(TS2305): No member.'].join('\n');
  expect(digest(output)).toEqual([
    '2 × AssertionError: expected [ Array(1) ] to deeply equal []',
    '2 × [contract] getOrderStatus response /data: must NOT have additional properties gift_note',
    'x typescript(TS2305): No member.',
  ]);
});

it('is empty when nothing is named', () => {
  expect(digest('all is well')).toEqual([]);
});
