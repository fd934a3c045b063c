import type { ColorSet, MediaSlot, Theme, ThemeUpdate } from '~/contract/types';
import { type ConflictDecision } from '~/domain/conflicts';
import { urlError, type FieldErrors } from '~/domain/fieldRules';
import { mergeChanges, type BaseAndMine } from '~/domain/mergeChanges';
import { normalColor } from '~/domain/store/colors';
import { MEDIA_SLOTS, VIDEO_SLOT, videoId } from '~/domain/store/theme';
import {
  colorsIn,
  homeColorNames,
  type ThemeColors,
  widgetColorNames,
} from '~/domain/store/themeColorNames';
import { type ColorName, effectiveColors, type FullColorSet } from '~/domain/store/themeColors';
import { themeTextError, VIDEO_INVALID } from '~/domain/store/themeUpdate';

import type { PictureInput } from './usePictureRules';

/** Error of an invalid colour. */
const COLOR_INVALID = 'Por favor ingrese un color como #0263bb';

/** Labels of the colours. */
export const colorLabels = {
  theme_header_bg: 'Fondo del encabezado',
  theme_title_color: 'Color del título',
  bot_message: 'Mensajes del asistente',
  user_message: 'Mensajes del cliente',
  font_color: 'Letras de los mensajes',
  chat_background_color: 'Fondo del chat',
  chip_color: 'Sugerencias',
  button_titlebar_color: 'Botón y barra de título',
  button_titlebar_font_color: 'Letras de la barra de título',
  input_box_color: 'Fondo del campo de texto',
  input_font_color: 'Letras del campo de texto',
  send_icon: 'Ícono de enviar',
} as const satisfies Record<ColorName, string>;

const orNull = (text: string) => text.trim() || null;

/** The errors of the given typed colours. */
function colorErrors(colors: ThemeColors, names: readonly ColorName[]): FieldErrors<string> {
  const invalid = names.filter((name) => normalColor(colors[name]) === null);
  return Object.fromEntries(invalid.map((name) => [name, COLOR_INVALID]));
}

/** One of the 8 media in the form; its type follows from its position. */
export type MediaDraft = Record<'media_url' | 'link' | 'description', string> & {
  highlighted: boolean;
};

/** Values of the form of PERSONALIZAR. */
export type ThemeDraft = ThemeColors &
  Readonly<
    Record<'header_logo' | 'title' | 'subtitle' | 'widget_logo' | 'button_titlebar_text', string>
  > & { readonly media: readonly MediaDraft[] };

/** Form values of a saved theme; unset colours and the title bar's text have their default. */
export function themeDraft(theme: Theme, hashtag: string): ThemeDraft {
  return {
    ...effectiveColors(theme.color_set, hashtag),
    header_logo: theme.header_logo ?? '',
    widget_logo: theme.widget_logo ?? '',
    title: theme.title ?? '',
    subtitle: theme.subtitle ?? '',
    media: Array.from({ length: MEDIA_SLOTS }, (_, slot) => {
      const entry = theme.media[slot];
      return {
        media_url: entry?.media_url ?? '',
        link: entry?.link ?? '',
        description: entry?.description ?? '',
        highlighted: entry?.highlighted ?? false,
      };
    }),
  };
}

/** The form with a field for each medium. */
function byField({ media, ...fields }: ThemeDraft) {
  return {
    fields,
    media: Object.fromEntries(media.map((entry, slot) => [`media.${slot}`, entry])),
  };
}

/**
 * Applies the user's changes of the form to the newest one; each medium is one entry.
 * @throws ConflictError like mergeChanges
 */
export function mergeTheme(
  baseAndMine: BaseAndMine<ThemeDraft>,
  newest: ThemeDraft,
  decision: ConflictDecision,
): ThemeDraft {
  const base = byField(baseAndMine.base);
  const mine = byField(baseAndMine.mine);
  const now = byField(newest);
  const media = mergeChanges({ base: base.media, mine: mine.media }, now.media, decision);
  const fields = mergeChanges({ base: base.fields, mine: mine.fields }, now.fields, decision);
  return { ...fields, media: Object.values(media) };
}

/** Name of a media field in the form and in its errors. */
export function mediaField(slot: number, field: keyof MediaDraft): string {
  return `media.${slot}.${field}`;
}

