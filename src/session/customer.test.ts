import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainTheme } from '~mocks/database/newStore';

import { effectiveColors } from '~/domain/store/themeColors';

import {
  announceOrderChange,
  customerSession,
  enterStore,
  findSession,
  forgetCurrentOrder,
  forgetUnknownStore,
  knownCatalogues,
  leaveStore,
  onOrderChangedElsewhere,
  saveCustomerSession,
  saveMetadata,
  saveStoreColors,
  useCustomerSession,
} from './customer';

const storage = window.localStorage;

beforeEach(() => {
  storage.clear();
  leaveStore();
  window.sessionStorage.clear();
});

describe('shopper session', () => {
  it('keeps its values by name, and salir removes only those', () => {
    storage.setItem('otra', '1');
    saveCustomerSession({ sessionId: 's1', currentOrderToken: 'o1', productListToken: 'p1' });
    saveCustomerSession({ currentOrderToken: null });
    expect(customerSession()).toMatchObject({
      sessionId: 's1',
      currentOrderToken: null,
      productListToken: 'p1',
    });
    leaveStore();
    expect(customerSession().sessionId).toBeNull();
    expect(storage.getItem('otra')).toBe('1');
  });
});

const theme = { ...plainTheme, color_set: effectiveColors(null) };
const store = {
  hashtag: '#donpepe',
  name: 'Don Pepe',
  address: null,
  prefered_language: 'es',
  curr_symbol: '$',
  theme,
} as const;

describe('the stored public data of a store', () => {
  it('is used when it is complete', () => {
    storage.setItem('store_public_data', JSON.stringify(store));
    expect(customerSession().store).toEqual(store);
  });

  it.each([
    ['no theme', { ...store, theme: null }],
    ['no media', { ...store, theme: { ...theme, media: null } }],
    ['a colour missing', { ...store, theme: { ...theme, color_set: {} } }],
    ['a record as title', { ...store, theme: { ...theme, title: {} } }],
    ['no name', { ...store, name: undefined }],
  ])('is dropped with %s, so that the home reads it again', (_what, stored) => {
    storage.setItem('store_public_data', JSON.stringify(stored));
    expect(customerSession().store).toBeNull();
  });
});

function tokens() {
  const { currentOrderToken, lastOrderToken } = customerSession();
  return [currentOrderToken, lastOrderToken];
}

describe('the shopper’s orders', () => {
  it('a finished order becomes the last one; after a discarded one it is the last again', () => {
    saveCustomerSession({ currentOrderToken: 'a' });
    expect(tokens()).toEqual(['a', null]);
    saveCustomerSession({ currentOrderToken: null });
    expect(tokens()).toEqual([null, 'a']);
    saveCustomerSession({ currentOrderToken: 'b' });
    expect(tokens()).toEqual(['b', 'a']);
    forgetCurrentOrder();
    // Like the next read of the session.
    saveCustomerSession({ currentOrderToken: null });
    expect(tokens()).toEqual([null, 'a']);
  });

  it('the order that stays current does not become the last one', () => {
    saveCustomerSession({ currentOrderToken: 'a' });
    saveCustomerSession({ currentOrderToken: 'a', sessionId: 's1' });
    saveCustomerSession({ sessionId: 's2' });
    expect(tokens()).toEqual(['a', null]);
  });

  it('the last one is forgotten with its store, and stays while the store is only read again', () => {
    saveCustomerSession({ store, currentOrderToken: 'a' });
    saveCustomerSession({ store: { ...store, name: 'Lo de Pepe' }, currentOrderToken: null });
    saveCustomerSession({ sessionId: 's1' });
    expect(customerSession().store?.name).toBe('Lo de Pepe');
    expect(tokens()).toEqual([null, 'a']);
    saveCustomerSession({ currentOrderToken: 'b' });
    saveCustomerSession({ store: { ...store, hashtag: '#otra' }, currentOrderToken: 'c' });
    expect(tokens()).toEqual(['c', null]);
    forgetUnknownStore();
    expect(customerSession().store).toBeNull();
  });

  it('re-render what shows them', () => {
    const { result } = renderHook(useCustomerSession);
    act(() => saveCustomerSession({ sessionId: 's1', currentOrderToken: 'a', store }));
    act(() => saveCustomerSession({ currentOrderToken: 'b', productListToken: 'p1' }));
    expect(result.current).toMatchObject({
      sessionId: 's1',
      currentOrderToken: 'b',
      productListToken: 'p1',
      lastOrderToken: 'a',
      store,
    });
  });
});

