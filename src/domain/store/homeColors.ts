import type { StorePublic } from '~/contract/types';

import { atLightness, isGrey, normalColor, readableTextOn } from './colors';

/** Default colours of the home, which `themeColors.ts` completes. */
export const defaultHomeColors = {
  theme_header_bg: '#ffffff',
  theme_title_color: '#0263bb',
} as const;

/** Page background in the light scheme; keep in sync with src/ui/theme/tokens.css. */
const LIGHT_PAGE = '#ffffff';
/** Lightness (CIE L*) of the dark scheme's colours, in the store's hue. */
const DARK = { header: 20, text: 70 } as const;
/** Page background in the dark scheme, and text on its bright colours; keep in sync with src/ui/theme/tokens.css. */
const DARK_PAGE = '#1c2024';

/** The colours of a shopper's screens in one colour scheme; every text reaches contrast AA on its background. */
export interface HomeColors {
  header: string;
  title: string;
  /** Texts, outlines and accents. */
  accent: string;
  /** Background of the main buttons. */
  fill: string;
  onFill: string;
}

function lightColors(header: string, wanted: string): HomeColors {
  const accent = readableTextOn(LIGHT_PAGE, wanted);
  return {
    header,
    title: readableTextOn(header, wanted),
    accent,
    fill: accent,
    onFill: readableTextOn(accent, LIGHT_PAGE),
  };
}

function darkColors(light: string, wanted: string): HomeColors {
  const text = atLightness(wanted, DARK.text);
  // A white or grey header is the page's ground, as in the light scheme.
  const header = isGrey(light) ? DARK_PAGE : atLightness(light, DARK.header);
  return {
    header,
    title: readableTextOn(header, text),
    accent: text,
    // As bright as the outlines of lesser buttons, which a darker one would stand behind.
    fill: text,
    onFill: DARK_PAGE,
  };
}

/** The store's header and title colours made readable, for both colour schemes. */
export function homeColors(
  store: Pick<StorePublic, 'theme'>,
): Record<'light' | 'dark', HomeColors> {
  const color = (name: keyof typeof defaultHomeColors) =>
    normalColor(store.theme.color_set?.[name]) ?? defaultHomeColors[name];
  const header = color('theme_header_bg');
  const title = color('theme_title_color');
  return {
    light: lightColors(header, title),
    dark: darkColors(header, title),
  };
}
