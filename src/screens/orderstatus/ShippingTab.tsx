import { TextInput } from '@mantine/core';

import type { WithUnreadLists } from '~/api/transport/parse';
import { ShopEmptyList } from '~/components/shopper/ShopEmptyList';
import { ShopTable } from '~/components/shopper/ShopTable';
import type { CustomerOrder, ShippingEntry } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { hasDestination } from '~/domain/shopper/customerOrder';
import { formatDate } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { UnreadList } from '~/ui/list/UnreadableRows';

import classes from './ShippingTab.module.css';

/** ENVIO: the read-only shipping cost, and the shipments, of which an order that is picked up has none. */
export function ShippingTab({ order }: { order: WithUnreadLists<CustomerOrder> }) {
  return (
    <>
      <TextInput
        classNames={{ root: classes.cost, label: classes.costLabel, input: classes.costValue }}
        label="Costo de envío"
        variant="unstyled"
        readOnly
        value={formatMoney(order.shippcost, order.curr_symbol)}
      />
      {order.unreadLists?.includes('shipping') ? (
        <UnreadList name="Los envíos" />
      ) : order.shipping.length === 0 ? (
        <ShopEmptyList kind={!order.delivery && hasDestination(order) ? 'pickUp' : 'shipments'} />
      ) : (
        <ShopTable caption="Envíos" cards className={classes.shipments}>
          <thead>
            <tr>
              {columns.map(({ header }) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              <th scope="col">Enlace</th>
            </tr>
          </thead>
          <tbody>
            {order.shipping.map((entry) => (
              <tr key={entry.id}>
                {columns.map(({ header, text }) => (
                  <td key={header} className={classes.labelled} data-label={header}>
                    <span dir="auto">{text(entry) || '-'}</span>
                  </td>
                ))}
                <td className={classes.labelled} data-label="Enlace">
                  <TrackingLink entry={entry} />
                </td>
              </tr>
            ))}
          </tbody>
        </ShopTable>
      )}
    </>
  );
}

const columns: readonly { header: string; text: (entry: ShippingEntry) => string }[] = [
  { header: 'Código de seguimiento', text: ({ tracking_code }) => tracking_code ?? '' },
  { header: 'Empresa de transporte', text: ({ transport_co }) => transport_co ?? '' },
  { header: 'Fecha de salida', text: ({ departure }) => formatDate(departure) },
  { header: 'Fecha de llegada', text: ({ eta }) => formatDate(eta) },
];

/** Only complete http(s) URLs are links; any other text is plain. */
function TrackingLink({ entry }: { entry: ShippingEntry }) {
  const href = safeMediaUrl(entry.link);
  if (href === null) return <span dir="auto">{entry.link || '-'}</span>;
  return (
    <a className={classes.link} href={href} target="_blank" rel="noreferrer">
      Ver seguimiento<span className="visually-hidden"> {entry.tracking_code}</span>
    </a>
  );
}
