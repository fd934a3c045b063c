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
import { withoutHash } from '~/domain/store/hashtag';
import { lookOf } from '~/domain/unknownValue';
import { formatDate, wallClock } from '~/lib/dates';
import { FailedBoundary } from '~/ui/Boundary';
import { useWaiting } from '~/ui/feedback/waiting';
import type { Column } from '~/ui/list/columns';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import type { ListSearch } from '~/ui/list/listSearch';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useList } from '~/ui/list/useList';

import { AdminDialog } from './AdminDialog';
import { storeTitle } from './storeDialogs';

import classes from './AdminHomeContent.module.css';

const levels = {
  info: { label: 'Información', color: 'blue' },
  warning: { label: 'Advertencia', color: 'orange' },
  error: { label: 'Error', color: 'red' },
} as const satisfies Record<LogEntry['level'], unknown>;

const levelOptions = Object.values(levels).map(({ label }) => ({ value: label, label }));

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
    value: ({ created_at }) => wallClock(created_at),
    filter: { kind: 'date' },
  },
  {
    key: 'nivel',
    header: 'Nivel',
    card: 'topEnd',
    text: ({ level }) => levelOf(level).label,
    filter: { kind: 'combo', options: levelOptions },
    cell: ({ level }) => <StatusBadge {...levelOf(level)} />,
  },
  {
    key: 'evento',
    header: 'Evento',
    card: 'top',
    text: ({ event }) => event,
    filter: { kind: 'text' },
  },
  {
    key: 'detalle',
    header: 'Detalle',
    text: ({ payload }) => payloadText(payload),
    filter: { kind: 'text' },
    cell: ({ payload }) => <code className={classes.payload}>{payloadText(payload)}</code>,
  },
];

/** The logs of one store, newest first, 15 per page, with the filters and the export of every list. */
export function LogsDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const load = useQuery(asSecondary(logsQuery(store.id)));
  useWaiting(load.isPending);
  const logs = load.data?.rows;
  return (
    <AdminDialog title={`Logs de ${storeTitle(store)}`} wide onClose={onClose}>
      <UnreadableRows count={load.data?.unreadable ?? 0} one="registro" many="registros" />
      {load.isError ? (
        <FailedBoundary text={errorMessage(load.error)} onRetry={() => void load.refetch()} />
      ) : logs === undefined ? (
        <div className={classes.waiting}>
          <Loader aria-label="Cargando…" />
        </div>
      ) : (
        <Logs logs={logs} name={`Logs${withoutHash(store.hashtag)}`} />
      )}
    </AdminDialog>
  );
}

function Logs({ logs, name }: { logs: readonly LogEntry[]; name: string }) {
  // Of the dialog: the list below it has the URL.
  const [search, setSearch] = useState<ListSearch>({});
  const list = useList(logs, columns, {
    name,
    noun: ['registro', 'registros'],
    rowKey: ({ id }) => id,
    search,
    onSearch: setSearch,
    initialSort: { key: 'fecha', descending: true },
  });
  return (
    <>
      <ListBar list={list}>
        <ListTools list={list} />
      </ListBar>
      <FilterLine list={list} />
      <DataTable list={list} />
      <ListPages list={list} />
    </>
  );
}
