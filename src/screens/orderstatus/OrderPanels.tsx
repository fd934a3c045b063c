import { type ReactNode } from 'react';

import type { CustomerOrder } from '~/contract/types';
import {
  storeLines,
  storeMapLink,
  summaryLines,
  type SummaryLine,
} from '~/domain/shopper/customerOrder';
import { useCustomerSession } from '~/session/customer';
import { lazyNamed } from '~/ui/lazyNamed';

import classes from './OrderPanels.module.css';

const PaymentStatusIcon = lazyNamed(
  () => import('~/components/orders/PaymentStatusIcon'),
  'PaymentStatusIcon',
  { when: 'idle' },
);

/** The collapsible panel of the order and the one of its store. */
export function OrderPanels({ order }: { order: CustomerOrder }) {
  const { store } = useCustomerSession();
  const map = storeMapLink(store?.theme.social_networks ?? null, order.store.address);
  return (
    <div className={classes.panels}>
      <details className={classes.panel}>
        <summary className={classes.summary}>Datos del pedido</summary>
        <Lines lines={summaryLines(order)}>
          <Line label="Pago">
            <PaymentStatusIcon order={order} words="icon" />
          </Line>
        </Lines>
      </details>
      <section className={classes.panel} aria-labelledby="tienda">
        <h2 id="tienda" className={classes.summary}>
          Datos de la tienda
        </h2>
        <Lines lines={storeLines(order.store)} />
        {map === null ? null : (
          <a className={classes.map} href={map} target="_blank" rel="noopener noreferrer">
            Ver en el mapa
          </a>
        )}
      </section>
    </div>
  );
}

function Lines({
  lines,
  children = null,
}: {
  lines: readonly SummaryLine[];
  children?: ReactNode;
}) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, value }) => (
        <Line key={label} label={label}>
          {value}
        </Line>
      ))}
      {children}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
