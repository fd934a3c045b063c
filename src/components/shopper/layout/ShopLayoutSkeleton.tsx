import type { ReactNode } from 'react';

import classes from './ShopLayout.module.css';

/** The layout of a shopper's screen while it loads. */
export const ShopLayoutSkeleton = ({
  home = false,
  children,
}: {
  /** The home's header is as high as its logo wants, its text in the middle. */
  home?: boolean;
  children: ReactNode;
}) => (
  <div className={classes.frame} data-shop>
    <div className={classes.header} data-home={home || undefined}>
      <span className={classes.name} data-slot="store" />
    </div>
    <div className={classes.main}>{children}</div>
  </div>
);
