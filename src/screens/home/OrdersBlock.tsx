import { Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';

import { InternalLink } from '~/components/InternalLink';
import { useOpenOrder } from '~/components/orders/useOpenOrder';
import { useRememberListedOrders } from '~/components/orders/useRememberListedOrders';
import type { OrderStatus, OrderSummary } from '~/contract/types';
import { type CountAndAmount, homeTotals } from '~/domain/orders/homeOrders';
import { HOME_TABS, type HomeTab } from '~/domain/orders/orderStatus';
import { formatMoney, formatNumber } from '~/lib/money';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';
import { DataTable } from '~/ui/list/table/DataTable';
import { useListSearch } from '~/ui/list/useListSearch';
import { TabList } from '~/ui/tabs/TabList';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { Block } from './Block';
import { homeOrderColumns } from './columns';
import { MoveOn } from './MoveOn';
import { useRowMotion } from './useRowMotion';

import actions from './actions.module.css';
import classes from './OrdersBlock.module.css';

/** The status of each tab, and the link to the whole list. */
const tabLists = {
  ENTRANTES: { estado: 'pending', orders: 'Pedidos entrantes' },
  'EN PROCESO': { estado: 'preparing', orders: 'Pedidos en proceso' },
  'A DESPACHAR': { estado: 'waiting_delivery', orders: 'Pedidos a despachar' },
  ENTREGADAS: { estado: 'done', orders: 'Pedidos entregados' },
} as const satisfies Record<HomeTab, { estado: OrderStatus; orders: string }>;

/** Rows of a tab in narrow windows. */
const ROWS_ON_PHONES = 5;

/** URL parameter with the status of the open tab, like on the whole list; the first tab is open without it. */
const STATUS = 'estado';

/** Orders by status: counts, the newest of each, totals of the open ones and of the deliveries. */
export function OrdersBlock({
  orders,
  currency,
}: {
  orders: readonly OrderSummary[];
  currency: string;
}) {
  const totals = useMemo(() => homeTotals(orders), [orders]);
  // Back from an order opens its tab again.
  const [search, setSearch] = useListSearch();
  const [first] = HOME_TABS;
  const open = HOME_TABS.find((tab) => tabLists[tab].estado === search[STATUS]) ?? first;
  return (
    <Block
      title="Pedidos"
      link={
        <Link to="/orderlist" className={actions.action}>
          Ver todos los pedidos
        </Link>
      }
    >
      <dl className={classes.totals}>
        <Total
          name="Pedidos abiertos"
          hint="entrantes y en proceso"
          {...totals.open}
          {...{ currency }}
        />
        <Total
          name="Entregas"
          hint="a despachar y entregadas"
          {...totals.deliveries}
          {...{ currency }}
        />
      </dl>
      <Tabs
        value={open}
        onChange={(tab) => {
          const chosen = HOME_TABS.find((one) => one === tab) ?? first;
          setSearch(() => (chosen === first ? {} : { [STATUS]: tabLists[chosen].estado }));
        }}
        keepMounted={false}
      >
        <TabList
          chosen={HOME_TABS.indexOf(open)}
          className={classes.tabs}
          aria-label="Pedidos por estado"
        >
          {HOME_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {tab} <Count count={totals.tabs[tab].count} />
            </Tabs.Tab>
          ))}
        </TabList>
        {HOME_TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            {orders.length === 0 ? <NoOrders /> : <TabOrders tab={tab} {...totals.tabs[tab]} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Block>
  );
}

/** A new count rolls in. */
function Count({ count }: { count: number }) {
  const [first] = useState(count);
  return (
    <span key={count} className={classes.count} data-changed={count !== first || undefined}>
      {formatNumber(count)}
    </span>
  );
}

function Total({
  name,
  hint,
  count,
  amount,
  currency,
}: CountAndAmount & { name: string; hint: string; currency: string }) {
  return (
    <div className={classes.total}>
      <dt title={hint}>{name}</dt>
      <dd>
        <span className={classes.number}>{formatNumber(count)}</span>
        <span className={classes.amount} translate="no">
          {formatMoney(amount, currency)}
        </span>
      </dd>
    </div>
  );
}

const moveOn = (order: OrderSummary) => <MoveOn order={order} />;

function TabOrders({
  tab,
  count,
  orders,
}: {
  tab: HomeTab;
  count: number;
  orders: readonly OrderSummary[];
}) {
  const openOrder = useOpenOrder();
  const isNarrow = !useFromWidth('sm');
  const list = tabLists[tab];
  useRememberListedOrders(orders);
  const area = useRef<HTMLDivElement>(null);
  useRowMotion(area, orders);
  return (
    <div ref={area} className={classes.rows}>
      <div ref={focusAfterRemoval}>
        <DataTable
          list={{
            name: `Últimos ${list.orders.toLowerCase()}`,
            columns: homeOrderColumns,
            rowKey: (order) => order.id,
            page: { rows: isNarrow ? orders.slice(0, ROWS_ON_PHONES) : orders },
          }}
          onRowClick={openOrder}
          namesActions={false}
          rowActions={tab === 'ENTREGADAS' ? undefined : moveOn}
        />
      </div>
      <p className={classes.whole}>
        <Link to="/orderlist" search={{ estado: list.estado }} className={actions.action}>
          {list.orders} ({formatNumber(count)})
        </Link>
      </p>
    </div>
  );
}

function NoOrders() {
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>Todavía no hay pedidos</p>
      <p>
        Cuando un cliente compre con el asistente, su pedido aparece acá. Para recibir el primero,
        el link de la tienda tiene que llegar a los clientes.
      </p>
      <p>
        <InternalLink url="/marketing?section=compartir" className={actions.action}>
          Compartir mi tienda
        </InternalLink>
      </p>
    </div>
  );
}
