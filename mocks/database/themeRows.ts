import type { Theme } from '~/contract/types';

import type { Database, StoreRow } from './db';
import { newThemeRow } from './newStore';

/** A store's theme with the social links, which belong to the store. */
export function themeOf(db: Database, store: Readonly<StoreRow>): Theme {
  const { theme } = db.themes.get(store.id) ?? newThemeRow(store.id);
  return { ...theme, social_networks: store.social_networks };
}
