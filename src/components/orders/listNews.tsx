import { IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import type { OrderSummary } from '~/contract/types';
import { type NewsEntries, newsText, type NewsKind, withoutNews } from '~/domain/orders/orderNews';
import { orderNewsStore, useOrderNews } from '~/session/orderNews';
import { focusHeading } from '~/ui/focus/focusHeading';
import type { ListSearch } from '~/ui/list/listSearch';

import classes from './listNews.module.css';

/** News that the list shows at once. */
const NONE: NewsEntries = new Map();

/**
 * Holds news of the orders back, so that the rows of an open list do not move, until the returned button is
 * pressed or the list is filtered, sorted or paged.
 * @param kinds the news that would move rows of this list; the last one is what the list is about
 */
export function useSteadyOrders(
  orders: readonly OrderSummary[],
  search: ListSearch,
  kinds: readonly [...NewsKind[], NewsKind],
): { orders: readonly OrderSummary[]; newsButton: ReactNode } {
  const news = useOrderNews();
  const own = kinds.at(-1) ?? 'arrived';
  const [shown, setShown] = useState(news);
  const view = JSON.stringify(search);
  const [shownView, setShownView] = useState(view);
  if (shownView !== view) {
    setShownView(view);
    setShown(news);
  }
  useEffect(() => orderNewsStore.see(own), [own, view]);

  const waitingOf = (kind: NewsKind) =>
    kinds.includes(kind)
      ? new Map(Array.from(news[kind]).filter(([code]) => !shown[kind].has(code)))
      : NONE;
  const arrived = waitingOf('arrived');
  const approved = waitingOf('approved');
  const steady = useMemo(
    () => withoutNews(withoutNews(orders, approved), arrived),
    // oxlint-disable-next-line react/exhaustive-deps -- the maps are new each time, their sources are these
    [orders, news, shown],
  );
  const text = newsText({ arrived, approved });
  return {
    orders: steady,
    newsButton: (
      <div role="status" className={classes.place}>
        {text === '' ? null : (
          <button
            type="button"
            className={classes.button}
            onClick={() => {
              setShown(news);
              orderNewsStore.see(own);
              // The button unmounts; the news are at the top.
              focusHeading();
            }}
          >
            <IconArrowUp size={15} aria-hidden="true" />
            {text}
          </button>
        )}
      </div>
    ),
  };
}
