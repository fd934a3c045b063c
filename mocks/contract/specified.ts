/**
 * The fields that the product's specifications name, entity by entity and in their words. Everything else in the
 * contract's schemas is marked `x-inferred`; a test compares the two.
 */
const ENTITIES = {
  error: 'message',
  session:
    'jwt_token, user, userType, is_admin, enabled, store, store_role, session_id, current_order_token, product_list_token, store_public_data',
  credentials: 'email, password',
  registration: 'hashtag, name, prefered_language, user, email, password',
  passwords: 'old_password, new_password, username, token, password',
  store:
    'id, name, hashtag, email, creatoremail, enabled, tax_code, phone, address, city, postcode, country, state, legal_name, curr_symbol, prefered_language, delivery_enabled, takeaway_enabled, identifiers, urls, social_networks, dialog_messages, created_at',
  adminStore:
    'id, name, hashtag, email, creatoremail, enabled, created_at, tax_code, phone, address, city, postcode, legal_name, identifiers, urls',
  identifiers: 'exclusive_whatsapp',
  urls: 'report_slim, report_general',
  socialNetworks: 'whatsapp, yt, facebook, instagram, maps, flags',
  dialogMessages: 'dialog_init, pre_order, order_close',
  setupFlags:
    'store, storeTS, crew, wsnumber, products, sales, bot, qrs, qrsTS, calendar, calendarTS, pms, pmsTS, faqs1, faqs1TS, faqs2, faqs2TS',
  integrations: 'woo_base_url, woo_api_key, woo_secret, woo_auto_products, woo_auto_orders',
  theme:
    'header_logo, widget_logo, title, subtitle, color_set, social_networks, media, media_url, media_type, link, description, highlighted',
  colours:
    'theme_header_bg, theme_title_color, bot_message, button_titlebar_color, button_titlebar_font_color, button_titlebar_text, input_box_color, input_font_color, chat_background_color, font_color, send_icon, user_message, chip_color',
  storeUser: 'id, name, email, role, password',
  paymentMethod: 'id, name, enabled_delivery, enabled_pickup, method_info, config',
  faq: 'faq_type, response',
  promo: 'id, day_of_week, tag, promo_msg',
  refcode:
    'code, description, client_msg_preamble, use_confirm_finisher, reference_type, is_web, active, url, created_at',
  importJob: 'kind, status, updated_at, error_msg',
  adminImportJob: 'kind, status, updated_at, error_msg, store_id, created_at, filepath',
  client:
    'id, email, first_name, last_name, surname, phone, address, first_seen, last_seen, client, session_id',
  activity: 'activity_name, payload, created_at, session_id',
  order:
    'id, alphanum_id, original_id, client, client_id, created_at, status, payment_status, payment_method, payment_info, shipping_cost, total_price, curr_symbol, delivery, delivery_address, client_observation, store_observation, items, other_concepts, other_concepts_del, shipping, nitems',
  orderSave:
    'status, store_observation, payment_info, shipping_cost, other_concepts, other_concepts_del, shipping, items',
  customerOrder:
    'id, alphanum_id, original_id, client_id, status, payment_status, payment_method, payment_info, payment_data, payment_id, public_key, total_price, curr_symbol, created_at, delivery, delivery_address, items, other_concepts, shipping, shippcost, store, hashtag, name, address',
  orderItem:
    'id, product_id, original_id, amount, revised_price, revised_amount, store_observations, status, raw_product, product_denormalized',
  denormalized: 'id, name, brand, kind, quantity_unit, price_per_unit, image_url',
  concept: 'id, description, amount',
  shipping: 'tracking_code, transport_co, eta, link, observations, departure, original_id',
  product:
    'id, original_id, name, brand, kind, category, quantity_unit, price_per_unit, curr_symbol, description, tags, image_url, active, product_ids',
  shopperCalls:
    'session, store, activity_name, payload, session_id, ref_code, token, items, product_id, amount, quantity_unit, name',
  adminCalls: 'texts, identifiers, urls, social_networks',
} as const;

type Entity = keyof typeof ENTITIES;

/** The entity that a schema is made of; a schema without one is inferred as a whole. */
const ENTITY_OF: Readonly<Record<string, Entity>> = {
  ErrorBody: 'error',
  LoginRequest: 'credentials',
  LoginResult: 'session',
  Registration: 'registration',
  PasswordChange: 'passwords',
  PasswordRecoverStart: 'passwords',
  PasswordRecover: 'passwords',
  Store: 'store',
  StoreUpdate: 'store',
  AdminStore: 'adminStore',
  StoreIdentifiers: 'identifiers',
  StoreUrls: 'urls',
  SocialNetworks: 'socialNetworks',
  SocialNetworksInput: 'socialNetworks',
  DialogMessages: 'dialogMessages',
  SetupFlags: 'setupFlags',
  IntegrationSettings: 'integrations',
  Theme: 'theme',
  ThemeUpdate: 'theme',
  MediaSlot: 'theme',
  ColorSet: 'colours',
  StoreUser: 'storeUser',
  StoreUserCreate: 'storeUser',
  PaymentMethod: 'paymentMethod',
  PaymentMethodInput: 'paymentMethod',
  StandardFaq: 'faq',
  Promo: 'promo',
  PromoInput: 'promo',
  Refcode: 'refcode',
  RefcodeInput: 'refcode',
  DataImport: 'importJob',
  AdminDataImport: 'adminImportJob',
  FileUpload: 'importJob',
  Client: 'client',
  ClientActivity: 'activity',
  OrderSummary: 'order',
  Order: 'order',
  OrderSave: 'orderSave',
  OrderItem: 'orderItem',
  OrderItemInput: 'orderItem',
  ProductDenormalized: 'denormalized',
  OtherConcept: 'concept',
  OtherConceptInput: 'concept',
  ShippingEntry: 'shipping',
  ShippingEntryInput: 'shipping',
  Product: 'product',
  ProductCreate: 'product',
  ProductUpdate: 'product',
  ProductIds: 'product',
  CustomerSession: 'session',
  CustomerOrder: 'customerOrder',
  StorePreset: 'shopperCalls',
  ActivityLogInput: 'shopperCalls',
  RefCodeUse: 'shopperCalls',
  PublicTokenRequest: 'shopperCalls',
  CartItem: 'shopperCalls',
  OrderItemsAdd: 'shopperCalls',
  OrderItemAmount: 'shopperCalls',
  SessionReference: 'shopperCalls',
  AdminStoreUpdate: 'adminCalls',
  FaqUpload: 'adminCalls',
};

/** The fields that the specifications give a schema; null when they do not have it at all. */
export function specifiedFields(schema: string): ReadonlySet<string> | null {
  const entity = ENTITY_OF[schema];
  return entity === undefined ? null : new Set(ENTITIES[entity].split(', '));
}
