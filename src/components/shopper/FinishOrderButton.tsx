import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { logCustomerActivity, readClient } from '~/api/customerSession';
import type { Client } from '~/contract/types';
import { messages } from '~/domain/messages';
import { activities } from '~/domain/shopper/activities';
import { needsContact } from '~/domain/shopper/contact';
import { useSingleFlight } from '~/ui/form/useSingleFlight';
import { lazyNamed } from '~/ui/lazyNamed';

import { useShopChat } from './shopChat';

const FinishOrderDialog = lazyNamed(() => import('./FinishOrderDialog'), 'FinishOrderDialog');

/** Products chosen in the catalogue that the order does not hold yet. */
export interface UnaddedProducts {
  count: number;
  /** Their formatted total. */
  total: string;
  /** Adds them; resolves to whether the order holds them. */
  add: () => Promise<boolean>;
}

/**
 * "Finalizar pedido": opens the assistant and sends it the text. Before, one dialog asks for what is missing: whether the
 * chosen products are to be added, and the name and phone of a session without them.
 */
export function FinishOrderButton({
  order,
  variant = 'filled',
  unadded = null,
  check,
}: {
  /** Token or number of the order, for the activity log. */
  order: string;
  variant?: 'filled' | 'default';
  unadded?: UnaddedProducts | null;
  /** Called first; the press does nothing else when it resolves to false. */
  check: () => boolean | Promise<boolean>;
}) {
  const { send } = useShopChat();
  const [asked, setAsked] = useState<{ contactOf: Client | null | undefined } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const singleFlight = useSingleFlight();

  /** The client whose name or phone is missing; undefined when nothing is, or when it cannot be loaded. */
  async function loadIncompleteClient(): Promise<Client | null | undefined> {
    setIsLoading(true);
    try {
      const client = await readClient();
      return needsContact(client) ? client : undefined;
    } catch {
      // A failed load does not prevent finishing the order.
      return undefined;
    } finally {
      setIsLoading(false);
    }
  }

  function finish() {
    setAsked(null);
    send(messages.finishOrderUtterance);
    logCustomerActivity(activities.orderFinished, { order });
  }

  async function press() {
    if (!(await check())) return;
    const contactOf = await loadIncompleteClient();
    if (contactOf === undefined && unadded === null) finish();
    else setAsked({ contactOf });
  }

  return (
    <>
      <Button
        data-ignore-double-click
        variant={variant}
        aria-busy={isLoading}
        onClick={() => void singleFlight(press)}
      >
        {messages.finishOrder}
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <FinishOrderDialog
            contactOf={asked.contactOf}
            unadded={unadded}
            onReady={finish}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
