import { expect, it } from 'vitest';

import { withoutLinkEnd } from './linkEnds';

const signs = [
  '.',
  ',',
  ')',
  '"',
  '…',
  '*',
  '\u200B',
  ').',
  '%E2%80%A6',
  '%22',
  '%2C',
  '%5D',
  '%e2%80%8b',
];

it.each(['/s/donpepe', '/homeclient/donpepe', '/productlist/lista-1', '/orderstatus/aB_3-x'])(
  'a sign after %s is left out',
  (path) => {
    expect(signs.map((sign) => withoutLinkEnd(path + sign))).toEqual(signs.map(() => path));
    expect(withoutLinkEnd(path)).toBeNull();
  },
);

it.each(['/orderlist.', '/s/.', '/orderstatus/', '/'])('%s stays as it is', (path) => {
  expect(withoutLinkEnd(path)).toBeNull();
});
