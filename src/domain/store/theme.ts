import type { MediaSlot, Theme } from '~/contract/types';
import { safeHref, safeMediaUrl } from '~/domain/safeLinks';

/** Number of media slots of a theme. */
export const MEDIA_SLOTS = 8;
/** Slot of the main image. */
export const MAIN_IMAGE_SLOT = 0;
/** Slot of the video. */
export const VIDEO_SLOT = 1;
/** Slots of the category or promo images. */
const PROMO_SLOTS = [2, 3, 4, 5, 6, 7] as const;

/** Default title of the home. */
export const DEFAULT_TITLE = 'QUIERO COMPRAR';

type Social = Pick<Theme, 'social_networks'>['social_networks'];

/** Where else the assistant answers, as far as the store shows a link: a Facebook page has the Messenger channel. */
function channelsText({ whatsapp, facebook, flags }: Social): string {
  const names = [
    flags.whatsapp && safeHref(whatsapp) !== null ? ['WhatsApp'] : [],
    flags.facebook && safeHref(facebook) !== null ? ['Messenger'] : [],
  ].flat();
  if (names.length === 0) return '';
  return `También podés escribirnos por ${names.join(' o por ')}: es la misma tienda. `;
}

/** Default subtitle (HTML) of the home: a long Spanish welcome, whose text is not specified. */
const defaultSubtitle = (social: Social) =>
  [
    '<p>¡Hola! Te damos la bienvenida a nuestra tienda. Soy el asistente virtual y estoy para ayudarte a hacer tu pedido',
    ' de manera simple, a cualquier hora y desde cualquier lugar.</p>',
    '<p>Escribime qué productos querés y en qué cantidad, o pedime el catálogo para elegirlos vos. Voy armando tu pedido',
    ' mientras conversamos: podés agregar, cambiar o quitar lo que quieras hasta que lo confirmes. Después te cuento cómo',
    ' sigue, cómo pagarlo y cuándo lo recibís.</p>',
    `<p>${channelsText(social)}Si necesitás ayuda, escribí <strong>ayuda</strong> en el chat.</p>`,
  ].join('');

/** The home's title: the store's own or QUIERO COMPRAR. */
export function themeTitle(theme: Pick<Theme, 'title'> | null): string {
  return theme?.title?.trim() || DEFAULT_TITLE;
}

/**
 * The home's subtitle: the store's own or the welcome, which names the channels that the store shows. It is HTML: sanitize
 * before showing.
 */
export function themeSubtitle(theme: Pick<Theme, 'subtitle' | 'social_networks'>): string {
  return theme.subtitle?.trim() || defaultSubtitle(theme.social_networks);
}

/** A picture of the home that can be rendered. */
export interface HomeImage {
  /** Position in the theme's media list. */
  slot: number;
  /** Complete http(s) URL. */
  url: string;
  /** Plain text, possibly empty. */
  description: string;
  /** Link target, or null if there is no safe one. */
  link: string | null;
  highlighted: boolean;
}

type Media = Pick<Theme, 'media'> | null;

function imageAt(theme: Media, slot: number): HomeImage | null {
  const entry: MediaSlot | undefined = theme?.media[slot];
  const url = safeMediaUrl(entry?.media_url);
  if (!entry || url === null || entry.media_type === 'video') return null;
  return {
    slot,
    url,
    description: entry.description?.trim() ?? '',
    link: safeHref(entry.link),
    highlighted: entry.highlighted,
  };
}

/** The main image, or null when there is none to show. */
export function mainImage(theme: Media): HomeImage | null {
  return imageAt(theme, MAIN_IMAGE_SLOT);
}

/** The promo images that there are, in the order of their slots, up to six. */
export function promoImages(theme: Media): HomeImage[] {
  return PROMO_SLOTS.map((slot) => imageAt(theme, slot)).filter((image) => image !== null);
}

const VIDEO_URL =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})(?:[?&#/]|$)/i;

/** The id of the video; null for none. The URL of a YouTube video is accepted too. */
export function videoId(theme: Media): string | null {
  const text = theme?.media[VIDEO_SLOT]?.media_url?.trim() ?? '';
  if (/^[\w-]{6,20}$/.test(text)) return text;
  return VIDEO_URL.exec(text)?.[1] ?? null;
}
