import '~/ui/styles/tabs';
import { Tabs } from '@mantine/core';

import type { InParts } from '~/api/transport/parse';
import type { CustomerOrder } from '~/contract/types';
import { orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';

import { ConceptsTab } from './ConceptsTab';
import { ItemsTab } from './ItemsTab';
import { ShippingTab } from './ShippingTab';

const tabs = ['PEDIDO', 'ENVIO', 'OTROS'] as const;
export type Tab = (typeof tabs)[number];

/** The order's tabs; MONTO is disabled and shows the total. */
export function OrderTabs({
  order,
  shown,
  onShow,
  itemsPage,
  onItemsPage,
}: {
  order: InParts<CustomerOrder>;
  shown: Tab;
  onShow: (tab: Tab) => void;
  /** Page of the item table. */
  itemsPage: number;
  onItemsPage: (page: number) => void;
}) {
  return (
    <Tabs
      keepMounted={false}
      value={shown}
      onChange={(value) => {
        const tab = tabs.find((one) => one === value);
        if (tab) onShow(tab);
      }}
    >
      <Tabs.List aria-label="Partes del pedido">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {tab}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="MONTO" disabled>
          MONTO <strong>{formatMoney(orderTotal(order), order.curr_symbol)}</strong>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel pt="sm" value="PEDIDO">
        <ItemsTab order={order} wantedPage={itemsPage} onPage={onItemsPage} />
      </Tabs.Panel>
      <Tabs.Panel pt="sm" value="ENVIO">
        <ShippingTab order={order} />
      </Tabs.Panel>
      <Tabs.Panel pt="sm" value="OTROS">
        <ConceptsTab order={order} />
      </Tabs.Panel>
    </Tabs>
  );
}
