import '~/ui/styles/overlays';
import { Menu } from '@mantine/core';

import { OrderStatusBadge } from '~/components/orders/orderColumns';
import type { OrderStatus, OrderSummary } from '~/contract/types';
import { statusOptions } from '~/domain/orders/orderStatus';

import { lastStatusChange } from './statusChange';
import { useChangeStatus } from './useChangeStatus';

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
  const { changeStatus, isPending } = useChangeStatus();

  function close() {
    onClosed();
    target.focus();
  }

  async function choose(status: OrderStatus) {
    const result = await changeStatus(order, status);
    close();
    if (result?.isSent) lastStatusChange.set({ order: result.order, from: order.status });
  }

  const box = target.getBoundingClientRect();
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened && !isPending) close();
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
            disabled={isPending}
            onChange={() => void choose(value)}
          >
            <OrderStatusBadge status={value} />
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
