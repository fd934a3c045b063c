import { contrast, ICON_CONTRAST, TEXT_CONTRAST } from './colors';
import type { ColorName, FullColorSet } from './themeColors';

/** A colour pair whose contrast is too low. */
export interface LowContrast {
  ink: ColorName;
  ground: ColorName;
  /** Contrast ratio, 1 to 21. */
  ratio: number;
  /** Minimum contrast (WCAG 2, level AA). */
  least: number;
}

const pairs: readonly (readonly [ink: ColorName, ground: ColorName, least: number])[] = [
  ['theme_title_color', 'theme_header_bg', TEXT_CONTRAST],
  ['button_titlebar_font_color', 'button_titlebar_color', TEXT_CONTRAST],
  ['font_color', 'bot_message', TEXT_CONTRAST],
  ['font_color', 'user_message', TEXT_CONTRAST],
  ['font_color', 'chip_color', TEXT_CONTRAST],
  ['input_font_color', 'input_box_color', TEXT_CONTRAST],
  ['send_icon', 'input_box_color', ICON_CONTRAST],
];

/** The store's colour pairs with too little contrast, in the order of the pairs. */
export function lowContrasts(colors: FullColorSet): LowContrast[] {
  return pairs.flatMap(([ink, ground, least]) => {
    const ratio = contrast(colors[ink], colors[ground]);
    return ratio < least ? [{ ink, ground, ratio, least }] : [];
  });
}
