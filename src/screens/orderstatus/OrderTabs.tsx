import { type KeyboardEvent, useRef, useState } from 'react';

import type { CustomerOrder } from '~/contract/types';
import { orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';

import { ConceptsTab } from './ConceptsTab';
import { ItemsTab } from './ItemsTab';
import { ShippingTab } from './ShippingTab';

import classes from './OrderTabs.module.css';

const tabs = ['PEDIDO', 'ENVIO', 'OTROS'] as const;
type Tab = (typeof tabs)[number];

const tabId = (tab: Tab) => `solapa-${tab}`;

/** The order's tabs; MONTO is disabled and shows the total. */
export function OrderTabs({ order }: { order: CustomerOrder }) {
  const [shown, setShown] = useState<Tab>('PEDIDO');
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.indexOf(shown);
    const moves: Partial<Record<string, Tab | undefined>> = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs[(at + tabs.length - 1) % tabs.length],
      Home: tabs[0],
      End: tabs.at(-1),
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        className={classes.list}
        role="tablist"
        aria-label="Partes del pedido"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={tabId(tab)}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={tab === shown}
            aria-controls="parte-del-pedido"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
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
        {shown === 'PEDIDO' ? <ItemsTab order={order} /> : null}
        {shown === 'ENVIO' ? <ShippingTab order={order} /> : null}
        {shown === 'OTROS' ? <ConceptsTab order={order} /> : null}
      </div>
    </>
  );
}
