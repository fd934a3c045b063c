import { useState, useSyncExternalStore } from 'react';

import { failedStatusChange, statusButtonId } from '~/components/orders/status/statusChange';
import type { OrderSummary } from '~/contract/types';
import { nextStep } from '~/domain/orders/orderStatus';
import { BusyButton } from '~/ui/BusyButton';
import { lazyNamed } from '~/ui/lazyNamed';

import classes from './MoveOn.module.css';

/** Loaded with the first press: saves are not in the first view. */
const MovingOn = lazyNamed(() => import('./MovingOn'), 'MovingOn');

/** Saves a listed order with its next status; nothing where it has none. */
export function MoveOn({ order }: { order: OrderSummary }) {
  const [isMoving, setMoving] = useState(false);
  const failed = useSyncExternalStore(failedStatusChange.subscribe, failedStatusChange.get);
  const next = nextStep(order.status);
  if (next === null) return null;
  const label = next.status === 'waiting_delivery' ? 'Listo' : next.label;
  return (
    <>
      <BusyButton
        id={statusButtonId(order)}
        size="compact-sm"
        variant="light"
        className={classes.button}
        data-ignore-double-click
        data-removes
        aria-label={`${label} ${order.alphanum_id}`}
        busy={isMoving}
        onClick={() => setMoving(true)}
      >
        {label}
      </BusyButton>
      {failed?.alphanumId === order.alphanum_id ? (
        <span className={classes.failure} role="alert">
          {failed.text}
        </span>
      ) : null}
      {isMoving ? (
        <MovingOn order={order} status={next.status} onEnd={() => setMoving(false)} />
      ) : null}
    </>
  );
}
