import type { StorePublic } from '~/contract/types';
import { homeColors } from '~/domain/store/homeColors';

/**
 * The tokens of `tokens.css` in the store's colours, each with its value for the light and the dark scheme. Without a
 * store they are the product's.
 */
export function shopColors(store: StorePublic | null): Record<`--${string}`, string> {
  if (store === null) return {};
  const { light, dark } = homeColors(store);
  const inBoth = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`;
  return {
    '--shop-header': inBoth('header'),
    '--shop-plate': light.header,
    '--shop-header-ink': inBoth('title'),
    '--app-brand': inBoth('accent'),
    '--app-fill': inBoth('fill'),
    '--app-fill-2': 'color-mix(in srgb, var(--app-fill) 90%, var(--night))',
    '--app-on-fill': inBoth('onFill'),
  };
}
