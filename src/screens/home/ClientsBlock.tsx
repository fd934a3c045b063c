import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';

import { clientsQuery } from '~/api/clients';
import { asSecondary } from '~/api/transport/loadPolicy';
import {
  clientCounts,
  lastSeenClients,
  type PeriodCounts,
  RECENT_DAYS,
} from '~/domain/orders/statistics';
import { formatNumber } from '~/lib/money';
import { Boundary } from '~/ui/Boundary';
import { Deferred } from '~/ui/Deferred';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { Block, BlockPlace } from './Block';
import { homeClientColumns } from './columns';

import actions from './actions.module.css';
import classes from './ClientsBlock.module.css';

const RECENT = `Últimos ${RECENT_DAYS} días`;
const MONTH = 'Mes en curso';

const PLACE = <BlockPlace height="26rem" />;

/** Counts of registered and active users, and the clients seen last, which are folded on a phone. */
export function ClientsBlock(props: {
  /** Midnight of today, in ms. */
  today: number;
}) {
  return (
    <Deferred fallback={PLACE}>
      <Boundary fallback={PLACE}>
        <Activity {...props} />
      </Boundary>
    </Deferred>
  );
}

function Activity({ today }: { today: number }) {
  const {
    data: { rows: clients, unreadable },
    dataUpdatedAt,
  } = useSuspenseQuery(asSecondary(clientsQuery()));
  const isNarrow = !useFromWidth('sm');
  // Data read before midnight count as of the new day.
  const now = Math.max(dataUpdatedAt, today);
  const counts = useMemo(() => clientCounts(clients, new Date(now)), [clients, now]);
  const shown = useMemo(() => lastSeenClients(clients), [clients]);
  return (
    <Block
      title="Actividad de clientes"
      link={
        <Link to="/clientlist" className={actions.action}>
          Ver todos los clientes ({formatNumber(clients.length)})
        </Link>
      }
    >
      <UnreadableRows count={unreadable} one="cliente" many="clientes" />
      <div className={classes.columns}>
        <table className={classes.counts} aria-label="Usuarios registrados y activos">
          <thead>
            <tr>
              <th>
                <span className="visually-hidden">Usuarios</span>
              </th>
              <th>{RECENT}</th>
              <th>{MONTH}</th>
            </tr>
          </thead>
          <tbody>
            <CountsRow name="Usuarios registrados" counts={counts.registered} />
            <CountsRow name="Usuarios activos" counts={counts.active} />
          </tbody>
        </table>
        {clients.length === 0 ? (
          <p className={classes.empty}>
            Todavía no hay clientes: aparecen acá cuando alguien entra a la tienda.
          </p>
        ) : (
          <details open={!isNarrow} className={classes.last}>
            <summary>Ver los últimos clientes</summary>
            <DataTable
              list={{
                name: 'Últimos clientes',
                columns: homeClientColumns,
                rowKey: (client) => client.id,
                page: { rows: shown },
              }}
            />
          </details>
        )}
      </div>
    </Block>
  );
}

function CountsRow({ name, counts }: { name: string; counts: PeriodCounts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-period={RECENT}>{formatNumber(counts.recent)}</td>
      <td data-period={MONTH}>{formatNumber(counts.month)}</td>
    </tr>
  );
}
