import { describe, expect, it } from 'vitest';

import { contrast, isGrey } from './colors';
import { complement, hueOf, tintOf } from './tints';

describe('tintOf', () => {
  it.each(['#7a3b00', '#0263bb', '#00c030', '#ffff00', '#ff00ff', '#777777', '#000000'])(
    'of %s is pale, in its hue and at the lightness',
    (color) => {
      const tint = tintOf(color, 85);
      // CIE L* 85 as contrast on black.
      expect(contrast(tint, '#000000')).toBeGreaterThan(13.5);
      expect(contrast(tint, '#000000')).toBeLessThan(14.9);
      expect(Math.abs(hueOf(tint) - hueOf(color))).toBeLessThan(25);
      expect(isGrey(tint)).toBe(isGrey(color));
    },
  );

  it('leaves what is no colour', () => {
    expect(tintOf('rojo', 85)).toBe('rojo');
  });
});

describe('hueOf and complement', () => {
  it.each([
    ['#ff0000', 0, '#00ffff'],
    ['#00ff00', 120, '#ff00ff'],
    ['#0000ff', 240, '#ffff00'],
    ['#ff8000', 30, '#007fff'],
    ['#ff0080', 330, '#00ff7f'],
    ['#888888', 0, '#888888'],
    ['nada', 0, '#000000'],
  ])('%s', (color, hue, opposite) => {
    expect(hueOf(color)).toBeCloseTo(hue, 0);
    expect(complement(color)).toBe(opposite);
  });
});
