import '~/ui/styles/overlays';
import { Menu } from '@mantine/core';
import { useEffect, useState } from 'react';

import { OrderStatusBadge } from '~/components/orders/orderColumns';
import { lastStatusChange } from '~/components/orders/status/statusChange';
import { useChangeStatus } from '~/components/orders/status/useChangeStatus';
import type { OrderStatus, OrderSummary } from '~/contract/types';
import { cancelPaidQuestion, cancelsPaid } from '~/domain/orders/cancelPaid';
import { statusOptions } from '~/domain/orders/orderStatus';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';

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
  const { changeStatus } = useChangeStatus();
  /** A status that would end a paid order, while the question stands. */
  const [asked, setAsked] = useState<OrderStatus | null>(null);

  function close() {
    onClosed();
    target.focus();
  }

  // Where the order leaves the list, the offer to undo gets the focus.
  useEffect(() => {
    import('~/components/orders/status/UndoStatusChange').catch(() => undefined);
  }, []);

  async function save(status: OrderStatus) {
    close();
    const result = await changeStatus(order, status);
    if (result?.isSent) lastStatusChange.set({ order: result.order, from: order.status });
  }

  function choose(status: OrderStatus) {
    if (cancelsPaid(order, status)) setAsked(status);
    else void save(status);
  }

  if (asked !== null) {
    return (
      <ConfirmDialog
        {...cancelPaidQuestion}
        danger
        onCancel={close}
        onConfirm={() => void save(asked)}
      />
    );
  }
  const box = target.getBoundingClientRect();
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) close();
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
            data-autofocus={value === order.status || undefined}
            onChange={() => choose(value)}
          >
            <OrderStatusBadge status={value} />
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
