import type { ReactNode } from 'react';

import classes from './ShopLayout.module.css';

/** The layout of a shopper's screen while it loads. */
export const ShopLayoutSkeleton = ({
  layout,
  children,
}: {
  /** `home`: that of `HomeFrame`. */
  layout: 'shop' | 'home';
  children: ReactNode;
}) => (
  <div className={classes.frame} data-shop={layout}>
    <div className={classes.header}>
      <span className={classes.name} data-slot="store" />
    </div>
    <div className={classes.main}>{children}</div>
  </div>
);
