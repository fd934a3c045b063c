import type { ReactNode } from 'react';

import { SkeletonBlock } from '../skeleton/SkeletonBlock';

import classes from './StaffLayout.module.css';

/** The staff layout while it loads. */
export const StaffLayoutSkeleton = ({
  hasMenuBar,
  children,
}: {
  /** Whether the menu is a bar on phones: that of the sellers. */
  hasMenuBar: boolean;
  children: ReactNode;
}) => (
  <div className={classes.frame} data-bar={hasMenuBar || undefined}>
    <div className={classes.header}>
      <span className={classes.burger}>
        <span className={classes.buttonPlace} />
      </span>
      <span className={classes.brand} />
      <span className={classes.store}>
        <span className={classes.storeName} data-slot="store" />
        <span className={classes.hashtag} data-slot="hashtag" />
      </span>
      {/* Search and account. */}
      <span className={classes.searchPlace} />
      <span className={classes.buttonPlace} />
    </div>
    <div className={classes.aside}>
      <SkeletonBlock kind="rows" />
    </div>
    <div className={classes.main}>{children}</div>
  </div>
);
