import { Table } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';

import { clientsQuery } from '~/api/clients';
import { clientCounts, lastSeenClients, type PeriodCounts, RECENT_DAYS } from '~/domain/statistics';
import { formatNumber } from '~/lib/money';
import { DataTable } from '~/ui/list/DataTable';

import { Block } from './Block';
import { homeClientColumns } from './columns';

import classes from './ClientsBlock.module.css';

/** Registered and active users, and the clients seen last (§2 staff). */
export function ClientsBlock() {
  const { data: clients, dataUpdatedAt } = useSuspenseQuery(clientsQuery());
  const counts = useMemo(
    () => clientCounts(clients, new Date(dataUpdatedAt)),
    [clients, dataUpdatedAt],
  );
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
            Todavía no hay clientes: aparecen acá cuando alguien entra a tu tienda.
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
