import { useEffect, useMemo } from 'react';

import type { StorePublic } from '~/contract/types';
import { homeColors } from '~/domain/store/homeColors';
import { saveStoreColors } from '~/session/customer';

/**
 * The store's colours as the customer frame's CSS variables, each with its value for the light and the dark scheme.
 * Without a store the frame's own stylesheet applies.
 */
export function shopColors(store: StorePublic | null): Record<`--shop-${string}`, string> {
  if (store === null) return {};
  const { light, dark } = homeColors(store);
  const inBoth = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`;
  return {
    '--shop-header': inBoth('header'),
    '--shop-header-ink': inBoth('title'),
    '--shop-ink': inBoth('accent'),
    '--shop-fill': inBoth('fill'),
    '--shop-on-fill': inBoth('onFill'),
  };
}

/** Those colours; the page remembers them for the next visit, when it shows them before the application has loaded. */
export function useShopColors(store: StorePublic | null): ReturnType<typeof shopColors> {
  const colors = useMemo(() => shopColors(store), [store]);
  useEffect(() => saveStoreColors(store && colors), [store, colors]);
  return colors;
}
