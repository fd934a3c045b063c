import {
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

/** A palette of one colour: its tints and its dark scheme are those of `tokens.css`. */
const only = (color: string): MantineColorsTuple => [
  color,
  color,
  color,
  color,
  color,
  color,
  color,
  color,
  color,
  color,
];

/** The product's own. */
const blue = only('#0263bb');

const red = only('#b3202c');

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

const colors = { blue, dark, red };

/** The grey one is the library's own. */
type Palette = keyof typeof colors | 'gray';

/** The palettes, their shades, and CSS colours such as `dimmed` and `currentColor`. */
type ColorName =
  | Palette
  | `${Palette}.${number}`
  | `var(--${string})`
  | `dim${string}`
  | `current${string}`;

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName, MantineColorsTuple>;
  }
}

/**
 * A dialog's heading is no banner of the page. Its body has no id: the library describes the dialog by it, so that all of
 * it would be read with the title.
 */
const dialogHeader = { attributes: { header: { role: 'presentation' }, body: { id: undefined } } };

const SHADOW = 'var(--shadow-l)';

/** The five sizes of a scale, as tokens. */
function sizes(prefix: string, xs: number, sm: number, md: number, lg: number, xl: number) {
  const token = (size: number) => `var(${prefix}${size})`;
  return { xs: token(xs), sm: token(sm), md: token(md), lg: token(lg), xl: token(xl) };
}

const LINE = 'var(--lh)';

const FONT = 'system-ui, sans-serif';

/** The component library's theme: what differs from its own. */
export const theme: MantineThemeOverride = {
  colors,
  primaryShade: 6,
  variantColorResolver: (input) => {
    const look = defaultVariantColorsResolver(input);
    const isMain = input.variant === 'filled' && input.color === 'blue';
    return isMain ? { ...look, color: 'var(--app-on-fill)' } : look;
  },
  fontFamily: FONT,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'sm',
  fontSizes: sizes('--t', 12, 14, 16, 18, 22),
  lineHeights: { xs: LINE, sm: LINE, md: LINE, lg: LINE, xl: LINE },
  radius: sizes('--r', 6, 6, 10, 10, 99),
  spacing: sizes('--s', 8, 12, 16, 24, 32),
  shadows: { xs: SHADOW, sm: SHADOW, md: SHADOW, lg: SHADOW, xl: SHADOW },
  components: { Modal: { defaultProps: dialogHeader }, Drawer: { defaultProps: dialogHeader } },
};

/**
 * The library's colours as tokens of `tokens.css`. An element that sets tokens of its own repeats them, because a custom
 * property holds the value of the element that declares it.
 */
export const colorVariables = {
  '--mantine-color-body': 'var(--app-body)',
  '--mantine-color-text': 'var(--app-text)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-dimmed': 'var(--app-dimmed)',
  '--mantine-color-placeholder': 'var(--app-dimmed)',
  '--mantine-color-anchor': 'var(--app-brand)',
  '--mantine-color-default': 'var(--app-raised)',
  '--mantine-color-default-color': 'var(--app-text)',
  '--mantine-color-default-border': 'var(--app-field)',
  '--mantine-color-default-hover': 'var(--app-soft)',
  '--mantine-color-blue-filled': 'var(--app-fill)',
  '--mantine-color-blue-filled-hover': 'var(--app-fill-2)',
  '--mantine-primary-color-filled': 'var(--app-fill)',
  '--mantine-color-blue-light': 'var(--app-tint)',
  '--mantine-color-blue-light-hover': 'var(--app-soft)',
  '--mantine-color-blue-light-color': 'var(--blue)',
  '--mantine-color-red-light': 'var(--app-soft)',
  '--mantine-color-red-light-hover': 'var(--app-soft)',
  '--mantine-color-red-light-color': 'var(--red)',
};

/** Colours of `tokens.css`, which follow the scheme by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: colorVariables,
  dark: colorVariables,
});

/** Controls of 44 px with texts of 16 px, into which phones do not zoom: the screens of shoppers and the sign-in. */
export const LARGE_CONTROLS: MantineThemeOverride = {
  components: {
    Button: { defaultProps: { size: 'md' } },
    Input: { defaultProps: { size: 'md' } },
    Tabs: { defaultProps: { attributes: { list: { 'data-large': true } } } },
  },
};
