import { createTheme, type CSSVariablesResolver } from '@mantine/core';

import { DEFAULT_COLORS } from './colors';

/** A dialog's heading is no banner of the page. */
const dialogHeader = { attributes: { header: { role: 'presentation' } } };

export const theme = createTheme({
  colors: DEFAULT_COLORS,
  primaryShade: { light: 7, dark: 7 },
  fontSizes: {
    xs: 'var(--t12)',
    sm: 'var(--t14)',
    md: 'var(--t16)',
    lg: 'var(--t18)',
    xl: 'var(--t22)',
  },
  lineHeights: { xs: 'var(--lh)', sm: 'var(--lh)', md: 'var(--lh)' },
  spacing: {
    xs: 'var(--s8)',
    sm: 'var(--s12)',
    md: 'var(--s16)',
    lg: 'var(--s24)',
    xl: 'var(--s32)',
  },
  radius: { xs: 'var(--r6)', sm: 'var(--r6)', md: 'var(--r10)' },
  shadows: { md: 'var(--shadow-l)' },
  defaultRadius: 'sm',
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: { Modal: { defaultProps: dialogHeader }, Drawer: { defaultProps: dialogHeader } },
});

const colors = {
  '--mantine-color-body': 'var(--app-body)',
  '--mantine-color-text': 'var(--app-text)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-dimmed': 'var(--app-dimmed)',
  '--mantine-color-placeholder': 'var(--app-dimmed)',
  '--mantine-color-anchor': 'var(--app-brand)',
  '--mantine-color-default': 'var(--app-raised)',
  '--mantine-color-default-border': 'var(--app-field)',
  '--mantine-color-default-hover': 'var(--app-soft)',
  '--mantine-color-blue-filled': 'var(--app-fill)',
  '--mantine-color-blue-filled-hover': 'var(--app-fill-2)',
  '--mantine-color-blue-light': 'var(--app-tint)',
  '--mantine-color-blue-light-hover': 'var(--app-tint)',
  '--mantine-color-blue-light-color': 'var(--blue)',
};

/** Colours of `tokens.css`, which follow the scheme by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: colors,
  dark: colors,
});
