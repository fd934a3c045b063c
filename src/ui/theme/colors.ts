import type { MantineColorsTuple } from '@mantine/core';

/** Scale built on #0263bb (shade 7); text on shade 7 and darker is white at AA contrast. */
const blue: MantineColorsTuple = [
  '#e7f3ff',
  '#cfe3fa',
  '#9dc5f0',
  '#68a6e7',
  '#3d8bdf',
  '#237adb',
  '#1071d9',
  '#0263bb',
  '#0057a8',
  '#004a93',
];

/** Dark surfaces, from text to the page: those of `tokens.css` where it has the same. */
const dark: MantineColorsTuple = [
  '#e6e9ec',
  '#c9d0d7',
  '#a6afb8',
  '#8f99a3',
  '#424a52',
  '#333a41',
  '#24292e',
  '#1c2024',
  '#17191c',
  '#14171a',
];

const gray: MantineColorsTuple = [
  '#f8f9fa',
  '#f1f3f5',
  '#e9ecef',
  '#dee2e6',
  '#ced4da',
  '#adb5bd',
  '#868e96',
  '#495057',
  '#343a40',
  '#212529',
];

const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#fa5252',
  '#f03e3e',
  '#e03131',
  '#c92a2a',
];

/** The component library's palettes, blue being the product's own. The build takes them instead of the library's own fourteen (`vite.config.ts`). */
export const DEFAULT_COLORS = { blue, dark, gray, red };

type ColorName =
  | keyof typeof DEFAULT_COLORS
  | `${keyof typeof DEFAULT_COLORS}.${number}`
  | `var(--${string})`
  | 'dimmed'
  | 'currentColor';

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName, MantineColorsTuple>;
  }
}
