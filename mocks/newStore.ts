import { noNetworks, noSetup, plainTheme } from '~/domain/store/newStore';
import { MEDIA_SLOTS, VIDEO_SLOT } from '~/domain/store/theme';
import { toApiDate } from '~/lib/dates';

import type { IntegrationRow, StoreRow, ThemeRow } from './db';

/** What is known of a store when it registers (§5 staff). */
export type NewStore = Pick<
  StoreRow,
  'id' | 'name' | 'hashtag' | 'creatoremail' | 'prefered_language'
>;

/** A store as registration leaves it: symbol $, both deliveries on, nothing else filled in (§9 staff). */
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

/** The theme of a store that has chosen nothing: the screens show their defaults (§9). */
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
