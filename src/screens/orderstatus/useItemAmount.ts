import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { shopperOrderQuery } from '~/api/customerOrder';
import { useUpdateOrderItem } from '~/api/customerOrderSaves';
import { logCustomerActivity } from '~/api/customerSession';
import { failureText } from '~/api/saves/failures';
import { ApiError, errorMessage, kindOf } from '~/api/transport/errors';
import { AMOUNTS, trackSave } from '~/components/shopper/unsavedAmounts';
import { useFailedChange } from '~/components/shopper/useFailedChange';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import {
  amountText,
  parseQuantity,
  quantityError,
  quantityReading,
  shopperNumberMessage,
} from '~/domain/orders/quantities';
import { stepFor, stepped, stepperUnit } from '~/domain/products/units';
import { activities } from '~/domain/shopper/activities';
import { adoptLeftTexts, leaveTexts, storeTypedText, typedText } from '~/session/typedTexts';
import { toast } from '~/ui/feedback/toast';
import { useSingleFlight } from '~/ui/useSingleFlight';

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
 * not saved stays in the field with its error.
 */
export function useItemAmount(order: CustomerOrder, item: OrderItem) {
  const { mutateAsync } = useUpdateOrderItem();
  const handleFailure = useFailedChange(shopperOrderQuery(order.token).queryKey);
  /** Text shown instead of the stored amount; null: the stored amount is shown. */
  const [draft, setDraft] = useState(() => {
    adoptLeftTexts(AMOUNTS);
    return typedText(AMOUNTS, String(item.id));
  });
  const [error, setError] = useState<string | null>(null);
  /** After a save: the item as cached before the refetch. The draft stays visible until a newer item arrives. */
  const [staleItem, setStaleItem] = useState<OrderItem | null>(null);
  // Current values for several events within one render.
  const current = useRef({ draft, item });
  const wanted = useRef<number | null>(null);
  const singleFlight = useSingleFlight();
  /** The field holds typed text that was not sent yet. */
  const typing = useRef(draft !== null);
  /** The amount to be saved was typed, not stepped to. */
  const wasTyped = useRef(false);
  useEffect(() => {
    current.current.item = item;
  }, [item]);

  if (staleItem !== null && staleItem !== item) {
    setStaleItem(null);
    setDraft(null);
  }

  const unit = item.product_denormalized.quantity_unit;
  const step = stepFor(unit);
  const typed = draft ?? amountText(item.amount);
  const shownAmount = amountOf(typed);

  function amountOf(text: string): number {
    const read = parseQuantity(text, unit);
    return read.ok ? read.value : item.amount;
  }

  function show(text: string | null) {
    current.current.draft = text;
    setDraft(text);
    setStaleItem(null);
    storeTypedText(AMOUNTS, String(item.id), typing.current ? text : null);
  }

  /** Shows the stored amount again, as soon as the query holds `saved`. */
  function showSaved(saved: number) {
    const { item: shown } = current.current;
    current.current.draft = null;
    storeTypedText(AMOUNTS, String(item.id), null);
    if (shown.amount === saved) setDraft(null);
    else setStaleItem(shown);
  }

  /** Sends the wanted amount, and the ones wanted meanwhile; resolves to whether all were saved. */
  async function sendWanted(): Promise<boolean> {
    let stored = current.current.item.amount;
    try {
      while (wanted.current !== null) {
        const amount: number = wanted.current;
        wanted.current = null;
        if (amount === stored && !wasTyped.current) continue;
        const { answer } = await mutateAsync({
          token: order.token,
          product: item.product_id,
          amount,
          shown: stored,
        });
        if (amount === stored) continue;
        sayTotal(
          `${item.product_denormalized.name}: ${`${amountText(amount)} ${stepperUnit(unit)}`.trim()}`,
          answer,
        );
        logCustomerActivity(activities.itemChanged, {
          item: item.product_denormalized.name,
          amount,
        });
        stored = amount;
      }
      if (!typing.current) showSaved(stored);
      return true;
    } catch (failure) {
      wanted.current = null;
      if (isRefusal(failure)) {
        if (!typing.current) show(null);
        void handleFailure(failure);
      } else {
        toast.error(errorMessage(failure));
        setError(failureText(failure));
        // Leaving the field or pressing Enter sends a typed amount again.
        if (wasTyped.current) typing.current = true;
        else if (!typing.current) show(null);
      }
      return false;
    }
  }

  /** Sends an amount, or shows why it cannot be ordered. */
  function trySend(next: number) {
    const problem = quantityError(next, unit);
    setError(problem);
    if (problem !== null) {
      storeTypedText(AMOUNTS, String(item.id), current.current.draft);
      return;
    }
    wanted.current = next;
    // A call while another save is in flight resolves to null: that save sends this amount, too.
    void trackSave(
      item.id,
      singleFlight(sendWanted).then((saved) => saved ?? true),
    );
  }

  /** The field was left or Enter pressed: sends the typed amount; an emptied field shows the stored amount again. */
  function done() {
    if (!typing.current) return;
    typing.current = false;
    wasTyped.current = true;
    const read = parseQuantity(current.current.draft ?? typed, unit);
    if (read.ok) trySend(read.value);
    else if (read.reason === 'empty') show(null);
    else setError(shopperNumberMessage(read.reason));
  }

  // A closed tab leaves what is typed to the next one.
  useEffect(() => {
    const leave = () => leaveTexts(AMOUNTS);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  // What was typed before a reload has left the field.
  const onStart = useEffectEvent(done);
  useEffect(() => onStart(), []);

  return {
    typed,
    error,
    reading: draft === null ? null : quantityReading(typed, unit),
    mayDecrease: shownAmount - step > 0,
    type: (text: string) => {
      typing.current = true;
      show(text);
      setError(null);
    },
    step: (direction: 1 | -1) => {
      typing.current = false;
      wasTyped.current = false;
      const before = amountOf(current.current.draft ?? typed);
      const next = stepped(before, direction * step);
      show(amountText(next));
      trySend(next);
    },
    done,
  };
}
