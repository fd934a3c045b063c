/**
 * Names under which the shopper's interactions are logged, as the seller reads them in "ACTIVIDAD RECIENTE"
 * (many customer interactions are logged; the names are ours).
 */
export const activities = {
  /** The home was opened; payload `{origin}`: web, qr (by a marketing code) or chat (with a text to send). */
  home: 'home',
  /** A promo picture was followed; payload `{description, link}`. */
  promo: 'promo',
  /** A social link was followed; payload `{network}`. */
  socialLink: 'social_link',
  /** The video was started; payload `{video}`. */
  video: 'video',
  /** The chat was opened; payload `{screen}`, the path it was opened on. */
  chat: 'chat_opened',
  /** The catalogue was opened; payload `{token}`. */
  productList: 'product_list',
  /** A product's dialog was opened; payload `{id, name}`. */
  product: 'product_detail',
  /** Products were looked for by name; payload `{text}`. */
  productSearch: 'product_search',
  /** Items were added to the order; payload `{order, items}`. */
  itemsAdded: 'items_added',
  /** The amount of an item changed; payload `{item, amount}`. */
  itemChanged: 'item_changed',
  /** An item was removed; payload `{item}`. */
  itemRemoved: 'item_removed',
  /** The order summary was opened; payload `{order}`. */
  orderStatus: 'order_status',
  /** "Finalizar pedido" was pressed; payload `{order}`. */
  orderFinished: 'order_finished',
  /** The wallet's checkout was opened; payload `{order}`. */
  paymentStarted: 'payment_started',
  /** What came of the payment; payload `{order, result}`. */
  paymentResult: 'payment_result',
} as const;

/** Name of an interaction of {@link activities}. */
export type ActivityName = (typeof activities)[keyof typeof activities];
