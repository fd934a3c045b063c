import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useOrderPoll } from '~/api/orderPoll';
import { newsCount, newsText } from '~/domain/orders/orderNews';
import { orderNewsStore, useOrderNews } from '~/session/orderNews';
import { setTitleCount } from '~/ui/titleCount';
import { toast } from '~/ui/toast';

import { announce } from './newsAlerts';

/**
 * Keeps the news of orders: reads them while the screens of a store are visible, counts what came in, and announces it
 * with a toast and in the ways that the person chose.
 */
export function OrderWatch() {
  const navigate = useNavigate();
  const news = useOrderNews();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { alphanumId } = useParams({ strict: false });

  useOrderPoll((more) => {
    orderNewsStore.add(more);
    // An order that is open is no news.
    if (alphanumId) orderNewsStore.seeOrder(alphanumId);
    if (newsCount(more.arrived) + newsCount(more.approved) === 0) return;
    const text = newsText(more);
    const list = newsCount(more.arrived) > 0 ? '/orderlist' : '/paymentlist';
    // On the list itself the button above it says so.
    if (!path.endsWith(list)) toast.info(text);
    announce(text, () => void navigate({ to: list }));
  });

  const count = newsCount(news.arrived) + newsCount(news.approved);
  useEffect(() => setTitleCount(count), [count]);
  useEffect(() => {
    if (alphanumId) orderNewsStore.seeOrder(alphanumId);
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
