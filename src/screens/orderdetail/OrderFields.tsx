import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';

import { EmailLink, MapLink, PhoneLinks } from '~/components/contact/ContactLinks';
import { LongText } from '~/components/LongText';
import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { ClientMessage } from '~/domain/orders/clientMessages';
import { clientName, mayOpenClient, orDash } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';
import { formatNumber } from '~/lib/money';
import { lazyNamed } from '~/ui/lazyNamed';

import type { WrittenMessages } from './WhatsappDialog';

import classes from './OrderSide.module.css';

const WhatsappDialog = lazyNamed(() => import('./WhatsappDialog'), 'WhatsappDialog');

/** Read-only order data (set by the customer or the import). */
export function OrderFields({
  order,
  unsaved,
  onSave,
  writing,
  onWriting,
  nitems,
}: {
  order: Order;
  /** There are changes that are not saved. */
  unsaved: boolean;
  onSave: () => Promise<boolean>;
  /** A message to the client is being written: the chosen one, or the one that fits. */
  writing: ClientMessage | 'usual' | null;
  onWriting: (message: ClientMessage | 'usual' | null) => void;
  /** Number of items, unsaved ones included. */
  nitems: number;
}) {
  // Of a client without a detail screen everything known is shown here.
  const hasDetail = mayOpenClient(order.client).allowed;
  // Kept here so that an edited text survives the dialog.
  const [written, setWritten] = useState<WrittenMessages>({ chosen: null, edited: {} });
  const chosen = writing === null || writing === 'usual' ? written.chosen : writing;
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
        <Field label="Email">
          <EmailLink email={order.client.email} />
        </Field>
        <Field label="Teléfono">
          <PhoneLinks
            phone={order.client.phone}
            name={clientName(order.client)}
            onWrite={() => onWriting('usual')}
          />
        </Field>
        {hasDetail ? null : (
          <>
            <Field label="Dirección del cliente">
              <MapLink address={order.client.address} />
            </Field>
            <Field label="Registrado">{orDash(formatDate(order.client.first_seen))}</Field>
            <Field label="Última visita">{orDash(formatDate(order.client.last_seen))}</Field>
          </>
        )}
        <Field label="Entrega">
          {order.delivery ? 'Envío a domicilio' : messages.pickUpInStore}
        </Field>
        {order.delivery ? (
          <Field label="Dirección de entrega">
            <MapLink address={order.delivery_address} />
          </Field>
        ) : null}
        <Field label="Medio de pago">{order.payment_method?.trim() || messages.notDefined}</Field>
        <Field label="N ITEMS">{formatNumber(nitems)}</Field>
        <Field label="Observación del cliente" wide>
          <LongText text={orDash(order.client_observation)} />
        </Field>
      </dl>
      {writing !== null ? (
        <Suspense fallback={null}>
          <WhatsappDialog
            order={order}
            unsaved={unsaved}
            onSave={onSave}
            written={{ ...written, chosen }}
            onWritten={(next) => {
              setWritten(next);
              onWriting('usual');
            }}
            onClose={() => onWriting(null)}
          />
        </Suspense>
      ) : null}
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
