import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { shopperOrderQuery } from '~/api/customerOrder';
import { useAddOrderItems, useRegisterClient } from '~/api/customerOrderSaves';
import { readClient } from '~/api/customerSession';
import { lostOutcome } from '~/api/saves/failures';
import { toastLoad } from '~/api/transport/loadPolicy';
import { toastSaved } from '~/components/forms/toastSaved';
import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import { clientOfContact, contactOfClient } from '~/domain/shopper/contact';
import type { RepeatedOrder } from '~/domain/shopper/repeatOrder';
import { forgetOrderOutcome } from '~/session/orderOutcome';
import { BusyButton } from '~/ui/BusyButton';
import { lazyNamed } from '~/ui/lazyNamed';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { logItemsAdded } from '../logItemsAdded';
import { useFailedChange } from '../useFailedChange';

const RepeatOrderDialog = lazyNamed(() => import('./RepeatOrderDialog'), 'RepeatOrderDialog');

/**
 * "Repetir pedido": adds the items of a past order to the session's order, which goes to the same address. A dialog confirms
 * changes first, and offers to try again after a lost answer.
 */
export function RepeatOrderButton({
  order,
  catalogueToken,
  variant,
  label = 'Repetir pedido',
  className,
}: {
  order: CustomerOrder;
  /** Token of the catalogue that sells the products. */
  catalogueToken: string;
  variant: 'filled' | 'default';
  label?: string;
  className?: string | undefined;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error: failure } = useAddOrderItems();
  const register = useRegisterClient();
  const handleFailure = useFailedChange(shopperOrderQuery(order.token).queryKey);
  const singleFlight = useSingleFlight();
  const [asked, setAsked] = useState<RepeatedOrder | null>(null);

  /** Registers the order's address with a client who has none: the store delivers their next order there. */
  async function keepAddress() {
    const address = order.delivery ? (order.delivery_address?.trim() ?? '') : '';
    if (address === '') return;
    try {
      const client = await readClient();
      if (client === null || client.address?.trim()) return;
      await register.mutateAsync(clientOfContact({ ...contactOfClient(client), address }));
    } catch (error) {
      // It is asked for when the order is finished.
      console.warn('Address not kept', error);
    }
  }

  async function addItems(repeated: RepeatedOrder) {
    try {
      await keepAddress();
      const saved = await mutateAsync({ items: repeated.items });
      logItemsAdded(saved.answer.data, repeated.items);
      forgetOrderOutcome();
      setAsked(null);
      toastSaved(saved, messages.productsAdded);
      await navigate({
        to: '/orderstatus/$orderToken',
        params: { orderToken: saved.answer.data.token },
      });
    } catch (error) {
      if (lostOutcome(error) !== null) setAsked(repeated);
      await handleFailure(error);
    }
  }

  async function press() {
    try {
      const { data } = await queryClient.fetchQuery({
        ...productListQuery(catalogueToken),
        meta: toastLoad,
      });
      const { repeatOrder } = await import('~/domain/shopper/repeatOrder');
      const repeated = repeatOrder(order.items, data.rows);
      if (repeated.gone.length + repeated.repriced.length > 0) setAsked(repeated);
      else await addItems(repeated);
    } catch (error) {
      await handleFailure(error);
    }
  }

  return (
    <>
      <BusyButton
        data-ignore-double-click
        busy={isPending}
        variant={variant}
        className={className}
        onClick={() => void singleFlight(press)}
      >
        {label}
      </BusyButton>
      {asked ? (
        <RepeatOrderDialog
          repeated={asked}
          outcome={lostOutcome(failure)}
          currency={order.curr_symbol}
          onAdd={() => void singleFlight(() => addItems(asked))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
