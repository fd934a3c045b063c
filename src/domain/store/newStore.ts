import type { ColorSet, SetupFlags, SocialNetworks, Theme } from '~/contract/types';

/** The setup of a store that has just been registered: nothing done (§3 staff). */
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

/** The theme of a store that has chosen nothing: the screens show their defaults (§9 staff). */
export const plainTheme: Theme = {
  header_logo: null,
  widget_logo: null,
  title: null,
  subtitle: null,
  color_set: noColors,
  social_networks: noNetworks,
  media: [],
};
