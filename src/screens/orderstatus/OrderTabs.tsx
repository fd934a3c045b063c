import '~/ui/styles/tabs';
import { Tabs } from '@mantine/core';

import type { WithUnreadLists } from '~/api/transport/parse';
import { CountedMoney } from '~/components/shopper/CountedMoney';
import type { CustomerOrder } from '~/contract/types';
import { Boundary } from '~/ui/Boundary';
import { lazyNamed } from '~/ui/lazyNamed';

import { Breakdown } from './Breakdown';
import { ItemsTab } from './ItemsTab';

import classes from './OrderTabs.module.css';

const ShippingTab = lazyNamed(() => import('./ShippingTab'), 'ShippingTab', { suspends: true });
const ConceptsTab = lazyNamed(() => import('./ConceptsTab'), 'ConceptsTab', { suspends: true });

const tabs = ['PEDIDO', 'ENVIO', 'OTROS'] as const;
export type Tab = (typeof tabs)[number];

/** The order's tabs; MONTO is disabled and shows the total, as the last line of what is below them. */
export function OrderTabs({
  order,
  shown,
  onShow,
  itemsPage,
  onItemsPage,
}: {
  order: WithUnreadLists<CustomerOrder>;
  shown: Tab;
  onShow: (tab: Tab) => void;
  /** Page of the item table. */
  itemsPage: number;
  onItemsPage: (page: number) => void;
}) {
  return (
    <Tabs
      className={classes.tabs}
      keepMounted={false}
      value={shown}
      onChange={(value) => {
        const tab = tabs.find((one) => one === value);
        if (tab) onShow(tab);
      }}
    >
      <Tabs.List className={classes.list} aria-label="Partes del pedido">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {tab}
          </Tabs.Tab>
        ))}
        <Tabs.Tab className={classes.amount} value="MONTO" disabled>
          <span>MONTO</span>{' '}
          <span>
            <CountedMoney amount={order.total_price} currency={order.curr_symbol} />
          </span>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel pt="sm" value="PEDIDO">
        <ItemsTab order={order} wantedPage={itemsPage} onPage={onItemsPage} />
      </Tabs.Panel>
      <Tabs.Panel pt="sm" value="ENVIO">
        <Boundary>
          <ShippingTab order={order} />
        </Boundary>
      </Tabs.Panel>
      <Tabs.Panel pt="sm" value="OTROS">
        <Boundary>
          <ConceptsTab order={order} />
        </Boundary>
      </Tabs.Panel>
      {/* The concepts stand in their tab. */}
      {shown === 'OTROS' && order.other_concepts.length > 0 ? null : <Breakdown order={order} />}
    </Tabs>
  );
}
