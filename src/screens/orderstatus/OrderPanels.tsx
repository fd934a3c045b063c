import { StatusBadge } from '~/components/orders/StatusBadge';
import type { CustomerOrder } from '~/contract/types';
import { orderStatusLook } from '~/domain/orders/orderStatus';
import {
  storeLines,
  storeMapLink,
  summaryLines,
  type SummaryLine,
} from '~/domain/shopper/customerOrder';
import { useCustomerSession } from '~/session/customer';

import classes from './OrderPanels.module.css';

/** The collapsible panel of the order and the one of its store. */
export function OrderPanels({ order }: { order: CustomerOrder }) {
  const { store } = useCustomerSession();
  const map = storeMapLink(store?.theme.social_networks ?? null, order.store.address);
  const { label, color } = orderStatusLook(order.status);
  return (
    <div className={classes.panels}>
      <details className={classes.panel} open>
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
        {map === null ? null : (
          <a className={classes.map} href={map} target="_blank" rel="noopener noreferrer">
            Ver en el mapa
          </a>
        )}
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
