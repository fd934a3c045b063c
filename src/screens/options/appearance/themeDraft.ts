import type { ColorSet, MediaSlot, Theme, ThemeUpdate } from '~/contract/types';
import { type ConflictDecision } from '~/domain/conflicts';
import { urlError, type FieldErrors } from '~/domain/fieldRules';
import { mergeChanges, type BaseAndMine } from '~/domain/mergeChanges';
import { normalColor } from '~/domain/store/colors';
import { MEDIA_SLOTS, VIDEO_SLOT, videoId } from '~/domain/store/theme';
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

/** Colours of the shopper's home. */
export const homeColorNames = ['theme_header_bg', 'theme_title_color'] as const;

/** Colours of the chat widget, in the order of the form. */
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

const orNull = (text: string) => text.trim() || null;

/** The typed colours of one form. */
type TypedColors = Readonly<Partial<Record<ColorName, string>>>;

/** The errors of the given typed colours. */
function colorErrors(colors: TypedColors, names: readonly ColorName[]): FieldErrors<string> {
  const invalid = names.filter((name) => normalColor(colors[name]) === null);
  return Object.fromEntries(invalid.map((name) => [name, COLOR_INVALID]));
}

/** One of the 8 media in the form; its type follows from its position. */
export type MediaDraft = Record<'media_url' | 'link' | 'description', string> & {
  highlighted: boolean;
};

/** Values of the Home form. */
type HomeDraft = Record<
  'header_logo' | 'title' | 'subtitle' | (typeof homeColorNames)[number],
  string
> & { media: readonly MediaDraft[] };

/** Values of the Widget form. */
export type WidgetDraft = Record<
  'widget_logo' | 'button_titlebar_text' | (typeof widgetColorNames)[number],
  string
>;

/** Form values of a saved theme; unset colours have their default. */
export function homeDraft(theme: Theme): HomeDraft {
  const { theme_header_bg, theme_title_color } = effectiveColors(theme.color_set);
  return {
    header_logo: theme.header_logo ?? '',
    title: theme.title ?? '',
    subtitle: theme.subtitle ?? '',
    theme_header_bg,
    theme_title_color,
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

/** The Home form with a field for each medium. */
function byField({ media, ...fields }: HomeDraft) {
  return {
    fields,
    media: Object.fromEntries(media.map((entry, slot) => [`media.${slot}`, entry])),
  };
}

/**
 * Applies the user's changes of the Home form to the newest one; each medium is one entry.
 * @throws ConflictError like mergeChanges
 */
export function mergeHome(
  baseAndMine: BaseAndMine<HomeDraft>,
  newest: HomeDraft,
  decision: ConflictDecision,
): HomeDraft {
  const base = byField(baseAndMine.base);
  const mine = byField(baseAndMine.mine);
  const now = byField(newest);
  const media = mergeChanges({ base: base.media, mine: mine.media }, now.media, decision);
  const fields = mergeChanges({ base: base.fields, mine: mine.fields }, now.fields, decision);
  return { ...fields, media: Object.values(media) };
}

/** Form values of a saved theme; unset values have their default. */
export function widgetDraft(theme: Theme, hashtag: string): WidgetDraft {
  const {
    theme_header_bg: _bg,
    theme_title_color: _title,
    ...colors
  } = effectiveColors(theme.color_set, hashtag);
  return { widget_logo: theme.widget_logo ?? '', ...colors };
}

/** Name of a media field in the form and in its errors. */
export function mediaField(slot: number, field: keyof MediaDraft): string {
  return `media.${slot}.${field}`;
}

/** The pictures of the Home form, with their saved URLs. */
export function homePictures(draft: HomeDraft, saved: HomeDraft): PictureInput[] {
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
  const { header_logo: url } = draft;
  return [{ name: 'header_logo', rule: 'headerLogo', url, saved: saved.header_logo }, ...media];
}

/** The picture of the Widget form. */
export function widgetPictures(
  { widget_logo: url }: WidgetDraft,
  saved: WidgetDraft,
): PictureInput[] {
  return [{ name: 'widget_logo', rule: 'avatar', url, saved: saved.widget_logo }];
}

/** The media list to save: the video's id in position 1, URLs elsewhere. */
export function mediaOf(draft: HomeDraft): MediaSlot[] {
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

/** Errors of the Home form: incomplete URLs, unknown video, invalid colours, texts that are too long. */
export function validateHome(draft: HomeDraft): FieldErrors<string> {
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

/** Errors of the Widget form. */
export function validateWidget(draft: WidgetDraft): FieldErrors<string> {
  const errors = colorErrors(draft, widgetColorNames);
  const logo = urlError(draft.widget_logo);
  if (logo !== null) errors['widget_logo'] = logo;
  const titlebar = themeTextError(draft.button_titlebar_text.trim(), 'titlebar');
  if (titlebar !== null) errors['button_titlebar_text'] = titlebar;
  return errors;
}

function colorsOf(draft: TypedColors, names: readonly ColorName[]): Partial<ColorSet> {
  return Object.fromEntries(names.map((name) => [name, normalColor(draft[name])]));
}

/** The whole theme to save, with the changed fields. */
function themeUpdate(theme: Theme, changed: Partial<ThemeUpdate>): ThemeUpdate {
  const { header_logo, widget_logo, title, subtitle, color_set, media } = theme;
  return { header_logo, widget_logo, title, subtitle, color_set, media, ...changed };
}

/** The theme with the changes of the Home form. */
export function toHomeUpdate(theme: Theme, draft: HomeDraft): ThemeUpdate {
  return themeUpdate(theme, {
    header_logo: orNull(draft.header_logo),
    title: orNull(draft.title),
    subtitle: orNull(draft.subtitle),
    color_set: { ...theme.color_set, ...colorsOf(draft, homeColorNames) },
    media: mediaOf(draft),
  });
}

/** The theme with the changes of the Widget form. */
export function toWidgetUpdate(theme: Theme, draft: WidgetDraft): ThemeUpdate {
  return themeUpdate(theme, {
    widget_logo: orNull(draft.widget_logo),
    color_set: {
      ...theme.color_set,
      ...colorsOf(draft, widgetColorNames),
      button_titlebar_text: orNull(draft.button_titlebar_text),
    },
  });
}

/** The colours of the preview: valid typed ones, else the saved ones. */
export function typedColors(
  theme: Theme,
  draft: TypedColors,
  names: readonly ColorName[],
  hashtag: string,
): FullColorSet {
  const typed = colorsOf(draft, names);
  const valid = Object.entries(typed).filter(([, color]) => color !== null);
  return effectiveColors({ ...theme.color_set, ...Object.fromEntries(valid) }, hashtag);
}
