import { useState } from 'react';

import type { CustomerOrder } from '~/contract/types';

import { stampTexts } from './stampTexts';

import classes from './Stamps.module.css';

/** The look of an element with a list: that of a receipt, in its `--paper`. */
export const paperClass = classes.paper;

/** The stamps that an order has collected: of what happened on this page, they land. */
export function Stamps({
  order,
  isNew,
}: {
  order: Pick<CustomerOrder, 'token' | 'status' | 'payment_status' | 'shipping'>;
  /** The order has just been confirmed. */
  isNew: boolean;
}) {
  const stamps = stampTexts(order);
  const [before] = useState(isNew ? [] : stamps);
  if (stamps.length === 0) return null;
  return (
    <ul className={classes.stamps} aria-label="Sellos del pedido">
      {stamps.map((stamp) => (
        <li key={stamp} className={classes.stamp} data-new={!before.includes(stamp) || undefined}>
          {stamp}
        </li>
      ))}
    </ul>
  );
}

/** The green check of what was confirmed or paid. @param isNew it is drawn while it appears, where `className` says so */
export const DoneMark = ({
  className = '',
  isNew = false,
}: {
  className?: string | undefined;
  isNew?: boolean;
}) => (
  <svg
    className={`${classes.mark} ${className}`}
    data-new={isNew || undefined}
    viewBox="0 0 32 32"
    aria-hidden="true"
  >
    <circle cx="16" cy="16" r="13.5" pathLength="1" />
    <path d="m10 16.5 4.2 4.2 8-9" pathLength="1" />
  </svg>
);
