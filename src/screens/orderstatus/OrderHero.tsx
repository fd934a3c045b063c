import { type ReactNode, useState } from 'react';

import { StatusBadge } from '~/components/orders/StatusBadge';
import { paperClass, Stamps } from '~/components/shopper/receipt/Stamps';
import type { CustomerOrder } from '~/contract/types';
import { isCancelled, orderStatusDisplay } from '~/domain/orders/orderStatus';
import type { PayButtonState } from '~/domain/payments/payButton';
import { safeMediaUrl } from '~/domain/safeLinks';
import { destinationText, hasDestination } from '~/domain/shopper/customerOrder';
import {
  orderSteps,
  paymentNextText,
  progressText,
  shipmentText,
} from '~/domain/shopper/orderProgress';
import { useMinute } from '~/ui/useToday';

import classes from './OrderHero.module.css';

/** The state of the order at a glance: what it is in words, its steps, what happens next, and where it goes. */
export function OrderHero({
  order,
  payButton,
  isNew,
  children,
}: {
  order: CustomerOrder;
  /** State of the pay button; null where it is not shown. */
  payButton: PayButtonState['kind'] | null;
  /** The order has just been confirmed: its receipt is fed in. */
  isNew: boolean;
  /** What can be done next. */
  children: ReactNode;
}) {
  const steps = orderSteps(order.status);
  const { headline, next } = progressText(order);
  const { label, color } = orderStatusDisplay(order.status);
  const payment = paymentNextText(order, { button: payButton });
  const [asked, setAsked] = useState(payment);
  if (payment !== null && payment !== asked) setAsked(payment);
  const isPaid = order.payment_status === 'done';
  const isNamed = steps?.some((step) => step.state === 'current' && step.label === label);
  // What is to be done with an empty order is below.
  const isEmpty = order.status === 'provisional' && order.items.length === 0;
  return (
    <section
      className={`${paperClass} ${classes.hero}`}
      aria-label="Estado del pedido"
      data-new={isNew || undefined}
      data-empty={isEmpty || undefined}
    >
      <div className={classes.state}>
        {isNamed ? null : <StatusBadge label={label} color={color} />}
        <h2 className={classes.headline}>{headline}</h2>
      </div>
      <Stamps order={order} isNew={isNew} />
      {/* The stamps of a delivered order say each step. */}
      {order.status === 'done' ? null : steps === null ? (
        <div className={classes.stopped} aria-hidden="true" />
      ) : (
        <ol className={classes.steps}>
          {steps.map(({ label: step, state }) => (
            <li
              key={step}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {step}
              {state === 'done' ? <span className="visually-hidden"> (listo)</span> : null}
            </li>
          ))}
        </ol>
      )}
      <div className={classes.texts}>
        {next === '' || isEmpty ? null : <p>{next}</p>}
        <Delivery order={order} />
        <Shipments order={order} />
        {/* Last: nothing moves when the payment's sign takes its place. */}
        <output className={classes.payment}>{payment}</output>
        {isPaid && payment === null && asked !== null ? (
          <p className={classes.answered} aria-hidden="true">
            {asked}
          </p>
        ) : null}
      </div>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}

/** Where the order goes once that is chosen, and how it is paid. */
function Delivery({ order }: { order: CustomerOrder }) {
  const { payment_status } = order;
  // Of what was not sold nothing is to be paid.
  const method =
    isCancelled(order) && payment_status !== 'done' ? '' : order.payment_method?.trim();
  return (
    <p className={classes.facts}>
      {hasDestination(order) ? <span dir="auto">{destinationText(order)}</span> : null}
      {method ? <span dir="auto">Pago: {method}</span> : null}
    </p>
  );
}

/** Each shipment with its tracking link. */
function Shipments({ order: { shipping, status } }: { order: CustomerOrder }) {
  const now = new Date(useMinute());
  return shipping.map((entry) => {
    const link = safeMediaUrl(entry.link);
    return (
      <p key={entry.id} className={classes.shipment}>
        Envío: <span dir="auto">{shipmentText(entry, status, now)}</span>{' '}
        {link === null ? null : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            Ver seguimiento
            <span className="visually-hidden"> {entry.tracking_code}</span>
          </a>
        )}
      </p>
    );
  });
}
