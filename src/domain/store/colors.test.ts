import { describe, expect, it } from 'vitest';

import {
  contrast,
  ICON_CONTRAST,
  mixColors,
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

describe('mixColors', () => {
  it('goes from the first colour to the second', () => {
    expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixColors('#000000', '#ff0000', 1)).toBe('#ff0000');
    expect(mixColors('#000000', 'rojo', 1)).toBe('#000000');
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
