import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { logCustomerActivity, readClient } from '~/api/customerSession';
import { messages } from '~/domain/messages';
import { activities } from '~/domain/shopper/activities';
import { needsContact } from '~/domain/shopper/contact';
import { useSingleFlight } from '~/ui/form/useSingleFlight';
import { lazyNamed } from '~/ui/lazyNamed';

import type { MissingContact, UnaddedProducts } from './finishOrder';
import { useShopChat } from './shopChat';

const FinishOrderDialog = lazyNamed(() => import('./FinishOrderDialog'), 'FinishOrderDialog');

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
  const [asked, setAsked] = useState<MissingContact | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const singleFlight = useSingleFlight();

  async function loadContact(): Promise<MissingContact> {
    setIsLoading(true);
    try {
      const client = await readClient();
      return { asksContact: needsContact(client), client };
    } catch {
      // A failed load does not prevent finishing the order.
      return { asksContact: false, client: null };
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
    const contact = await loadContact();
    if (!contact.asksContact && unadded === null) finish();
    else setAsked(contact);
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
            {...asked}
            unadded={unadded}
            onReady={finish}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
