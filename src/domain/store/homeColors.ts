import type { StorePublic } from '~/contract/types';

import { mixColors, readableTextOn } from './colors';
import { effectiveColors } from './theme';

/** Page background in each colour scheme; keep in sync with src/ui/theme/tokens.css. */
const PAGE = { light: '#ffffff', dark: '#1c2024' } as const;
/** Share of the store's header colour in the dark scheme: recognizable without glare. */
const DARK_HEADER_SHARE = 0.1;

/** The colours of a shopper's home in one colour scheme; every text reaches contrast AA on its background. */
export interface HomeColors {
  header: string;
  title: string;
  /** Buttons and accents; also readable as text. */
  accent: string;
  onAccent: string;
}

function inScheme(page: string, header: string, wanted: string): HomeColors {
  const accent = readableTextOn(page, wanted);
  return {
    header,
    title: readableTextOn(header, wanted),
    accent,
    onAccent: readableTextOn(accent, page),
  };
}

/** The store's header and title colours made readable, for both colour schemes. */
export function homeColors(
  store: Pick<StorePublic, 'theme'>,
): Record<'light' | 'dark', HomeColors> {
  const { theme_header_bg, theme_title_color } = effectiveColors(store.theme.color_set);
  const darkHeader = mixColors(PAGE.dark, theme_header_bg, DARK_HEADER_SHARE);
  return {
    light: inScheme(PAGE.light, theme_header_bg, theme_title_color),
    dark: inScheme(PAGE.dark, darkHeader, theme_title_color),
  };
}
