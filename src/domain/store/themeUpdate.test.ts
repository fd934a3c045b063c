import { expect, it } from 'vitest';

import { themeTextError } from './themeUpdate';

it.each([
  ['title', 120],
  ['subtitle', 5000],
  ['titlebar', 60],
  ['description', 300],
] as const)('the %s has at most %d characters', (field, most) => {
  expect(themeTextError(null, field)).toBeNull();
  expect(themeTextError('', field)).toBeNull();
  expect(themeTextError('ñ'.repeat(most), field)).toBeNull();
  expect(themeTextError('ñ'.repeat(most + 1), field)).toBe(
    `El texto puede tener hasta ${most} caracteres`,
  );
});
