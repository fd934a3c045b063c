import type { LanguageCode, StorePublic } from '~/contract/types';
import { ICON_CONTRAST, readableTextOn } from '~/domain/store/colors';
import { withoutHash } from '~/domain/store/hashtag';
import {
  defaultTitlebarText,
  effectiveColors,
  type FullColorSet,
} from '~/domain/store/themeColors';

/** Placeholder of the chat's input in the store's language. */
export const chatPlaceholders = {
  es: 'Escribí tu mensaje…',
  po: 'Escreva a sua mensagem…',
  en: 'Type your message…',
} as const satisfies Record<LanguageCode, string>;

/**
 * The chat's title: the store's own text, else "Tienda" and its hashtag. A store without a hashtag, which the contract
 * does not allow, gets the configured name of the assistant.
 */
export function chatTitle(
  { hashtag, theme }: Pick<StorePublic, 'theme' | 'hashtag'>,
  assistantName: string,
): string {
  const own = theme.color_set.button_titlebar_text?.trim();
  return own || (withoutHash(hashtag) === '' ? assistantName : defaultTitlebarText(hashtag));
}

/**
 * The store's chat colours, adjusted for contrast: texts follow their background; the shopper's messages and the chips,
 * which share the font colour, follow the font colour.
 */
export function chatColors(store: Pick<StorePublic, 'theme' | 'hashtag'>): FullColorSet {
  const colors = effectiveColors(store.theme.color_set, store.hashtag);
  const { button_titlebar_color, input_box_color } = colors;
  const font_color = readableTextOn(colors.bot_message, colors.font_color);
  return {
    ...colors,
    font_color,
    user_message: readableTextOn(font_color, colors.user_message),
    chip_color: readableTextOn(font_color, colors.chip_color),
    button_titlebar_font_color: readableTextOn(
      button_titlebar_color,
      colors.button_titlebar_font_color,
    ),
    input_font_color: readableTextOn(input_box_color, colors.input_font_color),
    send_icon: readableTextOn(input_box_color, colors.send_icon, ICON_CONTRAST),
  };
}

/**
 * The widget's CSS variables, under the names of the specification and under those of the widget's newer version, so
 * that either script can be configured.
 */
export function chatVariables(colors: FullColorSet): Record<`--df-messenger-${string}`, string> {
  return {
    '--df-messenger-bot-message': colors.bot_message,
    '--df-messenger-button-titlebar-color': colors.button_titlebar_color,
    '--df-messenger-button-titlebar-font-color': colors.button_titlebar_font_color,
    '--df-messenger-input-box-color': colors.input_box_color,
    '--df-messenger-input-font-color': colors.input_font_color,
    // The palest readable shade, so that it is not taken for typed text.
    '--df-messenger-input-placeholder-font-color': readableTextOn(
      colors.input_box_color,
      colors.input_box_color,
    ),
    '--df-messenger-chat-background-color': colors.chat_background_color,
    '--df-messenger-font-color': colors.font_color,
    '--df-messenger-send-icon': colors.send_icon,
    '--df-messenger-user-message': colors.user_message,
    '--df-messenger-chip-color': colors.chip_color,

    '--df-messenger-chat-background': colors.chat_background_color,
    '--df-messenger-message-bot-background': colors.bot_message,
    '--df-messenger-message-user-background': colors.user_message,
    '--df-messenger-titlebar-background': colors.button_titlebar_color,
    '--df-messenger-titlebar-font-color': colors.button_titlebar_font_color,
    '--df-messenger-chat-bubble-background': colors.button_titlebar_color,
    '--df-messenger-chat-bubble-icon-color': colors.button_titlebar_font_color,
    '--df-messenger-input-background': colors.input_box_color,
    '--df-messenger-send-icon-color': colors.send_icon,
    '--df-messenger-chips-background': colors.chip_color,
  };
}
