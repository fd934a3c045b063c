import type { MediaSlot, ThemeUpdate } from '~/contract/types';
import { requestMessages } from '~/domain/requestMessages';
import { lengthOf, urlError } from '~/domain/validators';

import { VIDEO_SLOT, videoId } from './theme';

/** Most characters of the theme's texts; the specification gives no limits, these are what the pages have room for. */
export const THEME_TEXT_MAX = {
  title: 120,
  /** HTML, tags included. */
  subtitle: 5000,
  /** Text of the widget's title bar. */
  titlebar: 60,
  /** Of each of the media. */
  description: 300,
} as const;

/** Said of a video that is none. */
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

function slotError(media: ThemeUpdate['media'], slot: number, entry: MediaSlot): string | null {
  const isVideo = slot === VIDEO_SLOT;
  if (entry.media_type !== (isVideo ? 'video' : 'image')) {
    return isVideo ? requestMessages.videoSlot : requestMessages.imageSlot;
  }
  const empty = !entry.media_url?.trim();
  const unknownVideo = isVideo && !empty && videoId({ media }) === null;
  return (
    (unknownVideo ? VIDEO_INVALID : null) ??
    (isVideo ? null : urlError(entry.media_url)) ??
    urlError(entry.link) ??
    themeTextError(entry.description, 'description')
  );
}

/**
 * The first thing that is wrong with a theme to save, or null: addresses are complete (§5 staff), position 1 holds a
 * video's id and every other one an image (§3 staff), and no text is beyond {@link THEME_TEXT_MAX}.
 */
export function themeUpdateError(update: ThemeUpdate): string | null {
  const { header_logo, widget_logo, title, subtitle, color_set, media } = update;
  const slots = media.map((entry, slot) => slotError(media, slot, entry));
  return (
    urlError(header_logo) ??
    urlError(widget_logo) ??
    themeTextError(title, 'title') ??
    themeTextError(subtitle, 'subtitle') ??
    themeTextError(color_set.button_titlebar_text, 'titlebar') ??
    slots.find((error) => error !== null) ??
    null
  );
}