/** The pictures of the form, with their saved URLs. */
export function themePictures(draft: ThemeDraft, saved: ThemeDraft): PictureInput[] {
  const media = draft.media.flatMap(({ media_url: url }, slot): PictureInput[] =>
    slot === VIDEO_SLOT
      ? []
      : [
          {
            name: mediaField(slot, 'media_url'),
            rule: 'photo',
            url,
            saved: saved.media[slot]?.media_url ?? '',
          },
        ],
  );
  const logos = [
    ['header_logo', 'headerLogo'],
    ['widget_logo', 'avatar'],
  ] as const;
  return [
    ...logos.map(([name, rule]) => ({ name, rule, url: draft[name], saved: saved[name] })),
    ...media,
  ];
}

/** The media list to save: the video's id in position 1, URLs elsewhere. */
export function mediaOf(draft: ThemeDraft): MediaSlot[] {
  const slots = draft.media.map((entry, slot): MediaSlot => ({
    media_url: orNull(entry.media_url),
    media_type: slot === VIDEO_SLOT ? 'video' : 'image',
    link: orNull(entry.link),
    description: orNull(entry.description),
    highlighted: entry.highlighted,
  }));
  const video = slots[VIDEO_SLOT];
  if (video) video.media_url = videoId({ media: slots }) ?? video.media_url;
  return slots;
}

/** Errors of the fields in Home: incomplete URLs, unknown video, invalid colours, texts that are too long. */
export function homeErrors(draft: ThemeDraft): FieldErrors<string> {
  const errors = colorErrors(draft, homeColorNames);
  const check = (name: string, problem: string | null) => {
    if (problem !== null) errors[name] = problem;
  };
  check('header_logo', urlError(draft.header_logo));
  check('title', themeTextError(draft.title.trim(), 'title'));
  check('subtitle', themeTextError(draft.subtitle.trim(), 'subtitle'));
  const media = mediaOf(draft);
  for (const [slot, { media_url, link, description }] of media.entries()) {
    const unknownVideo = slot === VIDEO_SLOT && media_url !== null && videoId({ media }) === null;
    check(
      mediaField(slot, 'media_url'),
      slot === VIDEO_SLOT ? (unknownVideo ? VIDEO_INVALID : null) : urlError(media_url),
    );
    check(mediaField(slot, 'link'), urlError(link));
    check(mediaField(slot, 'description'), themeTextError(description, 'description'));
  }
  return errors;
}

/** Errors of the fields in Widget. */
export function widgetErrors(draft: ThemeDraft): FieldErrors<string> {
  const errors = colorErrors(draft, widgetColorNames);
  const logo = urlError(draft.widget_logo);
  if (logo !== null) errors['widget_logo'] = logo;
  const titlebar = themeTextError(draft.button_titlebar_text.trim(), 'titlebar');
  if (titlebar !== null) errors['button_titlebar_text'] = titlebar;
  return errors;
}

/** Whether a field of the form is in Widget; the others are in Home. */
export const isWidgetField = (name: string): boolean =>
  ['widget_logo', 'button_titlebar_text', ...widgetColorNames].includes(name);

/** The whole theme to save: the newest one with what the form changed; what is not set stays so. */
export function toThemeUpdate(theme: Theme, draft: ThemeDraft, hashtag: string): ThemeUpdate {
  const shown = effectiveColors(theme.color_set, hashtag);
  const color_set: ColorSet = { ...theme.color_set };
  for (const name of [...homeColorNames, ...widgetColorNames]) {
    const color = normalColor(draft[name]);
    if (color !== shown[name]) color_set[name] = color;
  }
  const titlebar = draft.button_titlebar_text;
  if (titlebar !== shown.button_titlebar_text) color_set.button_titlebar_text = orNull(titlebar);
  return {
    header_logo: orNull(draft.header_logo),
    widget_logo: orNull(draft.widget_logo),
    title: orNull(draft.title),
    subtitle: orNull(draft.subtitle),
    color_set,
    media: mediaOf(draft),
  };
}

/** The colours of the preview: valid typed ones, else the saved ones. */
export function typedColors(theme: Theme, draft: ThemeDraft, hashtag: string): FullColorSet {
  const typed = Object.entries(colorsIn(draft)).filter(([, color]) => normalColor(color) !== null);
  const { button_titlebar_text } = draft;
  return effectiveColors(
    { ...theme.color_set, ...Object.fromEntries(typed), button_titlebar_text },
    hashtag,
  );
}
