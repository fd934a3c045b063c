// Generated from openapi.yaml by `npm run generate`.
import type { components } from './schema.gen';
import { shape } from './shape';

type S = components['schemas'];

export const ackShape = /* @__PURE__ */ shape<S['Ack']>({
  ok: 'boolean',
});

export const adminDataImportShape = /* @__PURE__ */ shape<S['AdminDataImport']>({
  id: 'number',
  kind: 'text',
  status: 'text',
  updated_at: 'text',
  created_at: 'text',
  error_msg: 'text?',
  store_id: 'number',
  filepath: 'text',
});

export const storeIdentifiersShape = /* @__PURE__ */ shape<S['StoreIdentifiers']>({
  exclusive_whatsapp: 'text?',
});

export const storeUrlsShape = /* @__PURE__ */ shape<S['StoreUrls']>({
  report_slim: 'text?',
  report_general: 'text?',
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

export const adminStoreShape = /* @__PURE__ */ shape<S['AdminStore']>({
  id: 'number',
  name: 'text',
  hashtag: 'text',
  email: 'text?',
  creatoremail: 'text',
  enabled: 'boolean',
  created_at: 'text',
  tax_code: 'text?',
  phone: 'text?',
  address: 'text?',
  city: 'text?',
  postcode: 'text?',
  legal_name: 'text?',
  identifiers: storeIdentifiersShape,
  urls: storeUrlsShape,
  social_networks: socialNetworksShape,
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

export const clientActivityShape = /* @__PURE__ */ shape<S['ClientActivity']>({
  id: 'number',
  activity_name: 'text',
  payload: 'any',
  session_id: 'text?',
  created_at: 'text',
});

export const clientRefShape = /* @__PURE__ */ shape<S['ClientRef']>({
  id: 'number',
  email: 'text?',
  first_name: 'text?',
  last_name: 'text?',
  phone: 'text?',
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

export const contactSyncResultShape = /* @__PURE__ */ shape<S['ContactSyncResult']>({
  contact: shape({
  id: 'key',
  email: 'text',
}),
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
  curr_symbol: 'text',
  theme: themeShape,
});

export const customerMetadataShape = /* @__PURE__ */ shape<S['CustomerMetadata']>({
  session_id: 'key',
  current_order_token: 'text?',
  product_list_token: 'text?',
  store_public_data: storePublicShape,
});

export const productDenormalizedShape = /* @__PURE__ */ shape<S['ProductDenormalized']>({
  id: 'number',
  name: 'text',
  brand: 'text',
  kind: 'text',
  quantity_unit: 'text',
  price_per_unit: 'number?',
  image_url: 'text?',
});

export const orderItemShape = /* @__PURE__ */ shape<S['OrderItem']>({
  id: 'number',
  product_id: 'number',
  original_id: 'text?',
  amount: 'number',
  revised_price: 'number?',
  revised_amount: 'number?',
  store_observations: 'text?',
  status: 'text',
  raw_product: 'text?',
  product_denormalized: productDenormalizedShape,
});

export const otherConceptShape = /* @__PURE__ */ shape<S['OtherConcept']>({
  id: 'number',
  description: 'text',
  amount: 'number',
});

export const shippingEntryShape = /* @__PURE__ */ shape<S['ShippingEntry']>({
  id: 'number',
  tracking_code: 'text?',
  transport_co: 'text?',
  eta: 'text?',
  link: 'text?',
  observations: 'text?',
  departure: 'text?',
  original_id: 'text?',
});

export const customerOrderShape = /* @__PURE__ */ shape<S['CustomerOrder']>({
  id: 'number',
  token: 'key',
  alphanum_id: 'key',
  original_id: 'text?',
  client_id: 'number',
  created_at: 'text',
  status: 'text',
  payment_status: 'text',
  payment_method: 'text?',
  payment_info: 'text?',
  payment_data: { maybe: shape({
  payment_id: 'key',
  public_key: 'key',
}) },
  total_price: 'number',
  curr_symbol: 'text',
  delivery: 'boolean',
  delivery_address: 'text?',
  nitems: 'number',
  items: { list: orderItemShape },
  other_concepts: { list: otherConceptShape },
  shipping: { list: shippingEntryShape },
  shippcost: 'number',
  store: shape({
  hashtag: 'text',
  name: 'text',
  address: 'text?',
}),
});

export const customerSessionShape = /* @__PURE__ */ shape<S['CustomerSession']>({
  session_id: 'key',
  current_order_token: 'text?',
  product_list_token: 'text?',
  client: { maybe: clientShape },
  store_public_data: storePublicShape,
});

export const dataImportShape = /* @__PURE__ */ shape<S['DataImport']>({
  id: 'number',
  kind: 'text',
  status: 'text',
  updated_at: 'text',
  created_at: 'text',
  error_msg: 'text?',
});

export const deletedProductsShape = /* @__PURE__ */ shape<S['DeletedProducts']>({
  deleted_ids: { list: 'number' },
});

export const dialogMessagesShape = /* @__PURE__ */ shape<S['DialogMessages']>({
  dialog_init: 'text?',
  pre_order: 'text?',
  order_close: 'text?',
});

export const integrationSettingsShape = /* @__PURE__ */ shape<S['IntegrationSettings']>({
  woo_base_url: 'text?',
  woo_api_key: 'text?',
  woo_secret: 'text?',
  woo_auto_products: 'boolean',
  woo_auto_orders: 'boolean',
});

export const knowledgeTextShape = /* @__PURE__ */ shape<S['KnowledgeText']>({
  id: 'number',
  text: 'text',
});

export const logEntryShape = /* @__PURE__ */ shape<S['LogEntry']>({
  id: 'number',
  store_id: 'number?',
  created_at: 'text',
  level: 'text',
  event: 'text',
  payload: 'any',
});

export const userShape = /* @__PURE__ */ shape<S['User']>({
  id: 'number',
  email: 'text',
  name: 'text?',
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
  curr_symbol: 'text',
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

export const orderShape = /* @__PURE__ */ shape<S['Order']>({
  id: 'number',
  alphanum_id: 'key',
  token: 'text?',
  original_id: 'text?',
  client_id: 'number',
  client: clientShape,
  created_at: 'text',
  status: 'text',
  payment_status: 'text',
  payment_method: 'text?',
  payment_info: 'text?',
  total_price: 'number',
  curr_symbol: 'text',
  delivery: 'boolean',
  nitems: 'number',
  shipping_cost: 'number',
  delivery_address: 'text?',
  client_observation: 'text?',
  store_observation: 'text?',
  items: { list: orderItemShape },
  other_concepts: { list: otherConceptShape },
  shipping: { list: shippingEntryShape },
});

export const orderSummaryShape = /* @__PURE__ */ shape<S['OrderSummary']>({
  id: 'number',
  alphanum_id: 'key',
  original_id: 'text?',
  client_id: 'number',
  client: clientRefShape,
  created_at: 'text',
  status: 'text',
  payment_status: 'text',
  payment_method: 'text?',
  payment_info: 'text?',
  total_price: 'number',
  curr_symbol: 'text',
  delivery: 'boolean',
  nitems: 'number',
});

export const paymentMethodShape = /* @__PURE__ */ shape<S['PaymentMethod']>({
  id: 'number',
  name: 'text',
  enabled_delivery: 'boolean',
  enabled_pickup: 'boolean',
  method_info: 'text?',
  config: 'record',
});

export const productShape = /* @__PURE__ */ shape<S['Product']>({
  id: 'number',
  original_id: 'text?',
  name: 'text',
  brand: shape({
  name: 'text',
}),
  kind: shape({
  name: 'text',
}),
  category: 'text?',
  quantity_unit: 'text',
  price_per_unit: 'number?',
  curr_symbol: 'text',
  description: 'text?',
  tags: 'texts',
  image_url: 'text?',
  active: 'boolean',
});

export const promoShape = /* @__PURE__ */ shape<S['Promo']>({
  id: 'number',
  day_of_week: 'number',
  tag: 'text?',
  promo_msg: 'text?',
});

export const refcodeShape = /* @__PURE__ */ shape<S['Refcode']>({
  code: 'key',
  description: 'text',
  client_msg_preamble: 'text',
  use_confirm_finisher: 'text',
  reference_type: 'number',
  is_web: 'boolean',
  active: 'boolean',
  url: 'text',
  created_at: 'text',
});

export const standardFaqShape = /* @__PURE__ */ shape<S['StandardFaq']>({
  faq_type: 'text',
  response: 'text',
});

export const storeUserShape = /* @__PURE__ */ shape<S['StoreUser']>({
  id: 'number',
  name: 'text?',
  email: 'text',
  role: 'text',
});
