import type { ColorName } from './themeColors';

/** Colours of the shopper's home. */
export const homeColorNames = [
  'theme_header_bg',
  'theme_title_color',
] as const satisfies readonly ColorName[];

/** Colours of the chat widget, in the order of its form. */
export const widgetColorNames = [
  'button_titlebar_color',
  'button_titlebar_font_color',
  'chat_background_color',
  'bot_message',
  'user_message',
  'font_color',
  'chip_color',
  'input_box_color',
  'input_font_color',
  'send_icon',
] as const satisfies readonly Exclude<ColorName, (typeof homeColorNames)[number]>[];

/** Every colour of a theme, as typed or as `#rrggbb`. */
export type ThemeColors = Readonly<Record<ColorName, string>>;

/** The colours of an object that has more than them, in one order. */
export const colorsIn = (from: ThemeColors): ThemeColors =>
  Object.fromEntries(
    [...homeColorNames, ...widgetColorNames].map((name) => [name, from[name]]),
  ) as Record<ColorName, string>;
