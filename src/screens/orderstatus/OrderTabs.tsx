import { useRovingIndex } from '@mantine/hooks';

import type { CustomerOrder } from '~/contract/types';
import { orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';

import { ConceptsTab } from './ConceptsTab';
import { ItemsTab } from './ItemsTab';
import { ShippingTab } from './ShippingTab';

import classes from './OrderTabs.module.css';

const tabs = ['PEDIDO', 'ENVIO', 'OTROS'] as const;
export type Tab = (typeof tabs)[number];

const tabId = (tab: Tab) => `solapa-${tab}`;

/** The order's tabs; MONTO is disabled and shows the total. */
export function OrderTabs({
  order,
  shown,
  onShow,
  itemsPage,
  onItemsPage,
}: {
  order: CustomerOrder;
  shown: Tab;
  onShow: (tab: Tab) => void;
  /** Page of the item table. */
  itemsPage: number;
  onItemsPage: (page: number) => void;
}) {
  const { getItemProps } = useRovingIndex({ total: tabs.length, activateOnFocus: true });

  return (
    <>
      <div className={classes.list} role="tablist" aria-label="Partes del pedido">
        {tabs.map((tab, index) => (
          <button
            {...getItemProps({ index, onClick: () => onShow(tab) })}
            key={tab}
            id={tabId(tab)}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={tab === shown}
            aria-controls="parte-del-pedido"
          >
            {tab}
          </button>
        ))}
        <button type="button" role="tab" className={classes.tab} aria-selected={false} disabled>
          MONTO{' '}
          <span className={classes.amount}>
            {formatMoney(orderTotal(order), order.curr_symbol)}
          </span>
        </button>
      </div>
      <div id="parte-del-pedido" role="tabpanel" aria-labelledby={tabId(shown)}>
        {shown === 'PEDIDO' ? (
          <ItemsTab order={order} wantedPage={itemsPage} onPage={onItemsPage} />
        ) : null}
        {shown === 'ENVIO' ? <ShippingTab order={order} /> : null}
        {shown === 'OTROS' ? <ConceptsTab order={order} /> : null}
      </div>
    </>
  );
}
