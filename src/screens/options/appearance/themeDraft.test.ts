import { expect, it } from 'vitest';
import { noColors, plainTheme } from '~mocks/database/newStore';

import type { Theme } from '~/contract/types';

import { homeErrors, type ThemeDraft, themeDraft, toThemeUpdate, widgetErrors } from './themeDraft';

const colors = {
  ...noColors,
  theme_title_color: '#7a3b00',
  button_titlebar_color: '#111111',
};
const theme: Theme = {
  ...plainTheme,
  header_logo: 'https://img.test/logo.png',
  color_set: colors,
  media: Array.from({ length: 8 }, (_, slot) => ({
    media_url: null,
    media_type: slot === 1 ? ('video' as const) : ('image' as const),
    link: null,
    description: null,
    highlighted: false,
  })),
};

const HASHTAG = '#donpepe';
const draft = themeDraft(theme, HASHTAG);

function withMedia(slot: number, changed: Partial<ThemeDraft['media'][number]>) {
  const entry = draft.media[slot];
  if (!entry) throw new Error(`No slot ${slot}`);
  return { ...draft, media: draft.media.with(slot, { ...entry, ...changed }) };
}

it('shows the defaults, and Tienda and the hashtag without #', () => {
  expect(draft).toMatchObject({
    theme_header_bg: '#ffffff',
    theme_title_color: '#7a3b00',
    button_titlebar_text: 'Tienda donpepe',
    button_titlebar_color: '#111111',
    chat_background_color: '#e5ddd5',
  });
});

it('saves the whole theme: what changed, and the rest as it was, unset too', () => {
  const typed = { ...draft, title: ' Hola ', theme_header_bg: 'FFF4E0', bot_message: '#ABCDEF' };
  expect(toThemeUpdate(theme, typed, HASHTAG)).toEqual({
    header_logo: theme.header_logo,
    widget_logo: null,
    title: 'Hola',
    subtitle: null,
    color_set: { ...colors, theme_header_bg: '#fff4e0', bot_message: '#abcdef' },
    media: theme.media,
  });
});

it('position 1 is a video: its id is saved, from a link too', () => {
  const video = withMedia(1, { media_url: 'https://youtu.be/M7lc1UVf-VE' });
  expect(homeErrors(video)).toEqual({});
  expect(toThemeUpdate(theme, video, HASHTAG).media[1]).toMatchObject({
    media_url: 'M7lc1UVf-VE',
    media_type: 'video',
  });
  expect(homeErrors(withMedia(1, { media_url: 'https://otro.test/video' }))).toHaveProperty([
    'media.1.media_url',
  ]);
});

it.each([
  [{ ...draft, header_logo: 'img.test/a.png' }, 'header_logo'],
  [{ ...draft, theme_title_color: 'rojo' }, 'theme_title_color'],
  [{ ...draft, title: 'x'.repeat(121) }, 'title'],
  [withMedia(0, { media_url: 'foto.png' }), 'media.0.media_url'],
  [withMedia(2, { description: 'x'.repeat(301) }), 'media.2.description'],
  [withMedia(7, { link: '//x' }), 'media.7.link'],
])('Home refuses what is incomplete or too long: case %#', (typed, field) => {
  expect(Object.keys(homeErrors(typed))).toEqual([field]);
  expect(widgetErrors(typed)).toEqual({});
});

it.each([
  [{ ...draft, font_color: 'red;' }, 'font_color', 'Por favor ingrese un color como #0263bb'],
  [
    { ...draft, button_titlebar_text: 'x'.repeat(61) },
    'button_titlebar_text',
    'El texto puede tener hasta 60 caracteres',
  ],
])('Widget refuses what is invalid or too long: case %#', (typed, field, message) => {
  expect(widgetErrors(typed)).toEqual({ [field]: message });
  expect(homeErrors(typed)).toEqual({});
});

it('Widget refuses an incomplete URL', () => {
  expect(Object.keys(widgetErrors({ ...draft, widget_logo: 'a.png' }))).toEqual(['widget_logo']);
});
