import { Button, Group } from '@mantine/core';
import { IconShoppingBag, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

import { PriceField } from '~/components/orders/PriceField';
import type { Order } from '~/contract/types';
import type { DraftErrors } from '~/domain/orders/draft/orderDraftErrors';
import {
  addShipping,
  editShipping,
  removeNewShipping,
  setShippingCost,
} from '~/domain/orders/draft/orderEdits';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import { newShippingDraft } from '~/domain/orders/shipping';
import { moneyText } from '~/domain/typedNumbers';

import { EmptyTab } from '../EmptyTab';
import { LockNote } from '../LockNote';
import type { OrderLocks } from '../orderLocks';
import type { EditDraft } from '../useOrderDraft';
import { ShippingDetails } from './ShippingDetails';
import { ShippingForm } from './ShippingForm';

import classes from './ShippingTab.module.css';

/** Tab ENVIO: shipping cost and shipping entries, editable or read-only. */
export function ShippingTab({
  order,
  draft,
  locks,
  errors,
  wasSubmitted,
  edit,
  onWriteNote,
  onWriteClient,
}: {
  order: Order;
  draft: OrderDraft;
  locks: OrderLocks;
  errors: DraftErrors;
  /** A save was attempted: all errors are shown. */
  wasSubmitted: boolean;
  edit: EditDraft;
  /** Leads to the store's observation. */
  onWriteNote: () => void;
  /** Opens the message to the client. */
  onWriteClient: () => void;
}) {
  return (
    <>
      <div className={classes.entry}>
        <PriceField
          label="Costo de envío"
          className={classes.cost}
          text={draft.shippingCostText}
          loadedText={moneyText(order.shipping_cost)}
          symbol={order.curr_symbol}
          lock={locks.shippingCost}
          onText={(text) => edit((before) => setShippingCost(before, text))}
        />
      </div>
      <h2 className={classes.heading}>Envíos</h2>
      {locks.shippingEntries === null ? (
        <EditedEntries
          order={order}
          draft={draft}
          errors={errors}
          wasSubmitted={wasSubmitted}
          edit={edit}
        />
      ) : (
        <>
          {locks.shippingEntries === locks.shippingCost ? null : (
            <div className={classes.lock}>
              <LockNote reason={locks.shippingEntries} />
            </div>
          )}
          {order.payment_status === 'pending' ? null : (
            <div className={classes.instead}>
              <p>
                Para dejar transportista y código de seguimiento de este pedido, escríbalos en la
                observación de la tienda o en un mensaje al cliente.
              </p>
              <Group gap="xs">
                <Button variant="light" size="sm" onClick={onWriteNote}>
                  Escribir la observación
                </Button>
                <Button variant="light" size="sm" onClick={onWriteClient}>
                  Escribir al cliente
                </Button>
              </Group>
            </div>
          )}
          <ShippingDetails entries={order.shipping} />
        </>
      )}
    </>
  );
}

function EditedEntries({
  order,
  draft,
  errors,
  wasSubmitted,
  edit,
}: {
  order: Order;
  draft: OrderDraft;
  errors: DraftErrors;
  wasSubmitted: boolean;
  edit: EditDraft;
}) {
  // Nothing is sent of an order that is picked up, unless staff ask for it.
  const [asked, setAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) fields.current?.querySelector('input')?.focus();
  }, [asked]);
  if (!order.delivery && draft.shipping.length === 0 && !asked) {
    return (
      <div className={classes.none}>
        <EmptyTab
          drawing={<IconShoppingBag aria-hidden="true" />}
          text="Este pedido se retira en sucursal."
        >
          <Button variant="light" onClick={() => setAsked(true)}>
            Agregar envío igual
          </Button>
        </EmptyTab>
      </div>
    );
  }
  // An order without entries shows an empty form, which joins the draft with the first typed text.
  const first = newShippingDraft(`new-shipping-${draft.rowsAdded + 1}`);
  const none = draft.shipping.length === 0;
  const entries = none ? [first] : draft.shipping;
  return (
    <div ref={fields}>
      {entries.map((entry, index) => (
        <ShippingForm
          key={entry.key}
          number={index + 1}
          entry={entry}
          errors={errors.shipping[entry.key] ?? {}}
          wasSubmitted={wasSubmitted}
          onChange={(change) =>
            edit((before) =>
              editShipping(
                before.shipping.length === 0 ? addShipping(before) : before,
                entry.key,
                change,
              ),
            )
          }
          onRemove={
            entry.stored === null && !none
              ? () => edit((before) => removeNewShipping(before, entry.key))
              : null
          }
        />
      ))}
      <Button
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => edit((before) => addShipping(none ? addShipping(before) : before))}
      >
        Agregar envío
      </Button>
    </div>
  );
}
