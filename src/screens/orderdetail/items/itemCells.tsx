import { Badge, Button, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

import { ProductPhoto } from '~/components/products/ProductPhoto';
import { askedWords } from '~/domain/orders/askedWords';
import { isItemEdited, removeNewItem } from '~/domain/orders/draft/orderEdits';
import type { OrderItemDraft } from '~/domain/orders/draft/orderFields';
import { itemTotal, revisedUnitPrice } from '~/domain/orders/orderTotals';
import { unitShort } from '~/domain/products/units';
import { formatMoney, formatNumber } from '~/lib/money';

import type { EditDraft } from '../useOrderDraft';
import type { OpenItems } from './useOpenItems';

import classes from './ItemsTab.module.css';

/** Props of the item table and the item cards. */
export interface ItemsProps {
  rows: readonly ItemProps[];
}

/** Props of one item of them. All keep their identity while another item is edited: its row is not rendered. */
export interface ItemProps {
  item: OrderItemDraft;
  /** Currency symbol of the order. */
  symbol: string;
  /** Why revised prices are locked, shown above the items; null: they are editable. */
  lock: string | null;
  /** Why quantities are locked; null: they are editable. */
  quantityLock: string | null;
  /** The typed quantity, if it cannot be used; else ''. */
  unused: string;
  /** Whether its fields are shown. */
  isOpen: boolean;
  /** Its revised price is invalid. */
  isInvalid: boolean;
  onQuantity: (item: OrderItemDraft, quantity: string) => void;
  edit: EditDraft;
  open: OpenItems;
}

/** Side of an item's photo, in px. */
const PHOTO_SIZE = 40;

/**
 * Photo, name, brand and kind of the product, the text that the customer wrote, and below them the store's observation if it
 * has one, whose field a press opens.
 */
export function ItemProduct({
  item,
  edit,
  isOpen,
  open,
  children,
}: Pick<ItemProps, 'item' | 'edit' | 'isOpen' | 'open'> & {
  /** Before brand and kind. */
  children?: ReactNode;
}) {
  const { name, brand, kind, image_url } = item.product_denormalized;
  const asked = item.stored === null ? null : askedWords(item.stored);
  const observation = item.store_observations.trim();
  return (
    <div className={classes.photoRow}>
      <ProductPhoto url={image_url} name={name} size={PHOTO_SIZE} />
      <div className={classes.product}>
        <strong dir="auto">{name}</strong>
        <div className={classes.kind}>
          {children}
          <span className={classes.dimmed} dir="auto">
            {[brand, kind].filter(Boolean).join(' · ')}
          </span>
          {isItemEdited(item) ? <span className={classes.unsaved}>Sin guardar</span> : null}
        </div>
        {asked === null ? null : (
          <span className={`${classes.dimmed} ${classes.typed}`} dir="auto">
            Pedido como: {asked}
          </span>
        )}
        {isOpen || observation === '' ? null : (
          // For the keyboard, the edit button does the same.
          <UnstyledButton
            tabIndex={-1}
            className={classes.observation}
            dir="auto"
            onClick={() => open.openObservation(item.key)}
          >
            Observación: {observation}
          </UnstyledButton>
        )}
        {item.stored === null ? <NewItem item={item} edit={edit} /> : null}
      </div>
    </div>
  );
}

/** Marks an unsaved item and removes it. Stored items have no button: no call deletes them. */
function NewItem({ item, edit }: Pick<ItemProps, 'item' | 'edit'>) {
  return (
    <span className={classes.newItem}>
      <Badge variant="light" radius="sm" tt="none">
        Nuevo
      </Badge>
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
    </span>
  );
}

/** Quantity and unit price; below them the unit price of a revised total. */
export function ItemPrice({
  item,
  symbol,
  isInvalid,
}: Pick<ItemProps, 'item' | 'symbol' | 'isInvalid'>) {
  const { quantity_unit, price_per_unit } = item.product_denormalized;
  const perUnit = revisedUnitPrice(item);
  return (
    <>
      <div>
        {formatNumber(item.amount)} {unitShort(quantity_unit)}
        <span className={classes.dimmed}>
          {price_per_unit === null ? ' · Sin precio' : ` × ${formatMoney(price_per_unit, symbol)}`}
        </span>
      </div>
      {item.revised_price === null || isInvalid ? null : (
        <div className={classes.revised}>
          Revisado
          {perUnit === null
            ? ''
            : `: ${formatMoney(perUnit, symbol)} / ${unitShort(quantity_unit)}`}
        </div>
      )}
    </>
  );
}

/** Total of the item, none while its revised price is invalid; below a revised one the total before. */
export function ItemTotal({
  item,
  symbol,
  isInvalid,
}: Pick<ItemProps, 'item' | 'symbol' | 'isInvalid'>) {
  if (isInvalid) return <strong>-</strong>;
  const isRevised =
    item.revised_price !== null && item.product_denormalized.price_per_unit !== null;
  return (
    <>
      <strong translate="no">{formatMoney(itemTotal(item), symbol)}</strong>
      {isRevised ? (
        <div className={classes.before}>
          <span className="visually-hidden">antes </span>
          <s translate="no">{formatMoney(itemTotal({ ...item, revised_price: null }), symbol)}</s>
        </div>
      ) : null}
    </>
  );
}
