import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import '~/ui/styles/screens';
import { ordersQuery } from '~/api/orders';
import { forgetStatusChange, lastStatusChange } from '~/components/orders/status/statusChange';
import { safeMediaUrl } from '~/domain/safeLinks';
import { viewerOf } from '~/domain/session/access';
import { ROUTES } from '~/domain/session/routes';
import { setupProgress } from '~/domain/store/setupAccess';
import { wizardSteps } from '~/domain/store/setupFlags';
import { useScreenSession } from '~/session/screenSession';
import { lazyNamed } from '~/ui/lazyNamed';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { PageHeader } from '~/ui/PageHeader';
import { useToday } from '~/ui/useToday';

import { ClientsBlock } from './ClientsBlock';
import { DailyOrders } from './DailyOrders';
import { DueWork } from './DueWork';
import { FailedImports, UnreadImports } from './FailedImports';
import { OrdersBlock } from './OrdersBlock';
import { SetupWizard } from './SetupWizard';
import { SlimReport } from './SlimReport';
import { TodayLine } from './TodayLine';

import classes from './HomeScreen.module.css';

const UndoStatusChange = lazyNamed(
  () => import('~/components/orders/status/UndoStatusChange'),
  'UndoStatusChange',
);

/**
 * /home of the sellers: the day, banners, orders, setup wizard, slim report, the last 30 days, clients. Only the orders are
 * awaited. A new store without orders starts with the wizard.
 */
export function HomeScreen() {
  const {
    data: { rows: orders, unreadable },
    dataUpdatedAt,
  } = useSuspenseQuery(ordersQuery());
  // Data read before midnight count as of the new day.
  const today = useToday();
  const session = useScreenSession();
  const store = session?.store;
  const statusChange = useSyncExternalStore(lastStatusChange.subscribe, lastStatusChange.get);
  useEffect(() => forgetStatusChange, []);
  // Signing out removes the record a moment before the screen.
  if (!store) return null;
  const viewer = viewerOf(session);
  const report = safeMediaUrl(store.urls.report_slim);
  const isNew = orders.length === 0 && !wizardSteps(store.setup).every((step) => step.done);
  // What sells is set up: the rest of the setup is one line below.
  const { neededDone, neededTotal } = setupProgress(store.setup, viewer);
  const isReady = neededDone === neededTotal;
  const now = Math.max(dataUpdatedAt, today);

  return (
    <>
      <PageHeader
        title={isNew ? `¡Le damos la bienvenida, ${store.name}!` : ROUTES.home.title}
        documentTitle={ROUTES.home.title}
        above={orders.length > 0}
      >
        {isNew ? null : <FailedImports />}
      </PageHeader>
      {isNew ? (
        <div className={classes.welcome}>
          <p className={classes.intro}>
            La tienda ya está registrada. Con estos cuatro pasos queda lista para recibir pedidos.
          </p>
          <SetupWizard setup={store.setup} viewer={viewer} welcome />
        </div>
      ) : null}
      <UnreadableRows count={unreadable} one="pedido" many="pedidos" />
      <div className={classes.top}>
        {orders.length === 0 ? null : (
          <TodayLine orders={orders} now={now} currency={store.curr_symbol} />
        )}
        <DueWork orders={orders} now={now} currency={store.curr_symbol} />
      </div>
      {statusChange ? (
        <UndoStatusChange
          key={statusChange.order.alphanum_id + statusChange.order.status}
          statusChange={statusChange}
        />
      ) : null}
      <div className={classes.grid} data-alone={!report && (isNew || isReady) ? true : undefined}>
        <div className={classes.main}>
          <OrdersBlock orders={orders} currency={store.curr_symbol} />
        </div>
        {(isNew || isReady) && !report ? null : (
          <div className={classes.side}>
            {isNew || isReady ? null : <SetupWizard setup={store.setup} viewer={viewer} />}
            {report ? <SlimReport src={report} /> : null}
          </div>
        )}
        <div className={classes.wide}>
          {orders.length > 0 ? (
            <DailyOrders orders={orders} now={now} currency={store.curr_symbol} />
          ) : null}
          {isReady && !isNew ? <SetupWizard setup={store.setup} viewer={viewer} /> : null}
          <ClientsBlock today={today} />
          {isNew ? <FailedImports /> : null}
          <UnreadImports />
        </div>
      </div>
    </>
  );
}
