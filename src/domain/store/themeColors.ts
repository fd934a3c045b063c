import type { ColorSet } from '~/contract/types';

import { normalColor } from './colors';
import { withoutHash } from './hashtag';
import { defaultHomeColors } from './homeColors';

/** Keys of a colour set that hold a colour; `button_titlebar_text` holds text. */
export type ColorName = Exclude<keyof ColorSet, 'button_titlebar_text'>;

/** A complete colour set; every colour is `#rrggbb`. */
export type FullColorSet = Record<ColorName | 'button_titlebar_text', string>;

/** Default colours. */
export const defaultColors = {
  ...defaultHomeColors,
  bot_message: '#ffffff',
  button_titlebar_color: '#134859',
  button_titlebar_font_color: '#ed841e',
  input_box_color: '#f0f0f0',
  input_font_color: '#000000',
  chat_background_color: '#e5ddd5',
  font_color: '#000000',
  send_icon: '#134859',
  user_message: '#dcf8c6',
  chip_color: '#f5ddb9',
} as const satisfies Record<ColorName, string>;

/** Default text of the widget's title bar: Tienda and the hashtag without #. */
export function defaultTitlebarText(hashtag: string): string {
  return `Tienda ${withoutHash(hashtag)}`.trim();
}

/**
 * The colours to render: the store's own if valid, else the default. Only hexadecimal colours pass, so
 * that no other text reaches a stylesheet. The widget's title text falls back to "Tienda" and the hashtag.
 */
export function effectiveColors(colors: Partial<ColorSet> | null, hashtag = ''): FullColorSet {
  const color = (name: ColorName) => normalColor(colors?.[name]) ?? defaultColors[name];
  return {
    theme_header_bg: color('theme_header_bg'),
    theme_title_color: color('theme_title_color'),
    bot_message: color('bot_message'),
    button_titlebar_color: color('button_titlebar_color'),
    button_titlebar_font_color: color('button_titlebar_font_color'),
    button_titlebar_text: colors?.button_titlebar_text?.trim() || defaultTitlebarText(hashtag),
    input_box_color: color('input_box_color'),
    input_font_color: color('input_font_color'),
    chat_background_color: color('chat_background_color'),
    font_color: color('font_color'),
    send_icon: color('send_icon'),
    user_message: color('user_message'),
    chip_color: color('chip_color'),
  };
}
