import { describe, expect, it } from 'vitest';
import { noColors, plainTheme } from '~mocks/newStore';

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
      expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
