import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { NO_NEWS, type OrderNews, orderNews } from '~/domain/orders/orderNews';

import { ordersQuery } from './orders';
import { silentLoad } from './transport/loadPolicy';

/** Interval of the reads of the orders, in ms. */
const ORDER_POLL_MS = 30_000;

/**
 * Reads the orders every 30 s while the page is visible, in the background where asked for, and once when it becomes
 * visible; a failed read is silent. Where the screen has not loaded them, it reads them once at the start.
 * @param onNews called when a read brought new orders, or a poll brought approved payments; what this tab saved is no news
 */
export function useOrderPoll(
  onNews: (news: OrderNews) => void,
  { inBackground }: { inBackground: boolean },
): void {
  const queryClient = useQueryClient();
  const report = useEffectEvent(onNews);
  const isPolling = useRef(false);

  useEffect(() => {
    const { queryKey } = ordersQuery();
    const hash = hashKey(queryKey);
    let before = queryClient.getQueryData(queryKey)?.rows;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== hash || event.type !== 'updated') return;
      const { action } = event;
      if (action.type !== 'success') return;
      const now = queryClient.getQueryData(queryKey)?.rows;
      if (before && now && before !== now && action.manual !== true) {
        const found = orderNews(before, now);
        // Only polls announce approved payments: other reads follow the user's own action.
        const news = isPolling.current ? found : { ...found, approved: NO_NEWS.approved };
        if (news.arrived.size + news.approved.size > 0) report(news);
      }
      before = now;
    });
  }, [queryClient]);

  useQuery({
    queryKey: ['orderPoll'],
    queryFn: async () => {
      isPolling.current = true;
      await queryClient
        .fetchQuery({ ...ordersQuery(), staleTime: 0, meta: silentLoad })
        .catch(() => undefined);
      isPolling.current = false;
      return true;
    },
    // The screen has just read them.
    initialData: () => queryClient.getQueryData(ordersQuery().queryKey) && true,
    refetchInterval: ORDER_POLL_MS,
    refetchIntervalInBackground: inBackground,
    refetchOnWindowFocus: 'always',
    meta: silentLoad,
  });
}
