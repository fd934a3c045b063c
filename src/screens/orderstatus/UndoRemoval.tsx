import { useEffect, useEffectEvent } from 'react';

import { shopperOrderQuery } from '~/api/customerOrder';
import { useAddOrderItems } from '~/api/customerOrderSaves';
import { lostOutcome } from '~/api/saves/failures';
import { logItemsAdded } from '~/components/shopper/logItemsAdded';
import { useFailedChange } from '~/components/shopper/useFailedChange';
import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { messages } from '~/domain/messages';
import { itemToAddAgain } from '~/domain/shopper/itemToAddAgain';
import { BusyButton } from '~/ui/BusyButton';
import { saysError } from '~/ui/feedback/say';
import { toast } from '~/ui/feedback/toast';
import { afterLoadingOverlay } from '~/ui/focus/afterLoadingOverlay';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { headers, itemNameId } from './itemHeaders';
import { sayTotal } from './sayTotal';

import classes from './ItemsTab.module.css';

/** Offers to undo the removal of an item, where its row was and as high as it: what is below does not move. */
export function UndoRemoval({
  order,
  item,
  height,
  isOver,
  onDone,
}: {
  order: CustomerOrder;
  item: OrderItem;
  /** Of the row, in CSS px. */
  height: number;
  /** The time to undo it is over: the row folds. */
  isOver: boolean;
  /** Called when the item was restored, or the row has folded. */
  onDone: () => void;
}) {
  const { mutateAsync, isPending, error: failure } = useAddOrderItems();
  const outcome = lostOutcome(failure);
  const handleFailure = useFailedChange(shopperOrderQuery(order.token).queryKey);
  const singleFlight = useSingleFlight();
  const lang = useStoreLang();
  const onRemoved = useEffectEvent(() =>
    sayTotal(`Quitaste ${item.product_denormalized.name}`, order),
  );
  useEffect(() => onRemoved(), []);

  async function putBack() {
    try {
      const items = [itemToAddAgain(item)];
      const { answer } = await mutateAsync({
        items,
        orderToken: order.token,
        putsBack: true,
      });
      logItemsAdded(answer.data, items);
      if (answer.data.id !== order.id) toast.warning(messages.newOrderStarted);
      sayTotal(`${item.product_denormalized.name} está de nuevo en el pedido`, answer.data);
      onDone();
      // Not a control: a second press must not take it out again.
      requestAnimationFrame(() =>
        afterLoadingOverlay(() => document.getElementById(itemNameId(item))?.focus()),
      );
    } catch (error) {
      await handleFailure(error);
    }
  }

  const rowHeight: Record<`--${string}`, string> = { '--row': `${height}px` };
  return (
    <tr
      className={classes.removed}
      style={rowHeight}
      data-over={isOver || undefined}
      onAnimationEnd={isOver ? onDone : undefined}
    >
      <td colSpan={headers.length}>
        <div>
          <span>
            Quitaste <span lang={lang}>{item.product_denormalized.name}</span>
          </span>
          <BusyButton
            data-ignore-double-click
            busy={isPending}
            data-removes
            variant="default"
            aria-label={`Deshacer: ${item.product_denormalized.name}`}
            onClick={() => void singleFlight(putBack)}
          >
            Deshacer
          </BusyButton>
        </div>
        {outcome === null ? null : <p ref={saysError}>{outcome}</p>}
      </td>
    </tr>
  );
}
