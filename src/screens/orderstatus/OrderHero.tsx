import { type ReactNode, useState } from 'react';

import type { CustomerOrder } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import type { PayButtonState } from '~/domain/payments/payButton';
import { safeMediaUrl } from '~/domain/safeLinks';
import {
  nextStepText,
  orderSteps,
  paymentNextText,
  shipmentText,
} from '~/domain/shopper/orderProgress';

import classes from './OrderHero.module.css';

/** The state of the order at a glance: its status, the four steps, what happens next, and where the shipments are. */
export function OrderHero({
  order,
  payButton,
  children,
}: {
  order: CustomerOrder;
  /** State of the pay button; null where it is not shown. */
  payButton: PayButtonState['kind'] | null;
  /** What can be done next. */
  children: ReactNode;
}) {
  const steps = orderSteps(order.status);
  const payment = paymentNextText(order, { button: payButton });
  return (
    <section className={classes.hero} aria-label="Estado del pedido">
      <p className={classes.status}>{orderStatusDisplay(order.status).label}</p>
      {steps === null ? (
        <div className={classes.stopped} aria-hidden="true" />
      ) : (
        <ol className={classes.steps}>
          {steps.map(({ label, state }) => (
            <li
              key={label}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {label}
            </li>
          ))}
        </ol>
      )}
      <p className={classes.next}>{nextStepText(order)}</p>
      <output className={classes.payment}>{payment}</output>
      <Shipments order={order} />
      {children}
    </section>
  );
}

/** Each shipment with its tracking link. */
function Shipments({ order: { shipping, status } }: { order: CustomerOrder }) {
  const [now] = useState(() => new Date());
  return shipping.map((entry) => {
    const link = safeMediaUrl(entry.link);
    return (
      <p key={entry.id} className={classes.next}>
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
