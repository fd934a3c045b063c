import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { itemsAreSaved } from '~/api/customerOrderSaves';
import { logCustomerActivity } from '~/api/customerSession';
import { messages } from '~/domain/messages';
import { activities } from '~/domain/shopper/activities';
import { BusyButton } from '~/ui/BusyButton';
import { toast } from '~/ui/feedback/toast';
import { lazyNamed } from '~/ui/lazyNamed';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { useShopChat } from '../shopChat';
import type { Missing } from './finishOrder';

const FinishOrderDialog = lazyNamed(() => import('./FinishOrderDialog'), 'FinishOrderDialog');

/**
 * "Finalizar pedido": opens the assistant and sends it the text. Before, one dialog asks for what is missing: whether the
 * products that were chosen in the catalogue are to be added, and the name and phone of a session without them.
 */
export function FinishOrderButton({
  orderToken,
  orderInLog,
  catalogueToken,
  variant = 'filled',
  takePress,
  check,
}: {
  orderToken: string;
  /** The order's number for the activity log; its token until it is loaded. */
  orderInLog: string;
  /** Token of the catalogue; null where none is known. */
  catalogueToken: string | null;
  variant?: 'filled' | 'default';
  /** Whether it was pressed before its code was there, the first time it is called; that press is carried out. */
  takePress?: () => boolean;
  /** Called first; the press does nothing else when it resolves to false. */
  check: () => boolean | Promise<boolean>;
}) {
  const { send } = useShopChat();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Missing | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const singleFlight = useSingleFlight();

  function finish() {
    setAsked(null);
    send(messages.finishOrderUtterance);
    logCustomerActivity(activities.orderFinished, { order: orderInLog });
  }

  async function press() {
    if (!(await check())) return;
    setIsLoading(true);
    setFailed(false);
    try {
      // A change that was not saved says so itself.
      if (!(await itemsAreSaved(orderToken))) return;
      const { readMissing } = await import('./finishOrder');
      const missing = await readMissing(queryClient, catalogueToken);
      if (missing === null) finish();
      else setAsked(missing);
    } catch {
      setFailed(true);
      toast.error(messages.networkFailure);
    } finally {
      setIsLoading(false);
    }
  }

  const onMount = useEffectEvent(() => {
    if (takePress?.()) void singleFlight(press);
  });
  useEffect(() => onMount(), []);

  return (
    <>
      {hasFailed ? <p>No se envió el pedido.</p> : null}
      <BusyButton
        data-ignore-double-click
        variant={variant}
        busy={isLoading}
        onClick={() => void singleFlight(press)}
      >
        {messages.finishOrder}
      </BusyButton>
      {asked ? (
        <FinishOrderDialog
          missing={asked}
          orderToken={orderToken}
          onReady={finish}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
