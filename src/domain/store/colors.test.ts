import { describe, expect, it } from 'vitest';

import {
  atLightness,
  contrast,
  ICON_CONTRAST,
  isGrey,
  normalColor,
  readableTextOn,
  TEXT_CONTRAST,
} from './colors';

describe('normalColor', () => {
  it.each([
    ['#0263bb', '#0263bb'],
    ['134859', '#134859'],
    ['#FFF', '#ffffff'],
    [' aBc ', '#aabbcc'],
  ])('%j is %s', (text, expected) => {
    expect(normalColor(text)).toBe(expected);
  });

  it.each([null, undefined, '', 'red', '#12', '#1234567', '#ggg', 'url(x)', '#fff;}', 'var(--x)'])(
    '%j is none',
    (text) => {
      expect(normalColor(text)).toBeNull();
    },
  );
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0263bb', '#ffffff', 5.99],
    ['rojo', '#ffffff', 1],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBeCloseTo(expected, 1);
  });
});

describe('atLightness', () => {
  it('moves black and white to the grey of the lightness', () => {
    // CIE L* 50 is #777777.
    expect(atLightness('#000000', 50)).toBe('#777777');
    expect(atLightness('#ffffff', 50)).toBe('#777777');
  });

  it('keeps the hue', () => {
    expect(atLightness('#ff0000', 20)).toMatch(/^#..0000$/);
    expect(atLightness('#ff0000', 80)).toMatch(/^#ff(..)\1$/);
  });

  it('leaves what is no colour', () => {
    expect(atLightness('rojo', 50)).toBe('rojo');
  });
});

describe('isGrey', () => {
  it.each(['#ffffff', '#000000', '#888', '#f4f6f8', 'rojo'])('%s is', (color) => {
    expect(isGrey(color)).toBe(true);
  });

  it.each(['#fff4e0', '#0263bb', '#134859'])('%s is not', (color) => {
    expect(isGrey(color)).toBe(false);
  });
});

describe('readableTextOn', () => {
  it('keeps a readable colour', () => {
    expect(readableTextOn('#ffffff', '#0263bb')).toBe('#0263bb');
    expect(readableTextOn('#000', 'FFF')).toBe('#ffffff');
  });

  it('keeps for an icon what is too faint for a text', () => {
    expect(readableTextOn('#134859', '#ed841e', ICON_CONTRAST)).toBe('#ed841e');
    expect(readableTextOn('#134859', '#ed841e')).not.toBe('#ed841e');
  });

  it('makes every pair readable', () => {
    const parts = ['00', '40', '80', 'c0', 'ff'];
    const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)));
    for (const background of colors) {
      for (const wanted of ['#ffffff', '#000000', '#808080', '#ed841e', background]) {
        const text = readableTextOn(background, wanted);
        expect(contrast(background, text), `${text} on ${background}`).toBeGreaterThanOrEqual(
          TEXT_CONTRAST,
        );
      }
    }
  });

  it('answers for what is no colour as for black on white', () => {
    expect(readableTextOn('nada', 'nada')).toBe('#000000');
  });
});