/** Simulates a change of an order in another tab. */
function orderChanged(announced: string) {
  storage.setItem('changed_order', JSON.stringify(announced));
  window.dispatchEvent(new StorageEvent('storage', { key: 'changed_order' }));
}

describe('a change of an order in another tab', () => {
  it('is told of that order only, until nobody listens', () => {
    const listener = vi.fn<() => void>();
    const stop = onOrderChangedElsewhere('o1', listener);
    orderChanged('o2 1760000000000');
    orderChanged('o11 1760000000000');
    announceOrderChange('o1');
    expect(listener).not.toHaveBeenCalled();
    orderChanged('o1 1760000000001');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    orderChanged('o1 1760000000002');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is announced each time', () => {
    vi.useFakeTimers({ now: 1_760_000_000_000 });
    announceOrderChange('o1');
    expect(storage.getItem('changed_order')).toBe('"o1 1760000000000"');
    vi.advanceTimersByTime(1);
    announceOrderChange('o1');
    expect(storage.getItem('changed_order')).toBe('"o1 1760000000001"');
    vi.useRealTimers();
  });
});

/** The session as another tab of the browser sees it. */
async function otherTab() {
  window.sessionStorage.clear();
  return nextPage();
}

/** The same tab after a reload. */
async function nextPage() {
  vi.resetModules();
  return import('./customer');
}

