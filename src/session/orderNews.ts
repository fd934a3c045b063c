import { useSyncExternalStore } from 'react';

import {
  addNews,
  type NewsEntries,
  type NewsKind,
  NO_NEWS,
  type OrderNews,
  withoutEntry,
} from '~/domain/orders/orderNews';

let news = NO_NEWS;
const listeners = new Set<() => void>();

function set(next: OrderNews) {
  news = next;
  for (const listener of listeners) listener();
}

/** News since the signed-in user last saw the lists, in this tab until it is reloaded. */
export const orderNewsStore = {
  get: () => news,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  add: (more: OrderNews) => set(addNews(news, more)),
  /** Removes news that a list has shown. */
  markSeen: (kind: NewsKind, seen: NewsEntries) => {
    const left = Array.from(news[kind]).filter(([code]) => !seen.has(code));
    if (left.length < news[kind].size) set({ ...news, [kind]: new Map(left) });
  },
  /** Removes the news of an order that was opened. */
  markOrderSeen: (code: string) => {
    if (news.arrived.has(code) || news.approved.has(code)) set(withoutEntry(news, code));
  },
  clear: () => set(NO_NEWS),
};

/** Subscribes a component to the news. */
export const useOrderNews = (): OrderNews =>
  useSyncExternalStore(orderNewsStore.subscribe, orderNewsStore.get);
