import { useSyncExternalStore } from 'react';

import type { OrderSummary } from '~/contract/types';

import { failedStatusChange } from './statusChange';

import classes from './StatusChangeFailure.module.css';

/** Why the last change of a listed order's status failed; nothing while it did not. */
export function StatusChangeFailure({ order }: { order: Pick<OrderSummary, 'alphanum_id'> }) {
  const failed = useSyncExternalStore(failedStatusChange.subscribe, failedStatusChange.get);
  if (failed?.alphanumId !== order.alphanum_id) return null;
  return (
    <span className={classes.failure} role="alert">
      {failed.text}
    </span>
  );
}
