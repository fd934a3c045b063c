// Generated from openapi.yaml by `npm run generate`.
import type { components } from './schema.gen';
import { clientShape, socialNetworksShape, storeIdentifiersShape, storeUrlsShape } from './sessionShapes.gen';
import { shape } from './shape';

export * from './sessionShapes.gen';

type S = components['schemas'];

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

export const contactSyncResultShape = /* @__PURE__ */ shape<S['ContactSyncResult']>({
  contact: shape({
  id: 'key',
  email: 'text',
}),
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
  curr_symbol: { orElse: '$' },
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
  curr_symbol: { orElse: '$' },
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
  curr_symbol: { orElse: '$' },
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
  curr_symbol: { orElse: '$' },
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
