import { useState } from 'react';

import { statusButtonId } from '~/components/orders/status/statusChange';
import { StatusChangeFailure } from '~/components/orders/status/StatusChangeFailure';
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
      <StatusChangeFailure order={order} />
      {isMoving ? (
        <MovingOn order={order} status={next.status} onEnd={() => setMoving(false)} />
      ) : null}
    </>
  );
}
