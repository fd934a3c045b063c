import { DEFAULT_THEME } from '@mantine/core';
import { describe, expect, it } from 'vitest';

import { cssVariables, theme } from './theme';

describe('the palettes of one colour', () => {
  const palettes = Object.entries(theme.colors ?? {})
    .filter(([, shades]) => new Set(shades).size === 1)
    .map(([name]) => name);

  it('are those of the product and of what is destructive', () => {
    expect(palettes).toEqual(['blue', 'red']);
  });

  it.each(palettes)(
    '%s: text on its tint, hovered or not, takes tokens of both schemes',
    (name) => {
      const schemes = cssVariables(DEFAULT_THEME);
      const light: Record<string, string> = schemes.light;
      const dark: Record<string, string> = schemes.dark;
      for (const part of ['light', 'light-hover', 'light-color']) {
        const variable = `--mantine-color-${name}-${part}`;
        expect(light[variable]).toMatch(/^var\(--/);
        expect(dark[variable]).toBe(light[variable]);
      }
      expect(light[`--mantine-color-${name}-light-hover`]).not.toBe(
        light[`--mantine-color-${name}-light-color`],
      );
    },
  );
});
