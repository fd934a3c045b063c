import type { ColorSet, MediaSlot, Theme } from '~/contract/types';

import type { StoreRow, ThemeRow } from '../database/db';
import { newThemeRow } from '../database/newStore';
import { CATALOGUE_TOKENS, STORE_IDS } from './accounts';
import { MEDIA_ORIGIN } from './products';

/** Opens the shopper's catalogue from a promo image. */
const CATALOGUE = 'https://tienda.test/productlist';

const DONPEPE_COLORS: ColorSet = {
  theme_header_bg: '#fff4e0',
  theme_title_color: '#7a3b00',
  bot_message: '#ffffff',
  button_titlebar_color: '#134859',
  button_titlebar_font_color: '#ffffff',
  button_titlebar_text: 'Almacén Don Pepe',
  input_box_color: '#f0f0f0',
  input_font_color: '#000000',
  chat_background_color: '#e5ddd5',
  font_color: '#000000',
  send_icon: '#134859',
  user_message: '#dcf8c6',
  chip_color: '#f5ddb9',
};

const FEIRALUCIA_COLORS: ColorSet = {
  ...DONPEPE_COLORS,
  theme_header_bg: '#eaf6ea',
  theme_title_color: '#1f6b2d',
  button_titlebar_color: '#1f6b2d',
  button_titlebar_text: 'Feira da Lúcia',
  send_icon: '#1f6b2d',
};

/** A picture in the format of a store's pictures: PNG. */
const image = (name: string): string => `${MEDIA_ORIGIN}/${name}.png`;

function slot(url: string | null, extra: Partial<MediaSlot> = {}): MediaSlot {
  return {
    media_url: url,
    media_type: 'image',
    link: null,
    description: null,
    highlighted: false,
    ...extra,
  };
}

function promo(store: keyof typeof CATALOGUE_TOKENS, subject: string, words: string): MediaSlot {
  return slot(image(`promo_${subject}`), {
    link: `${CATALOGUE}/${CATALOGUE_TOKENS[store]}`,
    description: words,
  });
}

function video(id: string | null): MediaSlot {
  return slot(id, { media_type: 'video' });
}

function donpepeTheme(store: StoreRow): Theme {
  return {
    header_logo: image('logo_panaderia_almacen-don-pepe'),
    widget_logo: image('avatar_panaderia_don-pepe'),
    title: 'QUIERO COMPRAR',
    subtitle:
      '<p>Bienvenido al <strong>Almacén Don Pepe</strong>, el de la esquina desde 1974.</p>' +
      '<p>Pedí por chat, por WhatsApp o desde el catálogo y te lo llevamos a tu casa.</p>',
    color_set: DONPEPE_COLORS,
    social_networks: store.social_networks,
    media: [
      slot(image('portada_almacen_almacen-don-pepe'), { highlighted: true }),
      video('M7lc1UVf-VE'),
      { ...promo('donpepe', 'quesos', 'Quesos cortados en el momento'), highlighted: true },
      promo('donpepe', 'fiambres', 'Fiambres para la picada del viernes'),
      promo('donpepe', 'panaderia', 'Pan y facturas todos los días'),
      promo('donpepe', 'frutas', 'Frutas de estación'),
      promo('donpepe', 'bebidas', 'Vinos de Cuyo con 15 % de descuento'),
      promo('donpepe', 'limpieza', 'Limpieza suelta: traé tu envase'),
    ],
  };
}

function feiraluciaTheme(store: StoreRow): Theme {
  return {
    header_logo: image('logo_frutas_feira-da-lucia'),
    widget_logo: image('avatar_frutas_feira'),
    title: 'QUERO COMPRAR',
    subtitle: '<p>Frutas, verduras e quitutes da feira, <strong>entregues em casa</strong>.</p>',
    color_set: FEIRALUCIA_COLORS,
    social_networks: store.social_networks,
    media: [
      slot(image('portada_frutas_feira-da-lucia')),
      video(null),
      promo('feiralucia', 'frutas', 'Frutas colhidas na véspera'),
      promo('feiralucia', 'verduras', 'Verduras orgânicas'),
      promo('feiralucia', 'padaria', 'Pão de queijo quentinho'),
      slot(null),
      slot(null),
      slot(null),
    ],
  };
}

/**
 * One theme per store: complete for #donpepe (unless `bare`), some slots for #feiralucia, the defaults for the others.
 */
export function themeRows(stores: readonly StoreRow[], bare: boolean): ThemeRow[] {
  return stores.map((store) => {
    if (store.id === STORE_IDS.donpepe && !bare)
      return { id: store.id, theme: donpepeTheme(store) };
    if (store.id === STORE_IDS.feiralucia) return { id: store.id, theme: feiraluciaTheme(store) };
    const plain = newThemeRow(store.id);
    return { ...plain, theme: { ...plain.theme, social_networks: store.social_networks } };
  });
}