describe('the sessions at two stores', () => {
  const other = { ...store, hashtag: '#feiralucia', name: 'Feira' };
  const here = { sessionId: 's1', currentOrderToken: 'o1', productListToken: 'p1', store };
  const there = { sessionId: 's2', currentOrderToken: 'o2', productListToken: 'p2', store: other };

  it('stay apart in two tabs; the specified keys are those of the store visited last', async () => {
    saveCustomerSession(here);
    const tab = await otherTab();
    tab.saveCustomerSession(there);
    saveStoreColors({ '--shop-header': 'red' });
    expect(storage.getItem('session_id')).toBe('"s2"');
    expect(storage.getItem('store_colors')).toBeNull();
    expect(customerSession()).toMatchObject({ ...here, colors: { '--shop-header': 'red' } });
    expect(tab.customerSession()).toMatchObject(there);
    saveCustomerSession({ currentOrderToken: 'o3' });
    expect(storage.getItem('current_order_token')).toBe('"o3"');
    expect(tab.customerSession()).toMatchObject(there);
  });

  it('a page of a tab without a store in its URL shows the store of the tab, not the one visited last elsewhere', async () => {
    saveCustomerSession(here);
    const tabStore = window.sessionStorage.getItem('page_store');
    const tab = await otherTab();
    tab.saveCustomerSession(there);
    // Each tab has a storage of its own.
    window.sessionStorage.setItem('page_store', tabStore ?? '');
    const reloaded = await nextPage();
    expect(reloaded.customerSession()).toMatchObject(here);
    reloaded.leaveStore();
    expect((await nextPage()).customerSession()).toMatchObject(there);
  });

  it('are there again when their store is', () => {
    saveCustomerSession(here);
    saveCustomerSession({ currentOrderToken: null });
    saveCustomerSession(there);
    enterStore(({ sessionId }) => sessionId === 's1');
    expect(tokens()).toEqual([null, 'o1']);
    saveCustomerSession({ store: other });
    expect(customerSession()).toMatchObject(there);
  });

  it('are not lost when the keys of two tabs that write at once are mixed', () => {
    saveCustomerSession(there);
    saveCustomerSession(here);
    storage.setItem('session_id', '"s2"');
    saveCustomerSession(there);
    enterStore((session) => session.store?.hashtag === store.hashtag);
    expect(customerSession()).toMatchObject(here);
  });

  it('are forgotten by salir only at the store of the page', async () => {
    saveCustomerSession(here);
    const tab = await otherTab();
    tab.saveCustomerSession(there);
    leaveStore();
    expect(knownCatalogues()).toEqual([there.productListToken]);
    expect(tab.customerSession()).toMatchObject(there);
    expect(findSession(({ sessionId }) => sessionId === 's1')).toBeUndefined();
    tab.leaveStore();
    expect(storage.getItem('store_sessions')).toBeNull();
  });

  it('are forgotten one by one', () => {
    saveCustomerSession(here);
    saveCustomerSession(there);
    leaveStore();
    expect(customerSession().sessionId).toBeNull();
    enterStore(({ sessionId }) => sessionId === 's2');
    expect(customerSession().store).toBeNull();
    enterStore(({ sessionId }) => sessionId === 's1');
    expect(customerSession()).toMatchObject(here);
  });

  it('are forgotten where the store is unknown, but for the orders and the catalogue seen last', () => {
    saveCustomerSession(there);
    saveCustomerSession(here);
    saveCustomerSession({ currentOrderToken: 'o3' });
    forgetUnknownStore();
    expect(customerSession()).toMatchObject({
      sessionId: null,
      currentOrderToken: 'o3',
      productListToken: 'p1',
      lastOrderToken: 'o1',
      store: null,
    });
    expect(findSession(({ store: its }) => its?.hashtag === store.hashtag)).toBeUndefined();
    expect(findSession(({ store: its }) => its?.hashtag === other.hashtag)).toMatchObject(there);
    forgetUnknownStore();
    expect(findSession(({ store: its }) => its?.hashtag === other.hashtag)).toMatchObject(there);
  });

  it('take in the one of an earlier release, which stored only the last', () => {
    storage.setItem('store_public_data', JSON.stringify(store));
    storage.setItem('session_id', '"s1"');
    saveCustomerSession(there);
    enterStore((session) => session.store?.hashtag === store.hashtag);
    expect(customerSession()).toMatchObject({ sessionId: 's1', store });
  });

  it('are read from the specified keys only where there is no record', () => {
    saveCustomerSession(here);
    storage.setItem('session_id', '"s9"');
    expect(customerSession().sessionId).toBe('s1');
    storage.removeItem('store_sessions');
    window.dispatchEvent(new StorageEvent('storage', { key: 'store_sessions' }));
    expect(customerSession().sessionId).toBe('s9');
  });

  it('are empty at the store of the page once another tab has removed it', async () => {
    saveCustomerSession(here);
    const tab = await otherTab();
    tab.saveCustomerSession(there);
    storage.removeItem('store_sessions');
    window.dispatchEvent(new StorageEvent('storage', { key: 'store_sessions' }));
    expect(customerSession()).toMatchObject({ sessionId: null, store: null });
    expect(tab.customerSession()).toMatchObject(there);
  });

  it('have their colours, also where the start script reads those of the last', () => {
    saveCustomerSession(here);
    saveStoreColors({ '--shop-header': 'red' });
    expect(storage.getItem('store_colors')).toBe('{"--shop-header":"red"}');
    saveCustomerSession(there);
    expect(storage.getItem('store_colors')).toBeNull();
    enterStore(({ sessionId }) => sessionId === 's1');
    expect(storage.getItem('store_colors')).toBe('{"--shop-header":"red"}');
  });

  it('follow the metadata of an answer', () => {
    saveMetadata({
      session_id: 's1',
      current_order_token: 'o1',
      product_list_token: 'p1',
      store_public_data: store,
    });
    expect(customerSession()).toMatchObject(here);
  });

  it('that cannot be read are dropped', () => {
    const rest = { lastOrderToken: null, colors: null };
    const stored = {
      '#donpepe': { ...here, ...rest },
      '#feiralucia': { ...there, ...rest, store: {} },
      '#otra': 1,
    };
    storage.setItem('store_sessions', JSON.stringify(stored));
    expect(findSession(({ sessionId }) => sessionId === 's1')).toMatchObject(here);
    expect(findSession(({ sessionId }) => sessionId === 's2')).toBeUndefined();
  });
});
