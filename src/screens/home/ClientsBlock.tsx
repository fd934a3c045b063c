import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';

import { clientsQuery } from '~/api/clients';
import type { Client } from '~/contract/types';
import {
  clientCounts,
  lastSeenClients,
  type PeriodCounts,
  RECENT_DAYS,
} from '~/domain/orders/statistics';
import { formatNumber } from '~/lib/money';
import { DataTable } from '~/ui/list/DataTable';

import { Block, BlockPlace } from './Block';
import { homeClientColumns } from './columns';

import classes from './ClientsBlock.module.css';

/** Registered and active users, and the clients seen last (§2 staff); its place is kept until they have come. */
export function ClientsBlock({
  today,
}: {
  /** When today began, in ms. */
  today: number;
}) {
  // Not suspended: a list that fails must not take the other blocks with it before the screen is left.
  const { data: clients, dataUpdatedAt } = useQuery(clientsQuery());
  if (!clients) return <BlockPlace height="26rem" />;
  return <Activity clients={clients} now={Math.max(dataUpdatedAt, today)} />;
}

function Activity({
  clients,
  now,
}: {
  clients: readonly Client[];
  /** When the clients were read, or when today began, in ms. */
  now: number;
}) {
  const counts = useMemo(() => clientCounts(clients, new Date(now)), [clients, now]);
  const shown = useMemo(() => lastSeenClients(clients), [clients]);
  return (
    <Block
      title="Actividad de clientes"
      link={<Link to="/clientlist">Ver todos los clientes ({formatNumber(clients.length)})</Link>}
    >
      <div className={classes.columns}>
        <Table className={classes.counts} aria-label="Usuarios registrados y activos">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th>Últimos {RECENT_DAYS} días</Table.Th>
              <Table.Th>Mes en curso</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <CountsRow name="Usuarios registrados" counts={counts.registered} />
            <CountsRow name="Usuarios activos" counts={counts.active} />
          </Table.Tbody>
        </Table>
        {clients.length === 0 ? (
          <p className={classes.empty}>
            Todavía no hay clientes: aparecen acá cuando alguien entra a la tienda.
          </p>
        ) : (
          <DataTable
            rows={shown}
            columns={homeClientColumns}
            rowKey={(client) => client.id}
            label="Últimos clientes"
            minWidth={860}
          />
        )}
      </div>
    </Block>
  );
}

function CountsRow({ name, counts }: { name: string; counts: PeriodCounts }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{formatNumber(counts.recent)}</Table.Td>
      <Table.Td>{formatNumber(counts.month)}</Table.Td>
    </Table.Tr>
  );
}
