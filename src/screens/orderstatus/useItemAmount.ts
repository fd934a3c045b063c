import { notifyManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { shopperOrderQuery } from '~/api/customerOrder';
import { useUpdateOrderItem } from '~/api/customerOrderSaves';
import { logCustomerActivity } from '~/api/customerSession';
import { ApiError, kindOf } from '~/api/transport/errors';
import { toastFailure } from '~/components/forms/toastSaved';
import {
  changeItemAmount,
  itemAmount,
  itemKey,
  typedProblem,
  useItemAmountRecord,
} from '~/components/shopper/itemAmounts';
import { useFailedChange } from '~/components/shopper/useFailedChange';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  amountText,
  parseQuantity,
  quantityError,
  quantityReading,
} from '~/domain/orders/quantities';
import { stepFor, stepped, stepperUnit } from '~/domain/products/units';
import { activities } from '~/domain/shopper/activities';

import { sayTotal } from './sayTotal';

/** Whether a save was refused whatever its amount: the order or the session is not as expected. A 422 is about the amount. */
function isRefusal(error: unknown): boolean {
  const kind = kindOf(error);
  return (
    kind === 'user' || (kind === 'refused' && !(error instanceof ApiError && error.status === 422))
  );
}

/**
 * State of the amount field of a provisional order's item. Steps are sent at once, typed amounts when the field is left.
 * One request is in flight at a time; what is entered meanwhile is sent as one amount afterwards. A typed amount that was
 * not saved stays in the field with its error. It replaces the amount that the field showed before: when the order was
 * changed meanwhile, nothing is sent, and the new amount is shown.
 */
export function useItemAmount(order: CustomerOrder, item: OrderItem) {
  const { mutateAsync } = useUpdateOrderItem();
  const handleFailure = useFailedChange(shopperOrderQuery(order.token).queryKey);
  const key = itemKey(order, item);
  const { text: draft, failed } = useItemAmountRecord(key);
  // Current values for several events within one render.
  const now = () => itemAmount(key);
  const change = (changes: Parameters<typeof changeItemAmount>[1]) =>
    changeItemAmount(key, changes);
  const replaced = () => now().replaced ?? { id: item.id, amount: item.amount };

  const unit = item.product_denormalized.quantity_unit;
  const step = stepFor(unit);
  const typed = draft ?? amountText(item.amount);

  function amountOf(text: string): number {
    const read = parseQuantity(text, unit);
    return read.ok ? read.value : item.amount;
  }

  /** Sends the wanted amount, and the ones wanted meanwhile; resolves to whether all were saved. */
  async function sendWanted(): Promise<boolean> {
    let shown = replaced().amount;
    try {
      for (let { wanted } = now(); wanted !== null; { wanted } = now()) {
        const amount: number = wanted;
        change({ wanted: null });
        if (amount === shown && now().typed === null) continue;
        const { answer } = await mutateAsync({
          token: order.token,
          product: item.product_id,
          amount,
          shown,
          isTyped: now().typed !== null,
        });
        if (now().replaced !== null) change({ replaced: { ...replaced(), amount } });
        if (amount === shown) continue;
        sayTotal(
          `${item.product_denormalized.name}: ${`${amountText(amount)} ${stepperUnit(unit)}`.trim()}`,
          answer,
        );
        logCustomerActivity(activities.itemChanged, {
          item: item.product_denormalized.name,
          amount,
        });
        shown = amount;
      }
      if (now().typed !== 'editing') change({ typed: null, replaced: null });
      return true;
    } catch (failure) {
      const isRefused = isRefusal(failure);
      if (isRefused) {
        void handleFailure(failure);
      } else {
        change({ failed: toastFailure(failure) });
      }
      // Leaving the field or pressing Enter sends a typed amount again.
      const isKept = now().typed === 'editing' || (now().typed === 'left' && !isRefused);
      change({
        wanted: null,
        ...(isKept ? { typed: 'editing' } : { typed: null, text: null, replaced: null }),
      });
      return false;
    }
  }

  /** Sends an amount, or shows why it cannot be ordered. */
  async function trySend(next: number) {
    const problem = quantityError(next, unit);
    change(
      problem === null
        ? { failed: null, wanted: next }
        : { failed: problem, typed: 'left', replaced: replaced() },
    );
    // The save in flight sends this amount, too.
    if (problem !== null || now().saving !== null) return;
    const saving = sendWanted();
    change({ saving });
    await saving;
    change({ saving: null });
    const saved = now();
    // The text stays until the row has the item of the answer, which the query's observers get before.
    notifyManager.schedule(() => {
      if (now() === saved && saved.typed === null) change({ text: null });
    });
  }

  /** The field was left or Enter pressed: sends the typed amount; an emptied field shows the stored amount again. */
  function done() {
    if (now().typed !== 'editing') return;
    const text = now().text ?? typed;
    const read = parseQuantity(text, unit);
    if (read.ok) {
      change({ typed: 'left' });
      void trySend(read.value);
    } else if (read.reason === 'empty') {
      change({ typed: null, text: null, replaced: null });
    } else {
      change({ typed: 'left', failed: typedProblem(text, unit) });
    }
  }

  // What was typed before a reload has left the field; for a row that was added again it waits for the shopper.
  const onStart = useEffectEvent(() => {
    if (replaced().id === item.id) done();
    else change({ replaced: { ...replaced(), id: item.id }, failed: messages.itemAddedAgain });
  });
  useEffect(() => onStart(), []);

  return {
    typed,
    error: failed,
    reading: draft === null ? null : quantityReading(typed, unit),
    mayDecrease: amountOf(typed) - step > 0,
    type: (text: string) =>
      change({
        text,
        typed: 'editing',
        replaced: replaced(),
        failed: null,
      }),
    step: (direction: 1 | -1) => {
      const next = stepped(amountOf(now().text ?? typed), direction * step);
      change({ text: amountText(next), typed: null });
      void trySend(next);
    },
    done,
  };
}
