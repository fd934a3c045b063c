import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { dataImportsQuery } from '~/api/dataImports';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { InternalLink } from '~/components/InternalLink';
import type { OrderSummary } from '~/contract/types';
import { type HomeNotification, homeNotifications } from '~/domain/orders/homeNotifications';
import { FailedBoundary } from '~/ui/Boundary';

import classes from './Notifications.module.css';

const looks = {
  error: { Icon: IconAlertCircle, word: 'Error' },
  warning: { Icon: IconAlertTriangle, word: 'Pendiente' },
} as const satisfies Record<HomeNotification['severity'], unknown>;

/** What orders need attention, one action each; renders nothing when there are none. */
export function Notifications({ orders }: { orders: readonly OrderSummary[] }) {
  return <Banners notifications={homeNotifications({ orders, imports: [] })} />;
}

/** The product files that failed. They are read after the orders: below them, so that the orders do not move. */
export function FailedImports() {
  const imports = useQuery(asSecondary(dataImportsQuery()));
  if (imports.isError) {
    return (
      <FailedBoundary
        text={`No se pudo leer el estado de las cargas. ${errorMessage(imports.error)}`}
        onRetry={() => void imports.refetch()}
      />
    );
  }
  return (
    <Banners
      notifications={homeNotifications({ orders: [], imports: imports.data?.rows ?? [] })}
      label="Cargas de productos"
    />
  );
}

function Banners({
  notifications,
  label = 'Notificaciones',
}: {
  notifications: readonly HomeNotification[];
  label?: string;
}) {
  if (notifications.length === 0) return null;
  return (
    <section aria-label={label} className={classes.area}>
      <ul className={classes.list}>
        {notifications.map((one) => (
          <Banner key={one.id} notification={one} />
        ))}
      </ul>
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
