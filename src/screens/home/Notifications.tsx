import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { dataImportsQuery } from '~/api/dataImports';
import { AddressLink } from '~/components/AddressLink';
import type { OrderSummary, SetupFlags } from '~/contract/types';
import { type HomeNotification, homeNotifications } from '~/domain/orders/statistics';
import type { Viewer } from '~/domain/session/access';

import classes from './Notifications.module.css';

/** Banners shown before the rest is asked for: a row on a laptop, above the fold on a phone. */
const FIRST_BANNERS = 3;

const looks = {
  error: { Icon: IconAlertCircle, word: 'Error' },
  warning: { Icon: IconAlertTriangle, word: 'Pendiente' },
  info: { Icon: IconInfoCircle, word: 'Configuración' },
} as const satisfies Record<HomeNotification['severity'], unknown>;

/** Notification banners: what needs the seller, the gravest first, each with its link (§2 staff). Nothing when all is well. */
export function Notifications({
  orders,
  setup,
  viewer,
}: {
  orders: readonly OrderSummary[];
  setup: SetupFlags | null;
  viewer: Viewer;
}) {
  // Not waited for: the other banners show at once, and a failure is told by the one policy of loads.
  const { data: imports } = useQuery(dataImportsQuery());
  const [all, setAll] = useState(false);
  const listId = useId();
  const found = homeNotifications({ orders, setup, viewer, imports: imports ?? [] });
  if (found.length === 0) return null;
  const hidden = found.length - FIRST_BANNERS;
  return (
    <section aria-label="Notificaciones" className={classes.area}>
      <ul className={classes.list} id={listId}>
        {(all ? found : found.slice(0, FIRST_BANNERS)).map((one) => (
          <Banner key={one.id} notification={one} />
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className={classes.more}
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll((before) => !before)}
        >
          {all ? 'Ver menos' : hidden === 1 ? 'Ver 1 aviso más' : `Ver ${hidden} avisos más`}
        </button>
      ) : null}
    </section>
  );
}

function Banner({ notification: { severity, text, link } }: { notification: HomeNotification }) {
  const { Icon, word } = looks[severity];
  return (
    <li>
      <AddressLink address={link} className={classes.banner} severity={severity}>
        <Icon size={20} className={classes.icon} aria-hidden="true" />
        <span className={classes.words}>
          <span className="visually-hidden">{word}: </span>
          <span className={classes.text}>{text}</span>
        </span>
        <span className={classes.arrow} aria-hidden="true">
          ›
        </span>
      </AddressLink>
    </li>
  );
}
