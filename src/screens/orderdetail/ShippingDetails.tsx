import type { ReactNode } from 'react';

import type { ShippingEntry } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { orDash } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';

import { shippingLabels } from './shippingLabels';

import classes from './ShippingTab.module.css';

/** Read-only shipping entries; only safe links are links. */
export function ShippingDetails({ entries }: { entries: readonly ShippingEntry[] }) {
  if (entries.length === 0) return <p className={classes.empty}>Sin envíos</p>;
  return (
    <ul className={classes.details} aria-label="Envíos">
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <dl className={classes.fields}>
            <Detail label={shippingLabels.tracking_code}>{orDash(entry.tracking_code)}</Detail>
            <Detail label={shippingLabels.transport_co}>{orDash(entry.transport_co)}</Detail>
            <Detail label={shippingLabels.departure}>{orDash(formatDate(entry.departure))}</Detail>
            <Detail label={shippingLabels.eta}>{orDash(formatDate(entry.eta))}</Detail>
            <Detail label={shippingLabels.link}>
              <SafeLink link={entry.link} />
            </Detail>
            <Detail label={shippingLabels.observations}>{orDash(entry.observations)}</Detail>
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
