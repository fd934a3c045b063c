import type { ReactNode } from 'react';

import type { StorePublic } from '~/contract/types';

import { ShopDock } from './ShopDock';
import { HomeHeader } from './ShopHeader';
import { ShopTheme } from './ShopTheme';

import classes from './ShopLayout.module.css';

/** A store's home in its header and colours; `ShopLayoutSkeleton` is its layout while it loads. */
export const HomeFrame = ({
  store,
  around,
  children,
}: {
  store: StorePublic;
  /** What follows the content: the footer and the chat. */
  around: ReactNode;
  children: ReactNode;
}) => (
  <ShopTheme store={store} className={classes.frame} layout="home">
    <HomeHeader store={store} />
    <main className={classes.main}>{children}</main>
    {around}
    <ShopDock />
  </ShopTheme>
);
