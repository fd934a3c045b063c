import type { ReactNode } from 'react';

import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { formatDate } from '~/lib/dates';
import { formatNumber } from '~/lib/money';
import { orDash } from '~/lib/text';

import classes from './OrderSide.module.css';

/** Read-only order data (set by the customer or the import). */
export function OrderFacts({
  order,
  nitems,
}: {
  order: Order;
  /** Number of items, unsaved ones included. */
  nitems: number;
}) {
  return (
    <section className={classes.card} aria-label="Datos del pedido">
      <h2 className={classes.heading}>Datos del pedido</h2>
      <dl className={classes.facts}>
        <Fact label="Nº de pedido">{order.alphanum_id}</Fact>
        <Fact label="Id original">{orDash(order.original_id)}</Fact>
        <Fact label="Fecha">{formatDate(order.created_at)}</Fact>
        <Fact label="Medio de pago">{order.payment_method?.trim() || messages.notDefined}</Fact>
        <Fact label="N ITEMS">{formatNumber(nitems)}</Fact>
        {/* A text of the client is shown above the items. */}
        {order.client_observation?.trim() ? null : <Fact label="Observación del cliente">-</Fact>}
      </dl>
    </section>
  );
}

export function Fact({
  label,
  isWhole = false,
  children,
}: {
  label: string;
  /** Its value may be long. */
  isWhole?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-whole={isWhole || undefined}>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
