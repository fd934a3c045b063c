import { ActionIcon, Badge } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

import { ProductPhoto } from '~/components/products/ProductPhoto';
import type { Product } from '~/contract/types';
import type { OrderItemDraft } from '~/domain/orders/draft/orderFields';
import { amountWithUnit } from '~/domain/orders/quantities';
import { unitShort, withSizeKept } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';

import { ProductAmount } from './ProductAmount';

import classes from './AddItemTab.module.css';

/** Side of a product's photo, in px. */
const PHOTO_SIZE = 40;

const addButtonId = (product: number) => `agregar-${product}`;

/** A product of the add-item list with its add button, or its quantity once it is added; of a locked order without them. */
export function ProductRow({
  product,
  symbol,
  item,
  unused,
  locked,
  onAdd,
  onQuantity,
  onRemove,
}: {
  product: Product;
  symbol: string;
  /** The item of the order with this product. */
  item: OrderItemDraft | null;
  /** The typed quantity, if it cannot be used. */
  unused: string;
  locked: boolean;
  onAdd: () => void;
  onQuantity: (product: Product, item: OrderItemDraft, quantity: string) => void;
  onRemove: (product: Product, item: OrderItemDraft) => void;
}) {
  const { id, name, brand, kind, quantity_unit, price_per_unit, image_url } = product;
  return (
    <li className={classes.row} data-adding={item?.stored === null || undefined}>
      <ProductPhoto url={image_url} name={name} size={PHOTO_SIZE} />
      <div className={classes.product}>
        <strong dir="auto">{withSizeKept(name)}</strong>
        <span className={classes.dimmed} dir="auto">
          {brand.name ? <span>{brand.name}</span> : null}
          {kind.name ? <span>{brand.name ? ` · ${kind.name}` : kind.name}</span> : null}
        </span>
        {item?.stored ? (
          <span className={classes.dimmed}>
            {amountWithUnit(item.amount, quantity_unit)} · Se cambia en PEDIDO
          </span>
        ) : null}
      </div>
      {item?.stored ? (
        <Badge className={classes.held} variant="light" radius="sm" tt="none">
          En el pedido
        </Badge>
      ) : null}
      <div className={classes.price}>
        {price_per_unit === null ? '-' : formatMoney(price_per_unit, symbol)}
        <span className={classes.dimmed}> / {unitShort(quantity_unit)}</span>
      </div>
      {locked ? null : item && item.stored === null ? (
        <ProductAmount
          product={name}
          unit={quantity_unit}
          amount={item.amount}
          unused={unused}
          onText={(quantity) => onQuantity(product, item, quantity)}
          onRemove={() => {
            onRemove(product, item);
            // The field unmounts with the item.
            requestAnimationFrame(() => document.getElementById(addButtonId(id))?.focus());
          }}
        />
      ) : (
        <ActionIcon
          id={addButtonId(id)}
          variant="light"
          size="lg"
          // A second click would warn that the product is already in the order.
          data-ignore-double-click
          aria-label={`Agregar ${name}`}
          onClick={onAdd}
        >
          <IconPlus size={20} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}
