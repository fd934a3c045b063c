import { Badge, Button } from '@mantine/core';

import type { Product } from '~/contract/types';
import { unitShort, withSizeKept } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';

import { ProductAmount } from './ProductAmount';

import classes from './AddItemTab.module.css';

/** A product of the add-item list with its quantity and its add button; of a locked order without them. */
export function ProductRow({
  product,
  symbol,
  quantity,
  inOrder,
  locked,
  error,
  onQuantity,
  onAdd,
}: {
  product: Product;
  symbol: string;
  /** As typed. */
  quantity: string;
  inOrder: boolean;
  locked: boolean;
  /** Error of the quantity. */
  error: string | null;
  onQuantity: (quantity: string) => void;
  onAdd: () => void;
}) {
  const { name, brand, kind, quantity_unit, price_per_unit } = product;
  const unit = unitShort(quantity_unit);
  return (
    <li className={classes.row} data-locked={locked || undefined}>
      <div className={classes.product}>
        <strong dir="auto">{withSizeKept(name)}</strong>
        <span className={classes.dimmed} dir="auto">
          {[brand.name, kind.name].filter(Boolean).join(' · ')}
        </span>
        {inOrder ? (
          <Badge variant="light" radius="sm" tt="none">
            En el pedido
          </Badge>
        ) : null}
      </div>
      <div className={classes.price}>
        {price_per_unit === null ? '-' : formatMoney(price_per_unit, symbol)}
        <span className={classes.dimmed}> / {unit}</span>
      </div>
      {locked ? null : (
        <div className={classes.actions}>
          <ProductAmount
            product={name}
            unit={quantity_unit}
            text={quantity}
            error={error}
            onText={onQuantity}
            onEnter={onAdd}
          />
          <Button
            variant="light"
            // A second click would warn that the product is already in the order.
            data-ignore-double-click
            aria-label={`Agregar ${name}`}
            onClick={onAdd}
          >
            Agregar
          </Button>
        </div>
      )}
    </li>
  );
}
