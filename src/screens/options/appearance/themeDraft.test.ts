import { describe, expect, it } from 'vitest';
import { noColors, plainTheme } from '~mocks/database/newStore';

import type { Theme } from '~/contract/types';

import {
  homeDraft,
  toHomeUpdate,
  toWidgetUpdate,
  validateHome,
  validateWidget,
  widgetDraft,
} from './themeDraft';

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

function withMedia(slot: number, changed: Partial<ReturnType<typeof homeDraft>['media'][number]>) {
  const draft = homeDraft(theme);
  const entry = draft.media[slot];
  if (!entry) throw new Error(`No slot ${slot}`);
  return { ...draft, media: draft.media.with(slot, { ...entry, ...changed }) };
}

describe('the Home form', () => {
  it('shows the defaults and saves the whole theme, with the widget’s part unchanged', () => {
    const draft = homeDraft(theme);
    expect(draft).toMatchObject({ theme_header_bg: '#ffffff', theme_title_color: '#7a3b00' });
    const update = toHomeUpdate(theme, { ...draft, title: ' Hola ', theme_header_bg: 'FFF4E0' });
    expect(update).toEqual({
      header_logo: theme.header_logo,
      widget_logo: null,
      title: 'Hola',
      subtitle: null,
      color_set: { ...colors, theme_header_bg: '#fff4e0' },
      media: theme.media,
    });
  });

  it('position 1 is a video: its id is saved, from a link too', () => {
    const draft = withMedia(1, { media_url: 'https://youtu.be/M7lc1UVf-VE' });
    expect(validateHome(draft)).toEqual({});
    expect(toHomeUpdate(theme, draft).media[1]).toMatchObject({
      media_url: 'M7lc1UVf-VE',
      media_type: 'video',
    });
    expect(validateHome(withMedia(1, { media_url: 'https://otro.test/video' }))).toHaveProperty([
      'media.1.media_url',
    ]);
  });

  it.each([
    [{ ...homeDraft(theme), header_logo: 'img.test/a.png' }, 'header_logo'],
    [{ ...homeDraft(theme), theme_title_color: 'rojo' }, 'theme_title_color'],
    [withMedia(0, { media_url: 'foto.png' }), 'media.0.media_url'],
    [withMedia(7, { link: '//x' }), 'media.7.link'],
  ])('refuses what is incomplete: case %#', (draft, field) => {
    expect(Object.keys(validateHome(draft))).toEqual([field]);
  });
});

describe('the Widget form', () => {
  it('shows Tienda and the hashtag without # and keeps the home’s part', () => {
    const draft = widgetDraft(theme, '#donpepe');
    expect(draft).toMatchObject({
      button_titlebar_text: 'Tienda donpepe',
      button_titlebar_color: '#111111',
      chat_background_color: '#e5ddd5',
    });
    expect(draft).not.toHaveProperty('theme_header_bg');
    const update = toWidgetUpdate(theme, { ...draft, bot_message: '#ABCDEF' });
    expect(update.header_logo).toBe(theme.header_logo);
    expect(update.color_set).toMatchObject({
      theme_header_bg: null,
      theme_title_color: '#7a3b00',
      bot_message: '#abcdef',
      button_titlebar_text: 'Tienda donpepe',
    });
  });

  it('refuses invalid colours and URLs', () => {
    const draft = { ...widgetDraft(theme, '#donpepe'), font_color: 'red;', widget_logo: 'a.png' };
    expect(Object.keys(validateWidget(draft)).toSorted()).toEqual(['font_color', 'widget_logo']);
  });

  it('reports a text that is too long, like the home', () => {
    const widget = { ...widgetDraft(theme, '#donpepe'), button_titlebar_text: 'x'.repeat(61) };
    expect(validateWidget(widget)).toEqual({
      button_titlebar_text: 'El texto puede tener hasta 60 caracteres',
    });
    expect(Object.keys(validateHome({ ...homeDraft(theme), title: 'x'.repeat(121) }))).toEqual([
      'title',
    ]);
    expect(Object.keys(validateHome(withMedia(2, { description: 'x'.repeat(301) })))).toEqual([
      'media.2.description',
    ]);
  });
});
