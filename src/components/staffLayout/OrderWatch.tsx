import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useOrderPoll } from '~/api/orderPoll';
import { newsCount, newsText, type OrderNews } from '~/domain/orders/orderNews';
import { orderNewsStore, useOrderNews } from '~/session/orderNews';
import { toast } from '~/ui/feedback/toast';
import { setTitleCount } from '~/ui/titleCount';

import { announce, useAlerts } from './newsAlerts';

/**
 * Polls for news of orders while a store's screens are visible, and in the background while the user wants alerts; counts
 * them, and announces them with a toast and in the ways that the user chose.
 */
export function OrderWatch() {
  const navigate = useNavigate();
  const news = useOrderNews();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { alphanumId } = useParams({ strict: false });

  const { sound, system } = useAlerts();

  const onNews = (more: OrderNews) => {
    orderNewsStore.add(more);
    // No news about the order that is open.
    if (alphanumId) orderNewsStore.markOrderSeen(alphanumId);
    if (newsCount(more.arrived) + newsCount(more.approved) === 0) return;
    const text = newsText(more);
    const list = newsCount(more.arrived) > 0 ? '/orderlist' : '/paymentlist';
    // The list shows its own button.
    if (!path.endsWith(list)) toast.info(text);
    void announce(more, () => void navigate({ to: list }));
  };
  useOrderPoll(onNews, { inBackground: sound || system });

  const count = newsCount(news.arrived) + newsCount(news.approved);
  useEffect(() => setTitleCount(count), [count]);
  useEffect(() => {
    if (alphanumId) orderNewsStore.markOrderSeen(alphanumId);
  }, [alphanumId]);
  useEffect(
    () => () => {
      orderNewsStore.clear();
      setTitleCount(0);
    },
    [],
  );
  return null;
}
