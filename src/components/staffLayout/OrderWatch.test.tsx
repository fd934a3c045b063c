import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import * as orderPoll from '~/api/orderPoll';
import { NO_NEWS, type OrderNews } from '~/domain/orders/orderNews';
import { markFirstView } from '~/lib/browser/firstView';
import { orderNewsStore } from '~/session/orderNews';
import { until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';

useMockBackend();

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const entries = (alphanumId: string) => new Map([[alphanumId, { before: null, announced: true }]]);
const arrived = (id = 'NUEVO01'): OrderNews => ({ ...NO_NEWS, arrived: entries(id) });
const approved: OrderNews = { ...NO_NEWS, approved: entries('NUEVO01') };

/** Opens a screen whose reads of the orders bring what the test says. */
async function watch(url: string) {
  let report: ((news: OrderNews) => void) | undefined;
  vi.spyOn(orderPoll, 'useOrderPoll').mockImplementation((onNews) => {
    report = onNews;
  });
  await signInAs(ACCOUNTS.storeUser);
  renderScreen(url);
  act(markFirstView);
  await until('the watch', () => report !== undefined);
  return (news: OrderNews) => act(() => report?.(news));
}

it.each([
  ['/orderlist', arrived(), 0],
  ['/paymentlist', approved, 0],
  ['/paymentlist', arrived(), 1],
  ['/orderlist', approved, 1],
])('on %s, news that its list does not show are a toast', async (url, news, count) => {
  const report = await watch(url);
  report(news);
  expect(toastQueue.snapshot()).toHaveLength(count);
});

it('counts no news of the order that is open', async () => {
  const { alphanumId } = DEMO_ORDERS.cash;
  const report = await watch(`/orderdetail/${alphanumId}`);
  report(arrived(alphanumId));
  report(arrived());
  expect([...orderNewsStore.get().arrived.keys()]).toEqual(['NUEVO01']);
});
