import { useSyncExternalStore } from 'react';

import {
  addNews,
  type NewsEntries,
  type NewsKind,
  NO_NEWS,
  type OrderNews,
  withoutEntry,
} from '~/domain/orders/orderNews';
import { valueStore } from '~/lib/valueStore';

const store = valueStore<OrderNews>(NO_NEWS);

/** News since the signed-in user last saw the lists, in this tab until it is reloaded. */
export const orderNewsStore = {
  get: store.get,
  subscribe: store.subscribe,
  add: (more: OrderNews) => store.set(addNews(store.get(), more)),
  /** Removes news that a list has shown. */
  markSeen: (kind: NewsKind, seen: NewsEntries) => {
    const news = store.get();
    const left = Array.from(news[kind]).filter(([id]) => !seen.has(id));
    if (left.length < news[kind].size) store.set({ ...news, [kind]: new Map(left) });
  },
  /** Removes the news of an order that was opened. */
  markOrderSeen: (alphanumId: string) => {
    const news = store.get();
    if (news.arrived.has(alphanumId) || news.approved.has(alphanumId))
      store.set(withoutEntry(news, alphanumId));
  },
  clear: () => store.set(NO_NEWS),
};

/** Subscribes a component to the news. */
export const useOrderNews = (): OrderNews => useSyncExternalStore(store.subscribe, store.get);
