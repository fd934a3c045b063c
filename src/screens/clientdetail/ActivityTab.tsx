import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';

import { clientActivityQuery } from '~/api/clients';
import { asSecondary } from '~/api/transport/loadPolicy';
import { LongText } from '~/components/LongText';
import type { ClientActivity } from '~/contract/types';
import { activityDetails, activityLabel, payloadText } from '~/domain/shopper/activityLabels';
import { formatDate, wallClock } from '~/lib/dates';
import type { Column } from '~/ui/list/columns';
import { EmptyList } from '~/ui/list/EmptyList';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import type { ChangeListSearch, ListSearch } from '~/ui/list/listSearch';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useList } from '~/ui/list/useList';

const columns: readonly Column<ClientActivity>[] = [
  {
    key: 'fecha',
    header: 'Fecha',
    card: 'bottom',
    text: (activity) => formatDate(activity.created_at),
    value: (activity) => wallClock(activity.created_at),
    filter: { kind: 'date' },
  },
  {
    key: 'actividad',
    header: 'Actividad',
    card: 'top',
    text: ({ activity_name }) => {
      const label = activityLabel(activity_name);
      return label === activity_name ? label : `${label} (${activity_name})`;
    },
    cell: ({ activity_name }) => activityLabel(activity_name),
    filter: { kind: 'text' },
  },
  {
    key: 'detalles',
    header: 'Detalles',
    text: ({ payload }) => payloadText(payload),
    // A sentence for sellers; the payload as it was logged is shown on demand.
    cell: ({ payload }) => (
      <>
        <LongText text={activityDetails(payload)} />
        {typeof payload === 'object' && payload !== null ? (
          <details>
            <Text
              component="summary"
              fz="xs"
              c="dimmed"
              mih={{ base: 44, sm: 0 }}
              style={{ cursor: 'pointer', alignContent: 'center' }}
            >
              Ver detalle
            </Text>
            <Text component="code" display="block" fz="xs" c="dimmed" ff="monospace">
              {payloadText(payload)}
            </Text>
          </details>
        ) : null}
      </>
    ),
  },
];

/** ACTIVIDAD RECIENTE: the client's activities, with their own filter panel. */
export function ActivityTab({
  clientId,
  search,
  onSearch,
}: {
  clientId: number;
  search: ListSearch;
  onSearch: ChangeListSearch;
}) {
  const { data } = useSuspenseQuery(asSecondary(clientActivityQuery(clientId)));
  const list = useList(data.rows, columns, {
    name: 'Actividad',
    rowKey: ({ id }) => id,
    search,
    onSearch,
    initialSort: { key: 'fecha', descending: true },
  });
  return (
    <>
      <UnreadableRows count={data.unreadable} one="actividad" many="actividades" />
      <ListBar list={list}>
        <ListTools list={list} />
      </ListBar>
      {data.rows.length === 0 ? (
        <EmptyList hint="Lo que el cliente haga en la tienda aparece acá." />
      ) : (
        <>
          <FilterLine list={list} />
          <DataTable list={list} />
          <ListPages list={list} />
        </>
      )}
    </>
  );
}
