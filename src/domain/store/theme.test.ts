import { describe, expect, it } from 'vitest';

import type { MediaSlot } from '~/contract/types';

import { mainImage, MEDIA_SLOTS, promoImages, themeSubtitle, themeTitle, videoId } from './theme';
import { defaultColors, defaultTitlebarText, effectiveColors } from './themeColors';

const empty: MediaSlot = {
  media_url: null,
  media_type: 'image',
  link: null,
  description: null,
  highlighted: false,
};

function mediaWith(slots: Record<number, Partial<MediaSlot>>): { media: MediaSlot[] } {
  return {
    media: Array.from({ length: MEDIA_SLOTS }, (_, slot) => ({ ...empty, ...slots[slot] })),
  };
}

describe('defaults', () => {
  it('have the colours of the platform', () => {
    expect(defaultColors.theme_header_bg).toBe('#ffffff');
    expect(defaultColors.theme_title_color).toBe('#0263bb');
    expect(defaultColors.bot_message).toBe('#ffffff');
    const widget = ['134859', 'ed841e', 'f0f0f0', '000000', 'e5ddd5', 'dcf8c6', 'f5ddb9', 'ffffff'];
    const { theme_header_bg: _bg, theme_title_color: _title, ...rest } = defaultColors;
    expect(new Set(Object.values(rest))).toEqual(new Set(widget.map((color) => `#${color}`)));
  });

  it('have a title, a bar text and a subtitle where the theme has none', () => {
    expect(themeTitle(null)).toBe('QUIERO COMPRAR');
    expect(themeTitle({ title: ' ' })).toBe('QUIERO COMPRAR');
    expect(themeTitle({ title: 'Mi tienda' })).toBe('Mi tienda');
    expect(defaultTitlebarText('#donpepe')).toBe('Tienda donpepe');
  });

  it('welcome by the channels that the store shows, and promise no other', () => {
    const all = {
      whatsapp: 'https://wa.me/5491155550101',
      facebook: 'https://www.facebook.com/almacendonpepe',
      yt: null,
      instagram: null,
      maps: null,
    };
    const flags = { whatsapp: true, facebook: true, yt: true, instagram: true, maps: true };
    const welcome = (social: object) =>
      themeSubtitle({ subtitle: null, social_networks: { ...all, flags, ...social } });
    expect(welcome({})).toContain('por WhatsApp o por Messenger');
    expect(welcome({ facebook: null })).toContain('por WhatsApp: ');
    expect(welcome({ whatsapp: 'javascript:alert(1)' })).toContain('por Messenger: ');
    const none = welcome({ flags: { ...flags, whatsapp: false, facebook: false } });
    expect(none).not.toMatch(/WhatsApp|Messenger|escribirnos/);
    expect(none).toContain('escribí <strong>ayuda</strong> en el chat');
    expect(themeSubtitle({ subtitle: '<p>Hola</p>', social_networks: { ...all, flags } })).toBe(
      '<p>Hola</p>',
    );
  });
});

describe('effectiveColors', () => {
  it('are the defaults without a colour set', () => {
    expect(effectiveColors(null, '#donpepe')).toEqual({
      ...defaultColors,
      button_titlebar_text: 'Tienda donpepe',
    });
  });

  it('take valid colours and refuse the rest', () => {
    const colors = effectiveColors({
      theme_header_bg: '123456',
      theme_title_color: 'red;}body{display:none',
      bot_message: '',
      button_titlebar_text: 'Hola',
    });
    expect(colors.theme_header_bg).toBe('#123456');
    expect(colors.theme_title_color).toBe('#0263bb');
    expect(colors.bot_message).toBe('#ffffff');
    expect(colors.button_titlebar_text).toBe('Hola');
  });
});

describe('media', () => {
  const url = 'https://img.test/a.png';

  it('position 0 is the main image', () => {
    expect(
      mainImage(
        mediaWith({ 0: { media_url: url, description: ' Local ', link: 'https://a.test' } }),
      ),
    ).toEqual({
      slot: 0,
      url,
      description: 'Local',
      link: 'https://a.test',
      highlighted: false,
    });
    expect(mainImage(mediaWith({}))).toBeNull();
    expect(mainImage(null)).toBeNull();
    expect(mainImage({ media: [] })).toBeNull();
    expect(mainImage(mediaWith({ 0: { media_url: 'javascript:alert(1)' } }))).toBeNull();
  });

  it('positions 2 to 7 are up to six promo images', () => {
    const all = mediaWith(
      Object.fromEntries(Array.from({ length: 8 }, (_, slot) => [slot, { media_url: url }])),
    );
    expect(promoImages(all).map((image) => image.slot)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(
      promoImages(mediaWith({ 3: { media_url: url }, 5: { media_url: ' ' } })).map(
        ({ slot }) => slot,
      ),
    ).toEqual([3]);
    expect(promoImages(null)).toEqual([]);
  });

  it('drops hostile links and keeps the picture', () => {
    const [image] = promoImages(mediaWith({ 2: { media_url: url, link: 'javascript:alert(1)' } }));
    expect(image?.url).toBe(url);
    expect(image?.link).toBeNull();
  });

  it.each([
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    [' dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?t=1&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://otro.test/watch?v=dQw4w9WgXcQ', null],
    ['javascript:alert(1)', null],
    ['"><script>', null],
    ['../../x', null],
    ['', null],
    [null, null],
  ])('the video of position 1: %j is %j', (media_url, expected) => {
    expect(videoId(mediaWith({ 1: { media_url, media_type: 'video' } }))).toBe(expected);
  });
});
