import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { combinationsOf, mainColors, offeredCombinations, sameColors } from './colorCombinations';
import { lowContrasts } from './colorPairs';
import { defaultColors, effectiveColors } from './themeColors';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const RED: Pixel = [200, 20, 30, 255];
const GREEN: Pixel = [20, 120, 40, 255];
const BLACK: Pixel = [10, 10, 10, 255];
const WHITE: Pixel = [255, 255, 255, 255];
const CLEAR: Pixel = [0, 0, 255, 0];

/** A picture of so many pixels of each colour. */
const picture = (...parts: readonly (readonly [count: number, pixel: Pixel])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat());

const labels = (mains: readonly string[]) => combinationsOf(mains).map(({ label }) => label);

describe('the main colours of a picture', () => {
  it.each([
    ['the most frequent first', picture([30, GREEN], [60, RED]), ['#c8141e', '#147828']],
    ['no paper around a drawing', picture([900, WHITE], [100, RED]), ['#c8141e']],
    ['nothing that is transparent', picture([900, CLEAR], [100, RED]), ['#c8141e']],
    ['no edge of a few pixels', picture([990, RED], [10, GREEN]), ['#c8141e']],
    ['greys of a picture without colour', picture([700, WHITE], [300, BLACK]), ['#ffffff']],
    ['none of an empty picture', picture([100, CLEAR]), []],
  ])('has %s', (_what, pixels, expected) => {
    expect(mainColors(pixels)).toEqual(expected);
  });

  it('takes the shades of one hue as one colour, the most frequent of them', () => {
    const shade: Pixel = [120, 10, 20, 255];
    expect(mainColors(picture([60, RED], [40, shade]))).toEqual(['#c8141e']);
  });
});

describe('the combinations of a logo', () => {
  it('are three, whether the logo has one colour or many', () => {
    expect(labels(['#7a3b00'])).toEqual(['Marrón', 'Marrón claro', 'Marrón vivo']);
    expect(labels(['#c8141e', '#147828'])).toEqual(['Rojo', 'Verde', 'Rojo claro']);
    expect(labels(['#c8141e', '#147828', '#0263bb', '#8020a0'])).toEqual(['Rojo', 'Verde', 'Azul']);
    expect(labels([])).toEqual([]);
  });

  it('keep a colour of the logo that can be read', () => {
    const [first] = combinationsOf(['#0263bb']);
    expect(first?.colors).toMatchObject({
      theme_title_color: '#0263bb',
      button_titlebar_color: '#0263bb',
      button_titlebar_font_color: '#ffffff',
    });
  });

  it('can be read, whatever the colours of the logo', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(color, { minLength: 1, maxLength: 4 }), (mains) => {
        for (const { colors } of combinationsOf(mains)) {
          expect(effectiveColors(colors)).toMatchObject(colors);
          expect(lowContrasts(effectiveColors(colors))).toEqual([]);
        }
      }),
    );
  });
});

describe('what is offered', () => {
  const saved = { ...defaultColors, theme_header_bg: '#fff4e0' };
  const own = { ...defaultColors, theme_header_bg: 'azu' };

  it('is the saved and the default colours, those of the logo, and what was typed', () => {
    expect(offeredCombinations(saved, own, ['#7a3b00']).map(({ label }) => label)).toEqual([
      'Guardada',
      'Por defecto',
      'Marrón',
      'Marrón claro',
      'Marrón vivo',
      'Lo escrito',
    ]);
  });

  it('has equal colours once', () => {
    expect(offeredCombinations({ ...defaultColors }, null, [])).toEqual([
      { label: 'Por defecto', colors: defaultColors },
    ]);
    expect(offeredCombinations(saved, { ...saved }, []).map(({ label }) => label)).toEqual([
      'Guardada',
      'Por defecto',
    ]);
  });

  it('compares colours only, in any order', () => {
    const { theme_header_bg, ...rest } = defaultColors;
    expect(sameColors(defaultColors, { ...rest, theme_header_bg })).toBe(true);
    expect(sameColors(defaultColors, saved)).toBe(false);
  });
});
