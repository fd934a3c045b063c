import { Badge, Button, Checkbox, Textarea } from '@mantine/core';

import { PriceField } from '~/components/orders/PriceField';
import {
  editItem,
  removeNewItem,
  setRevisedPrice,
  type OrderItemDraft,
} from '~/domain/orders/orderDraft';
import { itemStatuses } from '~/domain/orders/orderStatus';
import { unitLabel } from '~/domain/products/units';
import { moneyText } from '~/domain/typedNumbers';
import { formatMoney, formatNumber } from '~/lib/money';

import type { EditDraft } from './useOrderDraft';

import classes from './OrderTab.module.css';

/** What the table and the cards of the items take. */
export interface ItemsProps {
  items: readonly OrderItemDraft[];
  /** Currency symbol of the order. */
  symbol: string;
  /** Why revised prices may not be changed; null: they may. It stands above the items. */
  lock: string | null;
  edit: EditDraft;
}

interface PartProps {
  item: OrderItemDraft;
  edit: EditDraft;
  /** With its label above it: where no table header says it. */
  labelled?: boolean;
}

/** A label above the field, or the same words for screen readers only, with the item they are about. */
function labels(labelled: boolean, label: string, item: OrderItemDraft) {
  const name = item.product_denormalized.name;
  return labelled ? { label } : { 'aria-label': `${label} de ${name}` };
}

/** Name, brand and kind of the product, and how the customer asked for it. */
export function ItemProduct({ item }: { item: OrderItemDraft }) {
  const { name, brand, kind } = item.product_denormalized;
  const asked = item.stored?.raw_product?.trim();
  return (
    <div className={classes.product}>
      <strong dir="auto">{name}</strong>
      <span className={classes.dimmed} dir="auto">
        {[brand, kind].filter(Boolean).join(' · ')}
      </span>
      {asked ? (
        <span className={classes.dimmed} dir="auto">
          Pedido como: {asked}
        </span>
      ) : null}
      {item.stored === null ? (
        <Badge variant="light" radius="sm" tt="none">
          Nuevo
        </Badge>
      ) : null}
    </div>
  );
}

export function ItemAmount({ item }: { item: OrderItemDraft }) {
  return (
    <>
      {formatNumber(item.amount)}{' '}
      <span className={classes.dimmed}>{unitLabel(item.product_denormalized.quantity_unit)}</span>
    </>
  );
}

/** The price per unit as text; "-" when the product has none. */
export function unitPrice(item: OrderItemDraft, symbol: string): string {
  const price = item.product_denormalized.price_per_unit;
  return price === null ? '-' : formatMoney(price, symbol);
}

/** The item's whole price as the store revised it; empty: none (§3 staff). */
export function RevisedPrice({
  item,
  symbol,
  lock,
  edit,
  labelled = false,
}: PartProps & Pick<ItemsProps, 'symbol' | 'lock'>) {
  return (
    <PriceField
      {...labels(labelled, 'Precio revisado', item)}
      text={item.revisedPriceText}
      loadedText={item.stored === null ? '' : moneyText(item.stored.revised_price)}
      symbol={symbol}
      lock={lock}
      lockShown={false}
      onText={(text) => edit((draft) => setRevisedPrice(draft, item.key, text))}
    />
  );
}

export function ItemObservation({ item, edit, labelled = false }: PartProps) {
  return (
    <Textarea
      {...labels(labelled, 'Observación', item)}
      autosize
      minRows={1}
      maxRows={3}
      value={item.store_observations}
      onChange={(event) => {
        const store_observations = event.currentTarget.value;
        edit((draft) => editItem(draft, item.key, { store_observations }));
      }}
    />
  );
}

/** Whether the item is ready: pending or done (§3 staff). */
export function ItemStatusField({ item, edit }: PartProps) {
  return (
    <Checkbox
      label={itemStatuses.done.label}
      aria-label={`${itemStatuses.done.label}: ${item.product_denormalized.name}`}
      checked={item.status === 'done'}
      onChange={(event) => {
        const status = event.currentTarget.checked ? 'done' : 'pending';
        edit((draft) => editItem(draft, item.key, { status }));
      }}
    />
  );
}

/** Takes back an item that was not saved yet; nothing for the others, no call deletes them. */
export function RemoveNewItem({ item, edit }: PartProps) {
  if (item.stored !== null) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      data-removes
      aria-label={`Quitar ${item.product_denormalized.name}`}
      onClick={() => edit((draft) => removeNewItem(draft, item.key))}
    >
      Quitar
    </Button>
  );
}
