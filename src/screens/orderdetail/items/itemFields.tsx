import { ActionIcon, Button, Checkbox, Textarea } from '@mantine/core';
import { IconChevronUp, IconPencil } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';

import { PriceField } from '~/components/orders/PriceField';
import { editItem, setOutOfStock, setRevisedPrice } from '~/domain/orders/draft/orderEdits';
import { itemStatuses } from '~/domain/orders/orderStatus';
import { revisedUnitPrice } from '~/domain/orders/orderTotals';
import { unitShort } from '~/domain/products/units';
import { moneyText, parsePrice } from '~/domain/typedNumbers';
import { formatMoney } from '~/lib/money';

import type { ItemProps } from './itemCells';
import { ProductAmount } from './ProductAmount';
import { editButtonId, fieldsId } from './useOpenItems';

import classes from './ItemsTab.module.css';

/** Shows and hides the fields of an item. */
export function EditItemButton({
  item,
  lock,
  quantityLock,
  isOpen,
  open,
}: Pick<ItemProps, 'item' | 'lock' | 'quantityLock' | 'isOpen' | 'open'>) {
  const hasQuantity = quantityLock === null && item.stored !== null;
  const fields =
    lock === null ? `${hasQuantity ? 'cantidad, ' : ''}precio y observación` : 'observación';
  const Icon = isOpen ? IconChevronUp : IconPencil;
  return (
    <ActionIcon
      id={editButtonId(item.key)}
      variant={isOpen ? 'light' : 'subtle'}
      data-locked={lock !== null || undefined}
      size={28}
      className={classes.editButton}
      aria-label={`Editar ${fields} de ${item.product_denormalized.name}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? fieldsId(item.key) : undefined}
      onClick={() => open.toggle(item.key)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

/**
 * The fields of an open item. Enter in the price leads to the next item, Escape back to the edit button. A locked price
 * is shown only while its text is invalid.
 */
export function ItemFields({ open, ...props }: ItemProps) {
  const { item, lock } = props;

  function leave(event: KeyboardEvent<HTMLElement>) {
    const isNext = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (!isNext && event.key !== 'Escape') return;
    // The same press would activate the button that gets the focus.
    event.preventDefault();
    open.close(item.key, isNext ? 'next' : 'own');
  }

  return (
    <div id={fieldsId(item.key)} className={classes.fields}>
      <ItemQuantity {...props} />
      {lock === null || !parsePrice(item.revisedPriceText).ok ? (
        <RevisedPrice {...props} onKeyDown={leave} />
      ) : null}
      <ItemObservation {...props} onKeyDown={leave} />
      {lock === null && revisedUnitPrice(item) !== null ? (
        <RestorePrice item={item} edit={props.edit} />
      ) : null}
      {lock === null && item.revised_price !== 0 ? (
        <Button
          size="compact-xs"
          variant="subtle"
          className={classes.restore}
          aria-label={`No hay ${item.product_denormalized.name}`}
          title="Precio 0 y «Sin stock»"
          onClick={() => {
            // The button unmounts with the price.
            document.getElementById(fieldsId(item.key))?.querySelector('input')?.focus();
            props.edit((draft) => setOutOfStock(draft, item.key));
          }}
        >
          No hay
        </Button>
      ) : null}
    </div>
  );
}

/** The quantity, with the control of the add list; while it is locked only the text of a typed one that cannot be used. */
function ItemQuantity({
  item,
  quantityLock,
  unused,
  onQuantity,
}: Pick<ItemProps, 'item' | 'quantityLock' | 'unused' | 'onQuantity'>) {
  // The row of an unsaved item has its control in AGREGAR ITEM.
  if (item.stored === null) return null;
  const { name, quantity_unit } = item.product_denormalized;
  if (quantityLock !== null && unused === '') {
    return <p className={`${classes.quantity} ${classes.dimmed}`}>{quantityLock}</p>;
  }
  return (
    <div className={classes.quantity}>
      <span className={classes.quantityLabel} aria-hidden="true">
        Cantidad
      </span>
      <ProductAmount
        product={name}
        unit={quantity_unit}
        amount={item.amount}
        unused={unused}
        mayReachZero={false}
        onText={(text) => onQuantity(item, text)}
        onRemove={() => undefined}
      />
    </div>
  );
}

type FieldProps = Pick<ItemProps, 'item' | 'symbol' | 'lock' | 'edit'> & {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Total price of the item as revised by the store, with its unit price. */
function RevisedPrice({ item, symbol, lock, edit, onKeyDown }: FieldProps) {
  const perUnit = revisedUnitPrice(item);
  const isReadable = parsePrice(item.revisedPriceText).ok;
  const { name, quantity_unit } = item.product_denormalized;
  return (
    <div>
      <PriceField
        label="Precio revisado (total)"
        aria-label={`Precio revisado (total) de ${name}`}
        text={item.revisedPriceText}
        loadedText={item.stored === null ? '' : moneyText(item.stored.revised_price)}
        symbol={symbol}
        lock={lock}
        lockShown={false}
        onText={(text) => edit((draft) => setRevisedPrice(draft, item.key, text))}
        onKeyDown={onKeyDown}
      />
      {perUnit !== null && isReadable ? (
        <div className={`${classes.perUnit} ${classes.dimmed}`}>
          {formatMoney(perUnit, symbol)} / {unitShort(quantity_unit)}
        </div>
      ) : null}
    </div>
  );
}

/** Removes the revision. After both fields, so that Tab leads from the price to the observation. */
function RestorePrice({ item, edit }: Pick<FieldProps, 'item' | 'edit'>) {
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={classes.restore}
      aria-label={`Restaurar el precio original de ${item.product_denormalized.name}`}
      onClick={() => {
        // The button unmounts with the revision.
        document.getElementById(fieldsId(item.key))?.querySelector('input')?.focus();
        edit((draft) => setRevisedPrice(draft, item.key, ''));
      }}
    >
      Restaurar
    </Button>
  );
}

function ItemObservation({
  item,
  edit,
  onKeyDown,
}: Pick<FieldProps, 'item' | 'edit' | 'onKeyDown'>) {
  return (
    <Textarea
      label="Observación"
      aria-label={`Observación de ${item.product_denormalized.name}`}
      autosize
      minRows={1}
      maxRows={3}
      value={item.store_observations}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        const store_observations = event.currentTarget.value;
        edit((draft) => editItem(draft, item.key, { store_observations }));
      }}
    />
  );
}

/** Checkbox for the item's status: pending or done. */
export function ItemStatusField({ item, edit }: Pick<ItemProps, 'item' | 'edit'>) {
  return (
    <Checkbox
      className={classes.doneBox}
      aria-label={`${itemStatuses.done.label}: ${item.product_denormalized.name}`}
      checked={item.status === 'done'}
      onChange={(event) => {
        const status = event.currentTarget.checked ? 'done' : 'pending';
        edit((draft) => editItem(draft, item.key, { status }));
      }}
    />
  );
}
