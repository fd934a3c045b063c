import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { dataImportsQuery } from '~/api/dataImports';
import { errorMessage } from '~/api/errors';
import { asPart } from '~/api/loadPolicy';
import { InternalLink } from '~/components/InternalLink';
import type { OrderSummary, SetupFlags } from '~/contract/types';
import { type HomeNotification, homeNotifications } from '~/domain/orders/statistics';
import type { Viewer } from '~/domain/session/access';
import { FailedPart } from '~/ui/Part';

import classes from './Notifications.module.css';

/** Banners shown before "Ver avisos más" is pressed: one row on a laptop. */
const FIRST_BANNERS = 3;

const looks = {
  error: { Icon: IconAlertCircle, word: 'Error' },
  warning: { Icon: IconAlertTriangle, word: 'Pendiente' },
  info: { Icon: IconInfoCircle, word: 'Configuración' },
} as const satisfies Record<HomeNotification['severity'], unknown>;

/** Notification banners, the most severe first, each with its link; renders nothing when there is none. */
export function Notifications({
  orders,
  setup,
  viewer,
}: {
  orders: readonly OrderSummary[];
  setup: SetupFlags | null;
  viewer: Viewer;
}) {
  // The other banners do not wait for the import jobs.
  const imports = useQuery(asPart(dataImportsQuery()));
  const [all, setAll] = useState(false);
  const listId = useId();
  const found = homeNotifications({ orders, setup, viewer, imports: imports.data?.rows ?? [] });
  if (found.length === 0 && !imports.isError) return null;
  const hidden = found.length - FIRST_BANNERS;
  return (
    <section aria-label="Notificaciones" className={classes.area}>
      <ul className={classes.list} id={listId}>
        {(all ? found : found.slice(0, FIRST_BANNERS)).map((one) => (
          <Banner key={one.id} notification={one} />
        ))}
      </ul>
      {imports.isError ? (
        <FailedPart
          text={`No se pudo leer el estado de las cargas. ${errorMessage(imports.error)}`}
          onRetry={() => void imports.refetch()}
        />
      ) : null}
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
      <InternalLink url={link} className={classes.banner} severity={severity}>
        <Icon size={20} className={classes.icon} aria-hidden="true" />
        <span className={classes.words}>
          <span className="visually-hidden">{word}: </span>
          <span className={classes.text}>{text}</span>
        </span>
        <span className={classes.arrow} aria-hidden="true">
          ›
        </span>
      </InternalLink>
    </li>
  );
}
