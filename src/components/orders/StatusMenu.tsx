import '~/ui/styles/overlays';
import { Menu } from '@mantine/core';

import { errorMessage } from '~/api/errors';
import { wasFound } from '~/api/mutation';
import { useSaveOrder } from '~/api/orderSaves';
import type { OrderStatus, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { statusSave } from '~/domain/orders/orderDraftPayload';
import { statusOptions } from '~/domain/orders/orderStatus';
import { toast } from '~/ui/toast';

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
  const save = useSaveOrder();

  function close() {
    onClosed();
    target.focus();
  }

  async function choose(status: OrderStatus) {
    try {
      const result = await save.mutateAsync({
        id: order.alphanum_id,
        prepare: (newest) => statusSave(newest, status),
      });
      if (result.isSent && !wasFound(result)) toast.success(messages.orderUpdated);
    } catch (error) {
      toast.error(errorMessage(error));
    }
    close();
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
