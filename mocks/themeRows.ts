import type { Theme } from '~/contract/types';

import type { Database, StoreRow } from './db';
import { newThemeRow } from './newStore';

/** A store's theme with its social links, which the store keeps and the theme only shows (contract, Theme). */
export function themeOf(db: Database, store: Readonly<StoreRow>): Theme {
  const { theme } = db.themes.get(store.id) ?? newThemeRow(store.id);
  return { ...theme, social_networks: store.social_networks };
}
