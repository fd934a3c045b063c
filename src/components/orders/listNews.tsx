import { IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import type { OrderSummary } from '~/contract/types';
import { type NewsEntries, newsText, type NewsKind, withoutNews } from '~/domain/orders/orderNews';
import { orderNewsStore, useOrderNews } from '~/session/orderNews';
import { focusHeading } from '~/ui/focus/focusHeading';
import type { ListSearch } from '~/ui/list/listSearch';

import classes from './listNews.module.css';

/** The news of a list of orders. Constant, as {@link useSteadyOrders} compares it by reference. */
export interface ListNews {
  /** What would move rows of the list. */
  readonly holdBack: readonly NewsKind[];
  /** What the list is about: opening it marks these as seen. */
  readonly own: NewsKind;
}

/**
 * Holds news of the orders back, so that the rows of an open list do not move, until the returned button is
 * pressed or the list is filtered, sorted or paged.
 */
export function useSteadyOrders(
  orders: readonly OrderSummary[],
  search: ListSearch,
  { holdBack, own }: ListNews,
): { orders: readonly OrderSummary[]; newsButton: ReactNode } {
  const news = useOrderNews();
  const [shown, setShown] = useState(news);
  const view = JSON.stringify(search);
  const [shownView, setShownView] = useState(view);
  if (shownView !== view) {
    setShownView(view);
    setShown(news);
  }
  useEffect(() => orderNewsStore.markSeen(own, shown[own]), [own, shown]);

  const waiting = useMemo(() => {
    const of = (kind: NewsKind): NewsEntries =>
      new Map(
        holdBack.includes(kind)
          ? Array.from(news[kind]).filter(([id]) => !shown[kind].has(id))
          : [],
      );
    return { arrived: of('arrived'), approved: of('approved') };
  }, [news, shown, holdBack]);
  const steady = useMemo(
    () => withoutNews(withoutNews(orders, waiting.approved), waiting.arrived),
    [orders, waiting],
  );
  const text = newsText(waiting);
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
