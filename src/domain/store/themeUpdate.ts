import { lengthOf } from '~/domain/fieldRules';

/** Maximum lengths of the theme's texts; the specification has none, these fit the pages. */
export const THEME_TEXT_MAX = {
  title: 120,
  /** HTML, tags included. */
  subtitle: 5000,
  /** Text of the widget's title bar. */
  titlebar: 60,
  /** Of each of the media. */
  description: 300,
} as const;

/** Error of an invalid video. */
export const VIDEO_INVALID = 'Por favor ingrese el id del video o su enlace de YouTube';

/** Why a text of the theme is too long, or null. */
export function themeTextError(
  text: string | null,
  field: keyof typeof THEME_TEXT_MAX,
): string | null {
  const most = THEME_TEXT_MAX[field];
  return text !== null && lengthOf(text) > most
    ? `El texto puede tener hasta ${most} caracteres`
    : null;
}
