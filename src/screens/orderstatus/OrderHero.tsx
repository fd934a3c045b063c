import type { CustomerOrder } from '~/contract/types';
import { orderStatusLook } from '~/domain/orders/orderStatus';
import { safeMediaUrl } from '~/domain/safeLinks';
import { nextStepText, orderSteps, paymentNextText } from '~/domain/shopper/orderProgress';
import { formatDate } from '~/lib/dates';

import classes from './OrderHero.module.css';

/** The state of the order at a glance: its status, the four steps, what happens next, and where the shipment is. */
export function OrderHero({ order }: { order: CustomerOrder }) {
  const steps = orderSteps(order.status);
  const payment = paymentNextText(order);
  return (
    <section className={classes.hero} aria-label="Estado del pedido">
      <p className={classes.status}>{orderStatusLook(order.status).label}</p>
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
      <Shipment order={order} />
    </section>
  );
}

/** The newest shipment with its tracking link; the others are in ENVIO. */
function Shipment({ order }: { order: CustomerOrder }) {
  const last = order.shipping.at(-1);
  if (!last) return null;
  const link = safeMediaUrl(last.link);
  const words = [
    last.transport_co,
    last.tracking_code,
    last.eta === null ? null : `llega ${formatDate(last.eta)}`,
  ].filter(Boolean);
  return (
    <p className={classes.next}>
      Envío: <span dir="auto">{words.join(' · ')}</span>{' '}
      {link === null ? null : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          Ver seguimiento
        </a>
      )}
    </p>
  );
}
