import { expect, it } from 'vitest';

import { whatsappLinkOf } from './whatsappLink';

it.each([
  ['+54 9 11 4555-0101', 'https://wa.me/5491145550101'],
  ['5491145550101', 'https://wa.me/5491145550101'],
  ['(549) 11.4555.0101', 'https://wa.me/5491145550101'],
  [' https://wa.me/5491145550101 ', 'https://wa.me/5491145550101'],
  ['4555', '4555'],
  ['wa.me/5491145550101', 'wa.me/5491145550101'],
  ['', ''],
])('%j is %j', (typed, link) => {
  expect(whatsappLinkOf(typed)).toBe(link);
});
