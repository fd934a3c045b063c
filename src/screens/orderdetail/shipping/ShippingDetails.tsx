import { IconTruck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { ShippingEntry } from '~/contract/types';
import { SHIPPING_FIELDS } from '~/domain/orders/draft/orderFields';
import { safeMediaUrl } from '~/domain/safeLinks';
import { formatDate } from '~/lib/dates';
import { orDash } from '~/lib/text';

import { EmptyTab } from '../EmptyTab';

import classes from './ShippingTab.module.css';

/** Read-only shipping entries; only safe links are links. */
export function ShippingDetails({ entries }: { entries: readonly ShippingEntry[] }) {
  if (entries.length === 0) {
    return (
      <div className={classes.none}>
        <EmptyTab drawing={<IconTruck aria-hidden="true" />} text="Sin envíos" />
      </div>
    );
  }
  return (
    <ul className={classes.details} data-touch-links aria-label="Envíos">
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <dl className={classes.fields}>
            <Detail label={SHIPPING_FIELDS.tracking_code.label}>
              {orDash(entry.tracking_code)}
            </Detail>
            <Detail label={SHIPPING_FIELDS.transport_co.label}>{orDash(entry.transport_co)}</Detail>
            <Detail label={SHIPPING_FIELDS.departure.label}>
              {orDash(formatDate(entry.departure))}
            </Detail>
            <Detail label={SHIPPING_FIELDS.eta.label}>{orDash(formatDate(entry.eta))}</Detail>
            <Detail label={SHIPPING_FIELDS.link.label}>
              <SafeLink link={entry.link} />
            </Detail>
            <Detail label={SHIPPING_FIELDS.observations.label}>{orDash(entry.observations)}</Detail>
            {entry.original_id ? <Detail label="Id original">{entry.original_id}</Detail> : null}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function SafeLink({ link }: { link: string | null }) {
  const href = safeMediaUrl(link);
  return href === null ? (
    orDash(link)
  ) : (
    <a href={href} target="_blank" rel="noreferrer">
      {href}
    </a>
  );
}
