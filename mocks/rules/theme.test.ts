import { describe, expect, it } from 'vitest';

import type { MediaSlot, ThemeUpdate } from '~/contract/types';
import { MEDIA_SLOTS, VIDEO_SLOT } from '~/domain/store/theme';
import { THEME_TEXT_MAX } from '~/domain/store/themeUpdate';

import { plainTheme } from '../database/newStore';
import { themeUpdateError } from './theme';

const { social_networks: _links, ...plain } = plainTheme;

/** A theme to save with some of its 8 media slots filled. */
function update(
  slots: Record<number, Partial<MediaSlot>> = {},
  change: Partial<ThemeUpdate> = {},
): ThemeUpdate {
  const media = Array.from({ length: MEDIA_SLOTS }, (_, slot): MediaSlot => ({
    media_url: null,
    media_type: slot === VIDEO_SLOT ? 'video' : 'image',
    link: null,
    description: null,
    highlighted: false,
    ...slots[slot],
  }));
  return { ...plain, media, ...change };
}

const image = 'https://imagenes.test/a.jpg';

it.each([
  update(),
  update({ 0: { media_url: image }, 7: { media_url: image, link: 'https://a.test' } }),
  update({ 1: { media_url: 'dQw4w9WgXcQ' } }),
  update({ 1: { media_url: '  ' } }),
  update({}, { title: 'x'.repeat(THEME_TEXT_MAX.title), subtitle: '<p>Hola</p>' }),
])('may be saved: %j', (theme) => {
  expect(themeUpdateError(theme)).toBeNull();
});

describe('media by position', () => {
  it.each([0, 2, 7])('position %d is an image', (slot) => {
    const media_url = 'dQw4w9WgXcQ';
    expect(themeUpdateError(update({ [slot]: { media_type: 'video', media_url } }))).toBe(
      'En esta posición va una imagen',
    );
  });

  it('position 1 is a video', () => {
    expect(themeUpdateError(update({ 1: { media_type: 'image', media_url: image } }))).toBe(
      'En la posición del video va un video',
    );
  });

  it.each(['javascript:alert(1)', image, 'https://vimeo.com/1'])(
    '%s is not a video',
    (media_url) => {
      expect(themeUpdateError(update({ 1: { media_url } }))).toBe(
        'Por favor ingrese el id del video o su enlace de YouTube',
      );
    },
  );
});

it.each([
  update({}, { header_logo: 'javascript:alert(1)' }),
  update({}, { widget_logo: '/logo.png' }),
  update({ 0: { media_url: 'a.jpg' } }),
  update({ 1: { link: 'a.test' } }),
  update({ 5: { link: 'javascript:alert(1)' } }),
])('an incomplete URL: %j', (theme) => {
  expect(themeUpdateError(theme)).toMatch(/url completa/);
});

it.each([
  [update({}, { title: 'x'.repeat(5000) }), 120],
  [update({}, { subtitle: 'x'.repeat(5001) }), 5000],
  [update({ 3: { description: 'x'.repeat(301) } }), 300],
  [update({}, { color_set: { ...plain.color_set, button_titlebar_text: 'x'.repeat(61) } }), 60],
])('a text that is too long', (theme, most) => {
  expect(themeUpdateError(theme)).toBe(`El texto puede tener hasta ${most} caracteres`);
});
