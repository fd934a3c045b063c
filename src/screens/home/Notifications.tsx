import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { dataImportsQuery } from '~/api/dataImports';
import { errorMessage } from '~/api/errors';
import { asPart } from '~/api/loadPolicy';
import { InternalLink } from '~/components/InternalLink';
import type { OrderSummary } from '~/contract/types';
import { type HomeNotification, homeNotifications } from '~/domain/orders/homeNotifications';
import { FailedPart } from '~/ui/Part';

import classes from './Notifications.module.css';

const looks = {
  error: { Icon: IconAlertCircle, word: 'Error' },
  warning: { Icon: IconAlertTriangle, word: 'Pendiente' },
} as const satisfies Record<HomeNotification['severity'], unknown>;

/** What needs attention first, one action each; renders nothing when there is none. */
export function Notifications({ orders }: { orders: readonly OrderSummary[] }) {
  // The other banners do not wait for the import jobs.
  const imports = useQuery(asPart(dataImportsQuery()));
  const found = homeNotifications({ orders, imports: imports.data?.rows ?? [] });
  if (found.length === 0 && !imports.isError) return null;
  return (
    <section aria-label="Notificaciones" className={classes.area}>
      {found.length > 0 ? (
        <ul className={classes.list}>
          {found.map((one) => (
            <Banner key={one.id} notification={one} />
          ))}
        </ul>
      ) : null}
      {imports.isError ? (
        <FailedPart
          text={`No se pudo leer el estado de las cargas. ${errorMessage(imports.error)}`}
          onRetry={() => void imports.refetch()}
        />
      ) : null}
    </section>
  );
}

function Banner({
  notification: { severity, text, action, link },
}: {
  notification: HomeNotification;
}) {
  const { Icon, word } = looks[severity];
  return (
    <li>
      <InternalLink url={link} className={classes.banner} severity={severity}>
        <Icon size={20} className={classes.icon} aria-hidden="true" />
        <span className={classes.words}>
          <span className="visually-hidden">{word}: </span>
          <span className={classes.text}>{text}</span>
        </span>
        <span className={classes.action}>{action}</span>
      </InternalLink>
    </li>
  );
}
