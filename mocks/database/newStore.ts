import type { ColorSet, SetupFlags, SocialNetworks, Theme } from '~/contract/types';
import { MEDIA_SLOTS, VIDEO_SLOT } from '~/domain/store/theme';
import { toApiDate } from '~/lib/dates';

import type { IntegrationRow, StoreRow, ThemeRow } from './db';

/** The setup of a store that has just been registered: nothing done. */
export const noSetup: SetupFlags = {
  store: false,
  storeTS: null,
  crew: false,
  wsnumber: false,
  products: false,
  sales: false,
  bot: false,
  qrs: false,
  qrsTS: null,
  calendar: false,
  calendarTS: null,
  pms: false,
  pmsTS: null,
  faqs1: false,
  faqs1TS: null,
  faqs2: false,
  faqs2TS: null,
};

export const noNetworks: SocialNetworks = {
  whatsapp: null,
  yt: null,
  facebook: null,
  instagram: null,
  maps: null,
  flags: { whatsapp: false, yt: false, facebook: false, instagram: false, maps: false },
};

export const noColors: ColorSet = {
  theme_header_bg: null,
  theme_title_color: null,
  bot_message: null,
  button_titlebar_color: null,
  button_titlebar_font_color: null,
  button_titlebar_text: null,
  input_box_color: null,
  input_font_color: null,
  chat_background_color: null,
  font_color: null,
  send_icon: null,
  user_message: null,
  chip_color: null,
};

/** A theme without settings: the screens show their defaults. */
export const plainTheme: Theme = {
  header_logo: null,
  widget_logo: null,
  title: null,
  subtitle: null,
  color_set: noColors,
  social_networks: noNetworks,
  media: [],
};

/** The data of a registration. */
export type NewStore = Pick<
  StoreRow,
  'id' | 'name' | 'hashtag' | 'creatoremail' | 'prefered_language'
>;

/** A store after registration: symbol $, both deliveries on, everything else empty. */
export function newStoreRow(store: NewStore, now: Date): StoreRow {
  return {
    ...store,
    email: null,
    enabled: true,
    tax_code: null,
    phone: null,
    address: null,
    city: null,
    postcode: null,
    country: null,
    state: null,
    legal_name: null,
    curr_symbol: '$',
    delivery_enabled: true,
    takeaway_enabled: true,
    identifiers: { exclusive_whatsapp: null },
    urls: { report_slim: null, report_general: null },
    social_networks: noNetworks,
    dialog_messages: { dialog_init: null, pre_order: null, order_close: null },
    created_at: toApiDate(now),
    setup: noSetup,
  };
}

/** The theme of a new store, with its empty media slots. */
export function newThemeRow(storeId: number): ThemeRow {
  return {
    id: storeId,
    theme: {
      ...plainTheme,
      media: Array.from({ length: MEDIA_SLOTS }, (_slot, index) => ({
        media_url: null,
        media_type: index === VIDEO_SLOT ? ('video' as const) : ('image' as const),
        link: null,
        description: null,
        highlighted: false,
      })),
    },
  };
}

/** No e-commerce platform connected. */
export function newIntegrationRow(storeId: number): IntegrationRow {
  return {
    id: storeId,
    settings: {
      woo_base_url: null,
      woo_api_key: null,
      woo_secret: null,
      woo_auto_products: false,
      woo_auto_orders: false,
    },
  };
}
