import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { logsQuery } from '~/api/adminLogs';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { StatusBadge } from '~/components/orders/StatusBadge';
import type { AdminStore, LogEntry } from '~/contract/types';
import type { StatusColor } from '~/domain/orders/orderStatus';
import { payloadText } from '~/domain/shopper/activityLabels';
import { lookOf } from '~/domain/unknownValue';
import { formatDate } from '~/lib/dates';
import { pageRows } from '~/lib/pages';
import { FailedBoundary } from '~/ui/Boundary';
import { useWaiting } from '~/ui/feedback/waiting';
import type { Column } from '~/ui/list/columns';
import { LIST_PAGE_SIZE } from '~/ui/list/DataList';
import { Pages } from '~/ui/list/Pages';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';

import { AdminDialog } from './AdminDialog';

import classes from './AdminHomeContent.module.css';

const levels = {
  info: { label: 'Información', color: 'blue' },
  warning: { label: 'Advertencia', color: 'orange' },
  error: { label: 'Error', color: 'red' },
} as const satisfies Record<LogEntry['level'], unknown>;

const levelOf = (level: string) =>
  lookOf<{ label: string; color: StatusColor }>(levels, level, (label) => ({
    label,
    color: 'gray',
  }));

const columns: readonly Column<LogEntry>[] = [
  {
    key: 'fecha',
    header: 'Fecha',
    card: 'bottom',
    nowrap: true,
    text: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'nivel',
    header: 'Nivel',
    card: 'topEnd',
    text: ({ level }) => levelOf(level).label,
    cell: ({ level }) => <StatusBadge {...levelOf(level)} />,
  },
  { key: 'evento', header: 'Evento', card: 'top', text: ({ event }) => event },
  {
    key: 'detalle',
    header: 'Detalle',
    text: ({ payload }) => payloadText(payload),
    cell: ({ payload }) => <code className={classes.payload}>{payloadText(payload)}</code>,
  },
];

/** The logs of one store, newest first, 15 per page. */
export function LogsDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const load = useQuery(asSecondary(logsQuery(store.id)));
  useWaiting(load.isPending);
  const logs = load.data?.rows;
  const [page, setPage] = useState(1);
  const shown = pageRows(logs ?? [], page, LIST_PAGE_SIZE);
  return (
    <AdminDialog title={`Logs de ${store.name}`} wide onClose={onClose}>
      <UnreadableRows count={load.data?.unreadable ?? 0} one="registro" many="registros" />
      {load.isError ? (
        <FailedBoundary text={errorMessage(load.error)} onRetry={() => void load.refetch()} />
      ) : logs === undefined ? (
        <div className={classes.waiting}>
          <Loader aria-label="Cargando…" />
        </div>
      ) : (
        <>
          <DataTable
            rows={shown.rows}
            columns={columns}
            rowKey={({ id }) => id}
            label={`Logs de ${store.name}`}
          />
          <Pages page={shown.page} pages={shown.pages} onPage={setPage} />
        </>
      )}
    </AdminDialog>
  );
}
