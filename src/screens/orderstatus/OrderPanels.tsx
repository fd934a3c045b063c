import { useState } from 'react';

import { StatusBadge } from '~/components/orders/StatusBadge';
import type { CustomerOrder } from '~/contract/types';
import { orderStatusLook } from '~/domain/orders/orderStatus';
import { storeLines, summaryLines, type SummaryLine } from '~/domain/shopper/customerOrder';

import classes from './OrderPanels.module.css';

/** The collapsible panel of the order and the one of its store (§2 customer). */
export function OrderPanels({ order }: { order: CustomerOrder }) {
  const { label, color } = orderStatusLook(order.status);
  // On a phone what was ordered comes first; number, total and status are seen anyway.
  const [open] = useState(() => window.matchMedia('(min-width: 48em)').matches);
  return (
    <div className={classes.panels}>
      <details className={classes.panel} open={open}>
        <summary className={classes.summary}>
          Datos del pedido <StatusBadge label={label} color={color} />
        </summary>
        <Lines lines={summaryLines(order)} />
      </details>
      <section className={classes.panel} aria-labelledby="tienda">
        <h2 id="tienda" className={classes.summary}>
          Datos de la tienda
        </h2>
        <Lines lines={storeLines(order.store)} />
      </section>
    </div>
  );
}

function Lines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, value }) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
