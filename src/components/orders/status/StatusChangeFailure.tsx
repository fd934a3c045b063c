import { useSyncExternalStore } from 'react';

import type { OrderSummary } from '~/contract/types';
import { saysError } from '~/ui/feedback/say';

import { failedStatusChange } from './statusChange';

import classes from './StatusChangeFailure.module.css';

/** Why the last change of a listed order's status failed; nothing while it did not. */
export function StatusChangeFailure({ order }: { order: Pick<OrderSummary, 'alphanum_id'> }) {
  const failed = useSyncExternalStore(failedStatusChange.subscribe, failedStatusChange.get);
  if (failed?.alphanumId !== order.alphanum_id) return null;
  return (
    <span ref={saysError} className={classes.failure}>
      {failed.text}
    </span>
  );
}
