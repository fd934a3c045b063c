import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useOrderPoll } from '~/api/orderPoll';
import { newsCount, newsText } from '~/domain/orders/orderNews';
import { orderNewsStore, useOrderNews } from '~/session/orderNews';
import { toast } from '~/ui/feedback/toast';
import { setTitleCount } from '~/ui/titleCount';

import { announce } from './newsAlerts';

/**
 * Polls for news of orders while a store's screens are visible, counts them, and announces them with a toast and in the
 * ways that the user chose.
 */
export function OrderWatch() {
  const navigate = useNavigate();
  const news = useOrderNews();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { alphanumId } = useParams({ strict: false });

  useOrderPoll((more) => {
    orderNewsStore.add(more);
    // No news about the order that is open.
    if (alphanumId) orderNewsStore.markOrderSeen(alphanumId);
    if (newsCount(more.arrived) + newsCount(more.approved) === 0) return;
    const text = newsText(more);
    const list = newsCount(more.arrived) > 0 ? '/orderlist' : '/paymentlist';
    // The list shows its own button.
    if (!path.endsWith(list)) toast.info(text);
    announce(text, () => void navigate({ to: list }));
  });

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
