import '~/ui/styles/screens';
import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';

import { clientQuery } from '~/api/clients';
import { BackButton } from '~/components/BackButton';
import { mayOpenClient } from '~/domain/shopper/clients';
import { lazyPart } from '~/ui/lazyPart';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';

import { ClientFields } from './ClientFields';
import { OrdersTab } from './OrdersTab';

const ActivityTab = lazyPart(() => import('./ActivityTab').then((module) => module.ActivityTab));

const route = getRouteApi('/_staff/clientdetail');

/** Parameter of the address that holds the open tab; the orders are open without it. */
const TAB = 'tab';
const ACTIVITY = 'actividad';
const ORDERS = 'ordenes';

/** /clientdetail, DATOS DEL CLIENTE: who the client is, the orders and the recent activity (§2 staff). */
export function ClientDetailScreen() {
  const { clientId } = route.useLoaderData();
  const { data: client } = useSuspenseQuery(clientQuery(clientId));
  const [{ [TAB]: tab, ...search }, setSearch] = useListSearch();
  if (!client || !mayOpenClient(client).allowed) return <Navigate to="/home" replace />;
  return (
    <>
      <PageHeader title="DATOS DEL CLIENTE">
        <BackButton />
      </PageHeader>
      <ClientFields client={client} />
      <Tabs
        value={tab === ACTIVITY ? ACTIVITY : ORDERS}
        // Another tab is another list: filters, order and page of the first one are left behind.
        onChange={(next) => setSearch(next === ACTIVITY ? { [TAB]: ACTIVITY } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="sm">
          <Tabs.Tab value={ORDERS}>ORDENES DEL CLIENTE</Tabs.Tab>
          <Tabs.Tab value={ACTIVITY}>ACTIVIDAD RECIENTE</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={ORDERS}>
          <OrdersTab clientId={clientId} search={search} onSearch={setSearch} />
        </Tabs.Panel>
        <Tabs.Panel value={ACTIVITY}>
          <Suspense fallback={null}>
            <ActivityTab
              clientId={clientId}
              search={search}
              onSearch={(next) => setSearch({ ...next, [TAB]: ACTIVITY })}
            />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
