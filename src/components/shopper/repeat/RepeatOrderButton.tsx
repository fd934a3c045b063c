import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { shopperOrderQuery } from '~/api/customerOrder';
import { useAddOrderItems } from '~/api/customerOrderSaves';
import { lostOutcome } from '~/api/saves/failures';
import { toastLoad } from '~/api/transport/loadPolicy';
import { toastSaved } from '~/components/forms/toastSaved';
import { logItemsAdded } from '~/components/shopper/logItemsAdded';
import { useFailedChange } from '~/components/shopper/useFailedChange';
import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { RepeatedOrder } from '~/domain/shopper/repeatOrder';
import { forgetOrderOutcome } from '~/session/orderOutcome';
import { lazyNamed } from '~/ui/lazyNamed';
import { useSingleFlight } from '~/ui/useSingleFlight';

const RepeatOrderDialog = lazyNamed(() => import('./RepeatOrderDialog'), 'RepeatOrderDialog');

/**
 * "Repetir pedido": adds the items of a past order to the session's order. A dialog confirms changes first, and offers to
 * try again after a lost answer.
 */
export function RepeatOrderButton({
  order,
  catalogueToken,
  variant,
  className,
}: {
  order: CustomerOrder;
  /** Token of the catalogue that sells the products. */
  catalogueToken: string;
  variant: 'filled' | 'default';
  className?: string | undefined;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, error: failure } = useAddOrderItems();
  const handleFailure = useFailedChange(shopperOrderQuery(order.token).queryKey);
  const singleFlight = useSingleFlight();
  const [asked, setAsked] = useState<RepeatedOrder | null>(null);

  async function addItems(repeated: RepeatedOrder) {
    try {
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
      <Button
        data-ignore-double-click
        variant={variant}
        className={className}
        onClick={() => void singleFlight(press)}
      >
        Repetir pedido
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <RepeatOrderDialog
            repeated={asked}
            outcome={lostOutcome(failure)}
            currency={order.curr_symbol}
            onAdd={() => void singleFlight(() => addItems(asked))}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
