import type { MediaSlot, ThemeUpdate } from '~/contract/types';
import { urlError } from '~/domain/fieldRules';
import { VIDEO_SLOT, videoId } from '~/domain/store/theme';
import { themeTextError, VIDEO_INVALID } from '~/domain/store/themeUpdate';

import { requestMessages } from './messages';

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
 * The first error of a theme to save, or null: URLs are complete, slot 1 is a video and the others are images, and no
 * text is longer than `THEME_TEXT_MAX`.
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
