import type { ThemeUpdate } from '~/contract/types';

import {
  accepted,
  expectPart,
  proves,
  refuses,
  rejects,
  succeeds,
  type Case,
  type Prepare,
} from '../contractCase';
import type { Host } from '../run/host';
import { admin, read } from './setup';

/** The theme as it is, without what is not saved with it. */
async function themeOf(host: Host): Promise<ThemeUpdate> {
  const { social_networks: _networks, ...theme } = await read(host, 'getTheme');
  return theme;
}

const saving =
  (change: (theme: ThemeUpdate) => object): Prepare =>
  async (host) => {
    const theme = await themeOf(host);
    return { ...admin, body: { ...theme, ...change(theme) } };
  };

const MAIN_IMAGE_SLOT = 0;
const VIDEO_SLOT = 1;

/** The media with a change in one slot. */
const mediaWith =
  (slot: number, change: Partial<ThemeUpdate['media'][number]>) =>
  ({ media }: ThemeUpdate) => ({
    media: media.map((entry, index) => (index === slot ? { ...entry, ...change } : entry)),
  });

export const cases: readonly Case[] = [
  succeeds('getTheme', () => admin),
  succeeds(
    'saveTheme',
    saving(() => ({})),
  ),
  proves(
    'saveTheme',
    200,
    [
      'texts and media, in the order of the positions',
      'Logos, texts, colours and the eight media slots of the store.',
      'Saves the whole theme but for the social links, which POST /store/{id} saves.',
      "the video's id in position 1",
      'A literal path wins over a path with parameters (`/store/theme` before `/store/{id}`); `/store/products/{id}&{param}` is tried before `/store/products/{id}`.',
    ],
    async (host) => {
      const before = await themeOf(host);
      host.afterwards(() => host.call('saveTheme', { ...admin, body: before }));
      const changed: ThemeUpdate = {
        ...before,
        title: 'PEDÍ ACÁ',
        ...mediaWith(VIDEO_SLOT, { media_url: 'dQw4w9WgXcQ' })(before),
      };
      await accepted(host, 'saveTheme', { ...admin, body: changed });
      expectPart('theme', await themeOf(host), changed);
    },
  ),
  proves(
    'saveTheme',
    200,
    [
      'colours of three and six digits, and none',
      'Six or three hexadecimal digits, with or without `#`; null uses the default.',
    ],
    async (host) => {
      const before = await themeOf(host);
      host.afterwards(() => host.call('saveTheme', { ...admin, body: before }));
      const color_set = {
        ...before.color_set,
        bot_message: '#0af',
        chip_color: 'FFEE00',
        font_color: null,
      };
      await accepted(host, 'saveTheme', { ...admin, body: { ...before, color_set } });
      expectPart('theme', await themeOf(host), { color_set });
    },
  ),
  rejects(
    'saveTheme',
    400,
    'seven media',
    saving(({ media }) => ({ media: media.slice(1) })),
  ),
  refuses(
    'saveTheme',
    422,
    'an incomplete url of a picture',
    'Por favor ingrese la url completa (debe comenzar con http:// o https://)',
    saving(mediaWith(MAIN_IMAGE_SLOT, { media_url: 'imagenes/local.jpg' })),
  ),
  refuses(
    'saveTheme',
    422,
    'a video as the main picture',
    'En esta posición va una imagen',
    saving(mediaWith(MAIN_IMAGE_SLOT, { media_type: 'video', media_url: 'dQw4w9WgXcQ' })),
  ),
  refuses(
    'saveTheme',
    422,
    [
      'a picture as the video',
      'Position 0 is the main image, 1 the video, 2 to 7 category or promo images.',
    ],
    'En la posición del video va un video',
    saving(mediaWith(VIDEO_SLOT, { media_type: 'image', media_url: 'https://x.test/a.jpg' })),
  ),
  refuses(
    'saveTheme',
    422,
    'a video that is none',
    'Por favor ingrese el id del video o su enlace de YouTube',
    saving(mediaWith(VIDEO_SLOT, { media_url: 'javascript:alert(1)' })),
  ),
];
