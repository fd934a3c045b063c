import { Textarea } from '@mantine/core';

import { editOrder } from '~/domain/orders/draft/orderEdits';
import { ORDER_FIELDS, type OrderDraft } from '~/domain/orders/draft/orderFields';

import type { OrderLocks } from '../orderLocks';
import type { EditDraft } from '../useOrderDraft';

import classes from './OrderSide.module.css';

/** Name of the field of the store's observation. */
export const STORE_NOTE = 'store_observation';

/** Maximum visible rows of multi-line fields. */
const MAX_ROWS = 3;

/** The order's texts that the store writes: payment information and observation. */
export function StoreTexts({
  draft,
  locks,
  edit,
}: {
  draft: OrderDraft;
  locks: OrderLocks;
  edit: EditDraft;
}) {
  return (
    <section className={classes.card} aria-label="Textos de la tienda">
      <h2 className={classes.heading}>Textos de la tienda</h2>
      <Textarea
        label={ORDER_FIELDS.payment_info.label}
        autosize
        maxRows={MAX_ROWS}
        value={draft.payment_info}
        readOnly={locks.paymentInfo !== null}
        description={locks.paymentInfo}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => {
          const payment_info = event.currentTarget.value;
          edit((before) => editOrder(before, { payment_info }));
        }}
      />
      <Textarea
        label={ORDER_FIELDS.store_observation.label}
        name={STORE_NOTE}
        autosize
        maxRows={MAX_ROWS}
        value={draft.store_observation}
        onChange={(event) => {
          const store_observation = event.currentTarget.value;
          edit((before) => editOrder(before, { store_observation }));
        }}
      />
    </section>
  );
}
