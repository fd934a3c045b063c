import { IconMenu2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';

import { useOrdersInCache } from '~/api/orders';
import { dueWork, type DueWork } from '~/domain/orders/dueWork';
import { MENU_BAR_ENTRIES, MORE } from '~/domain/session/menus';
import { formatNumber } from '~/lib/money';

import { menuIcons, MenuLink, useIsOpen } from './StaffMenu';

import classes from './MenuBar.module.css';

/** What the bar counts, as far as the orders are in the cache: it reads nothing itself. */
const counted: Partial<Record<(typeof MENU_BAR_ENTRIES)[number]['key'], DueWork['id']>> = {
  orderlist: 'toPrepare',
  paymentlist: 'toCollect',
};

const BAR_KEYS = MENU_BAR_ENTRIES.map(({ key }) => key);

/** The menu on a phone: the screens of the day, and the way to the rest of the menu. */
export function MenuBar({
  isMenuOpen,
  onMore,
}: {
  isMenuOpen: boolean;
  onMore: (opener: HTMLElement) => void;
}) {
  const orders = useOrdersInCache()?.rows;
  const isOnBar = useIsOpen(BAR_KEYS);
  const [now] = useState(() => new Date());
  const work = useMemo(() => dueWork(orders ?? [], now), [orders, now]);
  return (
    <nav aria-label="Menú del día" className={classes.bar}>
      {MENU_BAR_ENTRIES.map(({ key, label, to }) => {
        const Icon = menuIcons[key];
        const due = work.find(({ id }) => id === counted[key]);
        return (
          <MenuLink key={key} to={to} className={classes.entry}>
            <Icon size={22} aria-hidden="true" />
            {label}
            {due ? (
              <span className={classes.count}>
                {due.count > 99 ? '99+' : formatNumber(due.count)}
                <span className="visually-hidden"> {due.noun}</span>
              </span>
            ) : null}
          </MenuLink>
        );
      })}
      <button
        type="button"
        className={classes.entry}
        aria-label={`${MORE}: abrir el menú`}
        aria-expanded={isMenuOpen}
        aria-current={isOnBar ? undefined : 'true'}
        onClick={({ currentTarget }) => onMore(currentTarget)}
      >
        <IconMenu2 size={22} aria-hidden="true" />
        {MORE}
      </button>
    </nav>
  );
}
