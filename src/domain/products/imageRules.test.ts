import { describe, expect, it } from 'vitest';

import { imageProblems, type ImageRuleName } from './imageRules';

const count = (name: ImageRuleName, width: number, height: number, file = 'a.png') =>
  imageProblems(name, { url: `https://img.test/${file}`, width, height }).length;

describe('image rules', () => {
  it.each([
    ['headerLogo', 1000, 200, 0],
    ['headerLogo', 2000, 400, 0],
    ['headerLogo', 990, 198, 1],
    ['headerLogo', 1000, 300, 1],
    ['headerLogo', 500, 300, 2],
    ['photo', 800, 800, 0],
    ['photo', 1200, 900, 0],
    ['photo', 799, 799, 1],
    ['photo', 1600, 900, 1],
    ['avatar', 640, 640, 0],
    ['avatar', 639, 639, 1],
    ['avatar', 1280, 960, 1],
  ] as const)('%s of %dx%d breaks %d rules', (name, width, height, broken) => {
    expect(count(name, width, height)).toBe(broken);
  });

  it('the header logo is a PNG or a JPG', () => {
    expect(count('headerLogo', 1000, 200, 'a.JPG?v=2')).toBe(0);
    expect(count('headerLogo', 1000, 200, 'a.jpeg')).toBe(0);
    expect(count('headerLogo', 1000, 200, 'logo')).toBe(0);
    expect(count('headerLogo', 1000, 200, 'a.webp')).toBe(1);
    expect(count('photo', 800, 800, 'a.webp')).toBe(0);
  });
});
