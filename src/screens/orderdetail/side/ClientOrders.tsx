import { Button } from '@mantine/core';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { clientOrdersQuery } from '~/api/clients';
import { orderQuery } from '~/api/orders';
import { asSecondary } from '~/api/transport/loadPolicy';
import { LongText } from '~/components/LongText';
import { StatusBadge } from '~/components/orders/StatusBadge';
import type { Order, OrderSummary } from '~/contract/types';
import { newestFirst } from '~/domain/orders/homeOrders';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { formatDate } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';

import classes from './OrderSide.module.css';

/** Maximum number of orders that the panel lists. */
const SHOWN = 5;

/** The newest other orders of the client, with the notes of each on demand. */
export function ClientOrders({ order }: { order: Order }) {
  const { rows } = useSuspenseQuery(asSecondary(clientOrdersQuery(order.client_id))).data;
  const [withNotes, setWithNotes] = useState(false);
  const listId = useId();
  const others = rows.filter(({ id }) => id !== order.id).toSorted(newestFirst);
  const shown = others.slice(0, SHOWN);
  const notes = useNotes(withNotes ? shown : []);
  return (
    <section className={classes.card} aria-label="Otros pedidos del cliente">
      <div className={classes.headingRow} data-touch-links>
        <h2 className={classes.heading}>Otros pedidos</h2>
        <span className={classes.date}>
          {shown.length < others.length
            ? `${formatNumber(shown.length)} de ${formatNumber(others.length)}`
            : formatNumber(others.length)}
        </span>
      </div>
      {others.length === 0 ? (
        <p className={classes.hint}>Es el primer pedido de este cliente.</p>
      ) : (
        <>
          <ul id={listId} className={classes.orders}>
            {shown.map((other) => (
              <OtherOrder key={other.id} order={other} notes={notes.get(other.id)} />
            ))}
          </ul>
          <Button
            className={classes.toggle}
            size="compact-sm"
            variant="transparent"
            aria-expanded={withNotes}
            aria-controls={listId}
            onClick={() => setWithNotes((before) => !before)}
          >
            {withNotes ? 'Ocultar observaciones' : 'Ver observaciones'}
          </Button>
        </>
      )}
    </section>
  );
}

function OtherOrder({ order, notes }: { order: OrderSummary; notes: string | undefined }) {
  const { label, color } = orderStatusDisplay(order.status);
  return (
    <li>
      <div className={classes.headingRow} data-touch-links>
        <Link to="/orderdetail/{-$alphanumId}" params={{ alphanumId: order.alphanum_id }}>
          {order.alphanum_id}
        </Link>
        <StatusBadge label={label} color={color} />
      </div>
      <div className={classes.headingRow} data-touch-links>
        <span className={classes.date}>{formatDate(order.created_at)}</span>
        <span translate="no">{formatMoney(order.total_price, order.curr_symbol)}</span>
      </div>
      {notes === undefined ? null : (
        <p className={classes.notes} dir="auto">
          <LongText text={notes} />
        </p>
      )}
    </li>
  );
}

/** Notes of the client and the store by order id; an error text where they could not be loaded. */
function useNotes(orders: readonly OrderSummary[]): ReadonlyMap<number, string> {
  const results = useQueries({
    queries: orders.map(({ alphanum_id }) => asSecondary(orderQuery(alphanum_id))),
  });
  return new Map(
    orders.map(({ id }, index) => {
      const result = results[index];
      if (!result || result.isPending) return [id, 'Cargando…'];
      if (!result.data) return [id, 'No se pudo cargar.'];
      const { client_observation, store_observation } = result.data;
      const notes = [
        ...(client_observation?.trim() ? [`Cliente: ${client_observation.trim()}`] : []),
        ...(store_observation?.trim() ? [`Tienda: ${store_observation.trim()}`] : []),
      ];
      return [id, notes.join('\n') || 'Sin observaciones'];
    }),
  );
}
