import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { OrderSummary } from '~/contract/types';
import { newsCount, orderNews } from '~/domain/orders/orderNews';
import { orderNewsStore } from '~/session/orderNews';
import { sampleSummary } from '~/testSupport/orderFixtures';
import { screen } from '~/testSupport/screen';

import { type ListNews, useSteadyOrders } from './listNews';

const first = sampleSummary({ alphanum_id: 'A', payment_status: 'required' });
const second = sampleSummary({ alphanum_id: 'B', payment_status: 'pending' });
const third = sampleSummary({ alphanum_id: 'C', payment_status: 'pending' });

beforeEach(orderNewsStore.clear);

const NO_SEARCH = {};
const ORDER_LIST: ListNews = { holdBack: ['arrived'], own: 'arrived' };
const PAYMENT_LIST: ListNews = { holdBack: ['arrived', 'approved'], own: 'approved' };

function List({
  orders,
  search = NO_SEARCH,
  news = ORDER_LIST,
}: {
  orders: readonly OrderSummary[];
  search?: Record<string, string>;
  news?: ListNews;
}) {
  const steady = useSteadyOrders(orders, search, news);
  return (
    <>
      <h1 tabIndex={-1}>Pedidos</h1>
      {steady.newsButton}
      <ul>
        {steady.orders.map(({ alphanum_id, payment_status }) => (
          <li key={alphanum_id}>{`${alphanum_id} ${payment_status}`}</li>
        ))}
      </ul>
    </>
  );
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

/** A read brings `now` after `before`. */
function read(before: readonly OrderSummary[], now: readonly OrderSummary[]) {
  act(() => orderNewsStore.add(orderNews(before, now)));
}

it('keeps new orders out of an open list until the button is pressed', () => {
  const { rerender } = render(<List orders={[first]} />);
  read([first], [third, second, first]);
  rerender(<List orders={[third, second, first]} />);
  expect(rows()).toEqual(['A required']);
  expect(newsCount(orderNewsStore.get().arrived)).toBe(2);

  fireEvent.click(screen.getByRole('button', { name: '2 pedidos nuevos' }));
  expect(rows()).toEqual(['C pending', 'B pending', 'A required']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(newsCount(orderNewsStore.get().arrived)).toBe(0);
});

it('shows them when the list is opened, or filtered', () => {
  read([first], [second, first]);
  const { rerender } = render(<List orders={[second, first]} />);
  expect(rows()).toEqual(['B pending', 'A required']);
  expect(newsCount(orderNewsStore.get().arrived)).toBe(0);

  read([second, first], [third, second, first]);
  rerender(<List orders={[third, second, first]} search={{ orden: 'valor' }} />);
  expect(rows()).toEqual(['C pending', 'B pending', 'A required']);
});

it('keeps the shown status of a payment that was approved until the button is pressed', () => {
  const paid = { ...first, payment_status: 'done' as const };
  const { rerender } = render(<List orders={[first]} news={PAYMENT_LIST} />);
  read([first], [second, paid]);
  rerender(<List orders={[second, paid]} news={PAYMENT_LIST} />);
  expect(rows()).toEqual(['A required']);
  fireEvent.click(screen.getByRole('button', { name: '1 pedido nuevo y 1 pago aprobado' }));
  expect(rows()).toEqual(['B pending', 'A done']);
  // The new order was not seen in the order list.
  expect(newsCount(orderNewsStore.get().arrived)).toBe(1);
  expect(newsCount(orderNewsStore.get().approved)).toBe(0);
});
