import { useSuspenseQuery } from '@tanstack/react-query';

import '~/ui/styles/screens';
import { ordersQuery } from '~/api/orders';
import { safeMediaUrl } from '~/domain/safeLinks';
import { viewerOf } from '~/domain/session/access';
import { ROUTES } from '~/domain/session/routes';
import { wizardSteps } from '~/domain/store/setupFlags';
import { useScreenSession } from '~/session/screenSession';
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

import classes from './HomeScreen.module.css';

/**
 * /home of the sellers: banners, orders, setup wizard, slim report, the last 30 days, clients. Only the orders are
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
  // Signing out removes the record a moment before the screen.
  if (!store) return null;
  const viewer = viewerOf(session);
  const report = safeMediaUrl(store.urls.report_slim);
  const isNew = orders.length === 0 && !wizardSteps(store.setup).every((step) => step.done);

  return (
    <>
      <PageHeader
        title={isNew ? `¡Te damos la bienvenida, ${store.name}!` : ROUTES.home.title}
        documentTitle={ROUTES.home.title}
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
      <DueWork orders={orders} now={Math.max(dataUpdatedAt, today)} currency={store.curr_symbol} />
      <div className={classes.grid} data-new={isNew || undefined}>
        <div className={classes.main}>
          <OrdersBlock orders={orders} currency={store.curr_symbol} />
          {orders.length > 0 ? (
            <DailyOrders
              orders={orders}
              now={Math.max(dataUpdatedAt, today)}
              currency={store.curr_symbol}
            />
          ) : null}
        </div>
        {isNew && !report ? null : (
          <div className={classes.side}>
            {isNew ? null : <SetupWizard setup={store.setup} viewer={viewer} />}
            {report ? <SlimReport src={report} /> : null}
          </div>
        )}
        <div className={classes.wide}>
          <ClientsBlock today={today} />
          {isNew ? <FailedImports /> : null}
          <UnreadImports />
        </div>
      </div>
    </>
  );
}
