/** The people who work on one order, each in a tab of their own at the height of hooks, without a browser. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { vi } from 'vitest';

import { shopperOrderQuery } from '~/api/customerOrder';
import { useAddOrderItems, useDeleteOrderItem } from '~/api/customerOrderSaves';
import { orderQuery } from '~/api/orders';
import { forgetItemAmount, itemKey } from '~/components/shopper/itemAmounts';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import { itemToAddAgain } from '~/domain/shopper/itemToAddAgain';
import { useOrderForm } from '~/screens/orderdetail/useOrderForm';
import { followedOrderQuery } from '~/screens/orderstatus/followedOrder';
import { useItemAmount } from '~/screens/orderstatus/useItemAmount';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { DEMO_ORDERS } from '../../../mocks/seed/accounts';

const { alphanumId: NUMBER, token: TOKEN } = DEMO_ORDERS.provisional;

/** Timers that run only when a schedule lets time pass; requests take no time. */
export function stopTheClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

const tabs: QueryClient[] = [];

const isBusy = () => tabs.some((tab) => tab.isFetching() + tab.isMutating() > 0);

/** Lets time pass, in ms, and then every request end. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    do await vi.advanceTimersByTimeAsync(1);
    while (isBusy());
  });
}

/** Closes every tab. */
export function closeTabs(): void {
  cleanup();
  for (const tab of tabs.splice(0)) tab.clear();
}

/** Waits for the first answer of a tab. */
async function opened<Page>(page: () => Page | undefined): Promise<() => Page> {
  await pass(0);
  return () => {
    const now = page();
    if (now === undefined) throw new Error('The order is gone');
    return now;
  };
}

export type StaffPage = Awaited<ReturnType<typeof openStaffPage>>;

/** The order's page of a member of the staff. */
export async function openStaffPage() {
  const tab = newTab();
  tabs.push(tab);
  const query = orderQuery(NUMBER);
  await pass(0);
  await tab.fetchQuery(query);
  const { result } = renderInTab(() => {
    const { data } = useQuery(query);
    if (!data) throw new Error('The order is gone');
    return useOrderForm(NUMBER, data);
  }, tab);
  return {
    form: () => result.current,
    edit: (change: (draft: OrderDraft) => OrderDraft) => act(() => result.current.edit(change)),
    async send() {
      let sent: Promise<boolean> | null = null;
      act(() => {
        sent = result.current.send();
      });
      await pass(1_000);
      return sent;
    },
    async reread() {
      void tab.refetchQueries({ queryKey: query.queryKey });
      await pass(0);
    },
    async keep() {
      act(() => result.current.rebase());
      await pass(0);
    },
    async reload() {
      act(() => result.current.discard());
      await pass(0);
    },
  };
}

interface Row {
  order: CustomerOrder;
  item: OrderItem;
  field: ReturnType<typeof useItemAmount>;
}

/** Runs a change; true when it succeeded, false when it failed with a message. */
async function run(change: () => Promise<unknown> | undefined) {
  let done = Promise.resolve(false);
  act(() => {
    done = Promise.resolve(change()).then(
      () => true,
      () => false,
    );
  });
  await pass(1_000);
  return done;
}

export type ShopperPage = Awaited<ReturnType<typeof openShopperPage>>;

/** The order's page of a shopper. */
export async function openShopperPage() {
  const tab = newTab();
  tabs.push(tab);
  const query = shopperOrderQuery(TOKEN);
  const rows = new Map<number, Row>();
  const page: {
    order?: CustomerOrder;
    remove?: ReturnType<typeof useDeleteOrderItem>['mutateAsync'];
    add?: ReturnType<typeof useAddOrderItems>['mutateAsync'];
  } = {};

  function ItemRow({ order, item }: { order: CustomerOrder; item: OrderItem }) {
    const field = useItemAmount(order, item);
    const shown = useRef({ order, item, field });
    useEffect(() => {
      shown.current = { order, item, field };
      rows.set(item.product_id, shown.current);
    });
    useEffect(
      () => () => {
        if (rows.get(item.product_id) === shown.current) rows.delete(item.product_id);
      },
      [item.product_id],
    );
    return null;
  }

  function Page() {
    const { data } = useQuery(followedOrderQuery(TOKEN));
    const { mutateAsync: remove } = useDeleteOrderItem();
    const { mutateAsync: add } = useAddOrderItems();
    useEffect(() => {
      if (data) Object.assign(page, { order: data.data, remove, add });
    });
    return data?.data.items.map((item) => (
      <ItemRow key={item.product_id} order={data.data} item={item} />
    ));
  }

  renderInTab(() => null, tab);
  const { render } = await import('@testing-library/react');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  render(
    <QueryClientProvider client={tab}>
      <Page />
    </QueryClientProvider>,
  );
  const order = await opened(() => page.order);
  let removed: OrderItem | null = null;
  return {
    order,
    row: (product: number) => rows.get(product),
    async act(product: number, change: (field: Row['field']) => void) {
      const row = rows.get(product);
      if (row) act(() => change(row.field));
      await pass(1_000);
    },
    async remove(product: number) {
      const row = rows.get(product);
      const { remove } = page;
      if (!row || !remove) return false;
      removed = row.item;
      return run(async () => {
        const { answer } = await remove({ token: TOKEN, product });
        removed = answer.removed;
        forgetItemAmount(itemKey(row.order, row.item));
      });
    },
    async undo() {
      const { add } = page;
      const item = removed;
      removed = null;
      if (!item || !add) return null;
      const done = await run(() =>
        add({ items: [itemToAddAgain(item)], orderToken: TOKEN, putsBack: true }),
      );
      return done ? item : null;
    },
    async comeBack() {
      void tab.refetchQueries({ queryKey: query.queryKey });
      await pass(0);
    },
  };
}
