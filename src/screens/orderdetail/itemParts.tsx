import { Badge, Button, Checkbox, Textarea } from '@mantine/core';
import { useRef } from 'react';

import { PriceField } from '~/components/orders/PriceField';
import { ProductPhoto } from '~/components/products/ProductPhoto';
import {
  editItem,
  removeNewItem,
  setRevisedPrice,
  type OrderItemDraft,
} from '~/domain/orders/orderDraft';
import { itemStatuses } from '~/domain/orders/orderStatus';
import { revisedUnitPrice } from '~/domain/orders/orderTotals';
import { unitShort } from '~/domain/products/units';
import { moneyText, parsePrice } from '~/domain/typedNumbers';
import { formatMoney, formatNumber } from '~/lib/money';

import type { EditDraft } from './useOrderDraft';

import classes from './OrderTab.module.css';

/** Props of the item table and the item cards. */
export interface ItemsProps {
  items: readonly OrderItemDraft[];
  /** Currency symbol of the order. */
  symbol: string;
  /** Why revised prices are locked, shown above the items; null: they are editable. */
  lock: string | null;
  edit: EditDraft;
}

interface PartProps {
  item: OrderItemDraft;
  edit: EditDraft;
  /** Shows the label above the field, where there is no table header. */
  labelled?: boolean;
}

/** A visible label, or an `aria-label` that also names the item. */
function labels(labelled: boolean, label: string, item: OrderItemDraft) {
  const name = item.product_denormalized.name;
  return labelled ? { label } : { 'aria-label': `${label} de ${name}` };
}

/** Side of an item's photo, in px. */
const PHOTO_SIZE = 40;

/** Photo, name, brand and kind of the product, and the text that the customer wrote. */
export function ItemProduct({ item }: { item: OrderItemDraft }) {
  const { name, brand, kind, image_url } = item.product_denormalized;
  const rawProduct = item.stored?.raw_product?.trim();
  return (
    <div className={classes.photoRow}>
      <ProductPhoto url={image_url} name={name} size={PHOTO_SIZE} />
      <div className={classes.product}>
        <strong dir="auto">{name}</strong>
        <span className={classes.dimmed} dir="auto">
          {[brand, kind].filter(Boolean).join(' · ')}
        </span>
        {rawProduct ? (
          <span className={`${classes.dimmed} ${classes.typed}`} dir="auto">
            Pedido como: {rawProduct}
          </span>
        ) : null}
        {item.stored === null ? (
          <Badge variant="light" radius="sm" tt="none">
            Nuevo
          </Badge>
        ) : null}
      </div>
    </div>
  );
}

export function ItemAmount({ item }: { item: OrderItemDraft }) {
  return (
    <>
      {formatNumber(item.amount)}{' '}
      <span className={classes.dimmed}>{unitShort(item.product_denormalized.quantity_unit)}</span>
    </>
  );
}

/** Formatted price per unit, "-" if the product has none. */
export function unitPrice(item: OrderItemDraft, symbol: string): string {
  const price = item.product_denormalized.price_per_unit;
  return price === null ? '-' : formatMoney(price, symbol);
}

/** Total price of the item as revised by the store, with its unit price and a button that removes the revision. */
export function RevisedPrice({
  item,
  symbol,
  lock,
  edit,
  labelled = false,
}: PartProps & Pick<ItemsProps, 'symbol' | 'lock'>) {
  const field = useRef<HTMLDivElement>(null);
  const perUnit = revisedUnitPrice(item);
  const isReadable = parsePrice(item.revisedPriceText).ok;
  const { name, quantity_unit } = item.product_denormalized;
  const setPrice = (text: string) => edit((draft) => setRevisedPrice(draft, item.key, text));
  return (
    <div ref={field}>
      <PriceField
        {...labels(labelled, 'Precio revisado (total)', item)}
        text={item.revisedPriceText}
        loadedText={item.stored === null ? '' : moneyText(item.stored.revised_price)}
        symbol={symbol}
        lock={lock}
        lockShown={false}
        onText={setPrice}
      />
      {perUnit === null ? null : (
        <div className={classes.perUnit}>
          <span className={classes.dimmed}>
            {isReadable ? `${formatMoney(perUnit, symbol)} / ${unitShort(quantity_unit)}` : null}
          </span>
          {lock === null ? (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Restaurar el precio original de ${name}`}
              onClick={() => {
                // The button unmounts with the revision.
                field.current?.querySelector('input')?.focus();
                setPrice('');
              }}
            >
              Restaurar
            </Button>
          ) : null}
        </div>
      )}
    </div>
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

/** Checkbox for the item's status: pending or done. */
export function ItemStatusField({ item, edit, labelled = false }: PartProps) {
  return (
    <Checkbox
      classNames={{ label: classes.doneLabel }}
      label={labelled ? itemStatuses.done.label : undefined}
      aria-label={`${itemStatuses.done.label}: ${item.product_denormalized.name}`}
      checked={item.status === 'done'}
      onChange={(event) => {
        const status = event.currentTarget.checked ? 'done' : 'pending';
        edit((draft) => editItem(draft, item.key, { status }));
      }}
    />
  );
}

/** Removes an unsaved item. Stored items have no button: no call deletes them. */
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
