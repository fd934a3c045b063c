import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { LongText } from '~/components/LongText';
import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { clientName, orDash } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';
import { formatNumber } from '~/lib/money';

import classes from './OrderSide.module.css';

/** Read-only order data (set by the customer or the import). */
export function OrderFields({
  order,
  nitems,
}: {
  order: Order;
  /** Number of items, unsaved ones included. */
  nitems: number;
}) {
  return (
    <section className={classes.card} aria-label="Datos del pedido">
      <dl className={classes.fields}>
        <Field label="Nº de pedido">{order.alphanum_id}</Field>
        <Field label="Id original">{orDash(order.original_id)}</Field>
        <Field label="Fecha">{formatDate(order.created_at)}</Field>
        <Field label="Cliente">
          <bdi>{clientName(order.client)}</bdi>{' '}
          <Link
            to="/clientlist"
            search={{ client: String(order.client_id) }}
            className={classes.info}
          >
            Ver info
          </Link>
        </Field>
        <Field label="Email">{orDash(order.client.email)}</Field>
        <Field label="Teléfono">{orDash(order.client.phone)}</Field>
        <Field label="Entrega">
          {order.delivery ? 'Envío a domicilio' : messages.pickUpInStore}
        </Field>
        {order.delivery ? (
          <Field label="Dirección de entrega">
            <LongText text={orDash(order.delivery_address)} />
          </Field>
        ) : null}
        <Field label="Medio de pago">{order.payment_method?.trim() || messages.notDefined}</Field>
        <Field label="N ITEMS">{formatNumber(nitems)}</Field>
        <Field label="Observación del cliente" wide>
          <LongText text={orDash(order.client_observation)} />
        </Field>
      </dl>
    </section>
  );
}

function Field({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? classes.wideField : undefined}>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
