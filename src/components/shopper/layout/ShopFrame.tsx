import type { ReactNode } from 'react';

import type { StorePublic } from '~/contract/types';

import { ShopHeader } from './ShopHeader';
import { ShopTheme } from './ShopTheme';

import classes from './ShopLayout.module.css';

/** A page of one message in the header and the colours of a store. */
export const ShopFrame = ({ store, children }: { store: StorePublic; children: ReactNode }) => (
  <ShopTheme store={store} className={classes.frame}>
    <ShopHeader store={store} />
    {children}
  </ShopTheme>
);
