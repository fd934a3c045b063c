// Generated from openapi.yaml by `npm run generate`.
import type { components } from './schema.gen';
import { shape } from './shape';

type S = components['schemas'];

export const ackShape = /* @__PURE__ */ shape<S['Ack']>({
  ok: 'boolean',
});

export const clientShape = /* @__PURE__ */ shape<S['Client']>({
  id: 'number',
  email: 'text?',
  first_name: 'text?',
  last_name: 'text?',
  surname: 'text?',
  phone: 'text?',
  address: 'text?',
  first_seen: 'text?',
  last_seen: 'text?',
});

export const colorSetShape = /* @__PURE__ */ shape<S['ColorSet']>({
  theme_header_bg: 'text?',
  theme_title_color: 'text?',
  bot_message: 'text?',
  button_titlebar_color: 'text?',
  button_titlebar_font_color: 'text?',
  button_titlebar_text: 'text?',
  input_box_color: 'text?',
  input_font_color: 'text?',
  chat_background_color: 'text?',
  font_color: 'text?',
  send_icon: 'text?',
  user_message: 'text?',
  chip_color: 'text?',
});

export const socialFlagsShape = /* @__PURE__ */ shape<S['SocialFlags']>({
  whatsapp: 'boolean',
  yt: 'boolean',
  facebook: 'boolean',
  instagram: 'boolean',
  maps: 'boolean',
});

export const socialNetworksShape = /* @__PURE__ */ shape<S['SocialNetworks']>({
  whatsapp: 'text?',
  yt: 'text?',
  facebook: 'text?',
  instagram: 'text?',
  maps: 'text?',
  flags: socialFlagsShape,
});

export const mediaSlotShape = /* @__PURE__ */ shape<S['MediaSlot']>({
  media_url: 'text?',
  media_type: 'text',
  link: 'text?',
  description: 'text?',
  highlighted: 'boolean',
});

export const themeShape = /* @__PURE__ */ shape<S['Theme']>({
  header_logo: 'text?',
  widget_logo: 'text?',
  title: 'text?',
  subtitle: 'text?',
  color_set: colorSetShape,
  social_networks: socialNetworksShape,
  media: { list: mediaSlotShape },
});

export const storePublicShape = /* @__PURE__ */ shape<S['StorePublic']>({
  hashtag: 'text',
  name: 'text',
  address: 'text?',
  prefered_language: 'text',
  curr_symbol: { orElse: '$' },
  theme: themeShape,
});

export const customerMetadataShape = /* @__PURE__ */ shape<S['CustomerMetadata']>({
  session_id: 'key',
  current_order_token: 'text?',
  product_list_token: 'text?',
  store_public_data: storePublicShape,
});

export const customerSessionShape = /* @__PURE__ */ shape<S['CustomerSession']>({
  session_id: 'key',
  current_order_token: 'text?',
  product_list_token: 'text?',
  client: { maybe: clientShape },
  store_public_data: storePublicShape,
});

export const userShape = /* @__PURE__ */ shape<S['User']>({
  id: 'number',
  email: 'text',
  name: 'text?',
});

export const storeIdentifiersShape = /* @__PURE__ */ shape<S['StoreIdentifiers']>({
  exclusive_whatsapp: 'text?',
});

export const storeUrlsShape = /* @__PURE__ */ shape<S['StoreUrls']>({
  report_slim: 'text?',
  report_general: 'text?',
});

export const dialogMessagesShape = /* @__PURE__ */ shape<S['DialogMessages']>({
  dialog_init: 'text?',
  pre_order: 'text?',
  order_close: 'text?',
});

export const setupFlagsShape = /* @__PURE__ */ shape<S['SetupFlags']>({
  store: 'boolean',
  storeTS: 'text?',
  crew: 'boolean',
  wsnumber: 'boolean',
  products: 'boolean',
  sales: 'boolean',
  bot: 'boolean',
  qrs: 'boolean',
  qrsTS: 'text?',
  calendar: 'boolean',
  calendarTS: 'text?',
  pms: 'boolean',
  pmsTS: 'text?',
  faqs1: 'boolean',
  faqs1TS: 'text?',
  faqs2: 'boolean',
  faqs2TS: 'text?',
});

export const storeShape = /* @__PURE__ */ shape<S['Store']>({
  id: 'number',
  name: 'text',
  hashtag: 'text',
  email: 'text?',
  creatoremail: 'text',
  enabled: 'boolean',
  tax_code: 'text?',
  phone: 'text?',
  address: 'text?',
  city: 'text?',
  postcode: 'text?',
  country: 'text?',
  state: 'text?',
  legal_name: 'text?',
  curr_symbol: { orElse: '$' },
  prefered_language: 'text',
  delivery_enabled: 'boolean',
  takeaway_enabled: 'boolean',
  identifiers: storeIdentifiersShape,
  urls: storeUrlsShape,
  social_networks: socialNetworksShape,
  dialog_messages: dialogMessagesShape,
  created_at: 'text',
  setup: setupFlagsShape,
});

export const loginResultShape = /* @__PURE__ */ shape<S['LoginResult']>({
  jwt_token: 'key',
  user: userShape,
  userType: 'text',
  is_admin: 'boolean',
  enabled: 'boolean',
  store: { maybe: storeShape },
  store_role: 'text?',
});
