import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Scale built on #0263bb (shade 7); text on shade 7 and darker is white at AA contrast. */
const brand: MantineColorsTuple = [
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

/** Scale built on #ed841e (shade 6). */
const accent: MantineColorsTuple = [
  '#fff3e3',
  '#fde6cf',
  '#f8cba1',
  '#f4af6f',
  '#f09746',
  '#ee882c',
  '#ed841e',
  '#d37010',
  '#bc6309',
  '#8f4700',
];

/** A dialog's heading is no banner of the page. */
const dialogHeader = { attributes: { header: { role: 'presentation' } } };

export const theme = createTheme({
  colors: { brand, accent },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: { Modal: { defaultProps: dialogHeader }, Drawer: { defaultProps: dialogHeader } },
});

/** The library's own greys and red are too pale for AA on their backgrounds. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#c02530',
    '--mantine-color-dimmed': '#5a646e',
    '--mantine-color-placeholder': '#6b747d',
    '--mantine-color-anchor': '#0263bb',
  },
  dark: {
    '--mantine-color-body': '#1f2226',
    '--mantine-color-error': '#ff9a9a',
    '--mantine-color-dimmed': '#a9b1ba',
    '--mantine-color-placeholder': '#9aa3ac',
    '--mantine-color-anchor': '#68a6e7',
  },
});
