import { describe, expect, it } from 'vitest';
import { noColors, plainTheme } from '~mocks/database/newStore';

import type { ColorSet, StorePublic } from '~/contract/types';

import { contrast } from './colors';
import { homeColors } from './homeColors';

function dressed(colors: Partial<ColorSet>): Pick<StorePublic, 'theme'> {
  return { theme: { ...plainTheme, color_set: { ...noColors, ...colors } } };
}

describe('homeColors', () => {
  it('starts from the default header and title colours', () => {
    expect(homeColors(dressed({})).light).toMatchObject({ header: '#ffffff', title: '#0263bb' });
  });

  it('keeps the colours of the store where they can be read', () => {
    const { light } = homeColors(
      dressed({ theme_header_bg: '#fff4e0', theme_title_color: '#7a3b00' }),
    );
    expect(light).toMatchObject({ header: '#fff4e0', title: '#7a3b00', accent: '#7a3b00' });
  });

  it('keeps the hue of the store in the dark scheme, at fixed lightness', () => {
    const { dark } = homeColors(
      dressed({ theme_header_bg: '#fff4e0', theme_title_color: '#0000ff' }),
    );
    expect(dark.title).toMatch(/^#(..)\1ff$/);
    expect(dark.accent).toBe(dark.title);
    expect(dark.fill).toBe(dark.accent);
    // CIE L* 70 and 20 as contrast on black.
    expect(contrast(dark.title, '#000000')).toBeCloseTo(9.15, 1);
    expect(contrast(dark.header, '#000000')).toBeCloseTo(1.6, 1);
  });

  it('gives a white header the ground of the page in the dark scheme', () => {
    const { dark } = homeColors(dressed({ theme_header_bg: '#fff', theme_title_color: '#ff0000' }));
    expect(dark.header).toBe('#1c2024');
  });

  it.each([
    ['white on white', '#ffffff', '#ffffff'],
    ['black on black', '#000000', '#000000'],
    ['yellow on lime', '#00ff00', '#ffff00'],
    ['grey on grey', '#777777', '#787878'],
  ])('makes %s readable in both schemes', (_name, theme_header_bg, theme_title_color) => {
    const schemes = homeColors(dressed({ theme_header_bg, theme_title_color }));
    for (const [page, colors] of [
      ['#ffffff', schemes.light],
      ['#1c2024', schemes.dark],
    ] as const) {
      expect(contrast(colors.title, colors.header)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.accent, page)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.onFill, colors.fill)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
