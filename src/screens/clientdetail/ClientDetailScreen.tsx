import '~/ui/styles/screens';
import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { clientQuery } from '~/api/clients';
import { BackButton } from '~/components/BackButton';
import { TabLoading } from '~/components/forms/TabLoading';
import { ROUTES } from '~/domain/session/routes';
import { clientName, mayOpenClient } from '~/domain/shopper/clients';
import { reasonOf } from '~/domain/verdict';
import { Boundary } from '~/ui/Boundary';
import { toast } from '~/ui/feedback/toast';
import { lazyNamed } from '~/ui/lazyNamed';
import { useListSearch } from '~/ui/list/useListSearch';
import { PageHeader } from '~/ui/PageHeader';
import { TabList } from '~/ui/tabs/TabList';

import { ClientFields } from './ClientFields';
import { ClientTotals } from './ClientTotals';
import { OrdersTab } from './OrdersTab';

import classes from './ClientFields.module.css';

const ActivityTab = lazyNamed(() => import('./ActivityTab'), 'ActivityTab', { suspends: true });

const route = getRouteApi('/_staff/clientdetail');

/** Search parameter with the client's id; without it the session's current client is shown. */
const CLIENT = 'client';
/** Search parameter with the open tab; without it the orders are open. */
const TAB = 'tab';
const ACTIVITY = 'actividad';
const ORDERS = 'ordenes';

/** /clientdetail, DATOS DEL CLIENTE: the client's data, orders and recent activity. */
export function ClientDetailScreen() {
  const { clientId } = route.useLoaderData();
  const { data: client } = useSuspenseQuery(clientQuery(clientId));
  const [{ [TAB]: tab, [CLIENT]: shown, ...search }, setSearch] = useListSearch();
  const reason = reasonOf(mayOpenClient(client));
  if (!client || reason !== null) return <LeaveScreen reason={reason} />;
  return (
    <>
      <PageHeader
        title={ROUTES.clientdetail.title}
        back={<BackButton />}
        subject={
          <strong>
            <bdi>{clientName(client)}</bdi>
          </strong>
        }
        about={<ClientTotals clientId={clientId} />}
      />
      <ClientFields client={client} />
      <Tabs
        value={tab === ACTIVITY ? ACTIVITY : ORDERS}
        // Each tab is a separate list: filters, sort and page are not carried over.
        onChange={(next) =>
          setSearch(() => ({ [CLIENT]: shown, [TAB]: next === ACTIVITY ? ACTIVITY : undefined }))
        }
        keepMounted={false}
        mih="60vh"
      >
        <TabList className={classes.tabs} mb="sm" chosen={tab === ACTIVITY ? 1 : 0}>
          <Tabs.Tab value={ORDERS}>ORDENES DEL CLIENTE</Tabs.Tab>
          <Tabs.Tab value={ACTIVITY}>ACTIVIDAD RECIENTE</Tabs.Tab>
        </TabList>
        <Tabs.Panel value={ORDERS}>
          <Boundary fallback={<TabLoading />}>
            <OrdersTab
              clientId={clientId}
              search={search}
              onSearch={(change) => setSearch((latest) => ({ ...change(latest), [CLIENT]: shown }))}
            />
          </Boundary>
        </Tabs.Panel>
        <Tabs.Panel value={ACTIVITY} pt="md">
          <Boundary fallback={<TabLoading />}>
            <ActivityTab
              clientId={clientId}
              search={search}
              onSearch={(change) =>
                setSearch((latest) => ({ ...change(latest), [CLIENT]: shown, [TAB]: ACTIVITY }))
              }
            />
          </Boundary>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** The client was removed, or lost the email, while the screen was open. */
function LeaveScreen({ reason }: { reason: string | null }) {
  useEffect(() => {
    if (reason !== null) toast.warning(reason);
  }, [reason]);
  return <Navigate to="/home" replace />;
}
