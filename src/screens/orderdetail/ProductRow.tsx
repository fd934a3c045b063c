import { ActionIcon, Badge, Button, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';

import type { Product } from '~/contract/types';
import { amountText, parseQuantity, quantityReading } from '~/domain/orders/quantities';
import { stepFor, unitShort } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';
import { ReasonTooltip } from '~/ui/ReasonTooltip';

import classes from './AddItemTab.module.css';

/** One press of + or − on a typed quantity: by the unit's step, never under 0; empty at 0. */
function stepped(quantity: string, unit: string | null, step: number): string {
  const typed = parseQuantity(quantity, unit);
  const next = Math.max(0, (typed.ok ? typed.value : 0) + step);
  return next === 0 ? '' : amountText(next);
}

/** A product of the add-item list: quantity by typing or in steps (grams by 100, the rest by 1), and its add button. */
export function ProductRow({
  product,
  symbol,
  quantity,
  inOrder,
  lock,
  error,
  onQuantity,
  onAdd,
}: {
  product: Product;
  symbol: string;
  /** As typed. */
  quantity: string;
  inOrder: boolean;
  lock: string | null;
  /** Error of the quantity. */
  error: string | null;
  onQuantity: (quantity: string) => void;
  onAdd: () => void;
}) {
  const { name, brand, kind, quantity_unit, price_per_unit } = product;
  const step = stepFor(quantity_unit);
  const unit = unitShort(quantity_unit);
  return (
    <li className={classes.row}>
      <div className={classes.product}>
        <strong dir="auto">{name}</strong>
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
      <div className={classes.actions}>
        <div className={classes.quantity}>
          <ReasonTooltip reason={lock}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Restar ${step} a ${name}`}
              onClick={() => onQuantity(stepped(quantity, quantity_unit, -step))}
            >
              <IconMinus size={16} aria-hidden="true" />
            </ActionIcon>
          </ReasonTooltip>
          <TextInput
            className={classes.amount}
            aria-label={`Cantidad de ${name}`}
            inputMode="decimal"
            autoComplete="off"
            readOnly={lock !== null}
            title={lock ?? undefined}
            value={quantity}
            description={lock ?? quantityReading(quantity, quantity_unit)}
            descriptionProps={lock === null ? {} : { className: 'visually-hidden' }}
            error={error}
            inputWrapperOrder={['input', 'description', 'error']}
            onChange={(event) => onQuantity(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && lock === null) onAdd();
            }}
          />
          <ReasonTooltip reason={lock}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Sumar ${step} a ${name}`}
              onClick={() => onQuantity(stepped(quantity, quantity_unit, step))}
            >
              <IconPlus size={16} aria-hidden="true" />
            </ActionIcon>
          </ReasonTooltip>
        </div>
        <ReasonTooltip reason={lock}>
          <Button
            variant="light"
            // A second click would warn that the product is already in the order.
            data-ignore-double-click
            aria-label={`Agregar ${name}`}
            onClick={onAdd}
          >
            Agregar
          </Button>
        </ReasonTooltip>
      </div>
    </li>
  );
}
