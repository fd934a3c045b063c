import type { ReactNode } from 'react';

import { customerSession } from '~/session/customer';

import classes from './ShopHeading.module.css';

/** The heading of a shopper's screen; focus goes to it after a navigation, and it names the page. */
export function ShopHeading({
  title,
  news,
  children,
}: {
  title: string;
  /** Start of the document's title. */
  news?: string | undefined;
  children?: ReactNode;
}) {
  const store = customerSession().store?.name;
  return (
    <div className={classes.heading}>
      <title>{[news, title, store].filter(Boolean).join(' · ')}</title>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
