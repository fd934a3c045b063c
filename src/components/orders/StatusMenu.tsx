import '~/ui/styles/overlays';
import { Menu } from '@mantine/core';

import { useOrderBatch } from '~/api/orderSaves';
import { errorMessage } from '~/api/transport/errors';
import type { OrderStatus, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { statusOptions } from '~/domain/orders/orderStatus';
import { toast } from '~/ui/feedback/toast';

import { movedOrder } from './movedOrder';
import { OrderStatusBadge } from './orderColumns';

import classes from './StatusMenu.module.css';

/** The statuses of an order, opened below `target`; the chosen one is saved on the order's newest version. */
export function StatusMenu({
  order,
  target,
  onClosed,
}: {
  order: OrderSummary;
  target: HTMLElement;
  onClosed: () => void;
}) {
  const save = useOrderBatch();

  function close() {
    onClosed();
    target.focus();
  }

  async function choose(status: OrderStatus) {
    const { saved, state } = await save.mutateAsync({
      actionOn: () => ({ kind: 'status', status }),
      orders: [order],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    close();
    for (const { error } of state.failures) toast.error(errorMessage(error));
    const sent = saved.find(({ isSent }) => isSent);
    if (!sent) return;
    toast.success(messages.orderUpdated);
    movedOrder.set({ order: sent.order, from: order.status });
  }

  const box = target.getBoundingClientRect();
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened && !save.isPending) close();
      }}
      position="bottom-start"
      shadow="md"
      withInitialFocusPlaceholder={false}
      trapFocus
      portalProps={{ target: '#contenido' }}
    >
      <Menu.Target>
        <span
          className={classes.anchor}
          style={{
            insetBlockStart: box.top,
            insetInlineStart: box.left,
            width: box.width,
            height: box.height,
          }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={`Estado del pedido ${order.alphanum_id}`}>
        {statusOptions(order.status).map(({ value }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={value === order.status}
            disabled={save.isPending}
            onChange={() => void choose(value)}
          >
            <OrderStatusBadge status={value} />
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
