import { Loader } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';

import { OrderStatusBadge } from '~/components/orders/orderColumns';
import { statusButtonId, statusesOnTheWay } from '~/components/orders/status/statusChange';
import { StatusChangeFailure } from '~/components/orders/status/StatusChangeFailure';
import type { OrderSummary } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { lazyNamed } from '~/ui/lazyNamed';
import { RowIcon } from '~/ui/list/table/RowIcon';

import classes from './StatusButton.module.css';

const StatusMenu = lazyNamed(() => import('./StatusMenu'), 'StatusMenu');

/**
 * The status of a listed order; a press offers the statuses and saves the chosen one. That one is shown from the press on,
 * as being saved, and can be changed again.
 */
export function StatusButton({ order: stored }: { order: OrderSummary }) {
  const onTheWay = useSyncExternalStore(statusesOnTheWay.subscribe, () =>
    statusesOnTheWay.get().get(stored.alphanum_id),
  );
  const order = { ...stored, ...onTheWay };
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        id={statusButtonId(order)}
        title="Cambiar estado"
        aria-label={`Estado de ${order.alphanum_id}: ${orderStatusDisplay(order.status).label}`}
        aria-busy={onTheWay !== undefined}
        aria-haspopup="menu"
        aria-expanded={target !== null}
        onClick={(event) => setTarget(event.currentTarget)}
      >
        <OrderStatusBadge status={order.status} />
        {onTheWay === undefined ? (
          <RowIcon icon="chevron" size={14} />
        ) : (
          <Loader size={14} color="currentColor" aria-hidden="true" />
        )}
      </button>
      <StatusChangeFailure order={order} />
      {target ? (
        <StatusMenu order={order} target={target} onClosed={() => setTarget(null)} />
      ) : null}
    </>
  );
}
