import type { StatusColor } from '~/domain/orders/orderStatus';
import { useChangeTint } from '~/ui/list/table/useChangeTint';

import classes from './StatusBadge.module.css';

/** A status as a coloured badge with its label; a change fades, and tints its row. */
export function StatusBadge({ label, color }: { label: string; color: StatusColor }) {
  const ref = useChangeTint<HTMLSpanElement>(label);
  return (
    <span ref={ref} className={classes.badge} data-color={color}>
      {label}
    </span>
  );
}
