import type { ReactNode } from 'react';

import classes from './ShopTable.module.css';

/**
 * A table of a shopper's screen, in native elements: its rows are many or become cards. `data-number` sets a cell at the
 * end of its column, `data-clamped` shows three lines of a text.
 */
export function ShopTable({
  caption,
  cards = false,
  className = '',
  frameClassName = '',
  children,
}: {
  /** Its accessible name. */
  caption: string;
  /** On a phone or tablet the rows are cards. */
  cards?: boolean;
  className?: string | undefined;
  /** Of the frame around it, in which it scrolls. */
  frameClassName?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${classes.frame} ${frameClassName}`}>
      <table className={`${classes.table} ${cards ? classes.cards : ''} ${className}`}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
