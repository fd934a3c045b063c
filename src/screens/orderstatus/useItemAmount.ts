import { useRef, useState } from 'react';

import { orderStatusQuery, useUpdateOrderItem } from '~/api/customerOrder';
import { logCustomerActivity } from '~/components/shopper/activity';
import { useSessionRecovery } from '~/components/shopper/useSessionRecovery';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import {
  amountText,
  parseQuantity,
  quantityError,
  quantityReading,
  shopperNumberMessage,
} from '~/domain/orders/quantities';
import { stepFor } from '~/domain/products/units';
import { activities } from '~/domain/shopper/activities';
import { customerSession } from '~/session/customer';

/** Steps over typed decimals must not show binary drift (0,1 + 1). */
const AMOUNT_DECIMALS = 6;

/**
 * The amount of an item of a provisional order: typed amounts are sent when the field is left, steps at once (gram
 * units by 100, §5 customer). One request is under way at a time; presses meanwhile are sent as one when it is done.
 */
export function useItemAmount(order: CustomerOrder, item: OrderItem, sessionId: string) {
  const { mutateAsync } = useUpdateOrderItem();
  const recover = useSessionRecovery(orderStatusQuery(order.token).queryKey);
  /** What the field shows instead of the stored amount; null: nothing was changed. */
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const wanted = useRef<number | null>(null);
  const sending = useRef(false);
  /** Something is being typed that was not sent yet. */
  const typing = useRef(false);

  const typed = draft ?? amountText(item.amount);
  const unit = item.product_denormalized.quantity_unit;
  const read = parseQuantity(typed, unit);
  const amount = read.ok ? read.value : item.amount;
  const step = stepFor(unit);

  async function send(next: number) {
    wanted.current = next;
    if (sending.current) return;
    sending.current = true;
    let stored = item.amount;
    try {
      while (wanted.current !== null) {
        const sent: number = wanted.current;
        wanted.current = null;
        if (sent === stored) continue;
        const session_id = customerSession().sessionId ?? sessionId;
        await mutateAsync({ orderId: order.id, itemId: item.id, session_id, amount: sent });
        logCustomerActivity(activities.itemChanged, {
          item: item.product_denormalized.name,
          amount: sent,
        });
        stored = sent;
      }
    } catch (failure) {
      wanted.current = null;
      void recover(failure);
    } finally {
      sending.current = false;
      if (!typing.current) setDraft(null);
    }
  }

  function change(text: string) {
    setDraft(text);
    setError(null);
  }

  /** Sends an amount, or says why it cannot be ordered. */
  function trySend(next: number) {
    const wrong = quantityError(next, unit);
    if (wrong === null) void send(next);
    else setError(wrong);
  }

  return {
    typed,
    error,
    reading: draft === null ? null : quantityReading(typed, unit),
    mayDecrease: amount - step > 0,
    type: (text: string) => {
      typing.current = true;
      change(text);
    },
    step: (direction: 1 | -1) => {
      typing.current = false;
      const next = Number((amount + direction * step).toFixed(AMOUNT_DECIMALS));
      change(amountText(next));
      trySend(next);
    },
    /** The field was left: what was typed is sent, or said to be wrong; an emptied field shows the stored amount again. */
    done: () => {
      if (!typing.current) return;
      typing.current = false;
      if (read.ok) trySend(read.value);
      else if (read.reason === 'empty') setDraft(null);
      else setError(shopperNumberMessage(read.reason));
    },
  };
}
