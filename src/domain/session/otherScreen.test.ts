import { expect, it } from 'vitest';

import type { Audience, Viewer } from './access';
import { otherScreen } from './otherScreen';

const seller: Viewer = { kind: 'seller', role: 'other' };
const admin: Viewer = { kind: 'platformAdmin' };
const nobody: Viewer = { kind: 'anonymous' };

it.each<[string, Viewer, Audience, string]>([
  ['/orderlist?estado=done', seller, 'seller', '/home'],
  ['/home', seller, 'seller', '/options'],
  ['/', seller, 'seller', '/options'],
  ['/home', admin, 'seller', '/login'],
  ['/login', nobody, 'seller', '/info'],
  ['/orderdetail/DP1', nobody, 'seller', '/login'],
  ['/orderstatus/abc', nobody, 'customer', '/homeclient/{-$id}'],
  ['/s/donpepe', nobody, 'customer', '/info'],
  ['/', nobody, 'customer', '/info'],
])('of %s for %o at the %s side is %s', (url, viewer, audience, to) => {
  expect(otherScreen(url, viewer, audience).to).toBe(to);
});
