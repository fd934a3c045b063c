import '~/ui/styles/shop.css';
import { MantineThemeProvider } from '@mantine/core';
import { type CSSProperties, type ReactNode, useEffect, useMemo } from 'react';

import type { StorePublic } from '~/contract/types';
import { saveStoreColors } from '~/session/customer';
import { colorVariables, LARGE_CONTROLS } from '~/ui/theme/theme';

import { shopColors } from './shopColors';
import { ShopHead } from './ShopHead';

/** The library's tints, behind which the store's colours may lack contrast; `shop.css` darkens the text over the one of hover. */
const libraryColors = {
  ...colorVariables,
  '--mantine-primary-color-filled-hover': 'var(--app-fill-2)',
  '--mantine-color-blue-light': 'transparent',
  '--mantine-color-blue-light-hover': 'transparent',
  '--mantine-color-blue-light-color': 'var(--app-brand)',
  '--mantine-color-default': 'var(--app-body)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--app-brand) 7%, var(--app-body))',
  '--mantine-color-default-color': 'var(--app-brand)',
  '--mantine-color-default-border': 'var(--app-brand)',
};

/**
 * The box around a shopper's screen, in which everything has the store's colours and controls are large to the touch. The
 * page remembers the colours for the next visit, when it shows them before the application has loaded.
 */
export function ShopTheme({
  store,
  className,
  style,
  layout = 'shop',
  children,
}: {
  store: StorePublic | null;
  className: string | undefined;
  style?: CSSProperties;
  /** `home`: that of a store's home. */
  layout?: 'shop' | 'home';
  children: ReactNode;
}) {
  const colors = useMemo(() => shopColors(store), [store]);
  useEffect(() => saveStoreColors(store && colors), [store, colors]);
  return (
    <MantineThemeProvider theme={LARGE_CONTROLS}>
      <div
        className={className}
        style={{ ...libraryColors, ...colors, ...style }}
        data-shop={layout}
      >
        {store ? <ShopHead store={store} /> : null}
        {children}
      </div>
    </MantineThemeProvider>
  );
}
