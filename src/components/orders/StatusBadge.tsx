import type { StatusColor } from '~/domain/orders/orderStatus';

import classes from './StatusBadge.module.css';

/** A status as a coloured badge with its label. */
export function StatusBadge({ label, color }: { label: string; color: StatusColor }) {
  return (
    <span className={classes.badge} data-color={color}>
      {label}
    </span>
  );
}
